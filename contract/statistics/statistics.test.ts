import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differenceOf, isSignificant } from './difference.ts';
import { betaProbability, betaQuantile, logGamma, studentBound } from './distributions.ts';
import { atLeastOnce, clusteredInterval } from './interval.ts';
import { disagreements, intervalWithRepeats } from './repeats.ts';
import { clusteredVariance, fewestClusters, speaksForOthers, spreadOf } from './spread.ts';
import type { PairCount } from './spread.ts';

/** One line per question, one character per engine: `x` counts, `.` does not, a blank was not measured. */
const table = (...lines: string[]): PairCount[] => lines.flatMap((line, question) => [...line].flatMap((mark, engine) =>
  (mark === ' ' ? [] : [{ question: `p${question}`, engine: `e${engine}`, numerator: mark === 'x' ? 1 : 0, denominator: 1 }])));
const of = (...lines: string[]): ReturnType<typeof clusteredInterval> => clusteredInterval(spreadOf(table(...lines))!);
const percent = (interval: readonly number[] | null): number[] | undefined => interval?.map((end) => Math.round(end * 1000) / 10);
const lines = (line: string, count = 8): string[] => Array.from({ length: count }, () => line);

describe('distributions', () => {
  it.each([[0.3, Math.log(2.991568987687590)], [1, 0], [5, Math.log(24)], [24.5, 53.19049]])('log gamma of %d', (x, known) =>
    expect(logGamma(x)).toBeCloseTo(known, 4));
  it.each([[0.5, 2, 3, 0.6875], [0.1, 0.5, 0.5, 0.204833], [0.9, 4, 1, 0.6561], [0, 2, 2, 0], [1, 2, 2, 1]])(
    'beta probability of %d with a = %d and b = %d', (x, a, b, known) => expect(betaProbability(x, a, b)).toBeCloseTo(known, 5));
  it.each([[1, 12.7062], [5, 2.5706], [7, 2.3646], [47, 2.0117]])('Student bound for %d degrees of freedom', (degrees, known) =>
    expect(studentBound(degrees)).toBeCloseTo(known, 3));
  it.each([
    [0.49, 5_000, 5_000, 0.022742], [0.505, 5_000, 5_000, 0.841345], [0.2, 300, 1_000, 0.00335], [0.26, 300, 1_000, 0.99276],
    [0.999, 2, 0.05, 0.256692], [1e-6, 0.05, 2, 0.526247],
  ])('beta probability of %d with a = %d and b = %d, far out or steep', (x, a, b, known) => expect(betaProbability(x, a, b)).toBeCloseTo(known, 5));
  it.each([[0.025, 0.3, 30, 1.07438e-7], [0.975, 30, 0.3, 0.99999989], [0.975, 1.2, 6.8, 0.448147], [0.025, 4_000, 1_000, 0.788801]])(
    'beta quantile of %d with a = %d and b = %d', (probability, a, b, known) => expect(betaQuantile(probability, a, b)).toBeCloseTo(known, 6));
  it('inverts the beta probability, also for fractional counts', () => {
    fc.assert(fc.property(fc.double({ min: 0.02, max: 40, noNaN: true }), fc.double({ min: 0.02, max: 40, noNaN: true }), (a, b) => {
      for (const probability of [0.025, 0.975]) {
        const at = betaQuantile(probability, a, b);
        if (at > 1e-12 && at < 1 - 1e-12) expect(betaProbability(at, a, b)).toBeCloseTo(probability, 5);
      }
    }));
  });
});

