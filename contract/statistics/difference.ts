import { studentBound } from './distributions.ts';
import { clusteredInterval, effectiveSize } from './interval.ts';
import type { Interval } from './interval.ts';
import { clusteredVariance, clustersOf, MIN_QUESTIONS, spreadOf } from './spread.ts';
import type { PairCount, Spread } from './spread.ts';

/** How far a share went from one measurement to another, over the pairs that both have. */
export interface Difference {
  before: number;
  after: number;
  value: number;
  /** Null where nothing can be claimed. */
  interval: Interval | null;
  /** How many pairs of a question and an engine both have. */
  pairs: number;
}

/** Whether the difference is significant: its interval excludes 0. */
export const isSignificant = ({ interval }: Difference): boolean =>
  interval !== null && (interval[0] > 0 || interval[1] < 0);

interface Paired {
  before: PairCount;
  after: PairCount;
}

/**
 * The difference of two shares, paired by question and engine; null where no pair is in both. Its interval is the wider
 * of Student's over clusters of questions and engines, and of one made from the two sides' own intervals (MOVER), which
 * holds where few pairs changed.
 */
export function differenceOf(before: readonly PairCount[], after: readonly PairCount[]): Difference | null {
  const known = new Map(before.map((pair) => [keyOf(pair), pair]));
  const paired = after.flatMap((pair): Paired[] => {
    const same = known.get(keyOf(pair));
    return same ? [{ before: same, after: pair }] : [];
  });
  const [was, is] = [spreadOf(paired.map((pair) => pair.before)), spreadOf(paired.map((pair) => pair.after))];
  if (!was || !is) return null;
  const value = is.share - was.share;
  return { before: was.share, after: is.share, value, interval: intervalOf(paired, was, is), pairs: paired.length };
}

function intervalOf(paired: readonly Paired[], was: Spread, is: Spread): Interval | null {
  if (was.questions.count < MIN_QUESTIONS) return null;
  const value = is.share - was.share;
  const { variance, degrees } = clusteredVariance(residuals(paired, was, is));
  const half = studentBound(degrees) * Math.sqrt(variance);
  const [up, down] = isOneAnswerEach(paired) ? changes(paired) : [is, was];
  // Where pairs changed one way alone, how alike they are the other way is what they show this way.
  const [rise, fall] = [clusteredInterval(up, effectiveSize(down)), clusteredInterval(down, effectiveSize(up))];
  if (!rise || !fall) return null;
  const low = value - Math.hypot(up.share - rise[0], fall[1] - down.share);
  const high = value + Math.hypot(rise[1] - up.share, down.share - fall[0]);
  return [Math.max(-1, Math.min(value - half, low)), Math.min(1, Math.max(value + half, high))];
}

/** How the pairs' own differences scatter about the whole one, by question, engine and pair. */
function residuals(paired: readonly Paired[], was: Spread, is: Spread): Pick<Spread, 'questions' | 'engines' | 'pairs'> {
  const rows = paired.map((pair) => ({
    ...pair,
    residual: (pair.after.numerator - is.share * pair.after.denominator) / is.denominator
      - (pair.before.numerator - was.share * pair.before.denominator) / was.denominator,
  }));
  const clusters = (nameOf: (pair: PairCount) => string): Spread['pairs'] => {
    const groups = [...Map.groupBy(rows, ({ after }) => nameOf(after)).values()];
    return clustersOf(groups.map((group) => ({
      residual: group.reduce((sum, row) => sum + row.residual, 0),
      size: group.length / rows.length,
    })), 1);
  };
  return {
    questions: clusters(({ question }) => question), engines: clusters(({ engine }) => engine), pairs: clusters(keyOf),
  };
}

/** The shares of pairs that came to count, and of those that ceased to: their difference is that of the shares. */
function changes(paired: readonly Paired[]): [rise: Spread, fall: Spread] {
  const counted = (changed: (pair: Paired) => boolean): Spread => spreadOf(paired.map((pair) => (
    { ...pair.after, numerator: changed(pair) ? 1 : 0, denominator: 1 })))!;
  return [
    counted(({ before, after }) => after.numerator > before.numerator),
    counted(({ before, after }) => after.numerator < before.numerator),
  ];
}

const isOneAnswerEach = (paired: readonly Paired[]): boolean =>
  paired.every(({ before, after }) => before.denominator === 1 && after.denominator === 1);

const keyOf = ({ question, engine }: Pick<PairCount, 'question' | 'engine'>): string => `${engine} ${question}`;
