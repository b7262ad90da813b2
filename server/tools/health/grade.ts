import { MEASURED_SHARE } from '../../../contract/checks/pillars.ts';
import type { PillarCompleteEvent } from '../../../contract/health.ts';
import { PILLARS } from '../../../contract/vocabulary.ts';
import type {
  FindingStatus, Grade, PillarId, ScanOutcome, Severity, UnmeasuredReason,
} from '../../../contract/vocabulary.ts';

/** What grading looks at in a finding. */
export interface GradedFinding {
  id: string;
  pillar: PillarId | null;
  severity: Severity;
  status: FindingStatus;
  reason?: UnmeasuredReason | undefined;
  rootCause?: string | undefined;
}

/** What a pillar's grade rests on besides its findings. */
export interface GradingRules {
  /** Every check id in catalogue order; it decides between equals. */
  order: readonly string[];
  /** Without these a pillar has no grade. */
  anchors: Readonly<Record<PillarId, readonly string[]>>;
}

export type PillarGrade = Omit<PillarCompleteEvent, 'type'>;

const POINTS_FOR_B = 3;
const MAJORS_FOR_D = 3;

/** A store that does not open is a fault of its own; these two say so. */
const GATES = ['store-reachable', 'store-open'];

const REASON_OF_OUTCOME: Record<Exclude<ScanOutcome, 'scanned'>, UnmeasuredReason> = {
  unreachable: 'unreachable',
  refused: 'refused',
  challenged: 'challenged',
  'waiting-room': 'refused',
  closed: 'closed',
};

/** The grades of all four pillars by the worst-finding ladder; the order of the findings does not matter. */
export function gradePillars(
  findings: readonly GradedFinding[], outcome: ScanOutcome, rules: GradingRules,
): PillarGrade[] {
  return PILLARS.map((pillar) => gradePillar(pillar, findings, { outcome, rules }));
}

/** One pillar's grade, what decided it and what would raise it. */
export function gradePillar(
  pillar: PillarId, findings: readonly GradedFinding[], { outcome, rules }: { outcome: ScanOutcome; rules: GradingRules },
): PillarGrade {
  const place = new Map(rules.order.map((id, index) => [id, index]));
  const inOrder = [...findings].sort((a, b) => (place.get(a.id) ?? Infinity) - (place.get(b.id) ?? Infinity));
  const mine = inOrder.filter((finding) => finding.pillar === pillar);
  const counted = {
    pillar,
    measured: mine.filter(isMeasured).length,
    applicable: mine.filter((finding) => finding.status !== 'not-applicable').length,
    unmeasuredCritical: ids(mine.filter((one) => one.severity === 'critical' && one.status === 'not-measured')),
  };

  if (outcome !== 'scanned') {
    const shut = inOrder.filter((finding) => GATES.includes(finding.id) && finding.status === 'fail');
    const next = shut.length > 0 ? { next: { fix: ids(shut), grade: null } } : {};
    if (shut.some((probe) => probe.pillar === pillar)) return { ...counted, grade: 'F', deciding: ids(shut), ...next };
    return { ...counted, grade: null, reason: REASON_OF_OUTCOME[outcome], deciding: [], ...next };
  }

  const anchors = rules.anchors[pillar].map((id) => inOrder.find((finding) => finding.id === id));
  const standing = stand(mine, anchors);
  if (standing.grade === null) {
    const blamed = new Set(mine.flatMap(({ status, rootCause }) => (status === 'not-measured' ? rootCause ?? [] : [])));
    const causes = inOrder.filter(({ id, status }) => blamed.has(id) && (status === 'fail' || status === 'warn'));
    const next = causes.length > 0 ? { next: { fix: ids(causes), grade: null } } : {};
    return { ...counted, grade: null, reason: standing.reason, deciding: [], ...next };
  }
  const fix = fixForNext(standing);
  const next = fix.length > 0 ? { next: { fix: ids(fix), grade: gradeAfter(fix, mine, anchors) } } : {};
  return { ...counted, grade: standing.grade, deciding: ids(standing.deciding), ...next };
}

type Standing =
  | { grade: Grade; deciding: readonly GradedFinding[] }
  | { grade: null; reason: UnmeasuredReason };

/** An anchor may belong to another pillar: that the home page may be indexed is worth money, and search rests on it. */
function stand(mine: readonly GradedFinding[], anchors: readonly (GradedFinding | undefined)[]): Standing {
  const criticals = mine.filter((one) => one.severity === 'critical' && one.status === 'fail');
  if (criticals.length > 0) return { grade: 'F', deciding: criticals };

  const isMissing = (one: GradedFinding | undefined): boolean => one === undefined || !isMeasured(one);
  if (anchors.some(isMissing)) return { grade: null, reason: anchors.find(isMissing)?.reason ?? commonReason(mine) };
  const applicable = mine.filter((one) => one.status !== 'not-applicable').length;
  if (mine.filter(isMeasured).length < applicable * MEASURED_SHARE) return { grade: null, reason: commonReason(mine) };

  const majors = mine.filter((one) => one.severity === 'major' && one.status === 'fail');
  if (majors.length >= MAJORS_FOR_D) return { grade: 'D', deciding: majors };
  if (majors.length > 0) return { grade: 'C', deciding: majors };
  const costly = mine.filter(costsPoint);
  return { grade: costly.length >= POINTS_FOR_B ? 'B' : 'A', deciding: costly };
}

/** The smallest set whose repair lifts the grade by at least one step; the first in catalogue order among equals. */
function fixForNext(standing: Extract<Standing, { grade: Grade }>): readonly GradedFinding[] {
  const { grade, deciding } = standing;
  if (grade === 'F' || grade === 'C') return deciding;
  if (grade === 'D') return deciding.slice(0, deciding.length - MAJORS_FOR_D + 1);
  if (grade === 'B') return deciding.slice(0, deciding.length - POINTS_FOR_B + 1);
  return [];
}

/** `null` when the repair brings checks to light that nobody has measured yet, or too few are measured to say. */
function gradeAfter(
  fix: readonly GradedFinding[], mine: readonly GradedFinding[], anchors: readonly (GradedFinding | undefined)[],
): Grade | null {
  const fixed = new Set(ids(fix));
  if (mine.some((one) => one.rootCause !== undefined && fixed.has(one.rootCause))) return null;
  return stand(mine.map((one) => (fixed.has(one.id) ? { ...one, status: 'pass' as const } : one)), anchors).grade;
}

function costsPoint({ severity, status }: GradedFinding): boolean {
  if (status === 'fail') return severity === 'minor';
  return status === 'warn' && (severity === 'critical' || severity === 'major');
}

/** Why most of a pillar is not measured; the first in order among equals. */
function commonReason(mine: readonly GradedFinding[]): UnmeasuredReason {
  const counts = new Map<UnmeasuredReason, number>();
  for (const { status, reason } of mine) {
    if (status === 'not-measured' && reason) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  let best: UnmeasuredReason = 'not-found';
  for (const [reason, count] of counts) if (count > (counts.get(best) ?? 0)) best = reason;
  return best;
}

const isMeasured = ({ status }: GradedFinding): boolean => status === 'pass' || status === 'warn' || status === 'fail';

const ids = (findings: readonly GradedFinding[]): string[] => findings.map((finding) => finding.id);