describe('a clustered interval', () => {
  it('takes clusters as fully correlated at shares of 0 and 1', () => {
    expect(percent(of(...lines('......')))).toEqual([0, 39.3]);
    expect(percent(of(...lines('xxxxxx')))).toEqual([60.7, 100]);
    expect(percent(of(...lines('.')))).toEqual([0, 31.2]);
  });

  it('has an effective size of n − 1 with one answer to each of n questions', () => {
    const ofSeven = [betaQuantile(0.025, 1.75, 6.25), betaQuantile(0.975, 2.75, 5.25)];
    expect(percent(of('x', '.', '.', 'x', '.', '.', '.', '.'))).toEqual(percent(ofSeven));
  });

  it('widens as answers to one question, or of one engine, are correlated', () => {
    const width = (...rows: string[]): number => {
      const [low, high] = of(...rows)!;
      return high - low;
    };
    const mixed = width('x.x...', '.x..x.', '..x..x', 'x..x..', '.x..x.', '..x..x', 'x...x.', '.x.x..');
    const byQuestion = width('xxxxxx', 'xxxxx.', '......', '......', '......', 'xxxxx.', '......', '......');
    const byEngine = width(...lines('xx....'));
    expect(byQuestion).toBeGreaterThan(mixed * 1.4);
    expect(byEngine).toBeGreaterThan(mixed * 1.4);
  });

  const clusters = (variance: number, effective: number, count = 8) => ({ count, effective, variance });
  it.each([
    ['of three engines, which count for nothing', clusters(0.01, 9), clusters(0.05, 3, 3), clusters(0.02, 24), 0.02, 8],
    ['of questions mostly', clusters(0.04, 9), clusters(0.01, 5), clusters(0.02, 40), 0.04, 64 / 9],
    ['of both, with no more degrees than the larger has', clusters(0.02, 7), clusters(0.03, 6), clusters(0.01, 40), 0.04, 6],
    ['of both alike, with no fewer degrees than the smaller has', clusters(0.04, 9), clusters(0.04, 5), clusters(0.04, 40), 0.04, 4],
    ['of pairs alone', clusters(0.03, 9), clusters(0.03, 5), clusters(0.05, 40), 0.05, 0.0025 / (0.0009 / 8 + 0.0009 / 4)],
    ['of nothing', clusters(0, 9), clusters(0, 5), clusters(0, 40), 0, 4],
  ])('has the variance %s', (_what, questions, engines, pairs, variance, degrees) => {
    const spread = clusteredVariance({ questions, engines, pairs });
    expect(spread.variance).toBeCloseTo(variance, 12);
    expect(spread.degrees).toBeCloseTo(degrees, 9);
  });

  it('is null for fewer than four questions', () => {
    expect(of(...lines('x.x.x.', 3))).toBeNull();
    expect(of(...lines('x.x.x.', 4))).not.toBeNull();
  });

  it('generalises to other engines from four engines on', () => {
    const spread = (line: string) => spreadOf(table(...lines(line)))!;
    expect([speaksForOthers(spread('x..')), speaksForOthers(spread('x..x'))]).toEqual([false, true]);
    expect([fewestClusters(spread('x..')), fewestClusters(spread('x..x'))]).toEqual([8, 4]);
    // Differences between engines add no variance if the interval covers only those asked.
    expect(clusteredVariance(spread('x..')).degrees).toBe(7);
    expect(clusteredVariance(spread('x..x')).variance).toBeGreaterThan(clusteredVariance(spread('x..')).variance);
  });

  it('contains the share and stays within 0 and 1, for any counts', () => {
    const pair = fc.record({
      question: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), engine: fc.constantFrom('1', '2', '3', '4', '5'),
      numerator: fc.nat(3), more: fc.nat(3),
    });
    fc.assert(fc.property(fc.array(pair, { minLength: 1, maxLength: 40 }), (rows) => {
      const distinct = [...new Map(rows.map((row) => [`${row.engine}${row.question}`, row])).values()];
      const spread = spreadOf(distinct.map(({ more, ...row }) => ({ ...row, denominator: row.numerator + more })));
      const interval = spread && clusteredInterval(spread);
      if (!interval) return;
      expect(interval[0]).toBeGreaterThanOrEqual(0);
      expect(interval[0]).toBeLessThanOrEqual(spread.share + 1e-9);
      expect(interval[1]).toBeGreaterThanOrEqual(spread.share - 1e-9);
      expect(interval[1]).toBeLessThanOrEqual(1);
    }), { numRuns: 500 });
  });

  it('has no spread without answers', () => expect(spreadOf([])).toBeNull());

  it('bounds the share of engines that name the brand at least once', () => {
    expect(atLeastOnce(0.5, [0.1, 0.2], 8)).toEqual([0.1, 1 - 0.8 ** 8]);
    expect(atLeastOnce(1, [0.1, 0.2], 8)).toEqual([0.1, 1]);
    expect(atLeastOnce(0, [0.1, 0.2], 8)).toEqual([0, 1 - 0.8 ** 8]);
  });
});

