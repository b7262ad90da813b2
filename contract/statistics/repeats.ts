import { clusteredInterval } from './interval.ts';
import type { Interval } from './interval.ts';
import type { PairCount, Spread } from './spread.ts';

/** Of the pairs of answers to a question by an engine, how many differ. */
export function disagreements(pairs: readonly PairCount[]): PairCount[] {
  return pairs.flatMap((pair) => {
    const { numerator: named, denominator: answers } = pair;
    if (answers < 2) return [];
    return [{ ...pair, numerator: named * (answers - named), denominator: (answers * (answers - 1)) / 2 }];
  });
}

export interface Asked {
  /** How many times each question was asked. */
  repeats: number;
  /** The rate at which two answers to a question differ; null if none was asked twice. */
  disagreement: number | null;
}

/**
 * The interval expected with `wanted` repeats in all. If nothing was asked twice, it is the narrowest possible: all
 * variance of the pairs is taken for randomness of the answers.
 */
export function intervalWithRepeats(spread: Spread, { repeats, disagreement }: Asked, wanted: number): Interval | null {
  const { pairs } = spread;
  const ofOneAnswer = disagreement === null ? pairs.variance * repeats : disagreement / 2 / pairs.count;
  const saved = Math.min(pairs.variance, ofOneAnswer * (1 / repeats - 1 / wanted));
  const less = (clusters: Spread['pairs']): Spread['pairs'] =>
    ({ ...clusters, variance: Math.max(0, clusters.variance - saved) });
  return clusteredInterval({
    ...spread,
    denominator: (spread.denominator * wanted) / repeats, numerator: (spread.numerator * wanted) / repeats,
    questions: less(spread.questions), engines: less(spread.engines), pairs: less(pairs),
  });
}
