import type { GeoScanBody } from '../../contract/operations/geo.ts';
import type { RememberedRun } from '../api/run-store.ts';
import type { PastGeoScan } from '../past/store.ts';
import { INITIAL_PROGRESS } from '../../contract/report/visibility/progress.ts';
import type { GeoProgress } from '../../contract/report/visibility/progress.ts';
import type { ReportSource } from '../../contract/report/visibility/report.ts';

/** A complete measurement, as it is saved; an interrupted one is not. */
export function pastScanOf(
  { runId, input }: RememberedRun<GeoScanBody>, { result }: GeoProgress,
): PastGeoScan | undefined {
  if (!result) return undefined;
  return { tool: 'geo', id: runId, host: result.domain, at: result.measuredAt, input, result };
}

/** A saved or shared measurement as it looked when it ended. */
export const sourceOf = ({ input, result }: Pick<PastGeoScan, 'input' | 'result'>): ReportSource =>
  ({ input, progress: { ...INITIAL_PROGRESS, result }, startedAt: result.measuredAt, isOver: true, questions: [] });
