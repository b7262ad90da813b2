import type { FindingStatus } from '../../contract/vocabulary.ts';
import { useLocale } from '../i18n/language.ts';
import { StatusIcon } from './status-icon.tsx';

interface FilterChipsProps {
  label: string;
  counts: readonly (readonly [FindingStatus, number])[];
  chosen: ReadonlySet<FindingStatus>;
  onChange: (chosen: ReadonlySet<FindingStatus>) => void;
}

/** Toggle buttons that filter by status, with counts. */
export function FilterChips({ label, counts, chosen, onChange }: FilterChipsProps) {
  const { texts } = useLocale();
  const flip = (status: FindingStatus): void => {
    const next = new Set(chosen);
    if (!next.delete(status)) next.add(status);
    onChange(next);
  };
  return (
    <fieldset className="chips cluster">
      <legend className="sr-only">{label}</legend>
      {counts.map(([status, count]) => (
        <button
          key={status} type="button" className="chip" aria-pressed={chosen.has(status)} onClick={() => flip(status)}
        >
          <StatusIcon status={status} size={18} />
          <span>{texts.statuses[status]} <span className="figures">{count}</span></span>
        </button>
      ))}
    </fieldset>
  );
}