describe('repeats', () => {
  const asked = (named: number, answers: number): PairCount => ({ question: 'p', engine: 'e', numerator: named, denominator: answers });
  it('count the pairs of answers that differ', () => {
    expect(disagreements([asked(1, 3), asked(0, 3), asked(1, 2), asked(1, 1)])).toMatchObject([
      { numerator: 2, denominator: 3 }, { numerator: 0, denominator: 3 }, { numerator: 1, denominator: 1 },
    ]);
  });

  // Computed with the same formulas in SciPy.
  it.each<[disagreement: number | null, wanted: number, low: number, high: number]>([
    [null, 2, 0.139627, 0.463834], [null, 4, 0.168355, 0.418708], [0.3, 4, 0.154156, 0.440342], [0.3, 1, 0.113413, 0.510318],
    [0.1, 8, 0.146824, 0.452016],
  ])('give the interval of two rounds, where answers differ by %d, for %d rounds', (disagreement, wanted, low, high) => {
    const rounds = ['210010', '100102', '022010', '000000', '221110', '010002', '000100', '102000'];
    const pairs = rounds.flatMap((marks, question) => [...marks].map((mark, engine) => (
      { question: `p${question}`, engine: `e${engine}`, numerator: Number(mark), denominator: 2 })));
    const interval = intervalWithRepeats(spreadOf(pairs)!, { repeats: 2, disagreement }, wanted)!;
    expect(interval[0]).toBeCloseTo(low, 5);
    expect(interval[1]).toBeCloseTo(high, 5);
  });

  it('narrow chance variation, not the differences between questions and engines', () => {
    const spread = spreadOf(table('xxx...', 'x..x.x', '.xx.x.', '......', 'xxxxx.', '.x...x', '......', 'x.x...'))!;
    const width = (disagreement: number | null, wanted: number): number => {
      const [low, high] = intervalWithRepeats(spread, { repeats: 1, disagreement }, wanted)!;
      return high - low;
    };
    expect(width(null, 1)).toBeCloseTo(width(0, 5), 10);
    expect(width(0, 5)).toBeCloseTo(width(0, 1), 10);
    expect(width(0.3, 3)).toBeLessThan(width(0.3, 1));
    expect(width(0.3, 5)).toBeLessThan(width(0.3, 3));
    expect(width(null, 5)).toBeLessThanOrEqual(width(0.3, 5));
  });
});

describe('a difference', () => {
  const before = ['x.....', '......', '.x....', '......', '...x..', '......', '......', 'x.....'];
  it('is taken over the pairs that both measurements have', () => {
    const difference = differenceOf(table('x. ', '.x.', '...', '...'), table('xx', 'xx', ' x', '..'))!;
    expect(difference).toMatchObject({ before: 2 / 7, after: 5 / 7, pairs: 7 });
    expect(difference.value).toBeCloseTo(3 / 7);
  });

  it('is not significant where little changed', () => {
    const difference = differenceOf(table(...before), table('xx....', '......', '.x....', '..x...', '...x..', '......', '......', '......'))!;
    expect(isSignificant(difference)).toBe(false);
    const same = differenceOf(table(...before), table(...before))!;
    expect(same.value).toBe(0);
    expect(same.interval![0]).toBeLessThan(-0.05);
    expect(isSignificant(same)).toBe(false);
  });

  it('is significant where most changed one way, up or down', () => {
    const after = ['xxxx..', 'xxxxxx', '.xxx.x', 'xx.xx.', '.xxxxx', 'xxxx.x', 'x.xxx.', 'xxxxx.'];
    expect(isSignificant(differenceOf(table(...before), table(...after))!)).toBe(true);
    const down = differenceOf(table(...after), table(...before))!;
    expect(down.interval![1]).toBeLessThan(0);
  });

  it('has no interval for fewer than four questions', () => {
    const difference = differenceOf(table(...lines('......', 3)), table(...lines('xxxxxx', 3)))!;
    expect(difference).toMatchObject({ value: 1, interval: null });
    expect(isSignificant(difference)).toBe(false);
  });

  it('takes ratios and repeats, with an interval above 0 and at most 1', () => {
    const voice = (line: string): PairCount[] => table(...lines(line)).map((pair) => ({ ...pair, denominator: 2 }));
    const difference = differenceOf(voice('......'), voice('xxxxxx'))!;
    expect(difference.value).toBe(0.5);
    expect(difference.interval![0]).toBeGreaterThan(0);
    expect(difference.interval![1]).toBeLessThanOrEqual(1);
  });

  it('is null where no pair is in both', () => expect(differenceOf(table('x'), [])).toBeNull());
});
