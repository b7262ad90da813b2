import type { GeoResult } from '../../contract/geo.ts';
import { useLocale } from '../i18n/language.ts';
import { compareMeasurements } from '../../contract/report/visibility/compare.ts';
import { changeWords } from '../../contract/report/visibility/comparison-words.ts';
import type { ComparisonTexts } from '../../contract/report/visibility/comparison-nb.ts';
import { ENGINE_NAMES } from '../../contract/report/visibility/report.ts';
import styles from './comparison.module.css';

interface GeoComparedProps {
  before: GeoResult;
  after: GeoResult;
  texts: ComparisonTexts;
}

/** How each figure changed between two measurements, or why they cannot be compared. */
export function GeoCompared({ before, after, texts }: GeoComparedProps) {
  const { format } = useLocale();
  const comparison = compareMeasurements(before, after);
  if (comparison.refusal) return <p className="strip">{texts.refused} {texts.refusals[comparison.refusal]}</p>;
  const { changes, otherModels, isOtherCompetitors } = comparison;
  return (
    <>
      <p className="muted">{texts.line(format.dateTime(before.measuredAt), format.dateTime(after.measuredAt))}</p>
      <ul className="card halves panels">
        {changes.map((change) => {
          const { difference, figure, isTold } = change;
          const { verdict, range } = changeWords(change, texts);
          return (
            <li key={figure}>
              <h3 className="lead">{texts.figures[figure].name}</h3>
              {difference && (
                <p className="figures">
                  <span className="sr-only">{texts.columns.before}: </span>{format.percent(difference.before)}
                  <span aria-hidden="true"> → </span>
                  <span className="sr-only">{texts.columns.after}: </span><b>{format.percent(difference.after)}</b>
                </p>
              )}
              <p className={isTold ? styles.certain : undefined}>
                <b>{figure === 'voice' && isOtherCompetitors ? texts.otherCompetitors : verdict}</b>
              </p>
              {difference && (
                <p className={`small muted figures ${styles.detail}`}>{range}. {texts.pairs(difference.pairs)}.</p>
              )}
            </li>
          );
        })}
      </ul>
      {otherModels.length > 0 && (
        <p className="small muted">{texts.otherModels(format.list(otherModels.map((id) => ENGINE_NAMES[id])))}</p>
      )}
    </>
  );
}
