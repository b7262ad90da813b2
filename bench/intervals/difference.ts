import { differenceOf, isSignificant } from '../../contract/statistics/difference.ts';
import type { PairCount } from '../../contract/statistics/spread.ts';
import type { Chance } from './chance.ts';
import { effectsOf, latentOf, simulateAnswers } from './simulation.ts';
import type { Correlation, Effects, Latent } from './simulation.ts';

/** Two measurements that are compared repeatedly. */
export interface Comparison {
  before: number;
  after: number;
  correlation: Correlation;
  engines: number;
  missing: number;
  /** Whether both measurements use the same questions and engines. */
  isSame: boolean;
}

/** The share of rounds in which a difference was detected. Undefined if the correlations leave no variance. */
export function detectionRate(comparison: Comparison, rounds: number, chance: Chance): number | undefined {
  const [was, is] = [comparison.before, comparison.after].map((rate) => latentOf(rate, comparison.correlation));
  if (!was || !is) return undefined;
  let detected = 0;
  for (let round = 0; round < rounds; round += 1) {
    const effects = (): Effects => effectsOf(8, comparison.engines, chance);
    const first = effects();
    const pairsOf = (latent: Latent, of: Effects): PairCount[] =>
      simulateAnswers(latent, of, chance).flatMap((row, question) =>
        row.flatMap((isNamed, engine) => (chance.next() < comparison.missing ? [] : [
          { question: `p${question}`, engine: `e${engine}`, numerator: isNamed ? 1 : 0, denominator: 1 },
        ])));
    const difference = differenceOf(pairsOf(was, first), pairsOf(is, comparison.isSame ? first : effects()));
    if (difference && isSignificant(difference)) detected += 1;
  }
  return detected / rounds;
}
