/** Bounds of a lower-is-better figure: at most `good` passes, at most `fair` warns, more fails. */
interface Bands {
  good: number;
  fair: number;
}

/** Bounds of web-vitals and, for TBT, of Lighthouse; times in milliseconds. */
export const METRIC_BANDS = {
  lcp: { good: 2_500, fair: 4_000 },
  cls: { good: 0.1, fair: 0.25 },
  tbt: { good: 200, fair: 600 },
} as const satisfies Record<string, Bands>;

/** A figure's band, as the status of its check. */
export function bandOf(value: number, { good, fair }: Bands): 'pass' | 'warn' | 'fail' {
  if (value <= good) return 'pass';
  return value <= fair ? 'warn' : 'fail';
}

const NEAR_SHARE = 0.1;

/** Whether a figure is within a tenth of a bound: another run might fall on its other side. */
export const isNearBound = (value: number, { good, fair }: Bands): boolean =>
  [good, fair].some((bound) => Math.abs(value - bound) <= bound * NEAR_SHARE);
