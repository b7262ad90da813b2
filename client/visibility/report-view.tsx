import { useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { GeoResult } from '../../contract/geo.ts';
import { useRun } from '../api/use-run.ts';
import { useServiceInfo } from '../app/service-info.ts';
import { useTitle } from '../app/use-title.ts';
import { Button } from '../components/button.tsx';
import { ExportMenu } from '../components/export-menu.tsx';
import { RepeatIcon, StopIcon } from '../components/icons.tsx';
import { ProgressSteps } from '../components/progress-steps.tsx';
import { useLocale } from '../i18n/language.ts';
import { Actions } from './actions.tsx';
import { AnswerDrawer } from './answer-drawer.tsx';
import { Asides } from './asides.tsx';
import { intentOf } from '../../contract/report/visibility/cell-words.ts';
import { seriesOf } from '../../contract/report/visibility/compare.ts';
import { GeoCompared } from './comparison.tsx';
import { CrawlerPanel } from './crawler-panel.tsx';
import { exportsOf } from './exports.ts';
import { geoRun } from './geo-run.ts';
import { goToMeasurement } from './link.ts';
import { Matrix, readable } from './matrix.tsx';
import { Metrics } from './metrics.tsx';
import type { PanelProps } from './panel-props.ts';
import { OverTime } from './over-time.tsx';
import { geoReport } from '../../contract/report/visibility/report.ts';
import type { ReportSource, CellPosition } from '../../contract/report/visibility/report.ts';
import type { AllTexts } from '../../contract/report/visibility/report-nb.ts';
import { sentenceOf } from '../../contract/report/visibility/sentences.ts';
import { Shares } from './shares.tsx';
import { useEarlier } from './use-earlier.ts';
import { useAnnouncements } from './use-announcements.ts';
import { useElapsed } from '../components/elapsed.tsx';
import { focusCell } from './use-roving.ts';
import styles from './visibility.module.css';

interface ReportViewProps {
  /** Must be the same object until something in it changes. */
  source: ReportSource;
  texts: AllTexts;
  connection: 'ok' | 'offline' | 'lost' | 'back';
  /** Whether it is this tab's run, whose progress is announced. */
  isLive: boolean;
  /** Whether it is a saved measurement from this browser. */
  isPast: boolean;
  /** The run's id on the service; undefined in shared reports. */
  runId: string | undefined;
  /** Whether it is the user's own; shared reports are read-only. */
  isOwn: boolean;
}

/** An AI visibility measurement: running, ended or saved. */
export function ReportView({ source, texts, ...rest }: ReportViewProps) {
  const { isOwn, isLive } = rest;
  const report = useMemo(() => geoReport(source), [source]);
  const earlier = useEarlier(isOwn ? report.result : undefined);
  useAnnouncements(report, isLive, texts);
  useTitle(report.brand);
  // A run that was watched keeps its layout when it ends, to avoid a layout shift.
  const [isWatched, setWatched] = useState(report.isRunning);
  if (report.isRunning && !isWatched) setWatched(true);
  const [position, setPosition] = useState<CellPosition>();
  const matrix = useRef<HTMLDivElement>(null);
  const last = useRef<CellPosition>(undefined);
  const order = readable(report);
  const at = position ? order.findIndex(({ row, column }) => row === position.row && column === position.column) : -1;

  // On close, focus the answer that was read last, which need not be the one that was opened first.
  useEffect(() => {
    if (!position && last.current) focusCell(matrix.current, last.current);
    last.current = position;
  }, [position]);

  return (
    <article className="stack g7">
      <div className="stack g5">
        <ReportHead {...rest} report={report} texts={texts} earlier={earlier[0]} />
        {isWatched && <QuestionSteps report={report} texts={texts} />}
        <Metrics report={report} texts={texts} isWatched={isWatched} />
      </div>
      <div className={`split ${styles.split}`} ref={matrix}>
        <Matrix report={report} texts={texts} onOpen={setPosition} />
        <div className="stack g5"><Asides report={report} texts={texts} /></div>
      </div>
      <Shares report={report} texts={texts} />
      <Actions report={report} texts={texts} onOpen={setPosition} />
      {report.result && earlier[0] && (
        <section className="stack">
          <h2>{texts.comparison.heading}</h2>
          <GeoCompared before={earlier[0]} after={report.result} texts={texts.comparison} />
          <p><Link href="/past">{texts.comparison.all}</Link></p>
        </section>
      )}
      {isOwn && report.result && <OverTime series={seriesOf([...earlier, report.result])} texts={texts.comparison} />}
      <CrawlerPanel report={report} texts={texts} />
      {position && at !== -1 && (
        <AnswerDrawer
          report={report} texts={texts} position={position} previous={order[at - 1]} next={order[at + 1]}
          onMove={setPosition} onClose={() => setPosition(undefined)}
        />
      )}
    </article>
  );
}

type HeadProps = PanelProps & Omit<ReportViewProps, 'source' | 'texts'> & { earlier: GeoResult | undefined };

function ReportHead({ report, texts, connection, isPast, runId, isOwn, earlier }: HeadProps) {
  const locale = useLocale();
  const { stopping } = useRun(geoRun);
  const { format } = locale;
  const elapsed = useElapsed(report.at, report.isRunning);
  const info = useServiceInfo()?.geo;
  const { result } = report;
  const isBroken = connection !== 'ok';
  const measureAgain = (): void => {
    if (!isPast) geoRun.clear();
    goToMeasurement(report.input, locale.language);
  };
  const meta = [
    report.domain, texts.verticals[report.vertical][0], texts.languages[report.lang],
    report.isRunning
      ? texts.elapsed(format.countdown(elapsed), info && format.countdown(info.maxSeconds))
      : format.dateTime(report.at),
  ];
  return (
    <header className="spread report-head">
      <div className="stack g2">
        <p className="small muted">{texts.name}</p>
        <h1 tabIndex={-1}>{report.brand}</h1>
        <p className={`lead ${styles.sentence}`}>
          {sentenceOf(report, texts, format).map(({ text, strong }) => (strong ? <b key={text}>{text}</b> : text))}
        </p>
        {/* The connection state is overlaid on this line, to avoid a layout shift. */}
        <div className={styles.meta}>
          <p className="dotted small muted figures" data-behind={isBroken || undefined}>
            {meta.map((part) => <span key={part}>{part}</span>)}
          </p>
          {isBroken && <p className="small barred visibility-note">{locale.texts.connection[connection]}</p>}
        </div>
        {result?.cached && (
          <p className="small barred visibility-note">{texts.cached(format.date(result.measuredAt))}</p>
        )}
        {isPast && <p className="small barred visibility-note">{texts.past(format.date(report.at))}</p>}
      </div>
      <div className="cluster screen-only">
        {report.isRunning ? (
          <Button icon={<StopIcon />} isDisabled={stopping} onClick={() => void geoRun.cancel()}>
            {stopping ? texts.stopping : texts.stop}
          </Button>
        ) : (
          <>
            <ExportMenu
              exports={exportsOf({ report, texts, locale, earlier })}
              shareable={runId !== undefined && result ? { runId, tool: 'geo' } : undefined}
            />
            {isOwn && <Button primary icon={<RepeatIcon />} onClick={measureAgain}>{texts.again}</Button>}
          </>
        )}
      </div>
    </header>
  );
}

/** Progress by question: solid is answered, hatched will not be measured, empty is pending. */
function QuestionSteps({ report, texts }: PanelProps) {
  const { rows, engines, counted } = report;
  if (rows.length === 0) return null;
  const current = Math.min(rows.length, counted.length + 1);
  return (
    <div className={`screen-only ${styles.questions}`}>
      <ProgressSteps
        label={texts.stepsLabel} summary={texts.current(current, rows.length).replace(/\.$/, '')}
        steps={rows.map((row) => {
          const intent = intentOf(texts, row);
          return {
            id: row.id,
            name: `${row.number}. ${intent}`.trim(),
            note: texts.stepNote(row.measured, engines.length),
            solid: row.measured, hatched: row.unmeasured, total: engines.length,
            state: row.isComplete ? 'past' : row.measured > 0 ? 'current' : 'to-come',
          };
        })}
      />
    </div>
  );
}
