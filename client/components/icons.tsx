import type { ReactNode } from 'react';

interface IconProps {
  size?: number;
}

const stroked = {
  fill: 'none', stroke: 'currentColor', strokeWidth: 1.8, strokeLinecap: 'round', strokeLinejoin: 'round',
} as const;

/** An icon drawn as one stroke, and anything else that belongs to it. */
const icon = (line: string, beside?: ReactNode, className?: string) => function Icon({ size = 20 }: IconProps) {
  return (
    <svg viewBox="0 0 20 20" className={className} width={size} height={size} aria-hidden>
      {beside}
      <path {...stroked} d={line} />
    </svg>
  );
};

/** To measure again. */
export const RepeatIcon = icon('M15.8 8.3A6 6 0 1 0 16 11.5M16 4.5v4h-4');

/** What opens downwards. */
export const ChevronIcon = icon('m5 7.5 5 5 5-5', undefined, 'chevron');

/** A step up from here. */
export const ArrowUpIcon = icon('M5 15 15 5M7.5 5H15v7.5');

/** To copy. */
export const CopyIcon = icon(
  'M4 12.5V5.5a2 2 0 0 1 2-2h6.5', <rect {...stroked} x="7" y="7" width="9.5" height="9.5" rx="2" />,
);

/** To save as a file. */
export const DownloadIcon = icon('M10 3v9.5m-4-4 4 4 4-4M4 16.5h12');

/** To close. */
export const CloseIcon = icon('m5 5 10 10M15 5 5 15');

/** A square in an outline, to stop what runs. */
export const StopIcon = icon('M7 5h6a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2z');

/** To the one before. */
export const PreviousIcon = icon('m12.5 5-5 5 5 5');

/** To the one after. */
export const NextIcon = icon('m7.5 5 5 5-5 5');
