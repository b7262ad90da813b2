import { Link } from 'wouter';
import { AgainIcon, StepIcon } from '../components/icons.tsx';
import { refusalOf, seriesOf } from '../../contract/report/visibility/compare.ts';
import { GeoCompared } from '../visibility/comparison.tsx';
import { visibilityAddress } from '../visibility/link.ts';
import { OverTime } from '../visibility/over-time.tsx';
import type { PastTexts } from './nb.ts';
import { ScanChoice } from './scan-choice.tsx';
import { isGeo } from './shelf.ts';
import type { PastGeoScan, PastScan } from './store.ts';
import styles from './past.module.css';

interface GeoComparisonViewProps {
  host: string;
  before: PastGeoScan;
  after: PastGeoScan;
  scans: readonly PastScan[];
  texts: PastTexts;
  onChoose: (ids: { before: string; after: string }) => void;
}

/** Two AI visibility measurements of a store, the one against the other, and all that compare with the later one. */
export function GeoComparisonView({ host, before, after, scans, texts, onChoose }: GeoComparisonViewProps) {
  const own = scans.filter((scan): scan is PastGeoScan => isGeo(scan) && scan.host === host);
  const comparable = own.map(({ result }) => result).filter((result) => {
    const refusal = refusalOf(result, after.result);
    return refusal === undefined || refusal === 'same';
  });
  return (
    <div className={`stack g5 ${styles.comparison}`}>
      <header className="spread">
        <h2>{texts.geoOf(host)}</h2>
        <Link className="button primary" href={visibilityAddress(after.input)}><AgainIcon />{texts.again}</Link>
      </header>
      <div className={`cluster g3 ${styles.pair}`}>
        <ScanChoice label={texts.before} scans={own} chosen={before.id} onChange={(id) => onChoose({ before: id, after: after.id })} />
        <StepIcon to="next" />
        <ScanChoice label={texts.after} scans={own} chosen={after.id} onChange={(id) => onChoose({ before: before.id, after: id })} />
      </div>
      <GeoCompared before={before.result} after={after.result} texts={texts.comparison} />
      <OverTime series={seriesOf(comparable)} texts={texts.comparison} />
    </div>
  );
}
