import type { ReactNode } from 'react';

interface IconProps {
  size?: number;
}

const stroked = {
  fill: 'none', stroke: 'currentColor', strokeWidth: 1.8, strokeLinecap: 'round', strokeLinejoin: 'round',
} as const;

/** Creates an icon component from one stroked path and optional further elements. */
const icon = (line: string, beside?: ReactNode, className?: string) => function Icon({ size = 20 }: IconProps) {
  return (
    <svg viewBox="0 0 20 20" className={className} width={size} height={size} aria-hidden>
      {beside}
      <path {...stroked} d={line} />
    </svg>
  );
};

/** Measure again. */
export const RepeatIcon = icon('M15.8 8.3A6 6 0 1 0 16 11.5M16 4.5v4h-4');

/** Expand. */
export const ChevronIcon = icon('m5 7.5 5 5 5-5', undefined, 'chevron');

/** Improvement, such as a better grade. */
export const ArrowUpIcon = icon('M5 15 15 5M7.5 5H15v7.5');

/** Copy. */
export const CopyIcon = icon(
  'M4 12.5V5.5a2 2 0 0 1 2-2h6.5', <rect {...stroked} x="7" y="7" width="9.5" height="9.5" rx="2" />,
);

/** Save as a file. */
export const DownloadIcon = icon('M10 3v9.5m-4-4 4 4 4-4M4 16.5h12');

/** Close. */
export const CloseIcon = icon('m5 5 10 10M15 5 5 15');

/** Stop a run. */
export const StopIcon = icon('M7 5h6a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2z');

/** Previous item. */
export const PreviousIcon = icon('m12.5 5-5 5 5 5');

/** Next item. */
export const NextIcon = icon('m7.5 5 5 5-5 5');
