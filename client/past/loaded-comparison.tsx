import { createElement } from 'react';
import { Boundary } from '../components/boundary.tsx';
import { partOf, usePart } from '../components/part.ts';
import { TryAgain } from '../components/try-again.tsx';
import { CATALOGUES } from '../health/catalogues.ts';
import { useLocale } from '../i18n/language.ts';
import type { PastTexts } from './nb.ts';
import type { ChosenPair } from './shelf.ts';
import type { PastScan } from './store.ts';
import styles from './past.module.css';

const HEALTH = partOf(async () => (await import('./comparison-view.tsx')).ComparisonView);
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
  const isHealth = pair.tool === 'health';
  const health = usePart(isHealth ? HEALTH : undefined);
  const words = usePart(isHealth ? CATALOGUES[language] : undefined);
  const geo = usePart(isHealth ? undefined : GEO);
  const failed = [health, words, geo].filter(({ hasFailed }) => hasFailed);
  const retry = (): void => failed.forEach((part) => part.retry());
  return (
    <div className={styles.side}>
      {failed.length > 0 && <TryAgain onRetry={retry} />}
      <Boundary>
        {pair.tool === 'health' ? health.value && (words.value || words.hasFailed) && createElement(health.value, { ...pair, ...rest })
          : geo.value && createElement(geo.value, { ...pair, ...rest })}
      </Boundary>
    </div>
  );
}
