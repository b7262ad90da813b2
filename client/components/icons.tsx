interface IconProps {
  size?: number;
}

const drawn = { viewBox: '0 0 20 20', 'aria-hidden': true, focusable: false } as const;
const stroked = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.8, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** To measure again. */
export function AgainIcon({ size = 20 }: IconProps) {
  return (
    <svg {...drawn} width={size} height={size}>
      <path {...stroked} d="M15.8 8.3A6 6 0 1 0 16 11.5M16 4.5v4h-4" />
    </svg>
  );
}

/** What opens downwards. */
export function ChevronIcon({ size = 20 }: IconProps) {
  return (
    <svg {...drawn} className="chevron" width={size} height={size}>
      <path {...stroked} d="m5 7.5 5 5 5-5" />
    </svg>
  );
}

/** A step up from here. */
export function RiseIcon({ size = 20 }: IconProps) {
  return (
    <svg {...drawn} width={size} height={size}>
      <path {...stroked} d="M5 15 15 5M7.5 5H15v7.5" />
    </svg>
  );
}

/** To copy. */
export function CopyIcon({ size = 20 }: IconProps) {
  return (
    <svg {...drawn} width={size} height={size}>
      <rect {...stroked} x="7" y="7" width="9.5" height="9.5" rx="2" />
      <path {...stroked} d="M4 12.5V5.5a2 2 0 0 1 2-2h6.5" />
    </svg>
  );
}

/** To save as a file. */
export function DownloadIcon({ size = 20 }: IconProps) {
  return (
    <svg {...drawn} width={size} height={size}>
      <path {...stroked} d="M10 3v9.5m-4-4 4 4 4-4M4 16.5h12" />
    </svg>
  );
}

/** To close. */
export function CloseIcon({ size = 20 }: IconProps) {
  return (
    <svg {...drawn} width={size} height={size}>
      <path {...stroked} d="m5 5 10 10M15 5 5 15" />
    </svg>
  );
}

/** A square in an outline, to stop what runs. */
export function StopIcon({ size = 20 }: IconProps) {
  return (
    <svg {...drawn} width={size} height={size}>
      <rect {...stroked} x="5" y="5" width="10" height="10" rx="2" />
    </svg>
  );
}

/** To the one before, or after. */
export function StepIcon({ size = 20, to }: IconProps & { to: 'previous' | 'next' }) {
  return (
    <svg {...drawn} width={size} height={size}>
      <path {...stroked} d={to === 'previous' ? 'm12.5 5-5 5 5 5' : 'm7.5 5 5 5-5 5'} />
    </svg>
  );
}
