import { HEALTH_PHASES } from '../../contract/vocabulary.ts';
import type { HealthPhase } from '../../contract/vocabulary.ts';
import { ProgressSteps } from '../components/progress-steps.tsx';
import type { ProgressStep } from '../components/progress-steps.tsx';
import { useLocale } from '../i18n/language.ts';
import type { HealthTexts } from './nb.ts';
import { phaseNumber, shareOfPhase } from '../../contract/report/health/report.ts';
import type { ScanReport } from '../../contract/report/health/scan-report.ts';

/** A shorter phase was prepared in parallel with another, so its exact duration is not shown. */
const MIN_MS = 100;

/** The eight phases: how much of each was measured, and how long it took. */
export function ScanSteps({ report, texts }: { report: ScanReport; texts: HealthTexts }) {
  const { format } = useLocale();
  const { progress: { phases, current, summary, error }, isRunning } = report;
  const number = phaseNumber(report.progress);
  const unseen = summary && summary.outcome !== 'scanned' ? summary.outcome : undefined;
  const shares = HEALTH_PHASES.map((phase) => shareOfPhase(report, phase));
  // Even if the store was not scanned, its robots.txt may have been read.
  const reached = Math.max(1, shares.findLastIndex(({ measured }) => measured > 0) + 1);
  const stoppedIn = error ? number : unseen && reached;

  const noteOf = (phase: HealthPhase, measured: number): string => {
    const { state, durationMs } = phases[phase] ?? {};
    if (isRunning && state === undefined) return texts.steps.waiting;
    if (isRunning && state === 'queued') return texts.steps.queued;
    if (isRunning && state !== 'finished') return texts.steps.running;
    if (measured === 0) return unseen && phase === 'access' ? texts.outcomes[unseen].phase : texts.steps.unmeasured;
    if (durationMs === undefined) return error ? texts.steps.stopped : '';
    return durationMs < MIN_MS ? texts.steps.instant(format.seconds(MIN_MS)) : format.seconds(durationMs);
  };
  const stateOf = (phase: HealthPhase, at: number): ProgressStep['state'] => {
    if (stoppedIn !== undefined) return at < stoppedIn ? 'past' : 'to-come';
    if (!isRunning || phases[phase]?.state === 'finished') return 'past';
    return current === phase ? 'current' : 'to-come';
  };
  const summaryText = (): string => {
    if (isRunning) return texts.steps.foldedRunning(number, texts.phases[current ?? 'access']);
    if (stoppedIn !== undefined) return texts.steps.foldedStopped(stoppedIn);
    return texts.steps.folded(format.seconds(summary?.durationMs ?? 0));
  };
  const steps = HEALTH_PHASES.map((phase, at): ProgressStep => {
    const { measured, unmeasured, total } = shares[at]!;
    return {
      id: phase, name: texts.phases[phase], note: noteOf(phase, measured), state: stateOf(phase, at),
      solid: measured, hatched: unmeasured, total,
    };
  });
  return <ProgressSteps label={texts.steps.label} steps={steps} summary={summaryText()} />;
}
