import { useState } from 'react';
import type { ReactNode, ToggleEvent } from 'react';
import type { FindingStatus, Severity } from '../../contract/vocabulary.ts';
import { useLocale } from '../i18n/language.ts';
import { ChevronIcon } from './icons.tsx';
import { usePrinting } from './printing.ts';
import { StatusIcon } from './status-icon.tsx';

interface FindingRowProps {
  /** Target of hash links. */
  id?: string;
  status: FindingStatus;
  /** Visual weight of `fail` and `warn` rows. */
  severity?: Severity;
  /** Replaces the status label. */
  word?: string | undefined;
  /** Below the label: severity, purpose, or why it was not measured. */
  note?: string | undefined;
  title: ReactNode;
  message?: ReactNode;
  /** Rendered only once the row is opened, or when printing. */
  children: () => ReactNode;
  open?: boolean;
  onToggle?: (open: boolean) => void;
}

/** Renders a row's content lazily: from its first opening on, and while printing. */
function useLazyContent(isOpen: boolean) {
  const isPrinting = usePrinting();
  const [wasOpen, setWasOpen] = useState(isOpen);
  return { isRendered: wasOpen || isOpen || isPrinting, markOpened: () => setWasOpen(true) };
}

/** Expandable row: a claim with its evidence. */
export function FindingRow(props: FindingRowProps) {
  const { id, status, severity = '', word, note, title, message, children, open = false, onToggle } = props;
  const { texts } = useLocale();
  const weight = (status === 'fail' || status === 'warn') && severity !== 'info' ? severity : '';
  const { isRendered, markOpened } = useLazyContent(open);
  const toggle = (event: ToggleEvent<HTMLDetailsElement>): void => {
    const isOpen = event.currentTarget.open;
    if (isOpen) markOpened();
    if (isOpen !== open) onToggle?.(isOpen);
  };
  return (
    <details id={id} className={`row ${status} ${weight}`} open={open || undefined} onToggle={toggle}>
      {/* `toggle` fires in a later task; rendering on click lets the very next key press reach the content. */}
      <summary className="opens" onClick={markOpened}>
        <StatusIcon status={status} />
        <span className="row-status">
          <span className="row-word medium">{word ?? texts.statuses[status]}</span>
          {note && <span className="row-note meta">{note}</span>}
        </span>
        <span className="row-words">
          <span className="row-title medium">{title}</span>
          {message && <span className="row-message small muted">{message}</span>}
        </span>
        <ChevronIcon />
      </summary>
      <div className="row-body">{isRendered && children()}</div>
    </details>
  );
}

/** Rows collapsed into one summary, such as all passed checks. */
export function FoldedRows(
  { status, label, children }: { status: FindingStatus; label: ReactNode; children: () => ReactNode },
) {
  const { isRendered, markOpened } = useLazyContent(false);
  return (
    <details className="folded" onToggle={(event) => event.currentTarget.open && markOpened()}>
      <summary className="opens small muted" onClick={markOpened}>
        <StatusIcon status={status} />
        <span>{label}</span>
        <ChevronIcon />
      </summary>
      {isRendered && children()}
    </details>
  );
}

interface EvidenceRowProps {
  label: string;
  isEnglish?: boolean | undefined;
  children: ReactNode;
}

/** One `dt`/`dd` pair of an evidence list. */
export function EvidenceRow({ label, isEnglish, children }: EvidenceRowProps) {
  return (
    <div>
      <dt lang={isEnglish ? 'en' : undefined}>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
