import { checkById } from '../../../contract/checks/catalogue.ts';
import type { CheckId } from '../../../contract/checks/catalogue.ts';
import type { CheckAgainEvent } from '../../../contract/check-again.ts';
import type { FindingEvent, HealthPhaseEvent } from '../../../contract/health.ts';
import { HEALTH_PHASES } from '../../../contract/vocabulary.ts';
import { inCompletionOrder } from '../../async/completion-order.ts';
import type { HealthDeps } from './deps.ts';
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
  const began = clock.monotonic();
  signal.throwIfAborted();
  await using investigation = startInvestigation({ input, checks: [check] }, deps, signal);
  const { labQueue } = investigation;

  const { phase } = checkById(check);
  const header = { type: 'phase', phase, index: HEALTH_PHASES.indexOf(phase) + 1, total: 8 } as const;
  yield { ...header, state: 'started' };
  const finding = investigation.finding(check);
  const turns = [labQueue.entered, labQueue.left].map(async (turn): Promise<HealthPhaseEvent> => {
    await Promise.race([turn, finding]);
    return { ...header, state: labQueue.isWaiting() ? 'queued' : 'running' };
  });
  for await (const event of inCompletionOrder<FindingEvent | HealthPhaseEvent>([finding, ...turns])) {
    signal.throwIfAborted();
    yield event;
  }
  yield { ...header, state: 'finished', durationMs: Math.round(clock.monotonic() - began) };
  yield { type: 'complete', checkedAt, outcome: (await investigation.entry).outcome };
}
