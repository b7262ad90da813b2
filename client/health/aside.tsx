import type { ReactNode } from 'react';

/** A heading and what stands under it, in the narrow column. */
export function Aside({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="aside stack g2">
      <h3 className="lead">{heading}</h3>
      {children}
    </section>
  );
}
