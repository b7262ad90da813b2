import { useRef, useSyncExternalStore } from 'react';
import { actionOf, nothingToFix, stepNote } from '../../contract/report/health/plan-words.ts';
import { planOf } from '../../contract/report/health/plan.ts';
import type { Step } from '../../contract/report/health/plan.ts';
import type { ScanReport } from '../../contract/report/health/scan-report.ts';
import { hostOf } from '../../contract/report/hosts.ts';
import { Button } from '../components/button.tsx';
import { ChevronIcon } from '../components/icons.tsx';
import { StatusIcon } from '../components/status-icon.tsx';
import { useLocale } from '../i18n/language.ts';
import { CheckAgain } from './check-again.tsx';
import { CopyFinding } from './copy-finding.tsx';
import { EvidenceList } from './evidence-list.tsx';
import { Fix } from './fix.tsx';
import type { PanelProps } from './panel-props.ts';
import styles from './plan.module.css';
import { FindingLink } from './reveal.tsx';
import { tickStore } from './ticks.ts';
import type { Ticks } from './ticks.ts';

/** Further evidence is shown only in the finding's own row. */
const MAX_EVIDENCE = 3;

const NONE: Ticks = {};
const none = (): Ticks => NONE;

/** Host that ticks are stored under: that of the final URL, as for saved scans. */
const storeOf = ({ progress: { summary }, host }: ScanReport): string =>
  (summary?.finalUrl ? hostOf(summary.finalUrl) : host);

/** The plan: at most five actions, the most valuable first. Renders nothing while the scan runs. */
export function PlanPanel({ report, texts, wordsOf, isOwn }: PanelProps & { isOwn: boolean }) {
  const { format } = useLocale();
  const store = storeOf(report);
  const ticks = useSyncExternalStore(tickStore.subscribe, () => (isOwn ? tickStore.read(store) : NONE), none);
  const isBlocked = useSyncExternalStore(tickStore.subscribe, tickStore.isBlocked, () => false);
  const list = useRef<HTMLOListElement>(null);
  const plan = planOf(report);
  if (!plan) return null;
  const { steps, more } = plan;
  if (steps.length === 0) {
    const { heading, message } = nothingToFix(report, texts, format);
    return (
      <section className="plan card" aria-labelledby="plan-heading">
        <div className="stack g1 pad">
          <h2 id="plan-heading">{heading}</h2>
          <p>{message}</p>
        </div>
      </section>
    );
  }
  const isDone = ({ finding: { id } }: Step): boolean => ticks[id] !== undefined;
  const done = steps.filter(isDone).length;
  const next = steps.findIndex((step) => !isDone(step));
  const show = (): void => {
    const step = list.current?.children[next]?.querySelector('details');
    if (!step) return;
    step.open = true;
    step.querySelector('summary')?.focus();
    step.scrollIntoView({ block: 'nearest' });
  };
  return (
    <section className="plan card ruled" aria-labelledby="plan-heading">
      <div className={`spread g3 pad ${styles.head}`}>
        <div>
          <h2 id="plan-heading">{texts.plan.heading}</h2>
          <p className="small muted figures">{done > 0 ? texts.plan.doneOf(done, steps.length) : texts.plan.lead}</p>
        </div>
        {next !== -1 && (
          <Button primary={!report.progress.error} onClick={show}>
            {done > 0 ? texts.plan.next : texts.plan.first}
          </Button>
        )}
      </div>
      <ol ref={list} className="ruled">
        {steps.map((step) => (
          <PlanStep
            key={step.finding.id} step={step} tickedAt={ticks[step.finding.id]} report={report} texts={texts}
            wordsOf={wordsOf}
            onTick={isOwn
              ? (isTicked) => tickStore.set(store, step.finding.id, isTicked ? report.startedAt : undefined)
              : undefined}
          />
        ))}
      </ol>
      <p className="meta pad">
        {more > 0 && <span>{texts.plan.more(more, format)}</span>}{' '}
        {isOwn && <span className="plan-kept">{isBlocked ? texts.plan.notKept : texts.plan.kept}</span>}
      </p>
    </section>
  );
}

interface PlanStepProps extends PanelProps {
  step: Step;
  /** ISO 8601; undefined if not done. */
  tickedAt: string | undefined;
  /** Undefined in shared reports, which are read-only. */
  onTick: ((isTicked: boolean) => void) | undefined;
}

/** One action with a checkbox; expands to why, how and where. */
function PlanStep({ step: { finding, waiting }, tickedAt, onTick, report, texts, wordsOf }: PlanStepProps) {
  const { language, format } = useLocale();
  const { id, status, severity, evidence } = finding;
  const words = wordsOf(finding);
  const action = actionOf(words);
  const isStillFound = tickedAt !== undefined && tickedAt < report.startedAt;
  return (
    <li className={`${styles.step} ${severity}`} data-done={(tickedAt !== undefined && !isStillFound) || undefined}>
      {onTick && (
        <label className={styles.tick}>
          <input
            type="checkbox" checked={tickedAt !== undefined} onChange={(event) => onTick(event.currentTarget.checked)}
          />
          <span className="sr-only">{texts.plan.done}: {action}</span>
        </label>
      )}
      <details>
        <summary className="opens">
          <span className="row-words">
            <span className="row-title medium">{action}</span>
            <span className="row-message small muted">{words.title}</span>
            {isStillFound && (
              <span className="row-word medium small warn">{texts.plan.stillFound(format.date(tickedAt))}</span>
            )}
          </span>
          <span className={`cluster small ${severity === 'critical' ? 'medium' : 'muted'}`}>
            <StatusIcon status={status} size={18} />{stepNote(finding, texts, language)}
          </span>
          <ChevronIcon />
        </summary>
        <div className={`stack ${styles.body}`}>
          <p>{words.message} {waiting.length > 0 && texts.plan.waiting(waiting.length, format)}</p>
          <Fix finding={finding} words={words} texts={texts} isActionShown />
          {evidence.length > 0 && (
            <div className="stack g1">
              <h3 className="meta medium">{texts.findings.seen}</h3>
              <EvidenceList evidence={evidence.slice(0, MAX_EVIDENCE)} texts={texts} />
            </div>
          )}
          <CheckAgain finding={finding} texts={texts} wordsOf={wordsOf} />
          <p className="row-foot cluster g4 meta">
            <FindingLink id={id}>{texts.plan.toRow}</FindingLink>
            <CopyFinding finding={finding} words={words} texts={texts} />
          </p>
        </div>
      </details>
    </li>
  );
}
