import type { FindingEvent } from '../../health.ts';
import { bySeverity, isFault, worstFirst } from './report.ts';
import { rootOf } from './root-of.ts';
import type { ScanReport } from './scan-report.ts';

/** The maximum number of steps in a plan. */
export const MAX_STEPS = 5;

/** One fault to fix. */
export interface Step {
  /** The fault, which is always a measured one. */
  finding: FindingEvent;
  /** What depends on it: checks that cannot run before it is fixed, and faults that it causes. */
  waiting: readonly FindingEvent[];
}

/**
 * All faults to fix, ordered by severity, then failures before warnings, then by the number of dependent findings, then
 * by whether they raise a grade. A root cause is one step, with the severity of the faults it causes.
 */
export function stepsOf({ progress: { findings, grades } }: ScanReport): Step[] {
  const byRoot = Map.groupBy(worstFirst(findings), ({ id }) => rootOf(findings, id)!);
  const raising = new Set(Object.values(grades).flatMap(({ next }) => next?.fix ?? []));
  return worstFirst([...byRoot.keys()].filter(isFault))
    .map((finding) => ({ finding, waiting: byRoot.get(finding)!.filter((each) => each !== finding) }))
    .sort((a, b) =>
      bySeverity(gravest(a), gravest(b)) || Number(b.finding.status === 'fail') - Number(a.finding.status === 'fail') ||
      b.waiting.length - a.waiting.length || Number(raising.has(b.finding.id)) - Number(raising.has(a.finding.id)));
}

const gravest = ({ finding, waiting }: Step): FindingEvent =>
  [finding, ...waiting.filter(isFault)].toSorted(bySeverity)[0]!;

/** The first steps, and how many more there are; undefined while the scan runs, or if its outcome is a failure. */
export function planOf(report: ScanReport) {
  const { summary } = report.progress;
  if (report.isRunning || (summary && summary.outcome !== 'scanned')) return undefined;
  const steps = stepsOf(report);
  return { steps: steps.slice(0, MAX_STEPS), more: Math.max(0, steps.length - MAX_STEPS) };
}
