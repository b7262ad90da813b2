import type { GeoEvent } from '../../../contract/geo.ts';
import { geoScan } from '../../../contract/operations/geo.ts';
import type { GeoScanRequest } from '../../../contract/operations/geo.ts';
import type { Limits } from '../../../contract/operations/operation.ts';
import type { Claim, Door, Guarded } from '../door.ts';
import type { StreamWork } from './work.ts';

export interface GeoDoorDeps<Input> {
  limits: Limits;
  /** Judges the domain; any refusal of the address guard ends here, an unresolved name too. */
  guard(request: GeoScanRequest, signal: AbortSignal): Promise<Guarded<Input>>;
  /** A stored measurement of the same store, industry and language, or the sole right to make one. */
  claim(input: Input): Promise<Claim<StreamWork<GeoEvent>>>;
  /** False when no engine is configured: a scan then uses nothing. */
  costly(): boolean;
  scan(input: Input, signal: AbortSignal): AsyncGenerator<GeoEvent>;
}

/** The way into the AI visibility scan. */
export function createGeoDoor<Input>(
  { scan, ...rules }: GeoDoorDeps<Input>,
): Door<GeoScanRequest, Input, StreamWork<GeoEvent>> {
  return { ...rules, operation: geoScan, work: (ready) => ({ kind: 'stream', events: (signal) => scan(ready, signal) }) };
}
