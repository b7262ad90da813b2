import type { GeoEvent } from '../../../contract/geo.ts';
import type { AddressGuard } from '../../net/verdict.ts';
import { guardDomain, readGeoRequest } from '../../tools/geo/request.ts';
import type { GeoInput, GeoRequest } from '../../tools/geo/request.ts';
import { bodyObject, NOT_AN_OBJECT } from '../body-object.ts';
import type { Claim, Door } from '../door.ts';
import type { ToolPolicy } from '../policy.ts';
import type { StreamWork } from './work.ts';

export interface GeoDoorDeps {
  policy: ToolPolicy;
  guard: AddressGuard;
  /** A stored measurement of the same store, industry and language, or the sole right to make one. */
  claim(input: GeoInput, signal: AbortSignal): Promise<Claim<StreamWork<GeoEvent>>>;
  /** False when no engine is configured: a scan then uses nothing. */
  costly(): boolean;
  scan(input: GeoInput, signal: AbortSignal): AsyncGenerator<GeoEvent>;
}

/** The way into the AI visibility scan; any refusal of the guard ends here, an unresolved name too. */
export function createGeoDoor(
  { policy, guard, claim, costly, scan }: GeoDoorDeps,
): Door<GeoRequest, GeoInput, StreamWork<GeoEvent>> {
  return {
    policy,
    unreadable: 'invalid_brand',
    parse(body) {
      const fields = bodyObject(body);
      return fields ? readGeoRequest(fields) : { ok: false, code: 'invalid_brand', detail: NOT_AN_OBJECT };
    },
    guard: (input, signal) => guardDomain(input, guard, signal),
    claim,
    costly,
    work: (ready) => ({ kind: 'stream', events: (signal) => scan(ready, signal) }),
  };
}
