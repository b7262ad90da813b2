import { differenceOf, isTold } from '../../contract/statistics/difference.ts';
import type { PairCount } from '../../contract/statistics/spread.ts';
import type { Chance } from './chance.ts';
import { effectsOf, latentOf, sayings } from './simulation.ts';
import type { Correlation, Effects, Latent } from './simulation.ts';

/** Two measurements held against each other, again and again. */
export interface Comparison {
  before: number;
  after: number;
  correlation: Correlation;
  engines: number;
  missing: number;
  /** Whether questions and engines are to both measurements what they are: the same ones, asked again. */
  isSame: boolean;
}

/** In what share of rounds a difference was told from none. Undefined where the correlations leave nothing. */
export function toldIn(comparison: Comparison, rounds: number, chance: Chance): number | undefined {
  const [was, is] = [comparison.before, comparison.after].map((rate) => latentOf(rate, comparison.correlation));
  if (!was || !is) return undefined;
  let told = 0;
  for (let round = 0; round < rounds; round += 1) {
    const effects = (): Effects => effectsOf(8, comparison.engines, chance);
    const first = effects();
    const pairsOf = (latent: Latent, of: Effects): PairCount[] => sayings(latent, of, chance).flatMap((row, question) =>
      row.flatMap((isNamed, engine) => (chance.next() < comparison.missing ? [] : [
        { question: `p${question}`, engine: `e${engine}`, numerator: isNamed ? 1 : 0, denominator: 1 },
      ])));
    const difference = differenceOf(pairsOf(was, first), pairsOf(is, comparison.isSame ? first : effects()));
    if (difference && isTold(difference)) told += 1;
  }
  return told / rounds;
}
