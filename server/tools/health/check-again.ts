import { checkById } from '../../../contract/checks/catalogue.ts';
import type { CheckId } from '../../../contract/checks/catalogue.ts';
import type { CheckAgainEvent } from '../../../contract/check-again.ts';
import type { FindingEvent, HealthPhaseEvent } from '../../../contract/health.ts';
import { HEALTH_PHASES } from '../../../contract/vocabulary.ts';
import type { HealthPhase } from '../../../contract/vocabulary.ts';
import { inCompletionOrder } from '../../async/completion-order.ts';
import { noFieldReport } from '../../lab/crux.ts';
import type { HealthDeps } from './deps.ts';
import { asFinding } from './finding.ts';
import { startInvestigation } from './investigation.ts';
import { settingOf } from './scan.ts';
import type { HealthScanInput } from './scan.ts';

/**
 * Reads the store again as a scan does, and judges one check; remaining requests are aborted as soon as its verdict is
 * known. Gives no grades.
 */
export async function* checkAgain(
  input: HealthScanInput & { check: CheckId }, deps: HealthDeps, signal: AbortSignal,
): AsyncGenerator<CheckAgainEvent> {
  const { check, language } = input;
  const { clock } = deps;
  const checkedAt = new Date(clock.now()).toISOString();
  const began = clock.monotonic();
  signal.throwIfAborted();
  const { phase } = checkById(check);
  const labAsked = Promise.withResolvers<void>();
  const lab = labFor(phase, deps.lab, labAsked.resolve);
  // Only the speed checks use field data.
  const own = phase === 'speed' ? { ...deps, lab } : { ...deps, lab, field: noFieldReport };
  await using investigation = startInvestigation({ input, checks: [check] }, own, signal);
  const { labWait } = investigation;

  const header = { type: 'phase', phase, index: HEALTH_PHASES.indexOf(phase) + 1, total: 8 } as const;
  yield { ...header, state: 'started' };
  const judged = investigation.verdict(check).then(async (verdict): Promise<FindingEvent> =>
    asFinding(check, verdict, { language, setting: settingOf(await investigation.entry, input) }));
  const turns = [labAsked.promise, labAsked.promise.then(() => labWait.over)].map(async (turn): Promise<HealthPhaseEvent> => {
    await Promise.race([turn, judged]);
    return { ...header, state: labWait.isWaiting() ? 'queued' : 'running' };
  });
  for await (const event of inCompletionOrder<FindingEvent | HealthPhaseEvent>([judged, ...turns])) {
    signal.throwIfAborted();
    yield event;
  }
  yield { ...header, state: 'finished', durationMs: Math.round(clock.monotonic() - began) };
  yield { type: 'complete', checkedAt, outcome: (await investigation.entry).outcome };
}

/** The lab, limited to speed checks and to rendering app shells. */
function labFor(phase: HealthPhase, lab: HealthDeps['lab'], onAsked: () => void): HealthDeps['lab'] {
  return {
    ...lab,
    async measure(url, options) {
      if (phase !== 'speed' && options.htmlChars === undefined) return { ok: false, reason: 'switched-off', detail: 'Not asked for.' };
      onAsked();
      return await lab.measure(url, options);
    },
    render: (urls, options) => lab.render(urls, options),
  };
}
