import type { Correlation } from './simulation.ts';

/** One cell of the grid. */
export interface Cell {
  questions: number;
  engines: number;
  rate: number;
  correlation: Correlation;
  /** The share of answers that are missing. */
  missing: number;
}

interface Axes {
  engines: readonly number[];
  rates: readonly number[];
  correlations: readonly (readonly [questions: number, engines: number])[];
  missing: readonly number[];
}

/** The grid of `npm run bench -- intervals`. */
const FULL: Axes = {
  engines: [6, 4, 2, 1],
  rates: [0.02, 0.1, 0.3, 0.5, 0.7, 0.9, 0.98],
  correlations: [
    [0, 0], [0.1, 0], [0.3, 0], [0.5, 0], [0.9, 0], [0, 0.1], [0, 0.3], [0, 0.5], [0, 0.9],
    [0.1, 0.1], [0.3, 0.3], [0.2, 0.5], [0.5, 0.2],
  ],
  missing: [0, 0.5],
};

/** The grid with `INTERVALS=quick`: its corners. */
const QUICK: Axes = {
  engines: [6, 4, 1],
  rates: [0.02, 0.3, 0.9],
  correlations: [[0, 0], [0.3, 0], [0.9, 0], [0, 0.5], [0, 0.9], [0.3, 0.3]],
  missing: [0, 0.5],
};

export const isQuick = process.env['INTERVALS'] === 'quick';

export function cells({ engines, rates, correlations, missing }: Axes = isQuick ? QUICK : FULL): Cell[] {
  return engines.flatMap((count) => rates.flatMap((rate) =>
    correlations.flatMap(([byQuestion, byEngine]) => missing.map((share) => ({
      questions: 8, engines: count, rate, correlation: { questions: byQuestion, engines: byEngine }, missing: share,
    })))));
}

export const nameOf = ({ questions, engines, rate, correlation, missing }: Cell): string =>
  `${questions} × ${engines}, rate ${rate}, correlation ${correlation.questions} by question and ${correlation.engines} by engine, ${missing * 100} % missing`;
