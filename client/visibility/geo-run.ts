import { BLANK, reduceGeo } from '../../contract/report/visibility/progress.ts';
import { loadClient } from '../api/client.ts';
import { createRunStore } from '../api/run-store.ts';
import { storedJson } from '../app/stored-json.ts';
import { keepScan } from '../past/keeping.ts';
import { pastScanOf } from './keep.ts';

/** This tab's measurement; what comes to its end is kept in this browser. */
export const geoRun = createRunStore({
  service: async (reload) => (await loadClient(reload)).geo,
  memory: storedJson('run:geo', () => sessionStorage),
  blank: BLANK,
  reduce: reduceGeo,
  onEnd: (run, progress) => keepScan(pastScanOf(run, progress)),
});
