import { checkById } from '../../../contract/checks/catalogue.ts';
import type { CheckId } from '../../../contract/checks/catalogue.ts';
import type { CheckAgainEvent } from '../../../contract/check-again.ts';
import type { HealthDeps } from './deps.ts';
import { scanPhase } from './scan-phase.ts';
import { startInvestigation } from './investigation.ts';
import type { HealthScanInput } from './investigation.ts';

/**
 * Reads the store again as a scan does, and judges one check; remaining requests are aborted as soon as its verdict is
 * known. Gives no grades.
 */
export async function* checkAgain(
  input: HealthScanInput & { check: CheckId }, deps: HealthDeps, signal: AbortSignal,
): AsyncGenerator<CheckAgainEvent> {
  const { check } = input;
  const { clock } = deps;
  const checkedAt = new Date(clock.now()).toISOString();
  signal.throwIfAborted();
  await using investigation = startInvestigation({ input, checks: [check] }, deps, signal);
  const { phase } = checkById(check);
  yield* scanPhase({ phase, checks: [check], usesLab: true }, investigation, { clock, signal });
  yield { type: 'complete', checkedAt, outcome: (await investigation.entry).outcome };
}
