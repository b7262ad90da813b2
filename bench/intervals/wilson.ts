import type { Interval } from '../../contract/statistics/interval.ts';

const Z = 1.959963984540054;

/** Wilson's interval, which assumes independent answers; the service used it before. */
export function wilson(k: number, n: number): Interval {
  const share = k / n;
  const z2 = Z * Z;
  const centre = (share + z2 / (2 * n)) / (1 + z2 / n);
  const half = (Z * Math.sqrt((share * (1 - share)) / n + z2 / (4 * n * n))) / (1 + z2 / n);
  return [k === 0 ? 0 : centre - half, k === n ? 1 : centre + half];
}
