import { expect, test } from 'vitest';
import { differenceOf, isSignificant } from './difference.ts';
import type { PairCount } from './spread.ts';

/** One line per question, one character per engine: `x` counts, `.` does not; a digit counts so many of `of`. */
const table = (of: number, ...lines: string[]): PairCount[] => lines.flatMap((line, question) => [...line].map((mark, engine) => (
  { question: `p${question}`, engine: `e${engine}`, numerator: mark === 'x' ? 1 : Number(mark.replace('.', '0')), denominator: of })));

const FEW = table(1, 'x.....', '......', '.x....', '......', '...x..', '......', '......', 'x.....');
const MANY = table(1, 'xxxx..', 'xxxxxx', '.xxx.x', 'xx.xx.', '.xxxxx', 'xxxx.x', 'x.xxx.', 'xxxxx.');
const THIRDS = table(3, '0120', '0001', '1102', '0010');
const SINGLE = table(1, '0111', '0001', '1101', '0010');

// Computed with the same formulas in SciPy, which has its own distributions.
test.each<[string, readonly PairCount[], readonly PairCount[], [value: number, low: number, high: number]]>([
  ['most came to count', FEW, MANY, [0.6875, 0.454061, 0.868318]],
  ['most ceased to count', MANY, FEW, [-0.6875, -0.868318, -0.454061]],
  ['some came and some ceased', FEW, table(1, 'x.x...', '......', '..x...', '......', '...x.x', '......', '......', '.x....'), [0.041667, -0.122259, 0.218527]],
  ['none changed', FEW, FEW, [0, -0.393038, 0.393038]],
  ['some came, and one ceased', FEW, table(1, 'xx....', '......', '.x....', '..x...', '...x..', '......', '......', 'x....x'), [0.0625, -0.040965, 0.206246]],
  ['three answers each', table(3, '01200', '00010', '11021', '00100', '30012'), table(3, '11310', '01020', '12021', '02100', '31022'), [0.133333, -0.155822, 0.379875]],
  ['three answers each, of three engines', table(3, '012', '000', '110', '001', '300'), table(3, '113', '010', '120', '021', '310'), [0.155556, -0.190411, 0.459231]],
  ['three answers each, then one', THIRDS, SINGLE, [0.3125, -0.15855, 0.73368]],
  ['one answer each, then three', SINGLE, THIRDS, [-0.3125, -0.73368, 0.15855]],
])('a difference and its interval where %s', (_what, before, after, [value, low, high]) => {
  const difference = differenceOf(before, after)!;
  expect(difference.value).toBeCloseTo(value, 5);
  expect(difference.interval![0]).toBeCloseTo(low, 5);
  expect(difference.interval![1]).toBeCloseTo(high, 5);
});

test.each<[[number, number], boolean]>([
  [[0.1, 0.2], true], [[-0.2, -0.1], true], [[0, 0.2], false], [[-0.2, 0], false], [[-0.1, 0.1], false],
])('the interval %j is significant: %s', (interval, expected) => {
  expect(isSignificant({ before: 0, after: 0, value: 0, pairs: 8, interval })).toBe(expected);
});

test('there is no difference without a measurement on both sides', () => {
  const empty = FEW.map((pair) => ({ ...pair, denominator: 0, numerator: 0 }));
  expect([differenceOf(empty, FEW), differenceOf(FEW, empty)]).toEqual([null, null]);
});
