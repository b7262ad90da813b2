import type { ComponentType } from 'react';
import type { Metric } from '../../contract/geo.ts';
import { HatchPlate } from '../components/hatch.tsx';
import { IntervalChart } from '../components/interval-chart.tsx';
import { useLocale } from '../i18n/language.ts';
import type { AllTexts } from '../../contract/report/visibility/report-nb.ts';
import { Letter } from './letter.tsx';
import { FIGURES, metricOf } from '../../contract/report/visibility/compare.ts';
import type { FigureId } from '../../contract/report/visibility/compare.ts';
import { answersBehind } from '../../contract/report/visibility/report.ts';
import styles from './metrics.module.css';
import type { PanelProps } from './panel-props.ts';

/** The four figures, each with what it is out of, how far off it may be, and what was left out. */
export function Metrics({ report, texts, isWatched }: PanelProps & { isWatched: boolean }) {
  const { format } = useLocale();
  const { metrics } = report;
  const words = texts.metrics;
  const isToCome = metrics === undefined && report.isRunning;
  return (
    <section className="stack g2" aria-label={words.label}>
      <div className={`card quarters panels aligned small ${isWatched ? styles.watched : ''}`}>
        {FIGURES.map((figure) => {
          const metric = metrics && metricOf(metrics, figure);
          const Left = LEFT[figure];
          return (
            <div key={figure}>
              <h2 className="lead">{texts.figures[figure].name}</h2>
              <p className="muted">{texts.figures[figure].question}</p>
              <Figure metric={metric} of={words[figure].of} isToCome={isToCome} texts={texts} />
              <IntervalChart
                value={metric ? metric.value : isToCome ? undefined : null} interval={metric?.interval ?? null}
              />
              <div className={`figures ${styles.said}`}>
                {metric && <Said metric={metric} share={words[figure].share} texts={texts} />}
              </div>
              <div className={`part muted ${styles.left}`}>
                {metric?.unclear !== undefined && (
                  <p>{words.unclear(metric.unclear, figure === 'coverage' ? 'services' : 'answers')}</p>
                )}
                {metric ? <Left report={report} texts={texts} /> : !isToCome && <p>{words.tooEarly}</p>}
              </div>
            </div>
          );
        })}
      </div>
      {report.isRunning && (
        <p className="meta">{report.counted.length > 0 ? words.moving(report.counted, format) : words.later}</p>
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
  isToCome: boolean;
  texts: AllTexts;
}

function Figure({ metric, of, isToCome, texts }: FigureProps) {
  const { texts: shared } = useLocale();
  if (isToCome) {
    return <p className={styles.figure}><span className={`strip ${styles.waiting}`}>{texts.metrics.waiting}</span></p>;
  }
  if (metric?.value === null && metric.unclear) {
    return <p className={styles.figure}><span><Letter kind="unclear">?</Letter> {texts.drawer.unclear}</span></p>;
  }
  if (!metric || metric.value === null) {
    return <div className={styles.figure}><HatchPlate>{shared.notMeasured}</HatchPlate></div>;
  }
  return <p className={styles.figure}><span><b>{metric.numerator}</b> {of(metric.denominator)}</span></p>;
}

function Said({ metric, share, texts }: { metric: Metric; share: (share: string) => string; texts: AllTexts }) {
  const { format } = useLocale();
  if (metric.value === null) return null;
  const percent = format.percent(metric.value);
  const [before, after] = share(percent).split(percent);
  return (
    <>
      <p>{before}<b>{percent}</b>{after}</p>
      <p>{metric.interval ? texts.metrics.likely(format.percentRange(...metric.interval)) : texts.metrics.tooFew}</p>
    </>
  );
}

function DiscoveryLeft({ report, texts }: PanelProps) {
  const measured = report.metrics ? answersBehind(report.metrics) : 0;
  if (measured === 0) return <p>{texts.metrics.noAnswers}</p>;
  const all = report.counted.length * report.engines.length * report.asked;
  return <p>{texts.metrics.discovery.left(all - measured, all)}</p>;
}

function CitationLeft({ report, texts }: PanelProps) {
  const { citation, noAnswers } = texts.metrics;
  if (!report.metrics) return null;
  const { ungrounded, foundNotCited, denominator } = report.metrics.citationRate;
  const unresolved = answersBehind(report.metrics) - ungrounded - denominator;
  const said = [
    denominator === 0 && noAnswers,
    denominator > 0 && ungrounded === 0 && unresolved === 0 && citation.all(denominator),
    ungrounded > 0 && citation.ungrounded(ungrounded),
    unresolved > 0 && citation.unresolved(unresolved),
    foundNotCited > 0 && citation.found(foundNotCited),
  ];
  return <p>{said.filter(Boolean).join(' ')}</p>;
}

function CoverageLeft({ report, texts }: PanelProps) {
  const { format } = useLocale();
  const { coverage, noAnswers } = texts.metrics;
  const rows = report.rows.filter(({ number }) => report.counted.includes(number));
  const counted = report.engines.map((engine) => {
    const cells = rows.flatMap((row) => row.cells.filter((cell) => cell.engine === engine.id));
    const measured = cells.filter((cell) => cell.kind === 'measured');
    return {
      name: engine.name, isMeasured: measured.length > 0, isNaming: measured.some(({ mentioned }) => mentioned),
      isUnclear: measured.some(({ unclear }) => unclear),
    };
  });
  const measured = counted.filter(({ isMeasured }) => isMeasured);
  if (measured.length === 0) return <p>{noAnswers}</p>;
  const naming = measured.filter(({ isNaming }) => isNaming).map(({ name }) => name);
  const others = measured.filter(({ isNaming, isUnclear }) => !isNaming && !isUnclear).map(({ name }) => name);
  const said = naming.length === 0 ? coverage.none : coverage.named(format.list(naming), others.length > 0 ? format.list(others) : '');
  return <p>{said} {coverage.measured(measured.length, counted.length)}</p>;
}

function VoiceLeft({ report, texts }: PanelProps) {
  const { format } = useLocale();
  const { voice, noAnswers } = texts.metrics;
  if (!report.metrics) return null;
  const { shareOfVoice } = report.metrics;
  const rivals = shareOfVoice.parts.slice(1).map(({ name }) => name);
  if (rivals.length === 0) return <p>{voice.noCompetitors}</p>;
  if (shareOfVoice.value === null) return <p>{answersBehind(report.metrics) === 0 ? noAnswers : voice.nobody}</p>;
  return <p>{voice.against(format.list(rivals), rivals.length)}</p>;
}

/** What was left out of each figure. */
const LEFT: Readonly<Record<FigureId, ComponentType<PanelProps>>> = {
  discovery: DiscoveryLeft, citation: CitationLeft, coverage: CoverageLeft, voice: VoiceLeft,
};
