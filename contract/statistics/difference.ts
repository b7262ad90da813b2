import { studentBound } from './distributions.ts';
import { clusteredInterval, effectiveSize } from './interval.ts';
import type { Interval } from './interval.ts';
import { clusteredVariance, clustersOf, MIN_QUESTIONS, spreadOf } from './spread.ts';
import type { PairCount, Spread } from './spread.ts';

/** The change of a share between two measurements, over the pairs that are in both. */
export interface Difference {
  before: number;
  after: number;
  value: number;
  /** Null if there are too few questions for an interval. */
  interval: Interval | null;
  /** The number of question–engine pairs in both. */
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
 * The paired difference of two shares; null if no pair is in both. Its interval is the wider of two: Student's t,
 * clustered by question and engine; and MOVER on the intervals of both sides, which holds if few pairs changed.
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
  // If pairs changed in one direction only, the interval of the other uses their effective size.
  const [rise, fall] = [clusteredInterval(up, effectiveSize(down)), clusteredInterval(down, effectiveSize(up))];
  if (!rise || !fall) return null;
  const low = value - Math.hypot(up.share - rise[0], fall[1] - down.share);
  const high = value + Math.hypot(rise[1] - up.share, down.share - fall[0]);
  return [Math.max(-1, Math.min(value - half, low)), Math.min(1, Math.max(value + half, high))];
}

/** The residuals of the paired differences, clustered by question, engine and pair. */
function residuals(
  paired: readonly Paired[],
  was: Spread,
  is: Spread,
): Pick<Spread, 'questions' | 'engines' | 'pairs'> {
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

/** The shares of pairs that began to count and that ceased to: their difference is that of the shares. */
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
