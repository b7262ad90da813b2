import { INITIAL_PROGRESS, reduceGeo } from '../../contract/report/visibility/progress.ts';
import { loadClient } from '../api/client.ts';
import { createRunStore } from '../api/run-store.ts';
import { storedJson } from '../app/stored-json.ts';
import { savePastScan } from '../past/past-scan.ts';
import type { GeoScanBody } from '../../contract/operations/geo.ts';
import type { RememberedRun } from '../api/run-store.ts';
import type { PastGeoScan } from '../past/store.ts';
import type { GeoProgress } from '../../contract/report/visibility/progress.ts';
import type { ReportSource } from '../../contract/report/visibility/report.ts';

/** This tab's measurement; saved in this browser when it ends. */
export const geoRun = createRunStore({
  service: async (reload) => (await loadClient(reload)).geo,
  memory: storedJson('run:geo', () => sessionStorage),
  initialProgress: INITIAL_PROGRESS,
  reduce: reduceGeo,
  onEnd: (run, progress) => savePastScan(pastScanOf(run, progress)),
});

/** A complete measurement, in the form in which it is saved; interrupted ones are not saved. */
function pastScanOf(
  { runId, input }: RememberedRun<GeoScanBody>, { result }: GeoProgress,
): PastGeoScan | undefined {
  if (!result) return undefined;
  return { tool: 'geo', id: runId, host: result.domain, at: result.measuredAt, input, result };
}

/** Report source of a saved or shared measurement, as it was when it ended. */
export const sourceOf = ({ input, result }: Pick<PastGeoScan, 'input' | 'result'>): ReportSource =>
  ({ input, progress: { ...INITIAL_PROGRESS, result }, startedAt: result.measuredAt, isOver: true, questions: [] });
