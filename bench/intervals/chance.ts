import { seeded } from '../../e2e/world/seeded.ts';

/** Seeded random numbers: uniform from 0 to 1, and normal. */
export interface Chance {
  next(): number;
  normal(): number;
}

export function chanceOf(seed: number): Chance {
  const { next } = seeded(seed);
  let spare: number | undefined;
  return {
    next,
    // Box–Muller yields two at a time.
    normal() {
      if (spare !== undefined) {
        const kept = spare;
        spare = undefined;
        return kept;
      }
      const length = Math.sqrt(-2 * Math.log(1 - next()));
      const angle = 2 * Math.PI * next();
      spare = length * Math.sin(angle);
      return length * Math.cos(angle);
    },
  };
}

/** The normal CDF (Abramowitz and Stegun 26.2.17, error below 8e-8). */
export function normalProbability(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const tail = 0.3989422804014327 * Math.exp((-z * z) / 2) * t
    * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return z > 0 ? 1 - tail : tail;
}

/** The mean of a function of a normal random variable. */
export function normalMean(of: (z: number) => number): number {
  const steps = 800;
  let total = 0;
  for (let step = 0; step < steps; step += 1) {
    const z = -8 + (16 * (step + 0.5)) / steps;
    total += of(z) * Math.exp((-z * z) / 2);
  }
  return (total * 16) / steps / Math.sqrt(2 * Math.PI);
}

/** The root of an increasing function within an interval. */
export function rootOf(increasing: (x: number) => number, [from, to]: readonly [number, number]): number {
  let [low, high] = [from, to];
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (increasing(middle) < 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
