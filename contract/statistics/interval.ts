import { betaQuantile, studentBound } from './distributions.ts';
import { clusteredVariance, fewestClusters, MIN_QUESTIONS } from './spread.ts';
import type { Spread } from './spread.ts';

/** A 95 % confidence interval. */
export type Interval = [low: number, high: number];

/**
 * The confidence interval of a clustered share (Korn–Graubard): Clopper–Pearson on the effective sample size. A share
 * of 0 or 1 shows no variance: `sizeAtEdge` is its size, by default that of perfectly correlated clusters. Null if
 * there are too few questions.
 */
export function clusteredInterval(spread: Spread, sizeAtEdge = fewestClusters(spread)): Interval | null {
  if (spread.questions.count < MIN_QUESTIONS) return null;
  const { share } = spread;
  const size = effectiveSize(spread);
  return size === undefined ? atEdge(share, sizeAtEdge) : clopperPearson(share * size, size);
}

/** The effective sample size; undefined for a share of 0 or 1, which shows no variance. */
export function effectiveSize(spread: Spread): number | undefined {
  const { share, numerator, denominator, pairs } = spread;
  if (numerator === 0 || numerator === denominator) return undefined;
  const { variance, degrees } = clusteredVariance(spread);
  const size = Math.min((share * (1 - share)) / variance, denominator);
  return size * (studentBound(Math.max(1, pairs.count - 1)) / studentBound(degrees)) ** 2;
}

/** Clopper–Pearson for counts that are not integers. */
function clopperPearson(part: number, whole: number): Interval {
  return [betaQuantile(0.025, part, whole - part + 1), betaQuantile(0.975, part + 1, whole - part)];
}

/** The one-sided interval of a share of 0 or 1, with all 5 % on that side. */
function atEdge(share: number, size: number): Interval {
  const least = 0.05 ** (1 / size);
  return share === 0 ? [0, 1 - least] : [least, 1];
}

/**
 * The interval of the share of engines that name the brand at least once, from that of the share of answers: the latter
 * is its lower bound, and as many independent questions would give its upper bound.
 */
export function atLeastOnce(seen: number, [low, high]: Interval, questions: number): Interval {
  return [Math.min(low, seen), Math.max(seen, 1 - (1 - high) ** questions)];
}
