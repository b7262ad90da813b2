import { geoChannel } from '../api/channel.ts';
import type { GeoScanBody } from '../../contract/operations/geo.ts';
import { createRunMemory } from '../api/run-memory.ts';
import { createRunStore } from '../api/run-store.ts';
import { keep } from './keep.ts';
import { BLANK, endsGeo, reduceGeo } from '../../contract/report/visibility/progress.ts';

/** This tab's measurement; what comes to its end is kept in this browser. */
export const geoRun = createRunStore({
  channel: geoChannel,
  memory: createRunMemory<GeoScanBody>('geo'),
  blank: BLANK,
  reduce: reduceGeo,
  isEnd: endsGeo,
  onEnd: keep,
  network: typeof window === 'undefined' ? undefined : window,
});
