import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';

/** Opens a finding's row, wherever it is folded away. */
export type Reveal = (id: string) => void;

export const RevealContext = createContext<Reveal>(() => {});

/** The fragment of a finding. */
export const anchorOf = (id: string): string => `f-${id}`;

/** A link to a finding's row on the same page; following it opens the row. */
export function FindingLink({ id, children }: { id: string; children: ReactNode }) {
  const reveal = useContext(RevealContext);
  return <a className="quiet-link" href={`#${anchorOf(id)}`} onClick={() => reveal(id)}>{children}</a>;
}
