import type { GeoScanBody } from '../../contract/operations/geo.ts';
import type { RememberedRun } from '../api/run-store.ts';
import type { PastGeoScan } from '../past/store.ts';
import { BLANK } from '../../contract/report/visibility/progress.ts';
import type { GeoProgress } from '../../contract/report/visibility/progress.ts';
import type { ReportSource } from '../../contract/report/visibility/report.ts';

/** A measurement that came to its end, as it is kept; one that broke off is not. */
export function pastScanOf(
  { runId, input }: RememberedRun<GeoScanBody>, { result }: GeoProgress,
): PastGeoScan | undefined {
  if (!result) return undefined;
  return { tool: 'geo', id: runId, host: result.domain, at: result.measuredAt, input, result };
}

/** A kept or shared measurement as it looked when it ended. */
export const sourceOf = ({ input, result }: Pick<PastGeoScan, 'input' | 'result'>): ReportSource =>
  ({ input, progress: { ...BLANK, result }, startedAt: result.measuredAt, isOver: true, questions: [] });
