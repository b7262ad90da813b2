import { MEASURED_SHARE } from '../../../contract/checks/pillars.ts';
import type { FindingEvent, PillarCompleteEvent } from '../../../contract/health.ts';
import type { Grade, PillarId, ScanOutcome, UnmeasuredReason } from '../../../contract/vocabulary.ts';
import { REASON_OF_OUTCOME } from './available.ts';

/** The part of a finding that grading uses. */
export type GradedFinding = Pick<FindingEvent, 'id' | 'pillar' | 'severity' | 'status' | 'reason' | 'rootCause'>;

/** Grading input besides the findings. */
export interface GradingRules {
  /** Every check id in catalogue order, which breaks ties. */
  order: readonly string[];
  /** Checks that must be measured for a pillar to have a grade. */
  anchors: Readonly<Record<PillarId, readonly string[]>>;
}

/** A pillar's grade, with its counts and what decides it. */
export type PillarGrade = Omit<PillarCompleteEvent, 'type'>;

const POINTS_FOR_B = 3;
const MAJORS_FOR_D = 3;

/** The checks that fail when the store cannot be opened. */
const GATES = ['store-reachable', 'store-open'];

/** Grades a pillar by its worst findings; names those that decide, and what would raise the grade. */
export function gradePillar(
  pillar: PillarId,
  findings: readonly GradedFinding[],
  { outcome, rules }: { outcome: ScanOutcome; rules: GradingRules },
): PillarGrade {
  const byId = new Map(findings.map((finding) => [finding.id, finding]));
  const inOrder = rules.order.flatMap((id) => byId.get(id) ?? []);
  const ofPillar = inOrder.filter((finding) => finding.pillar === pillar);
  const counts = {
    pillar,
    measured: ofPillar.filter(isMeasured).length,
    applicable: ofPillar.filter((finding) => finding.status !== 'not-applicable').length,
    unmeasuredCritical: ids(ofPillar.filter((one) => one.severity === 'critical' && one.status === 'not-measured')),
  };

  if (outcome !== 'scanned') {
    const failedGates = inOrder.filter((finding) => GATES.includes(finding.id) && finding.status === 'fail');
    const next = nextBy(failedGates, null);
    if (failedGates.some((gate) => gate.pillar === pillar)) {
      return { ...counts, grade: 'F', deciding: ids(failedGates), ...next };
    }
    return { ...counts, grade: null, reason: REASON_OF_OUTCOME[outcome], deciding: [], ...next };
  }

  const anchors = rules.anchors[pillar].map((id) => byId.get(id));
  const result = gradeOf(ofPillar, anchors);
  if (result.grade === null) {
    const rootCauses = new Set(ofPillar.flatMap(({ status, rootCause }) =>
      (status === 'not-measured' ? rootCause ?? [] : [])));
    const causes = inOrder.filter(({ id, status }) => rootCauses.has(id) && (status === 'fail' || status === 'warn'));
    return { ...counts, grade: null, reason: result.reason, deciding: [], ...nextBy(causes, null) };
  }
  const { grade, deciding, fix } = result;
  return { ...counts, grade, deciding: ids(deciding), ...nextBy(fix, gradeAfter(fix, ofPillar, anchors)) };
}

const nextBy = (fix: readonly GradedFinding[], grade: Grade | null): Pick<PillarGrade, 'next'> =>
  (fix.length > 0 ? { next: { fix: ids(fix), grade } } : {});

/** `fix`: the smallest set of findings that must be fixed to raise the grade; ties by catalogue order. */
type GradeResult =
  | { grade: Grade; deciding: readonly GradedFinding[]; fix: readonly GradedFinding[] }
  | { grade: null; reason: UnmeasuredReason };

/** An anchor may belong to another pillar: SEO depends on the home page being indexable, which counts elsewhere. */
function gradeOf(ofPillar: readonly GradedFinding[], anchors: readonly (GradedFinding | undefined)[]): GradeResult {
  const criticals = ofPillar.filter((one) => one.severity === 'critical' && one.status === 'fail');
  if (criticals.length > 0) return { grade: 'F', deciding: criticals, fix: criticals };

  const isMissing = (one: GradedFinding | undefined): boolean => one === undefined || !isMeasured(one);
  if (anchors.some(isMissing)) {
    return { grade: null, reason: anchors.find(isMissing)?.reason ?? commonReason(ofPillar) };
  }
  const applicable = ofPillar.filter((one) => one.status !== 'not-applicable').length;
  if (ofPillar.filter(isMeasured).length < applicable * MEASURED_SHARE) {
    return { grade: null, reason: commonReason(ofPillar) };
  }

  const majors = ofPillar.filter((one) => one.severity === 'major' && one.status === 'fail');
  if (majors.length >= MAJORS_FOR_D) {
    return { grade: 'D', deciding: majors, fix: majors.slice(0, majors.length - MAJORS_FOR_D + 1) };
  }
  if (majors.length > 0) return { grade: 'C', deciding: majors, fix: majors };
  const costly = ofPillar.filter(costsPoint);
  if (costly.length < POINTS_FOR_B) return { grade: 'A', deciding: costly, fix: [] };
  return { grade: 'B', deciding: costly, fix: costly.slice(0, costly.length - POINTS_FOR_B + 1) };
}

/** The grade after the fix; `null` if the fix makes other checks measurable, or too few checks are measured. */
function gradeAfter(
  fix: readonly GradedFinding[], ofPillar: readonly GradedFinding[], anchors: readonly (GradedFinding | undefined)[],
): Grade | null {
  const fixed = new Set(ids(fix));
  if (ofPillar.some((one) => one.rootCause !== undefined && fixed.has(one.rootCause))) return null;
  return gradeOf(ofPillar.map((one) => (fixed.has(one.id) ? { ...one, status: 'pass' as const } : one)), anchors).grade;
}

function costsPoint({ severity, status }: GradedFinding): boolean {
  if (status === 'fail') return severity === 'minor';
  return status === 'warn' && (severity === 'critical' || severity === 'major');
}

/** The most common reason for unmeasured findings; ties by catalogue order. */
function commonReason(ofPillar: readonly GradedFinding[]): UnmeasuredReason {
  const reasons = ofPillar.flatMap(({ status, reason }) => (status === 'not-measured' ? reason ?? [] : []));
  const groups = [...Map.groupBy(reasons, (reason) => reason).values()];
  return groups.toSorted((a, b) => b.length - a.length)[0]?.[0] ?? 'not-found';
}

const isMeasured = ({ status }: GradedFinding) => status === 'pass' || status === 'warn' || status === 'fail';

const ids = (findings: readonly GradedFinding[]): string[] => findings.map((finding) => finding.id);
