import { clusteredInterval } from './interval.ts';
import type { Interval } from './interval.ts';
import type { PairCount, Spread } from './spread.ts';

/** How many pairs of answers differ, from how many answers each pair of a question and an engine has. */
export function disagreements(pairs: readonly PairCount[]): PairCount[] {
  return pairs.flatMap((pair) => {
    const { numerator: named, denominator: answers } = pair;
    if (answers < 2) return [];
    return [{ ...pair, numerator: named * (answers - named), denominator: (answers * (answers - 1)) / 2 }];
  });
}

export interface Asked {
  /** How many times each question has been asked. */
  repeats: number;
  /** How often two answers to one question differ; null where none was asked twice. */
  disagreement: number | null;
}

/**
 * The interval as it would be with so many repeats in all. Where nothing was asked twice, the least it could be: all
 * that pairs differ beyond their questions and engines is taken for chance.
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
