import type { ReactNode } from 'react';
import type { FindingStatus } from '../../contract/vocabulary.ts';

const outline = {
  fill: 'none', stroke: 'currentColor', strokeWidth: 1.9, strokeLinecap: 'round', strokeLinejoin: 'round',
} as const;
const cut = { ...outline, stroke: 'var(--surface)' } as const;

const SHAPES: Record<FindingStatus, ReactNode> = {
  pass: (
    <>
      <circle fill="currentColor" cx="10" cy="10" r="8" />
      <path {...cut} d="m6.4 10.3 2.5 2.5 4.7-5.4" />
    </>
  ),
  warn: (
    <>
      <path
        fill="currentColor" d="M8.6 3.1a1.6 1.6 0 0 1 2.8 0l6.3 11.3a1.6 1.6 0 0 1-1.4 2.4H3.7a1.6 1.6 0 0 1-1.4-2.4z"
      />
      <path {...cut} d="M10 7.3v4.2M10 14.1v.1" />
    </>
  ),
  fail: (
    <>
      <path fill="currentColor" d="M6.9 2h6.2L18 6.9v6.2L13.1 18H6.9L2 13.1V6.9z" />
      <path {...cut} d="m7.3 7.3 5.4 5.4M12.7 7.3l-5.4 5.4" />
    </>
  ),
  info: (
    <>
      <rect {...outline} x="2.8" y="2.8" width="14.4" height="14.4" rx="2.5" />
      <path {...outline} d="M10 9.4v4.2M10 6.4v.1" />
    </>
  ),
  'not-measured': <circle {...outline} strokeDasharray="2.6 2.9" strokeLinecap="butt" cx="10" cy="10" r="7.2" />,
  'not-applicable': <path {...outline} d="M5.5 10h9" />,
};

/** Status icons differ by shape, not only by colour; the status text is always shown beside it. */
export function StatusIcon({ status, size = 20 }: { status: FindingStatus; size?: number }) {
  return (
    <svg
      className={`status-icon ${status}`} viewBox="0 0 20 20" width={size} height={size} aria-hidden="true"
    >
      {SHAPES[status]}
    </svg>
  );
}
