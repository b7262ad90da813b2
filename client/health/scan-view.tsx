import { useEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../components/button.tsx';
import { Elapsed } from '../components/elapsed.tsx';
import { ExportMenu } from '../components/export-menu.tsx';
import { RepeatIcon } from '../components/icons.tsx';
import { useLoadable } from '../components/loadable.ts';
import { FailureNote, useWait } from '../components/failure-note.tsx';
import { TryAgain } from '../components/try-again.tsx';
import { useRun } from '../api/use-run.ts';
import { useTitle } from '../app/use-title.ts';
import { useLocale } from '../i18n/language.ts';
import { CATALOGUES } from './lazy-scan-view.ts';
import { CheckAgainContext } from './check-again.tsx';
import { exportsOf } from './export.ts';
import { Findings } from './findings.tsx';
import { GradeTiles, UngradedTiles } from './grade-panel.tsx';
import { healthRun } from './health-run.ts';
import type { HealthTexts } from './nb.ts';
import { OutcomePanel } from './outcome.tsx';
import { shareOfAll } from '../../contract/report/health/report.ts';
import { wordsIn } from '../../contract/report/health/finding-text.ts';
import type { WordsOf } from '../../contract/report/health/finding-text.ts';
import type { ScanReport } from '../../contract/report/health/scan-report.ts';
import { sentenceOf } from '../../contract/report/health/scan-sentence.ts';
import { ScanSteps } from './scan-steps.tsx';
import styles from './scan.module.css';
import { useRescan } from './use-rescan.ts';
import { useAnnouncements } from './use-announcements.ts';

interface ScanViewProps {
  report: ScanReport;
  texts: HealthTexts;
  /** Whether it is this tab's run, whose progress is announced. */
  isLive: boolean;
  /** Connection state, or which saved scan this is. */
  note: string | undefined;
  /** The run's id on the service; undefined in shared reports. */
  runId: string | undefined;
  /** Whether it is the user's own; shared reports are read-only. */
  isOwn: boolean;
}

/** A health scan: running, ended or saved. */
export function ScanView(props: ScanViewProps) {
  const { report, texts, isLive, isOwn } = props;
  useAnnouncements(isLive ? report : undefined, texts);
  useTitle(report.host);
  // A saved scan replaces the start form, and with it the heading that had the focus.
  useEffect(() => {
    if (isOwn && document.activeElement === document.body) document.querySelector('h1')?.focus({ preventScroll: true });
  }, [isOwn]);
  const { language } = useLocale();
  const words = useLoadable(CATALOGUES[language]);
  const wordsOf = useMemo(() => wordsIn(words.value), [words.value]);
  const outcome = report.progress.summary?.outcome;
  const parts = { report, texts, wordsOf };
  const isOutcome = outcome !== undefined && outcome !== 'scanned';
  const { input, startedAt, isRunning } = report;
  const isChecked = isOwn && !isRunning;
  const checked = useMemo(() => (isChecked ? { input, startedAt } : undefined), [isChecked, input, startedAt]);
  return (
    <CheckAgainContext value={checked}>
    {words.hasFailed && <TryAgain onRetry={words.retry} />}
    <article
      className={`scan stack g5 ${isLive && !isOutcome && !report.progress.error ? `screenful ${styles.steady}` : ''}`}
    >
      <ScanHead {...props} wordsOf={wordsOf}>
        {!isOutcome && <div className={styles.tiles}><GradeTiles report={report} texts={texts} /></div>}
      </ScanHead>
      <ScanSteps report={report} texts={texts} />
      {isOutcome ? (
        <div className="stack g6">
          <UngradedTiles report={report} texts={texts} />
          <OutcomePanel {...parts} outcome={outcome} />
        </div>
      ) : <Findings {...parts} isOwn={isOwn} />}
    </article>
    </CheckAgainContext>
  );
}

interface HeadProps extends ScanViewProps {
  wordsOf: WordsOf;
  children: ReactNode;
}

function ScanHead({ report, texts, wordsOf, children, runId, isLive, isOwn, note }: HeadProps) {
  const locale = useLocale();
  const { format } = locale;
  const { stopping } = useRun(healthRun);
  const { rescan, isStarting, failure } = useRescan(report, texts);
  const wait = useWait(failure?.refusal);
  const { summary } = report.progress;
  const { measured, unmeasured, total } = shareOfAll(report);
  const date = format.dateTime(report.startedAt);
  const started = report.isRunning ? texts.startedAt(date) : date;
  const done = texts.doneOf(format.number(measured + unmeasured), format.number(total));
  const meta = [
    summary && format.seconds(summary.durationMs),
    report.isRunning ? done : measured > 0 && texts.measuredOf(format.number(measured), format.number(total)),
    summary && texts.ruleSet(summary.ruleSet),
  ];
  // The connection state takes the place of the meta line, to avoid a layout shift.
  const isInstead = isLive && note !== undefined;
  const [strong, rest] = sentenceOf(report, { texts, format, wordsOf });
  return (
    <header className="spread report-head">
      <div className={`stack g2 ${styles.text}`}>
        <p className="small muted">{texts.name}</p>
        <h1 tabIndex={-1}>{report.host}</h1>
        {/* Text that follows changing text is remounted with it: moving it would be a layout shift. */}
        <p className={`lead ${styles.sentence}`}><b>{strong}</b><span key={strong}> {rest}</span></p>
        {isInstead ? <p className="small medium refusal scan-note">{note}</p> : (
          <p className="dotted small muted figures" key={String(report.isRunning)}>
            <span>{started}</span>
            {meta.filter((part) => typeof part === 'string').map((part) => <span key={part}>{part}</span>)}
            {report.isRunning && <span key={done.length}><Elapsed since={report.startedAt} /></span>}
          </p>
        )}
        {note !== undefined && !isInstead && <p className="small medium refusal scan-note">{note}</p>}
      </div>
      {children}
      <div className={`cluster ${styles.actions}`}>
        {report.isRunning ? (
          <Button isDisabled={stopping} onClick={() => void healthRun.cancel()}>
            {stopping ? texts.cancelling : texts.cancel}
          </Button>
        ) : (
          <>
            <ExportMenu
              exports={exportsOf({ report, texts, locale, wordsOf })}
              shareable={runId !== undefined && summary ? { runId, tool: 'health' } : undefined}
            />
            {isOwn && summary?.outcome !== 'unreachable' && (
              // Primary only if there is no finished report; otherwise the plan's button is primary.
              <Button
                primary={summary?.outcome !== 'scanned'} icon={<RepeatIcon />} isDisabled={isStarting || wait > 0}
                onClick={() => void rescan()}
              >
                {texts.again}
              </Button>
            )}
          </>
        )}
      </div>
      {isOwn && failure && (
        <div className={`small ${styles.full}`}><FailureNote failure={failure} texts={locale.texts.failed} /></div>
      )}
    </header>
  );
}
