import type { GeoMetrics, Metric } from '../../contract/geo.ts';
import type { Format } from '../../contract/report/format.ts';
import { HatchedBox } from '../components/hatch.tsx';
import { IntervalChart } from '../components/interval-chart.tsx';
import { useLocale } from '../i18n/language.ts';
import type { AllTexts } from '../../contract/report/visibility/report-nb.ts';
import { AnswerBadge } from './answer-badge.tsx';
import { FIGURES, metricOf } from '../../contract/report/visibility/compare.ts';
import type { FigureId } from '../../contract/report/visibility/compare.ts';
import { answersBehind } from '../../contract/report/visibility/report.ts';
import type { GeoReport } from '../../contract/report/visibility/report.ts';
import styles from './metrics.module.css';
import type { PanelProps } from './panel-props.ts';

/** A report with computed figures. */
type Counted = GeoReport & { metrics: GeoMetrics };

/** The four figures, each with its denominator, its interval, and what was left out. */
export function Metrics({ report, texts, isWatched }: PanelProps & { isWatched: boolean }) {
  const { format } = useLocale();
  const { metrics } = report;
  const words = texts.metrics;
  const isPending = metrics === undefined && report.isRunning;
  return (
    <section className="stack g2" aria-label={words.label}>
      <div className={`card quarters panels aligned small ${isWatched ? styles.watched : ''}`}>
        {FIGURES.map((figure) => {
          const metric = metrics && metricOf(metrics, figure);
          return (
            <div key={figure}>
              <h2 className="lead">{texts.figures[figure].name}</h2>
              <p className="muted">{texts.figures[figure].question}</p>
              <Figure metric={metric} of={words[figure].of} isPending={isPending} texts={texts} />
              <IntervalChart
                value={metric ? metric.value : isPending ? undefined : null} interval={metric?.interval ?? null}
              />
              <div className={`figures ${styles.sentence}`}>
                {metric && <Share metric={metric} share={words[figure].share} texts={texts} />}
              </div>
              <div className={`part muted ${styles.left}`}>
                {metric?.unclear !== undefined && (
                  <p>{words.unclear(metric.unclear, figure === 'coverage' ? 'services' : 'answers')}</p>
                )}
                {metric && metrics ? <p>{LEFT_OUT[figure]({ ...report, metrics }, texts, format)}</p>
                  : !isPending && <p>{words.tooEarly}</p>}
              </div>
            </div>
          );
        })}
      </div>
      {report.isRunning && (
        <p className="meta">{report.counted.length > 0 ? words.moving(report.counted, format) : words.pending}</p>
      )}
      {!report.isRunning && (isWatched || !report.result) && report.counted.length > 0 && (
        <p className="meta">
          {report.result ? words.all(report.counted.length) : words.stopped(report.counted, format)}
        </p>
      )}
    </section>
  );
}

interface FigureProps {
  metric: Metric | undefined;
  of: (count: number) => string;
  isPending: boolean;
  texts: AllTexts;
}

function Figure({ metric, of, isPending, texts }: FigureProps) {
  const { texts: shared } = useLocale();
  if (isPending) {
    return <p className={styles.figure}><span className={`strip ${styles.waiting}`}>{texts.metrics.waiting}</span></p>;
  }
  if (metric?.value === null && metric.unclear) {
    return (
      <p className={styles.figure}>
        <span><AnswerBadge kind="unclear">?</AnswerBadge> {texts.drawer.unclear}</span>
      </p>
    );
  }
  if (!metric || metric.value === null) {
    return <div className={styles.figure}><HatchedBox>{shared.notMeasured}</HatchedBox></div>;
  }
  return <p className={styles.figure}><span><b>{metric.numerator}</b> {of(metric.denominator)}</span></p>;
}

function Share({ metric, share, texts }: { metric: Metric; share: string; texts: AllTexts }) {
  const { format } = useLocale();
  if (metric.value === null) return null;
  return (
    <>
      <p><b>{format.percent(metric.value)}</b> {share}</p>
      <p>{metric.interval ? texts.metrics.likely(format.percentRange(...metric.interval)) : texts.metrics.tooFew}</p>
    </>
  );
}

/** Text for what was left out of each figure. */
const LEFT_OUT: Readonly<Record<FigureId, (report: Counted, texts: AllTexts, format: Format) => string>> = {
  discovery({ metrics, counted, engines, asked }, { metrics: words }) {
    const measured = answersBehind(metrics);
    const all = counted.length * engines.length * asked;
    return measured === 0 ? words.noAnswers : words.discovery.left(all - measured, all);
  },
  citation({ metrics }, { metrics: { citation, noAnswers } }) {
    const { ungrounded, foundNotCited, denominator } = metrics.citationRate;
    const unresolved = answersBehind(metrics) - ungrounded - denominator;
    const sentences = [
      denominator === 0 && noAnswers,
      denominator > 0 && ungrounded === 0 && unresolved === 0 && citation.all(denominator),
      ungrounded > 0 && citation.ungrounded(ungrounded),
      unresolved > 0 && citation.unresolved(unresolved),
      foundNotCited > 0 && citation.found(foundNotCited),
    ];
    return sentences.filter(Boolean).join(' ');
  },
  coverage(report, { metrics: { coverage, noAnswers } }, format) {
    const rows = report.rows.filter(({ number }) => report.counted.includes(number));
    const measured = report.engines.flatMap(({ id, name }) => {
      const cells = rows.flatMap((row) => row.cells.filter((cell) => cell.engine === id))
        .filter((cell) => cell.kind === 'measured');
      return cells.length > 0 ? [{ name, cells }] : [];
    });
    if (measured.length === 0) return noAnswers;
    const [naming, others] = [
      measured.filter(({ cells }) => cells.some(({ mentioned }) => mentioned)),
      measured.filter(({ cells }) => !cells.some(({ mentioned, unclear }) => mentioned || unclear)),
    ].map((some) => format.list(some.map(({ name }) => name)));
    return `${naming ? coverage.named(naming, others!) : coverage.none} ${coverage.measured(measured.length, report.engines.length)}`;
  },
  voice({ metrics }, { metrics: { voice, noAnswers } }, format) {
    const rivals = metrics.shareOfVoice.parts.slice(1).map(({ name }) => name);
    if (rivals.length === 0) return voice.noCompetitors;
    if (metrics.shareOfVoice.value === null) return answersBehind(metrics) === 0 ? noAnswers : voice.nobody;
    return voice.against(format.list(rivals), rivals.length);
  },
};
