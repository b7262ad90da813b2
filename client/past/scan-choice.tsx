import { useId } from 'react';
import { useLocale } from '../i18n/language.ts';
import type { PastScan } from './store.ts';

interface ScanChoiceProps {
  label: string;
  scans: readonly PastScan[];
  chosen: string;
  onChange: (id: string) => void;
}

/** One scan of those of a store, by its date. */
export function ScanChoice({ label, scans, chosen, onChange }: ScanChoiceProps) {
  const { format } = useLocale();
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} className="input" value={chosen} onChange={({ target }) => onChange(target.value)}>
        {scans.map((scan) => <option key={scan.id} value={scan.id}>{format.shortDateTime(scan.at)}</option>)}
      </select>
    </div>
  );
}
