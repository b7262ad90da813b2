import type { ReactNode } from 'react';

interface CodeBlockProps {
  /** What it is, for those who cannot see it. */
  label: string;
  children: ReactNode;
}

/** Code that scrolls by itself and can be scrolled by keyboard. */
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
