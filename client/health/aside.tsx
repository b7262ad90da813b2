import type { ReactNode } from 'react';

/** A heading and what stands under it, in the narrow column. */
export function Aside({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="aside">
      <h3>{heading}</h3>
      {children}
    </section>
  );
}
