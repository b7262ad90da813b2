import type { Figure } from '../figure.ts';
import { cells, isQuick, nameOf } from './cells.ts';
import type { Cell } from './cells.ts';
import { chanceOf } from './chance.ts';
import { coverageOf, METRICS } from './coverage.ts';
import type { MetricName, Tally } from './coverage.ts';
import { toldIn } from './difference.ts';
import type { Comparison } from './difference.ts';

const SEED = 20_261_122;
const ROUNDS = isQuick ? 300 : 400;
/** A cell near the bar is simulated again, by other chance and this often; only these rounds count then. */
const ROUNDS_AGAIN = 8_000;
const WANTED = 0.93;
/** A cell in which so few intervals were claimed says nothing about them. */
const LEAST_CLAIMS = 50;

interface Judged {
  cell: Cell;
  metric: MetricName;
  tally: Tally;
}

/** How often the intervals hold the truth over the whole grid, how wide they are, and what a comparison tells. */
export async function run(): Promise<Figure[]> {
  const judged = simulate();
  const byMetric = METRICS.map((metric) => judged.filter((each) => each.metric === metric));
  for (const some of byMetric) say(some);
  return [
    ...byMetric.flatMap(figuresOf),
    ...comparisons(),
  ];
}

function simulate(): Judged[] {
  const judged: Judged[] = [];
  for (const [at, cell] of cells().entries()) {
    const first = coverageOf(cell, ROUNDS, chanceOf(SEED + at));
    if (!first) continue;
    const isShort = METRICS.some((metric) => first[metric].claimed >= LEAST_CLAIMS && covered(first[metric]) < WANTED + 0.02);
    const tallies = isShort ? coverageOf(cell, ROUNDS_AGAIN, chanceOf(SEED - 1 - at))! : first;
    judged.push(...METRICS.map((metric) => ({ cell, metric, tally: tallies[metric] })));
  }
  return judged.filter(({ tally }) => tally.claimed >= LEAST_CLAIMS);
}

const covered = ({ claimed, covered: hits }: Tally): number => hits / claimed;

function say(judged: readonly Judged[]): void {
  const worst = judged.toSorted((a, b) => covered(a.tally) - covered(b.tally)).slice(0, 3);
  process.stdout.write(`\n${judged[0]!.metric}: coverage and mean width, ours beside Wilson's\n`);
  for (const [label, some] of Map.groupBy(judged, ({ cell }) => labelOf(cell))) {
    process.stdout.write(`  ${label.padEnd(52)} ${percent(mean(some.map(({ tally }) => covered(tally))))} ${percent(mean(some.map(widthOf)))}`
      + `   ${percent(mean(some.map(({ tally }) => tally.wilsonCovered / tally.known)))} ${percent(mean(some.map(wilsonWidthOf)))}\n`);
  }
  for (const { cell, tally } of worst) process.stdout.write(`  least: ${percent(covered(tally))} in ${nameOf(cell)}\n`);
}

const labelOf = ({ questions, engines, correlation }: Cell): string =>
  `${questions} × ${engines}, alike ${correlation.questions} by question, ${correlation.engines} by engine`;
const widthOf = ({ tally }: Judged): number => tally.width / tally.claimed;
const wilsonWidthOf = ({ tally }: Judged): number => tally.wilsonWidth / tally.known;
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`.padStart(8);
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

function figuresOf(judged: readonly Judged[]): Figure[] {
  const metric = judged[0]!.metric;
  const ours = Math.min(...judged.map(({ tally }) => covered(tally)));
  const theirs = Math.min(...judged.map(({ tally }) => tally.wilsonCovered / tally.known));
  const six = judged.filter(({ cell }) => cell.engines === 6 && cell.missing === 0 && cell.correlation.engines === 0 && cell.correlation.questions <= 0.3);
  const [width, before] = [mean(six.map(widthOf)), mean(six.map(wilsonWidthOf))];
  return [
    { what: `${metric}, cells of at least 93 % of ${judged.length}`, unit: 'cells', ours: judged.filter(({ tally }) => covered(tally) >= WANTED).length },
    { what: `${metric}, least coverage`, unit: '%', ours: ours * 100, peer: beside(ours, theirs, 100) },
    { what: `${metric}, mean width, 8 × 6, up to .3 by question`, unit: 'points', ours: width * 100, peer: beside(width, before, 100) },
  ];
}

const beside = (ours: number, theirs: number, scale: number): Figure['peer'] => {
  const ratio = ours / theirs;
  return { name: 'Wilson', theirs: theirs * scale, ratio: { min: ratio, median: ratio, max: ratio } };
};

/** What two measurements held against each other tell, of equal rates and of rates far apart. */
export function comparisons(): Figure[] {
  const rounds = isQuick ? 300 : 1_500;
  let seed = SEED;
  const told = (comparison: Comparison): number | undefined => toldIn(comparison, rounds, chanceOf((seed += 1)));
  const alike = [0.05, 0.3, 0.5].flatMap((rate) => [[0, 0], [0.2, 0], [0.5, 0], [0.9, 0], [0.2, 0.2]].flatMap(([questions, engines]) =>
    [true, false].map((isSame): Comparison => (
      { before: rate, after: rate, correlation: { questions: questions!, engines: engines! }, engines: 6, missing: 0.1, isSame }))));
  const apart = [[0.1, 0.5], [0.3, 0.7], [0.5, 0.9], [0.7, 0.3]].flatMap(([before, after]) => [true, false].map((isSame): Comparison => (
    { before: before!, after: after!, correlation: { questions: 0.2, engines: 0 }, engines: 6, missing: 0, isSame })));
  const most = (some: readonly (number | undefined)[]): number => Math.max(...some.filter((each) => each !== undefined));
  const least = (some: readonly (number | undefined)[]): number => Math.min(...some.filter((each) => each !== undefined));
  return [
    { what: 'comparison of equal rates, least that cannot be told apart', unit: '%', ours: 100 - most(alike.map(told)) * 100 },
    { what: 'comparison 40 points apart at .2, least found', unit: '%', ours: least(apart.map(told)) * 100 },
  ];
}
