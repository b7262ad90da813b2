import { useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import { replaceQuery, useQuery } from '../app/address.ts';
import { WithoutScript } from '../app/without-script.tsx';
import { announce } from '../components/live-region.tsx';
import { WhenLoaded } from '../components/when-loaded.tsx';
import { loadable, loadableByLanguage } from '../components/loadable.ts';
import { CATALOGUES } from '../health/lazy-scan-view.ts';
import { useLocale } from '../i18n/language.ts';
import type { PastTexts } from './nb.ts';
import { byStore, chosenPair, usePastScans } from './past-scans.ts';
import { StoreList } from './store-list.tsx';
import styles from './past.module.css';

const HEALTH = loadableByLanguage(async (language) => {
  const [{ ComparisonView }] = await Promise.all([
    import('./comparison-view.tsx'), CATALOGUES[language].load().catch(() => {}),
  ]);
  return ComparisonView;
});
const GEO = loadable(async () => (await import('./geo-comparison.tsx')).GeoComparisonView);

/** Past scans page: the scans saved in this browser, and a comparison of two scans of one store. */
export function PastPage({ texts }: { texts: PastTexts }) {
  const { texts: shared, language, format } = useLocale();
  const { scans, isBlocked, remove } = usePastScans();
  const query = useQuery();
  const heading = useRef<HTMLHeadingElement>(null);
  const [failed, setFailed] = useState(false);
  const stores = useMemo(() => byStore(scans ?? []), [scans]);
  const pair = chosenPair(scans ?? [], { before: query.get('before'), after: query.get('after') });

  const removeThem = async (ids: readonly string[]): Promise<void> => {
    const done = await remove(ids).then(() => true, () => false);
    setFailed(!done);
    if (done) announce(texts.removed);
    // The focused row is unmounted.
    heading.current?.focus();
  };

  // Both forms start with the same elements: the heading keeps its focus when the scans have been read.
  if (!scans || scans.length === 0) {
    return (
      <article className="prose">
        <header className="stack g4">
          <h1 ref={heading} tabIndex={-1}>{texts.name}</h1>
          <p className="lead">{isBlocked ? shared.unreadable : scans ? texts.empty : texts.lead}</p>
        </header>
        {scans && <p><Link className="button primary" href="/health">{texts.start}</Link></p>}
        <WithoutScript />
        {texts.prose.map((paragraph) => <p key={paragraph}>{paragraph}</p>)}
      </article>
    );
  }
  const rest = { scans, texts, onChoose: replaceQuery };
  return (
    <article className="stack g6">
      <header className="stack g2">
        <h1 ref={heading} tabIndex={-1}>{texts.name}</h1>
        <p className="lead">{texts.lead}</p>
        <p className="dotted small muted">
          <span>{texts.counted(scans.length, stores.length, format)}</span><span>{texts.onlyHere}</span>
        </p>
        {failed && <p className="refusal" role="alert">{texts.notRemoved}</p>}
        {isBlocked && <p className="refusal" role="alert">{shared.unreadable}</p>}
      </header>
      <div className={`stack g6 ${styles.columns}`}>
        <StoreList
          stores={stores} texts={texts} before={pair?.before.id} after={pair?.after.id}
          onRemove={(ids) => void removeThem(ids)}
        />
        {pair ? (
          <div className={styles.side}>
            {pair.tool === 'health'
              ? (
                <WhenLoaded key="health" loadable={HEALTH[language]}>
                  {(View) => <View {...pair} {...rest} />}
                </WhenLoaded>
              )
              : <WhenLoaded key="geo" loadable={GEO}>{(View) => <View {...pair} {...rest} />}</WhenLoaded>}
          </div>
        ) : <p className="strip">{texts.single}</p>}
      </div>
    </article>
  );
}
