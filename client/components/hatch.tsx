import type { ReactNode } from 'react';

/** SVG pattern for what was not measured, referenced as `url(#hatch)`; render it once per page. */
export function HatchPattern() {
  return (
    <svg className="sr-only" width="0" height="0" aria-hidden="true">
      <defs>
        <pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <line x1="3" y1="0" x2="3" y2="6" stroke="var(--edge)" strokeWidth="1.4" />
        </pattern>
      </defs>
    </svg>
  );
}

/** Hatched box for what was not measured, sized like the value it replaces. */
export function HatchedBox({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <div className={`hatched-box ${className}`}>
      <span className="hatched-text">{children}</span>
    </div>
  );
}
