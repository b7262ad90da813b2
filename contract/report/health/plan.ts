import type { FindingEvent } from '../../health.ts';
import { bySeverity, isFault, worstFirst } from './report.ts';
import { rootOf } from './root-of.ts';
import type { ScanReport } from './scan-report.ts';

/** The most steps a plan has. */
export const MAX_STEPS = 5;

/** One fault to fix. */
export interface Step {
  /** The fault, which was measured itself. */
  finding: FindingEvent;
  /** What depends on it: checks that cannot be made before it is fixed, and faults that follow from it. */
  waiting: readonly FindingEvent[];
}

/**
 * All faults to fix, ordered by severity, then failures before warnings, then by how many findings depend on them,
 * then by whether they raise a grade. A cause is one step, with the severity of the faults that follow from it.
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

const gravest = ({ finding, waiting }: Step): FindingEvent => [finding, ...waiting.filter(isFault)].toSorted(bySeverity)[0]!;

/** The first steps after a scan, and how many were left out; undefined while it runs, and where the store was not seen. */
export function planOf(report: ScanReport) {
  const { summary } = report.progress;
  if (report.isRunning || (summary && summary.outcome !== 'scanned')) return undefined;
  const steps = stepsOf(report);
  return { steps: steps.slice(0, MAX_STEPS), more: Math.max(0, steps.length - MAX_STEPS) };
}
