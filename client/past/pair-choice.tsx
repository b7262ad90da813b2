import { useId } from 'react';
import { Link } from 'wouter';
import { RepeatIcon, NextIcon } from '../components/icons.tsx';
import { useLocale } from '../i18n/language.ts';
import type { PastTexts } from './nb.ts';
import { timeAmong } from './past-scans.ts';
import type { PastScan } from './store.ts';
import styles from './past.module.css';

/** Props of a comparison of two scans made with the same tool. */
export interface ComparisonProps<Scan extends PastScan> {
  before: Scan;
  after: Scan;
  /** All saved scans. */
  scans: readonly PastScan[];
  texts: PastTexts;
  onChoose: (ids: { before: string; after: string }) => void;
}

interface PairChoiceProps extends ComparisonProps<PastScan> {
  heading: string;
  /** Link to scan the store again. */
  rescanHref: string;
}

/** Head of a comparison: selects for its two scans, and a link to scan again. */
export function PairChoice({ heading, rescanHref, before, after, scans, texts, onChoose }: PairChoiceProps) {
  const own = scans.filter(({ tool, host }) => tool === after.tool && host === after.host);
  return (
    <>
      <header className="spread">
        <h2>{heading}</h2>
        <Link className="button primary" href={rescanHref}><RepeatIcon />{texts.again}</Link>
      </header>
      <div className={`cluster g3 ${styles.pair}`}>
        <ScanChoice
          label={texts.before} scans={own} chosen={before.id}
          onChange={(id) => onChoose({ before: id, after: after.id })}
        />
        <NextIcon />
        <ScanChoice
          label={texts.after} scans={own} chosen={after.id}
          onChange={(id) => onChoose({ before: before.id, after: id })}
        />
      </div>
    </>
  );
}

interface ScanChoiceProps {
  label: string;
  scans: readonly PastScan[];
  chosen: string;
  onChange: (id: string) => void;
}

function ScanChoice({ label, scans, chosen, onChange }: ScanChoiceProps) {
  const { format } = useLocale();
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} className="input" value={chosen} onChange={({ target }) => onChange(target.value)}>
        {scans.map((scan) => <option key={scan.id} value={scan.id}>{timeAmong(scans, scan.at, format)}</option>)}
      </select>
    </div>
  );
}
