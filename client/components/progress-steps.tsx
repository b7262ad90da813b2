import { useLocale } from '../i18n/language.ts';
import { Bar } from './bar.tsx';
import type { BarProps } from './bar.tsx';
import { ChevronIcon } from './icons.tsx';
import styles from './progress-steps.module.css';

/** One step of a run, for display. */
export interface ProgressStep extends BarProps {
  id: string;
  name: string;
  /** Its duration, or why there is none. */
  note: string;
  state: 'to-come' | 'current' | 'past';
}

interface ProgressStepsProps {
  label: string;
  steps: readonly ProgressStep[];
  /** Summary on phones, and the progress bar's `aria-valuetext`. */
  summary: string;
}

/** Steps of a run: solid is measured, hatched is unmeasured, empty is pending. */
export function ProgressSteps({ label, steps, summary }: ProgressStepsProps) {
  const past = steps.filter(({ state }) => state === 'past').length;
  const items = steps.map((step) => <StepItem key={step.id} step={step} />);
  return (
    <div className="progress-steps">
      <progress className="sr-only" max={steps.length} value={past} aria-label={label} aria-valuetext={summary} />
      <ol className={`small ${styles.wide}`} aria-label={label}>{items}</ol>
      <details className={styles.narrow}>
        <summary className="small muted">
          <WholeBar steps={steps} />
          <span>{summary}</span>
          <ChevronIcon />
        </summary>
        <ol className="small" aria-label={label}>{items}</ol>
      </details>
    </div>
  );
}

function StepItem({ step: { name, note, state, ...bar } }: { step: ProgressStep }) {
  const { texts } = useLocale();
  return (
    <li aria-current={state === 'current' ? 'step' : undefined}>
      <Bar {...bar} />
      <span className={state === 'to-come' ? 'muted' : 'medium'}>{name}</span>
      <span className="muted">{note}</span>
      {bar.hatched > 0 && <span className="sr-only">{texts.of(String(bar.solid), String(bar.total))}</span>}
    </li>
  );
}

/** All steps in one bar, with equal weights. */
function WholeBar({ steps }: { steps: readonly ProgressStep[] }) {
  const share = (part: 'solid' | 'hatched'): number =>
    steps.reduce((sum, step) => sum + (step.total > 0 ? step[part] / step.total : 0), 0);
  return <Bar solid={share('solid')} hatched={share('hatched')} total={steps.length} />;
}
