import type { GeoEvent } from '../../../contract/geo.ts';
import { bodyObject, NOT_AN_OBJECT } from '../body-object.ts';
import type { Claim, Door, Guarded, Parsed } from '../door.ts';
import type { ToolPolicy } from '../policy.ts';
import type { StreamWork } from './work.ts';

export interface GeoDoorDeps<Request, Input> {
  policy: ToolPolicy;
  /** The rules of the fields, in the order their errors are reported. */
  read(fields: Record<string, unknown>): Parsed<Request>;
  /** Judges the domain; any refusal of the address guard ends here, an unresolved name too. */
  judge(request: Request, signal: AbortSignal): Promise<Guarded<Input>>;
  /** A stored measurement of the same store, industry and language, or the sole right to make one. */
  claim(input: Input): Promise<Claim<StreamWork<GeoEvent>>>;
  /** False when no engine is configured: a scan then uses nothing. */
  costly(): boolean;
  scan(input: Input, signal: AbortSignal): AsyncGenerator<GeoEvent>;
}

/** The way into the AI visibility scan. */
export function createGeoDoor<Request, Input>(
  { policy, read, judge, claim, costly, scan }: GeoDoorDeps<Request, Input>,
): Door<Request, Input, StreamWork<GeoEvent>> {
  return {
    policy,
    unreadable: 'invalid_brand',
    parse(body) {
      const fields = bodyObject(body);
      return fields ? read(fields) : { ok: false, code: 'invalid_brand', detail: NOT_AN_OBJECT };
    },
    guard: judge,
    claim,
    costly,
    work: (ready) => ({ kind: 'stream', events: (signal) => scan(ready, signal) }),
  };
}
