import type { ReactNode } from 'react';

interface CodeBlockProps {
  /** Accessible name of the scrollable region. */
  label: string;
  children: ReactNode;
}

/** Code block that scrolls on its own, also by keyboard. */
export function CodeBlock({ label, children }: CodeBlockProps) {
  return (
    <div className="card code">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A scroller must be reachable by keyboard. */}
      <section className="code-scroller" aria-label={label} tabIndex={0}>
        <pre><code>{children}</code></pre>
      </section>
    </div>
  );
}
