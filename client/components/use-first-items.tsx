import { useRef, useState } from 'react';
import { usePrinting } from './printing.ts';

/** The first items of a list, and all of them on request, when the list gets the focus of the button, or in print. */
export function useFirstItems<Item>(items: readonly Item[], max: number) {
  const [isExpanded, setExpanded] = useState(false);
  const isPrinting = usePrinting();
  const ref = useRef<HTMLUListElement>(null);
  const shown = isExpanded || isPrinting ? items : items.slice(0, max);
  const expand = (): void => {
    setExpanded(true);
    ref.current?.focus();
  };
  return {
    shown,
    list: { ref, tabIndex: -1 },
    more: (label: string) => shown.length < items.length && (
      <p><button type="button" className="plain-button" onClick={expand}>{label}</button></p>
    ),
  };
}
