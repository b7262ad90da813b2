import { refusalOf, seriesOf } from '../../contract/report/visibility/compare.ts';
import { GeoCompared } from '../visibility/comparison.tsx';
import { visibilityAddress } from '../visibility/link.ts';
import { OverTime } from '../visibility/over-time.tsx';
import { PairChoice } from './pair-choice.tsx';
import type { ComparisonProps } from './pair-choice.tsx';
import { isGeo } from './past-scans.ts';
import type { PastGeoScan } from './store.ts';
import styles from './past.module.css';

/** Compares two AI visibility measurements of a store, and charts all that are comparable with the later one. */
export function GeoComparisonView(props: ComparisonProps<PastGeoScan>) {
  const { before, after, scans, texts } = props;
  const { host } = after;
  const own = scans.filter(isGeo).filter((scan) => scan.host === host);
  const comparable = own.map(({ result }) => result).filter((result) => {
    const refusal = refusalOf(result, after.result);
    return refusal === undefined || refusal === 'same';
  });
  return (
    <div className={`stack g5 ${styles.comparison}`}>
      <PairChoice {...props} heading={texts.geoOf(host)} rescanHref={visibilityAddress(after.input)} />
      <GeoCompared before={before.result} after={after.result} texts={texts.comparison} />
      <OverTime series={seriesOf(comparable)} texts={texts.comparison} />
    </div>
  );
}
