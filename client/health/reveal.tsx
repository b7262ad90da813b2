import { createContext, useContext } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { anchorOf } from './link.ts';

/** Opens a finding's row, even if it is deferred or filtered out. */
type Reveal = (id: string) => void;

export const RevealContext = createContext<Reveal>(() => {});

/** Link to a finding's row on the same page; opens the row and focuses it. */
export function FindingLink({ id, children }: { id: string; children: ReactNode }) {
  const reveal = useContext(RevealContext);
  const follow = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    // Native hash navigation drops the focus if the target is not focusable.
    event.preventDefault();
    reveal(id);
  };
  return <a className="quiet-link" href={`#${anchorOf(id)}`} onClick={follow}>{children}</a>;
}
