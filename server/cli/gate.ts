import type { FindingEvent, HealthSummary, PillarCompleteEvent } from '../../contract/health.ts';
import { GRADES } from '../../contract/vocabulary.ts';
import type { PillarId, Severity, StreamError } from '../../contract/vocabulary.ts';
import type { BaselineComparison } from './baseline.ts';
import { EXIT, EXIT_OF_ERROR } from './exit-codes.ts';
import type { ExitCode } from './exit-codes.ts';
import { GATED_SEVERITIES } from './options.ts';
import type { Threshold } from './options.ts';

/** How a scan ended, and the thresholds it must reach. */
export interface GateSource {
  summary: HealthSummary | undefined;
  /** Why the stream ended without a summary. */
  error: StreamError | undefined;
  findings: readonly FindingEvent[];
  grades: Readonly<Partial<Record<PillarId, PillarCompleteEvent>>>;
  thresholds: readonly Threshold[];
  strict: boolean;
  comparison: BaselineComparison | undefined;
}

/** Why a scan does not pass. */
export type GateReason =
  | { kind: 'finding'; finding: FindingEvent }
  | { kind: 'grade'; pillar: PillarId; grade: string; threshold: string }
  | { kind: 'outcome'; outcome: HealthSummary['outcome'] }
  | { kind: 'unmeasured-grade'; pillar: PillarId; threshold: string }
  | { kind: 'unmeasured'; finding: FindingEvent }
  | { kind: 'stopped'; error: StreamError };

/** A scan's exit code, why it is below a threshold, and why that could not be decided. */
export interface GateVerdict {
  code: ExitCode;
  below: readonly GateReason[];
  unmeasured: readonly GateReason[];
}

/** Judges a scan by its thresholds. Being below one takes precedence over not being measured. */
export function judgeGate(source: GateSource): GateVerdict {
  const { summary, error = 'internal', findings, strict, comparison } = source;
  if (!summary) return { code: EXIT_OF_ERROR[error], below: [], unmeasured: [{ kind: 'stopped', error }] };
  const { outcome } = summary;
  const lost = strict ? findings.filter(({ status }) => status === 'not-measured') : comparison?.lost ?? [];
  const grades = gradeReasons(source);
  const below: GateReason[] = [
    ...countedFindings(source).map((finding) => ({ kind: 'finding', finding }) as const),
    ...grades.filter(({ kind }) => kind === 'grade'),
  ];
  const unmeasured: GateReason[] = [
    ...(outcome === 'scanned' ? [] : [{ kind: 'outcome', outcome } as const]),
    ...grades.filter(({ kind }) => kind === 'unmeasured-grade'),
    ...lost.filter(({ severity }) => severity === 'critical')
      .map((finding) => ({ kind: 'unmeasured', finding }) as const),
  ];
  const code = below.length > 0 ? EXIT.belowThreshold : unmeasured.length > 0 ? EXIT.unmeasured : EXIT.ok;
  return { code, below, unmeasured };
}

/** The severities whose failures count: with a baseline and no thresholds, all of them. */
function countedSeverities(
  { thresholds, comparison }: Pick<GateSource, 'thresholds' | 'comparison'>,
): readonly Severity[] {
  if (thresholds.length === 0 && comparison) return GATED_SEVERITIES;
  const ranks = thresholds.map((threshold) =>
    (threshold.kind === 'severity' ? GATED_SEVERITIES.indexOf(threshold.severity) : -1));
  return GATED_SEVERITIES.slice(0, Math.max(-1, ...ranks) + 1);
}

/** The failed findings that count: at least as severe as the threshold; with a baseline, only if they became worse. */
export function countedFindings(source: Pick<GateSource, 'findings' | 'thresholds' | 'comparison'>): FindingEvent[] {
  const severities = countedSeverities(source);
  const worse = source.comparison && new Set(source.comparison.worse.map(({ finding }) => finding));
  return source.findings.filter((finding) =>
    finding.status === 'fail' && severities.includes(finding.severity) && (!worse || worse.has(finding)));
}

function gradeReasons({ thresholds, grades }: GateSource): GateReason[] {
  return thresholds.flatMap((threshold): GateReason[] => {
    if (threshold.kind !== 'grade') return [];
    const { pillar } = threshold;
    const grade = grades[pillar]?.grade ?? null;
    if (grade === null) return [{ kind: 'unmeasured-grade', pillar, threshold: threshold.grade }];
    const isBelow = GRADES.indexOf(grade) > GRADES.indexOf(threshold.grade);
    return isBelow ? [{ kind: 'grade', pillar, grade, threshold: threshold.grade }] : [];
  });
}
