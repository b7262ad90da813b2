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

/** The first steps of a report. */
export interface Plan {
  steps: readonly Step[];
  /** How many steps were left out. */
  more: number;
}

/**
 * All faults to fix, ordered by severity, then failures before warnings, then by how many findings depend on them,
 * then by whether they raise a grade. A cause is one step, with the severity of the faults that follow from it.
 */
export function stepsOf({ progress: { findings, grades } }: ScanReport): Step[] {
  const hanging = new Map<FindingEvent, FindingEvent[]>();
  for (const finding of worstFirst(findings)) {
    const root = rootOf(findings, finding.id);
    if (!root || !isFault(root)) continue;
    const others = hanging.get(root) ?? [];
    hanging.set(root, root === finding ? others : [...others, finding]);
  }
  const raising = new Set(Object.values(grades).flatMap(({ next }) => next?.fix ?? []));
  const steps = [...hanging].map(([finding, waiting]) => ({ finding, waiting }));
  const order = new Map(worstFirst([...hanging.keys()]).map((finding, place) => [finding, place]));
  return steps.sort((a, b) =>
    bySeverity(gravest(a), gravest(b)) || Number(b.finding.status === 'fail') - Number(a.finding.status === 'fail') ||
    b.waiting.length - a.waiting.length || Number(raising.has(b.finding.id)) - Number(raising.has(a.finding.id)) ||
    order.get(a.finding)! - order.get(b.finding)!);
}

const gravest = ({ finding, waiting }: Step): FindingEvent => [finding, ...waiting.filter(isFault)].toSorted(bySeverity)[0]!;

/** The plan of a scan that has ended; undefined while it runs, and where the store itself was not seen. */
export function planOf(report: ScanReport): Plan | undefined {
  const { summary } = report.progress;
  if (report.isRunning || (summary && summary.outcome !== 'scanned')) return undefined;
  const steps = stepsOf(report);
  return { steps: steps.slice(0, MAX_STEPS), more: Math.max(0, steps.length - MAX_STEPS) };
}
