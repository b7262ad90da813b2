import type { Metric } from '../../contract/geo.ts';
import { MIN_ENGINES } from '../../contract/statistics/spread.ts';
import { ENGINES } from '../../contract/vocabulary.ts';
import { metricsOf } from '../../server/tools/geo/metrics.ts';
import type { CountedAnswer } from '../../server/tools/geo/metrics.ts';
import type { Cell } from './cells.ts';
import { normalMean } from './chance.ts';
import type { Chance } from './chance.ts';
import { effectsOf, latentOf, rateOfEngine, simulateAnswers } from './simulation.ts';
import type { Effects, Latent } from './simulation.ts';
import { wilson } from './wilson.ts';

export const METRICS = ['discoveryRate', 'citationRate', 'engineCoverage', 'shareOfVoice'] as const;
export type MetricName = (typeof METRICS)[number];

/** How often an interval was claimed in a cell, how often it covered the truth, and its summed width. */
export interface Tally {
  claimed: number;
  covered: number;
  width: number;
  wilsonCovered: number;
  wilsonWidth: number;
  /** How many measurements have a value for the metric. */
  known: number;
}

const RIVALS = ['a', 'b'] as const;
const RIVAL_RATE = 0.3;

interface Name {
  latent: Latent;
  effects: Effects;
  isNamed: boolean[][];
}

/** Simulates measurements of one cell and checks every interval that the service claims against the truth. */
export function coverageOf(cell: Cell, rounds: number, chance: Chance): Record<MetricName, Tally> | undefined {
  const [own, rival] = [latentOf(cell.rate, cell.correlation), latentOf(RIVAL_RATE, cell.correlation)];
  if (!own || !rival) return undefined;
  const tallies = Object.fromEntries(METRICS.map((name) => [name, {
    claimed: 0, covered: 0, width: 0, wilsonCovered: 0, wilsonWidth: 0, known: 0,
  }])) as Record<MetricName, Tally>;
  const atLeastOnce = atLeastOnceOf(own, cell.questions);
  for (let round = 0; round < rounds; round += 1) {
    const [brand, source, ...rivals] = [own, own, rival, rival].map((latent): Name => {
      const effects = effectsOf(cell.questions, cell.engines, chance);
      return { latent, effects, isNamed: simulateAnswers(latent, effects, chance) };
    }) as [Name, Name, Name, Name];
    const answers = answersOf(cell, { brand, source, rivals }, chance);
    if (answers.length === 0) continue;
    const metrics = metricsOf(answers, { brand: 'brand', competitors: RIVALS, engines: cell.engines });
    const truths = truthsOf({ brand, source, rivals }, answers, atLeastOnce);
    for (const name of METRICS) count(tallies[name], metrics[name], truths[name]);
  }
  return tallies;
}

function count(tally: Tally, { value, interval, numerator, denominator }: Metric, truth: number): void {
  if (value === null) return;
  tally.known += 1;
  const before = wilson(numerator, denominator);
  tally.wilsonWidth += before[1] - before[0];
  if (isIn(before, truth)) tally.wilsonCovered += 1;
  if (!interval) return;
  tally.claimed += 1;
  tally.width += interval[1] - interval[0];
  if (isIn(interval, truth)) tally.covered += 1;
}

const isIn = ([low, high]: readonly [number, number], truth: number): boolean =>
  low <= truth + 1e-9 && truth <= high + 1e-9;

interface Names {
  brand: Name;
  source: Name;
  rivals: readonly Name[];
}

function answersOf(
  { questions, engines, missing }: Cell,
  { brand, source, rivals }: Names,
  chance: Chance,
): CountedAnswer[] {
  const answers: CountedAnswer[] = [];
  for (let question = 0; question < questions; question += 1) {
    for (let engine = 0; engine < engines; engine += 1) {
      if (chance.next() < missing) continue;
      answers.push({
        engine: ENGINES[engine]!, promptId: `p${question}`, retrieval: 'used', foundNotCited: false,
        mentioned: brand.isNamed[question]![engine]!, cited: source.isNamed[question]![engine]!,
        competitors: RIVALS.map((name, at) => ({ name, mentioned: rivals[at]!.isNamed[question]![engine]! })),
      });
    }
  }
  return answers;
}

/** The true value for each interval: over engines like these if there are enough, else over those that answered. */
function truthsOf(
  { brand, source, rivals }: Names,
  answers: readonly CountedAnswer[],
  once: AtLeastOnce,
): Record<MetricName, number> {
  const asked = ENGINES.map((engine) => answers.filter((answer) => answer.engine === engine).length);
  const isForOthers = asked.filter((times) => times > 0).length >= MIN_ENGINES;
  const mean = (of: (engine: number, times: number) => number): number =>
    asked.reduce((sum, times, engine) => sum + (times > 0 ? of(engine, times) : 0), 0);
  const rateOf = ({ latent, effects }: Name): number =>
    (isForOthers
      ? latent.rate
      : mean((engine, times) => times * rateOfEngine(latent, effects.engines[engine]!)) / answers.length);
  const voices = [brand, ...rivals].map(rateOf);
  const coverage = mean((engine, times) => (isForOthers ? once.ofAny(times)
    : once.of(rateOfEngine(brand.latent, brand.effects.engines[engine]!), times)));
  return {
    discoveryRate: rateOf(brand), citationRate: rateOf(source),
    engineCoverage: coverage / asked.filter((times) => times > 0).length,
    shareOfVoice: voices[0]! / voices.reduce((sum, rate) => sum + rate, 0),
  };
}

interface AtLeastOnce {
  of(rate: number, times: number): number;
  /** The same for a random engine. */
  ofAny(times: number): number;
}

/** The probability that an engine names the brand at least once in a number of questions. */
function atLeastOnceOf(latent: Latent, most: number): AtLeastOnce {
  const of = (rate: number, times: number): number => 1 - (1 - rate) ** times;
  const known = Array.from(
    { length: most + 1 },
    (_, times) => normalMean((effect) => of(rateOfEngine(latent, effect), times)),
  );
  return { of, ofAny: (times) => known[times]! };
}

