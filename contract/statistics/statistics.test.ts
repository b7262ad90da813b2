import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differenceOf, isTold } from './difference.ts';
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

  it('is null for fewer than four questions', () => {
    expect(of(...lines('x.x.x.', 3))).toBeNull();
    expect(of(...lines('x.x.x.', 4))).not.toBeNull();
  });

  it('generalises to other engines from four engines on', () => {
    const spread = (line: string) => spreadOf(table(...lines(line)))!;
    expect([speaksForOthers(spread('x..')), speaksForOthers(spread('x..x'))]).toEqual([false, true]);
    expect([fewestClusters(spread('x..')), fewestClusters(spread('x..x'))]).toEqual([8, 4]);
    // Differences between engines add no variance where nothing is claimed about others.
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
    expect(isTold(difference)).toBe(false);
    const same = differenceOf(table(...before), table(...before))!;
    expect(same.value).toBe(0);
    expect(same.interval![0]).toBeLessThan(-0.05);
    expect(isTold(same)).toBe(false);
  });

  it('is significant where most changed one way, up or down', () => {
    const after = ['xxxx..', 'xxxxxx', '.xxx.x', 'xx.xx.', '.xxxxx', 'xxxx.x', 'x.xxx.', 'xxxxx.'];
    expect(isTold(differenceOf(table(...before), table(...after))!)).toBe(true);
    const down = differenceOf(table(...after), table(...before))!;
    expect(down.interval![1]).toBeLessThan(0);
  });

  it('has no interval for fewer than four questions', () => {
    const difference = differenceOf(table(...lines('......', 3)), table(...lines('xxxxxx', 3)))!;
    expect(difference).toMatchObject({ value: 1, interval: null });
    expect(isTold(difference)).toBe(false);
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
