import type { GeoScanBody } from '../../contract/operations/geo.ts';
import { BLANK, endsGeo, reduceGeo } from '../../contract/report/visibility/progress.ts';
import { loadClient } from '../api/client.ts';
import { createRunMemory } from '../api/run-memory.ts';
import { createRunHook } from '../api/use-run.ts';
import { keep } from './keep.ts';

/** This tab's measurement; what comes to its end is kept in this browser. */
export const useGeoRun = createRunHook({
  service: async (asking) => (await loadClient(asking)).geo,
  memory: createRunMemory<GeoScanBody>('geo'),
  blank: BLANK,
  reduce: reduceGeo,
  isEnd: endsGeo,
  onEnd: keep,
});
