import { HealthScanRequest } from '../../../contract/health.ts';
import type { HealthEvent } from '../../../contract/health.ts';
import type { Language } from '../../../contract/vocabulary.ts';
import type { AddressGuard } from '../../net/verdict.ts';
import { bodyObject, NOT_AN_OBJECT } from '../body-object.ts';
import type { Door } from '../door.ts';
import type { ToolPolicy } from '../policy.ts';
import type { StreamWork } from './work.ts';

export interface HealthDoorDeps {
  policy: ToolPolicy;
  guard: AddressGuard;
  scan(input: HealthScanRequest & { language: Language }, signal: AbortSignal): AsyncGenerator<HealthEvent>;
}

/** The way into the health scan. A host that does not resolve is let through: the scan says so itself. */
export function createHealthDoor(
  { policy, guard, scan }: HealthDoorDeps,
): Door<HealthScanRequest, HealthScanRequest, StreamWork<HealthEvent>> {
  return {
    policy,
    unreadable: 'invalid',
    parse(body) {
      const fields = bodyObject(body);
      if (!fields) return { ok: false, code: 'invalid', detail: NOT_AN_OBJECT };
      const parsed = HealthScanRequest.safeParse(fields);
      if (!parsed.success) return { ok: false, code: 'invalid', detail: '`url` must be a string: the address of a store.' };
      return { ok: true, input: parsed.data };
    },
    async guard(input, signal) {
      const verdict = await guard.judgeInput(input.url, signal);
      if (verdict.ok || verdict.code === 'unresolved') return { ok: true, ready: input };
      return { ok: false, code: verdict.code, detail: verdict.detail };
    },
    work: (ready, language) => ({
      kind: 'stream',
      events: (signal) => scan({ ...ready, language }, signal),
    }),
  };
}
