import type { GeoResult } from '../../contract/geo.ts';
import { useLocale } from '../i18n/language.ts';
import { FIGURES, metricOf } from '../../contract/report/visibility/compare.ts';
import type { FigureId } from '../../contract/report/visibility/compare.ts';
import type { ComparisonTexts } from '../../contract/report/visibility/comparison-nb.ts';
import styles from './comparison.module.css';

/** Fewest measurements that a line is drawn for. */
const MIN_SERIES = 3;

/** The figures over three measurements or more, each with its interval. */
export function OverTime({ series, texts }: { series: readonly GeoResult[]; texts: ComparisonTexts }) {
  if (series.length < MIN_SERIES) return null;
  return (
    <section className="stack">
      <h2>{texts.series.heading}</h2>
      <p className="muted">{texts.series.line(series.length)}</p>
      <div className="card halves panels">
        {FIGURES.map((figure) => <Line key={figure} figure={figure} series={series} texts={texts} />)}
      </div>
    </section>
  );
}

const WIDTH = 240;
const HEIGHT = 96;
const EDGE = 10;

function Line({ figure, series, texts }: { figure: FigureId; series: readonly GeoResult[]; texts: ComparisonTexts }) {
  const { format } = useLocale();
  const times = series.map(({ measuredAt }) => Date.parse(measuredAt));
  const [first, last] = [times[0]!, times.at(-1)!];
  const across = (at: number): number => EDGE + ((times[at]! - first) / Math.max(1, last - first)) * (WIDTH - 2 * EDGE);
  const up = (share: number): number => EDGE + (1 - share) * (HEIGHT - 2 * EDGE);
  const metrics = series.map((result) => metricOf(result.metrics, figure));
  // Unmeasured values leave a gap in the line.
  const path = metrics.map(({ value }, at) =>
    (value === null
      ? ''
      : `${at === 0 || metrics[at - 1]!.value === null ? 'M' : 'L'}${across(at)} ${up(value)}`)).join('');
  return (
    <figure>
      <figcaption><h3 className="lead">{texts.figures[figure].name}</h3></figcaption>
      <svg
        className={styles.chart} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} fill="none" stroke="var(--line)" aria-hidden="true"
      >
        {[0, 0.5, 1].map((share) => <line key={share} x1="0" x2={WIDTH} y1={up(share)} y2={up(share)} />)}
        {metrics.map(({ interval }, at) => interval && (
          <line
            key={times[at]} stroke="var(--hatch)" strokeWidth="5" x1={across(at)} x2={across(at)} y1={up(interval[0])}
            y2={up(interval[1])}
          />
        ))}
        <path stroke="var(--link)" strokeWidth="2" d={path} />
        {metrics.map(({ value }, at) => value !== null && (
          <circle key={times[at]} cx={across(at)} cy={up(value)} r="4" fill="var(--link)" />
        ))}
      </svg>
      <ol className="small figures">
        {metrics.map(({ value, interval }, at) => (
          <li key={times[at]}>
            {texts.series.point(
              format.date(series[at]!.measuredAt), value === null ? texts.series.unmeasured : format.percent(value),
              interval ? texts.series.range(format.percentRange(...interval)) : '',
            )}
          </li>
        ))}
      </ol>
    </figure>
  );
}
