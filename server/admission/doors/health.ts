import type { HealthEvent } from '../../../contract/health.ts';
import { healthScan } from '../../../contract/operations/health.ts';
import type { HealthScanRequest } from '../../../contract/operations/health.ts';
import type { Limits } from '../../../contract/operations/operation.ts';
import type { Language } from '../../../contract/vocabulary.ts';
import type { AddressGuard } from '../../net/verdict.ts';
import type { Door } from '../door.ts';
import type { StreamWork } from './work.ts';

export interface HealthDoorDeps {
  limits: Limits;
  guard: AddressGuard;
  scan(input: HealthScanRequest & { language: Language }, signal: AbortSignal): AsyncGenerator<HealthEvent>;
}

/** The way into the health scan. A host that does not resolve is let through: the scan says so itself. */
export function createHealthDoor(
  { limits, guard, scan }: HealthDoorDeps,
): Door<HealthScanRequest, HealthScanRequest, StreamWork<HealthEvent>> {
  return {
    operation: healthScan,
    limits,
    async guard(input, signal) {
      const verdict = await guard.judgeInput(input.url, signal);
      return verdict.ok || verdict.code === 'unresolved' ? { ok: true, ready: input } : verdict;
    },
    work: (ready, language) => ({ kind: 'stream', events: (signal) => scan({ ...ready, language }, signal) }),
  };
}
