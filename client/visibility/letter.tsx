import type { ReactNode } from 'react';

/** A solid square is a mention, an outlined one a source, a dotted one neither a mention nor its absence. */
export function Letter({ kind, children }: { kind: 'mentioned' | 'cited' | 'unclear'; children: ReactNode }) {
  return <span className={`letter ${kind}`}>{children}</span>;
}
