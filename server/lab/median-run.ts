import { isNearBound, METRIC_BANDS } from './bands.ts';
import type { LabMetrics, LabRun } from './lab-result.ts';

const METRICS = Object.keys(METRIC_BANDS) as (keyof LabMetrics)[];

/** How many runs a measurement near a bound rests on. */
export const RUNS_NEAR_A_BOUND = 3;

/** Whether one run does not decide a band: one of its figures lies within a tenth of a bound. */
export const isUndecided = ({ metrics }: Pick<LabRun, 'metrics'>): boolean =>
  METRICS.some((name) => metrics[name] !== null && isNearBound(metrics[name], METRIC_BANDS[name]));

/**
 * Several runs as one: each figure the median of its own, all that explains them from the run whose main content came
 * at the median time, and what axe found and the visit left behind from the first, where alone they were looked at. A
 * figure that a run lacks is the median of those that have it, and none where most lack it.
 */
export function medianRun(runs: readonly [LabRun, ...LabRun[]]): LabRun {
  const metrics = Object.fromEntries(METRICS.map((name) => [name, medianOf(runs.map((run) => run.metrics[name]))]));
  const typical = runs.find((run) => run.metrics.lcp === metrics['lcp']) ?? runs[0];
  return { ...typical, axe: runs[0].axe, traces: runs[0].traces, metrics: metrics as unknown as LabMetrics };
}

function medianOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null).sort((a, b) => a - b);
  // Of two the slower: a store is not praised for the run that went missing.
  return known.length * 2 > values.length ? known[known.length >> 1]! : null;
}
