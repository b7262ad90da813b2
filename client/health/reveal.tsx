import { createContext, useContext } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { anchorOf } from './link.ts';

/** Opens a finding's row, wherever it is folded away. */
type Reveal = (id: string) => void;

export const RevealContext = createContext<Reveal>(() => {});

/** A link to a finding's row on the same page; following it opens the row and puts the focus there. */
export function FindingLink({ id, children }: { id: string; children: ReactNode }) {
  const reveal = useContext(RevealContext);
  const follow = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    // The browser's own way to a fragment takes the focus to nowhere when its target cannot have it.
    event.preventDefault();
    reveal(id);
  };
  return <a className="quiet-link" href={`#${anchorOf(id)}`} onClick={follow}>{children}</a>;
}
