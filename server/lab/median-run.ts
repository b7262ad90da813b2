import { isNearBound, METRIC_BANDS } from './bands.ts';
import type { LabMetrics, LabRun } from './lab-result.ts';

const METRICS = Object.keys(METRIC_BANDS) as (keyof LabMetrics)[];

/** Number of runs of a measurement near a bound. */
export const RUNS_NEAR_A_BOUND = 3;

/** Whether one run is not enough: one of its figures is within a tenth of a bound. */
export const isUndecided = ({ metrics }: Pick<LabRun, 'metrics'>): boolean =>
  METRICS.some((name) => metrics[name] !== null && isNearBound(metrics[name], METRIC_BANDS[name]));

/**
 * Merges runs: each figure is the median of those that have it, `null` if most runs lack it; axe and tracking come from
 * the first run, the only one with them; everything else comes from the run with the median LCP.
 */
export function medianRun(runs: readonly [LabRun, ...LabRun[]]): LabRun {
  const metrics = Object.fromEntries(METRICS.map((name) => [name, medianOf(runs.map((run) => run.metrics[name]))]));
  const typical = runs.find((run) => run.metrics.lcp === metrics['lcp']) ?? runs[0];
  return { ...typical, axe: runs[0].axe, tracking: runs[0].tracking, metrics: metrics as unknown as LabMetrics };
}

function medianOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null).sort((a, b) => a - b);
  // Of two figures the slower one: a missing third must not improve the result.
  return known.length * 2 > values.length ? known[known.length >> 1]! : null;
}
