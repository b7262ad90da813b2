import { INITIAL_PROGRESS, reduceGeo } from '../../contract/report/visibility/progress.ts';
import { loadClient } from '../api/client.ts';
import { createRunStore } from '../api/run-store.ts';
import { storedJson } from '../app/stored-json.ts';
import { savePastScan } from '../past/save-past-scan.ts';
import { pastScanOf } from './past-scan.ts';

/** This tab's measurement; what comes to its end is kept in this browser. */
export const geoRun = createRunStore({
  service: async (reload) => (await loadClient(reload)).geo,
  memory: storedJson('run:geo', () => sessionStorage),
  initialProgress: INITIAL_PROGRESS,
  reduce: reduceGeo,
  onEnd: (run, progress) => savePastScan(pastScanOf(run, progress)),
});
