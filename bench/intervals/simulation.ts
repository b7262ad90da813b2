import { normalMean, normalProbability, rootOf } from './chance.ts';
import type { Chance } from './chance.ts';

/** The correlation of two yes/no answers: to the same question, and from the same engine. */
export interface Correlation {
  questions: number;
  engines: number;
}

/** A rate and its correlations on a latent normal scale, with a threshold between no and yes. */
export interface Latent {
  rate: number;
  cut: number;
  questions: number;
  engines: number;
}

/** The random effect of each question and of each engine. */
export interface Effects {
  questions: readonly number[];
  engines: readonly number[];
}

/** Undefined if the two correlations leave no variance for the answer itself. */
export function latentOf(rate: number, correlation: Correlation): Latent | undefined {
  const cut = rootOf((z) => normalProbability(z) - (1 - rate), [-8, 8]);
  const [questions, engines] = [correlation.questions, correlation.engines].map((wanted) => (wanted === 0 ? 0 : rootOf(
    (part) => normalMean((z) => yesGiven({ cut, part }, z) ** 2) - rate ** 2 - wanted * rate * (1 - rate), [0, 0.99999],
  ))) as [number, number];
  return questions + engines < 0.9999 ? { rate, cut, questions, engines } : undefined;
}

const yesGiven = ({ cut, part }: { cut: number; part: number }, effect: number): number =>
  normalProbability((Math.sqrt(part) * effect - cut) / Math.sqrt(1 - part));

/** How often an engine says yes, over all possible questions. */
export const rateOfEngine = ({ cut, engines }: Latent, effect: number): number =>
  yesGiven({ cut, part: engines }, effect);

export function effectsOf(questions: number, engines: number, chance: Chance): Effects {
  const draws = (count: number): number[] => Array.from({ length: count }, () => chance.normal());
  return { questions: draws(questions), engines: draws(engines) };
}

/** Random yes/no answers by question and engine. */
export function simulateAnswers(latent: Latent, effects: Effects, chance: Chance): boolean[][] {
  const [byQuestion, byEngine] = [Math.sqrt(latent.questions), Math.sqrt(latent.engines)];
  const own = Math.sqrt(1 - latent.questions - latent.engines);
  return effects.questions.map((question) => effects.engines.map((engine) =>
    byQuestion * question + byEngine * engine + own * chance.normal() > latent.cut));
}
