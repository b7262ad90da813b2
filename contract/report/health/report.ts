import { REQUIRED_CHECKS } from '../../checks/pillars.ts';
import type { FindingEvent } from '../../health.ts';
import { FINDING_STATUSES, HEALTH_PHASES, PILLARS } from '../../vocabulary.ts';
import type { FindingStatus, HealthPhase, PillarId, Severity, UnmeasuredReason } from '../../vocabulary.ts';
import { CHECKS } from './checks.data.ts';
import type { HealthProgress } from './progress.ts';
import { blamingRoot } from './root-of.ts';
import type { ScanReport } from './scan-report.ts';

/** How many checks are measured and unmeasured; all others are still pending. */
export interface Share {
  measured: number;
  unmeasured: number;
  /** All applicable checks. */
  total: number;
}

/** The group of a finding on the page: its pillar, or `null` if it is ungraded. */
export type Group = PillarId | null;
export const GROUPS: readonly Group[] = [...PILLARS, null];

type Known = Pick<FindingEvent, 'id' | 'phase' | 'pillar'>;

/** The checks of a scan: the catalogue's, and those that only a newer service knows. */
function checksOf({ findings }: HealthProgress, b2b: boolean): Known[] {
  const listed: Known[] = CHECKS.filter(({ b2bOnly }) => b2b || !b2bOnly);
  const ids = new Set(listed.map(({ id }) => id));
  return [...listed, ...findings.filter(({ id }) => !ids.has(id))];
}

/** The share of the matching checks. Once a scan has ended, a check without a finding is not measured. */
function shareOf({ progress, b2b, isRunning }: ScanReport, fits: (check: Known) => boolean): Share {
  const received = new Map(progress.findings.map((finding) => [finding.id, finding.status]));
  const notReceived = isRunning ? undefined : 'not-measured';
  const statuses = checksOf(progress, b2b).filter(fits).map(({ id }) => received.get(id) ?? notReceived)
    .filter((status) => status !== 'not-applicable');
  const unmeasured = statuses.filter((status) => status === 'not-measured').length;
  return { measured: statuses.filter(Boolean).length - unmeasured, unmeasured, total: statuses.length };
}

/** The share of all checks. */
export const shareOfAll = (report: ScanReport): Share => shareOf(report, () => true);

export const shareOfPhase = (report: ScanReport, phase: HealthPhase): Share =>
  shareOf(report, (check) => check.phase === phase);

/** Uses the service's own counts once the pillar is complete. */
export function shareOfPillar(report: ScanReport, pillar: PillarId): Share {
  const grade = report.progress.grades[pillar];
  if (!grade) return shareOf(report, (check) => check.pillar === pillar);
  return { measured: grade.measured, unmeasured: grade.applicable - grade.measured, total: grade.applicable };
}

/** The number, from 1, of the last phase that a pillar's grade depends on. */
export const lastPhaseOf = (pillar: PillarId): number =>
  Math.max(...CHECKS.filter((check) => check.pillar === pillar).map(({ phase }) => HEALTH_PHASES.indexOf(phase))) + 1;

/** The number, from 1, of the current phase. */
export const phaseNumber = ({ current }: HealthProgress): number => (current ? HEALTH_PHASES.indexOf(current) + 1 : 1);

/** The number of findings by status. */
export const countsOf = (findings: readonly FindingEvent[]): Record<FindingStatus, number> => Object.fromEntries(
  FINDING_STATUSES.map((status) => [status, findings.filter((finding) => finding.status === status).length]),
) as Record<FindingStatus, number>;

const STATUS_RANK: Record<FindingStatus, number> = {
  fail: 0, warn: 1, 'not-measured': 2, info: 3, pass: 4, 'not-applicable': 5,
};
const SEVERITY_RANK: Record<Severity, number> = { critical: 0, major: 1, minor: 2, info: 3 };
const PLACES: ReadonlyMap<string, number> = new Map(CHECKS.map(({ id }, place) => [id, place]));
const placeOf = (id: string): number => PLACES.get(id) ?? PLACES.size;

/** Whether a finding is something to fix. */
export const isFault = ({ status }: Pick<FindingEvent, 'status'>): boolean => status === 'fail' || status === 'warn';

/** Compares two findings: the more severe one first. */
export const bySeverity = (a: FindingEvent, b: FindingEvent): number =>
  SEVERITY_RANK[a.severity] - SEVERITY_RANK[b.severity];

/** The findings, worst first; ties in catalogue order. */
export const worstFirst = (findings: readonly FindingEvent[]): FindingEvent[] =>
  findings.toSorted((a, b) =>
    STATUS_RANK[a.status] - STATUS_RANK[b.status] || bySeverity(a, b) || placeOf(a.id) - placeOf(b.id));

/** Findings that were not measured for the same cause. */
export interface Unmeasured {
  reason: UnmeasuredReason;
  /** The finding that caused it, if there is one: the root of the chain. */
  rootCause: string | undefined;
  findings: readonly FindingEvent[];
}

/** The unmeasured findings by cause, whose roots are looked up in `all`; the most frequent cause first. */
export function unmeasuredByCause(findings: readonly FindingEvent[], all: readonly FindingEvent[]): Unmeasured[] {
  const unmeasured = findings.filter(({ status }) => status === 'not-measured').map((finding) => (
    { finding, reason: finding.reason ?? 'root-cause' as const, rootCause: blamingRoot(finding, all).rootCause }));
  return [...Map.groupBy(unmeasured, ({ reason, rootCause }) => rootCause ?? ` ${reason}`).values()]
    .map((alike) => {
      const { reason, rootCause } = alike[0]!;
      return { reason, rootCause, findings: alike.map(({ finding }) => finding) };
    })
    .sort((a, b) => b.findings.length - a.findings.length);
}

/** One row of the list: a finding, or several that were not measured for the same cause. */
export type Row = { kind: 'one'; finding: FindingEvent } | ({ kind: 'same-cause' } & Unmeasured);

/** The rows of a group, worst first; unmeasured findings with the same cause are merged into one row. */
export function rowsOf(findings: readonly FindingEvent[], all: readonly FindingEvent[]): Row[] {
  const sorted = worstFirst(findings);
  const folded = unmeasuredByCause(sorted, all).filter((cause) => cause.findings.length > 1);
  const inFolds = new Set(folded.flatMap((cause) => cause.findings.map(({ id }) => id)));
  const single = (finding: FindingEvent): Row[] => (inFolds.has(finding.id) ? [] : [{ kind: 'one', finding }]);
  const before = sorted.filter(({ status }) => STATUS_RANK[status] < STATUS_RANK['not-measured']);
  const after = sorted.slice(before.length);
  return [
    ...before.flatMap(single),
    ...folded.map((cause) => ({ kind: 'same-cause' as const, ...cause })),
    ...after.flatMap(single),
  ];
}

/** The required check that leaves a pillar without a grade because it is unmeasured; undefined if there is none. */
export function unmeasuredRequiredCheck(pillar: PillarId, findings: readonly FindingEvent[]): FindingEvent | undefined {
  const anchors: readonly string[] = REQUIRED_CHECKS[pillar];
  return findings.find(({ id, status }) => anchors.includes(id) && status === 'not-measured');
}
