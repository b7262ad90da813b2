import type { Figure } from '../figure.ts';
import { cells, isQuick, nameOf } from './cells.ts';
import type { Cell } from './cells.ts';
import { chanceOf } from './chance.ts';
import { coverageOf, METRICS } from './coverage.ts';
import type { MetricName, Tally } from './coverage.ts';
import { detectionRate } from './difference.ts';
import type { Comparison } from './difference.ts';

const SEED = 20_261_122;
const ROUNDS = isQuick ? 300 : 400;
/** A cell near the threshold is simulated again with another seed and this many rounds; only these count then. */
const ROUNDS_AGAIN = 8_000;
const REQUIRED = 0.93;
/** A cell with fewer claimed intervals than this is ignored. */
const MIN_CLAIMS = 50;

interface CellResult {
  cell: Cell;
  metric: MetricName;
  tally: Tally;
}

/** How often the intervals cover the truth over the whole grid, how wide they are, and what comparisons detect. */
export async function run(): Promise<Figure[]> {
  const results = simulate();
  const byMetric = METRICS.map((metric) => results.filter((each) => each.metric === metric));
  for (const some of byMetric) printMetric(some);
  return [
    ...byMetric.flatMap(figuresOf),
    ...comparisons(),
  ];
}

function simulate(): CellResult[] {
  const results: CellResult[] = [];
  for (const [at, cell] of cells().entries()) {
    const first = coverageOf(cell, ROUNDS, chanceOf(SEED + at));
    if (!first) continue;
    const isShort = METRICS.some(
      (metric) => first[metric].claimed >= MIN_CLAIMS && covered(first[metric]) < REQUIRED + 0.02,
    );
    const tallies = isShort ? coverageOf(cell, ROUNDS_AGAIN, chanceOf(SEED - 1 - at))! : first;
    results.push(...METRICS.map((metric) => ({ cell, metric, tally: tallies[metric] })));
  }
  return results.filter(({ tally }) => tally.claimed >= MIN_CLAIMS);
}

const covered = ({ claimed, covered: hits }: Tally): number => hits / claimed;

function printMetric(results: readonly CellResult[]): void {
  const worst = results.toSorted((a, b) => covered(a.tally) - covered(b.tally)).slice(0, 3);
  process.stdout.write(`\n${results[0]!.metric}: coverage and mean width, ours vs Wilson's\n`);
  for (const [label, some] of Map.groupBy(results, ({ cell }) => labelOf(cell))) {
    process.stdout.write(`  ${label.padEnd(52)} ${percent(mean(some.map(({ tally }) => covered(tally))))} ${percent(mean(some.map(widthOf)))}`
      + `   ${percent(mean(some.map(({ tally }) => tally.wilsonCovered / tally.known)))} ${percent(mean(some.map(wilsonWidthOf)))}\n`);
  }
  for (const { cell, tally } of worst) {
    process.stdout.write(`  lowest: ${percent(covered(tally))} in ${nameOf(cell)}\n`);
  }
}

const labelOf = ({ questions, engines, correlation }: Cell): string =>
  `${questions} × ${engines}, correlation ${correlation.questions} by question, ${correlation.engines} by engine`;
const widthOf = ({ tally }: CellResult): number => tally.width / tally.claimed;
const wilsonWidthOf = ({ tally }: CellResult): number => tally.wilsonWidth / tally.known;
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`.padStart(8);
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

function figuresOf(results: readonly CellResult[]): Figure[] {
  const metric = results[0]!.metric;
  const ours = Math.min(...results.map(({ tally }) => covered(tally)));
  const theirs = Math.min(...results.map(({ tally }) => tally.wilsonCovered / tally.known));
  const six = results.filter(({ cell }) =>
    cell.engines === 6 && cell.missing === 0 && cell.correlation.engines === 0 && cell.correlation.questions <= 0.3);
  const [width, before] = [mean(six.map(widthOf)), mean(six.map(wilsonWidthOf))];
  return [
    {
      what: `${metric}, cells with at least 93 % coverage, of ${results.length}`, unit: 'cells',
      ours: results.filter(({ tally }) => covered(tally) >= REQUIRED).length,
    },
    { what: `${metric}, lowest coverage`, unit: '%', ours: ours * 100, peer: wilsonPeer(ours, theirs, 100) },
    {
      what: `${metric}, mean width, 8 × 6, up to .3 by question`, unit: 'points',
      ours: width * 100, peer: wilsonPeer(width, before, 100),
    },
  ];
}

const wilsonPeer = (ours: number, theirs: number, scale: number): Figure['peer'] => {
  const ratio = ours / theirs;
  return { name: 'Wilson', theirs: theirs * scale, ratio: { min: ratio, median: ratio, max: ratio } };
};

/** What comparisons of two measurements detect: with equal rates, and with rates far apart. */
export function comparisons(): Figure[] {
  const rounds = isQuick ? 300 : 1_500;
  let seed = SEED;
  const detected = (comparison: Comparison): number | undefined =>
    detectionRate(comparison, rounds, chanceOf((seed += 1)));
  const equal = [0.05, 0.3, 0.5].flatMap((rate) =>
    [[0, 0], [0.2, 0], [0.5, 0], [0.9, 0], [0.2, 0.2]].flatMap(([questions, engines]) =>
      [true, false].map((isSame): Comparison => ({
        before: rate, after: rate, correlation: { questions: questions!, engines: engines! },
        engines: 6, missing: 0.1, isSame,
      }))));
  const different = [[0.1, 0.5], [0.3, 0.7], [0.5, 0.9], [0.7, 0.3]].flatMap(([before, after]) =>
    [true, false].map((isSame): Comparison => ({
      before: before!, after: after!, correlation: { questions: 0.2, engines: 0 }, engines: 6, missing: 0, isSame,
    })));
  const highest = (some: readonly (number | undefined)[]): number =>
    Math.max(...some.filter((each) => each !== undefined));
  const lowest = (some: readonly (number | undefined)[]): number =>
    Math.min(...some.filter((each) => each !== undefined));
  return [
    {
      what: 'comparison of equal rates, lowest share without a detected difference', unit: '%',
      ours: 100 - highest(equal.map(detected)) * 100,
    },
    {
      what: 'comparison 40 points apart at .2, lowest share detected', unit: '%',
      ours: lowest(different.map(detected)) * 100,
    },
  ];
}
