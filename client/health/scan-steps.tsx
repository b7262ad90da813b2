import { HEALTH_PHASES } from '../../contract/vocabulary.ts';
import type { HealthPhase } from '../../contract/vocabulary.ts';
import { ProgressSteps } from '../components/progress-steps.tsx';
import type { ProgressStep } from '../components/progress-steps.tsx';
import { useLocale } from '../i18n/language.ts';
import type { HealthTexts } from './nb.ts';
import { phaseNumber, shareOfPhase } from '../../contract/report/health/report.ts';
import type { ScanReport } from '../../contract/report/health/scan-report.ts';

/** A phase that was over sooner had been made ready beside another. */
const MIN_MS = 100;

/** The eight phases: how much of each was measured, and how long it took. */
export function ScanSteps({ report, texts }: { report: ScanReport; texts: HealthTexts }) {
  const { format } = useLocale();
  const { progress, isRunning, b2b } = report;
  const outcome = progress.summary?.outcome;
  const number = phaseNumber(progress);

  const noteOf = (phase: HealthPhase, seen: number): string => {
    const received = progress.phases[phase];
    if (isRunning) {
      if (!received) return texts.steps.waiting;
      if (received.state === 'queued') return texts.steps.queued;
      if (received.state !== 'finished') return texts.steps.running;
    }
    if (seen === 0) {
      const first = phase === 'access' && outcome !== undefined && outcome !== 'scanned';
      return first ? texts.outcomes[outcome].phase : texts.steps.unmeasured;
    }
    if (received?.durationMs === undefined) return progress.error ? texts.steps.stopped : '';
    return received.durationMs < MIN_MS ? texts.steps.instant(format.seconds(MIN_MS))
      : format.seconds(received.durationMs);
  };
  const shares = HEALTH_PHASES.map((phase) => shareOfPhase(progress, b2b, phase));
  // A store that is not scanned may still have answered for its robots.txt.
  const reached = Math.max(1, shares.findLastIndex(({ measured }) => measured > 0) + 1);
  const stoppedIn = progress.error ? number : outcome !== undefined && outcome !== 'scanned' ? reached : undefined;
  const stateOf = (phase: HealthPhase, at: number): ProgressStep['state'] => {
    if (stoppedIn !== undefined) return at < stoppedIn ? 'past' : 'to-come';
    if (!isRunning || progress.phases[phase]?.state === 'finished') return 'past';
    return progress.current === phase ? 'current' : 'to-come';
  };
  const phases = HEALTH_PHASES.map((phase, at): ProgressStep => {
    const { measured, unmeasured, total } = shares[at]!;
    return {
      id: phase, name: texts.phases[phase], note: noteOf(phase, measured), state: stateOf(phase, at),
      solid: measured, hatched: unmeasured, total,
    };
  });

  const name = progress.current ? texts.phases[progress.current] : '';
  const folded = isRunning ? texts.steps.foldedRunning(number, name || texts.phases.access)
    : stoppedIn !== undefined ? texts.steps.foldedStopped(stoppedIn)
      : texts.steps.folded(format.seconds(progress.summary?.durationMs ?? 0));
  return <ProgressSteps label={texts.steps.label} phases={phases} folded={folded} />;
}
