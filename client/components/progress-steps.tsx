import { useLocale } from '../i18n/language.ts';
import { Bar } from './bar.tsx';
import type { BarProps } from './bar.tsx';
import { ChevronIcon } from './icons.tsx';
import styles from './progress-steps.module.css';

/** One step of a run as it is shown. */
export interface ProgressStep extends BarProps {
  id: string;
  name: string;
  /** Its time, or why it has none. */
  note: string;
  state: 'to-come' | 'current' | 'past';
}

interface ProgressStepsProps {
  label: string;
  phases: readonly ProgressStep[];
  /** The one line it folds into on a phone, and what it says to those who cannot see the bars. */
  folded: string;
}

/** The steps of a run: solid is measured, hatched is not, empty is still to come. */
export function ProgressSteps({ label, phases, folded }: ProgressStepsProps) {
  const past = phases.filter(({ state }) => state === 'past').length;
  return (
    <div className="progress-steps">
      <progress className="sr-only" max={phases.length} value={past} aria-label={label} aria-valuetext={folded} />
      <ol className={`small ${styles.wide}`} aria-label={label}>
        {phases.map((phase) => <StepItem key={phase.id} phase={phase} />)}
      </ol>
      <details className={styles.narrow}>
        <summary className="small muted">
          <Whole phases={phases} />
          <span>{folded}</span>
          <ChevronIcon />
        </summary>
        <ol className="small" aria-label={label}>{phases.map((phase) => <StepItem key={phase.id} phase={phase} />)}</ol>
      </details>
    </div>
  );
}

function StepItem({ phase }: { phase: ProgressStep }) {
  const { texts } = useLocale();
  return (
    <li aria-current={phase.state === 'current' ? 'step' : undefined}>
      <Bar solid={phase.solid} hatched={phase.hatched} total={phase.total} />
      <span className={phase.state === 'to-come' ? 'muted' : 'medium'}>{phase.name}</span>
      <span className="muted">{phase.note}</span>
      {phase.hatched > 0 && <span className="sr-only">{texts.of(String(phase.solid), String(phase.total))}</span>}
    </li>
  );
}

/** Every phase in one bar, each as wide as the next. */
function Whole({ phases }: { phases: readonly ProgressStep[] }) {
  const share = (part: 'solid' | 'hatched'): number =>
    phases.reduce((sum, phase) => sum + (phase.total > 0 ? phase[part] / phase.total : 0), 0);
  return <Bar solid={share('solid')} hatched={share('hatched')} total={phases.length} />;
}
