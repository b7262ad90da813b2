import { BLANK, reduceHealth } from '../../contract/report/health/progress.ts';
import { loadClient } from '../api/client.ts';
import { createRunStore } from '../api/run-store.ts';
import { storedJson } from '../app/stored-json.ts';
import { keepScan } from '../past/keeping.ts';
import { pastScanOf } from './keep.ts';

/** This tab's health scan; what comes to its end is kept in this browser. */
export const healthRun = createRunStore({
  service: async (reload) => (await loadClient(reload)).health,
  memory: storedJson('run:health', () => sessionStorage),
  blank: BLANK,
  reduce: reduceHealth,
  onEnd: (run, progress) => keepScan(pastScanOf(run, progress)),
});
