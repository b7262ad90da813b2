import { useRef, useState } from 'react';
import { Link } from 'wouter';
import { PILLARS } from '../../contract/vocabulary.ts';
import { replaceQuery } from '../app/address.ts';
import { Button } from '../components/button.tsx';
import { GradeBadge } from '../components/grade-badge.tsx';
import { useLocale } from '../i18n/language.ts';
import type { PastTexts } from './nb.ts';
import { isGeo, isHealth, newestTwo, timeAmong } from './past-scans.ts';
import type { StoreScans } from './past-scans.ts';
import type { PastScan } from './store.ts';
import styles from './past.module.css';

interface StoreListProps {
  stores: readonly StoreScans[];
  texts: PastTexts;
  /** Ids of the compared scans. */
  before: string | undefined;
  after: string | undefined;
  onRemove: (ids: readonly string[]) => void;
}

/** Pending deletion, with its confirmation question. */
interface Removal {
  question: string;
  ids: readonly string[];
}

/** Saved scans by store; deletions ask for confirmation. */
export function StoreList({ stores, texts, before, after, onRemove }: StoreListProps) {
  const { texts: shared, format } = useLocale();
  const [removal, setRemoval] = useState<Removal>();
  const dialog = useRef<HTMLDialogElement>(null);
  const all = stores.flatMap(({ scans }) => scans);
  const ask = (question: string, scans: readonly PastScan[]): void => {
    setRemoval({ question, ids: scans.map(({ id }) => id) });
    dialog.current?.showModal();
  };
  const remove = (): void => {
    dialog.current?.close();
    if (removal) onRemove(removal.ids);
  };
  return (
    <section className={`stack g4 ${styles.stores}`} aria-label={texts.stores}>
      {stores.map(({ host, scans }) => (
        <section key={host} className="card ruled" aria-label={host}>
          <header className={`stack g1 ${styles.head}`}>
            <div className="spread">
              <h2 className="lead">{host}</h2>
              <button
                type="button" className="plain-button small" aria-label={texts.removeStore(host)}
                onClick={() => ask(texts.ask.store(host, scans.length, format), scans)}
              >
                {texts.remove}
              </button>
            </div>
            <div className="spread">
              <p className="small muted">{texts.scans(scans.length, format)}</p>
              {scans.some(isHealth) && (
                <p className={`muted ${styles.minis}`} aria-hidden="true">
                  {PILLARS.map((pillar) => <span key={pillar}>{shared.pillars[pillar]}</span>)}
                </p>
              )}
            </div>
          </header>
          <ul className="ruled">
            {scans.map((scan) => (
              <ScanRow
                key={scan.id} scan={scan} texts={texts} time={timeAmong(scans, scan.at, format)}
                part={scan.id === after ? 'after' : scan.id === before ? 'before' : undefined}
                onRemove={() => ask(texts.ask.one, [scan])}
              />
            ))}
          </ul>
          <CompareThese scans={scans.filter(isHealth)} label={texts.compare} after={after} />
          <CompareThese scans={scans.filter(isGeo)} label={texts.compareGeo} after={after} />
        </section>
      ))}
      <p>
        <button
          type="button" className="plain-button"
          onClick={() => ask(texts.ask.all(all.length, format), all)}
        >
          {texts.removeAll}
        </button>
      </p>
      <dialog ref={dialog} className={`card pad ${styles.ask}`} aria-labelledby="past-ask">
        <div className="stack g4">
          <p id="past-ask">{removal?.question}</p>
          <div className="cluster">
            <Button onClick={() => dialog.current?.close()}>{texts.ask.no}</Button>
            <Button primary onClick={remove}>{texts.ask.yes}</Button>
          </div>
        </div>
      </dialog>
    </section>
  );
}

/** Button that compares the two newest of these scans; hidden while any of these is being compared. */
function CompareThese(
  { scans, label, after }: { scans: readonly PastScan[]; label: string; after: string | undefined },
) {
  const [newest, older] = newestTwo(scans);
  if (!newest || !older || scans.some(({ id }) => id === after)) return null;
  const choose = (): void => {
    replaceQuery({ before: older.id, after: newest.id });
    document.querySelector('h1')?.focus();
  };
  return (
    <p className={styles.head}>
      <button type="button" className="plain-button small" onClick={choose}>{label}</button>
    </p>
  );
}

interface ScanRowProps {
  scan: PastScan;
  texts: PastTexts;
  /** When it was made, unambiguous among the store's scans. */
  time: string;
  part: 'before' | 'after' | undefined;
  onRemove: () => void;
}

function ScanRow({ scan, texts, time, part, onRemove }: ScanRowProps) {
  const { texts: shared, format } = useLocale();
  const date = format.dateTime(scan.at);
  const what = scan.tool === 'geo' ? texts.geo : texts.outcomes[scan.summary.outcome];
  return (
    <li className={styles.scan} data-part={part}>
      <p className="stack g1">
        <Link
          className="quiet-link small"
          href={`/${scan.tool === 'geo' ? 'visibility' : 'health'}?${new URLSearchParams({ past: scan.id })}`}
        >
          {time}
        </Link>
        <span className={part ? 'small' : 'small muted'}>{part ? <b>{texts[part]}</b> : what}</span>
      </p>
      {isHealth(scan) && (
        <ul className={styles.minis}>
          {PILLARS.map((pillar) => (
            <li key={pillar}>
              <span className="sr-only">{shared.pillars[pillar]}: </span>
              <GradeBadge grade={scan.summary.pillars[pillar].grade} size="mini" />
            </li>
          ))}
        </ul>
      )}
      <button type="button" className="plain-button small" aria-label={texts.removeScan(date)} onClick={onRemove}>
        {texts.remove}
      </button>
    </li>
  );
}
