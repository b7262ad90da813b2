import { betaQuantile, studentBound } from './distributions.ts';
import { clusteredVariance, fewestClusters, MIN_QUESTIONS } from './spread.ts';
import type { Spread } from './spread.ts';

/** A 95 % interval. */
export type Interval = [low: number, high: number];

/**
 * The interval of a share whose answers come in clusters, by Korn and Graubard: Clopper–Pearson on the effective size,
 * which the degrees of freedom make smaller. At nothing and all, where no variance can be seen, the clusters are taken
 * to be wholly alike, unless their size is told. Null where too few questions were answered to claim anything.
 */
export function clusteredInterval(spread: Spread, sizeAtEdge = fewestClusters(spread)): Interval | null {
  if (spread.questions.count < MIN_QUESTIONS) return null;
  const { share } = spread;
  const size = effectiveSize(spread);
  return size === undefined ? atEdge(share, sizeAtEdge) : clopperPearson(share * size, size);
}

/** As many independent answers would tell as much; undefined of none or all, where no variance can be seen. */
export function effectiveSize(spread: Spread): number | undefined {
  const { share, numerator, denominator, pairs } = spread;
  if (numerator === 0 || numerator === denominator) return undefined;
  const { variance, degrees } = clusteredVariance(spread);
  const size = Math.min((share * (1 - share)) / variance, denominator);
  return size * (studentBound(Math.max(1, pairs.count - 1)) / studentBound(degrees)) ** 2;
}

/** Clopper–Pearson for counts that need not be whole. */
function clopperPearson(part: number, whole: number): Interval {
  return [betaQuantile(0.025, part, whole - part + 1), betaQuantile(0.975, part + 1, whole - part)];
}

/** At a share of 0 or 1 the interval is one-sided, and that side has the whole 5 %. */
function atEdge(share: number, size: number): Interval {
  const least = 0.05 ** (1 / size);
  return share === 0 ? [0, 1 - least] : [least, 1];
}

/**
 * The interval of the share of engines that name the brand at least once, from the interval of the share of answers:
 * it is no less than that, and no more than as many independent questions would make of it.
 */
export function atLeastOnce(seen: number, [low, high]: Interval, questions: number): Interval {
  return [Math.min(low, seen), Math.max(seen, 1 - (1 - high) ** questions)];
}
