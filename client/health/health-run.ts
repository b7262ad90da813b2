import { INITIAL_PROGRESS, reduceHealth } from '../../contract/report/health/progress.ts';
import { loadClient } from '../api/client.ts';
import { createRunStore } from '../api/run-store.ts';
import { storedJson } from '../app/stored-json.ts';
import { savePastScan } from '../past/save-past-scan.ts';
import { pastScanOf } from './past-scan.ts';

/** This tab's health scan; what comes to its end is kept in this browser. */
export const healthRun = createRunStore({
  service: async (reload) => (await loadClient(reload)).health,
  memory: storedJson('run:health', () => sessionStorage),
  initialProgress: INITIAL_PROGRESS,
  reduce: reduceHealth,
  onEnd: (run, progress) => savePastScan(pastScanOf(run, progress)),
});
