import { Loaded } from '../components/loaded.tsx';
import { partOf, partsOf } from '../components/part.ts';
import { CATALOGUES } from '../health/catalogues.ts';
import { useLocale } from '../i18n/language.ts';
import type { PastTexts } from './nb.ts';
import type { ChosenPair } from './shelf.ts';
import type { PastScan } from './store.ts';
import styles from './past.module.css';

const HEALTH = partsOf(async (language) => {
  const [{ ComparisonView }] = await Promise.all([import('./comparison-view.tsx'), CATALOGUES[language].load().catch(() => {})]);
  return ComparisonView;
});
const GEO = partOf(async () => (await import('./geo-comparison.tsx')).GeoComparisonView);

interface LoadedComparisonProps {
  pair: ChosenPair;
  texts: PastTexts;
  scans: readonly PastScan[];
  onChoose: (ids: { before: string; after: string }) => void;
}

/** Two scans of one store by one tool, side by side, once what shows them is loaded. */
export function LoadedComparison({ pair, ...rest }: LoadedComparisonProps) {
  const { language } = useLocale();
  return (
    <div className={styles.side}>
      {pair.tool === 'health' ? <Loaded key="health" part={HEALTH[language]}>{(View) => <View {...pair} {...rest} />}</Loaded>
        : <Loaded key="geo" part={GEO}>{(View) => <View {...pair} {...rest} />}</Loaded>}
    </div>
  );
}
