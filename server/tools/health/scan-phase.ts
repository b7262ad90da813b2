import type { CheckId } from '../../../contract/checks/catalogue.ts';
import type { FindingEvent, HealthPhaseEvent } from '../../../contract/health.ts';
import { HEALTH_PHASES } from '../../../contract/vocabulary.ts';
import type { HealthPhase } from '../../../contract/vocabulary.ts';
import { inCompletionOrder } from '../../async/completion-order.ts';
import type { Clock } from '../../clock.ts';
import type { Investigation } from './investigation.ts';

interface ScanPhase {
  phase: HealthPhase;
  checks: readonly CheckId[];
  /** Whether it reports its wait in the lab's queue. */
  usesLab: boolean;
}

/** The events of a phase: its start, each finding as soon as it is judged, a wait for the lab, and its end. */
export async function* scanPhase(
  { phase, checks, usesLab }: ScanPhase, { finding, labQueue }: Investigation,
  { clock, signal }: { clock: Clock; signal: AbortSignal },
): AsyncGenerator<FindingEvent | HealthPhaseEvent> {
  const header = { type: 'phase', phase, index: HEALTH_PHASES.indexOf(phase) + 1, total: 8 } as const;
  const began = clock.monotonic();
  yield { ...header, state: 'started' };
  const findings = checks.map(finding);
  const judged = Promise.allSettled(findings);
  const queued = usesLab && Promise.race([labQueue.entered, judged]).then(labQueue.isWaiting);
  const onceQueued = async (state: 'queued' | 'running'): Promise<HealthPhaseEvent | null> => {
    if (!await queued) return null;
    if (state === 'running') await Promise.race([labQueue.left, judged]);
    return { ...header, state };
  };
  const events = [onceQueued('queued'), ...findings, onceQueued('running')];
  for await (const event of inCompletionOrder<FindingEvent | HealthPhaseEvent | null>(events)) {
    signal.throwIfAborted();
    if (event) yield event;
  }
  yield { ...header, state: 'finished', durationMs: Math.round(clock.monotonic() - began) };
}
