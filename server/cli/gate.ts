import type { FindingEvent, HealthSummary, PillarCompleteEvent } from '../../contract/health.ts';
import { GRADES } from '../../contract/vocabulary.ts';
import type { PillarId, StreamError } from '../../contract/vocabulary.ts';
import type { BaselineComparison } from './baseline.ts';
import { EXIT } from './exit-codes.ts';
import type { ExitCode } from './exit-codes.ts';
import { GATED_SEVERITIES } from './options.ts';
import type { Bar } from './options.ts';

/** How a scan ended, and the bars it must reach. */
export interface GateSource {
  summary: HealthSummary | undefined;
  /** Why the stream ended without one. */
  error: StreamError | undefined;
  findings: readonly FindingEvent[];
  grades: Readonly<Partial<Record<PillarId, PillarCompleteEvent>>>;
  bars: readonly Bar[];
  strict: boolean;
  comparison: BaselineComparison | undefined;
}

/** Why a scan does not pass. */
export type GateReason =
  | { kind: 'finding'; finding: FindingEvent }
  | { kind: 'grade'; pillar: PillarId; grade: string; bar: string }
  | { kind: 'outcome'; outcome: HealthSummary['outcome'] }
  | { kind: 'unmeasured-grade'; pillar: PillarId; bar: string }
  | { kind: 'unmeasured'; finding: FindingEvent }
  | { kind: 'stopped'; error: StreamError };

export interface GateVerdict {
  code: ExitCode;
  reasons: readonly GateReason[];
}

const STOPPED: Readonly<Record<StreamError, ExitCode>> = {
  internal: EXIT.internal, 'shutting-down': EXIT.interrupted, cancelled: EXIT.interrupted,
};

/** Judges a scan by its bars. Being below one takes precedence over not being measured. */
export function judgeGate(source: GateSource): GateVerdict {
  const { summary, error, findings, strict, comparison } = source;
  if (!summary) {
    const why = error ?? 'internal';
    return { code: STOPPED[why], reasons: [{ kind: 'stopped', error: why }] };
  }
  const grades = gradeReasons(source);
  const below: GateReason[] = [
    ...countedFindings(source).map((finding): GateReason => ({ kind: 'finding', finding })),
    ...grades.filter(({ kind }) => kind === 'grade'),
  ];
  const lost = new Set(strict ? findings.filter(isUnmeasured) : comparison?.lost ?? []);
  const unmeasured: GateReason[] = [
    ...(summary.outcome === 'scanned' ? [] : [{ kind: 'outcome' as const, outcome: summary.outcome }]),
    ...grades.filter(({ kind }) => kind === 'unmeasured-grade'),
    ...findings.filter((finding) => finding.severity === 'critical' && lost.has(finding))
      .map((finding): GateReason => ({ kind: 'unmeasured', finding })),
  ];
  const code = below.length > 0 ? EXIT.below : unmeasured.length > 0 ? EXIT.unmeasured : EXIT.ok;
  return { code, reasons: [...below, ...unmeasured] };
}

const isUnmeasured = ({ status }: FindingEvent): boolean => status === 'not-measured';

/** Index of the lowest severity that counts: the last with a baseline and no bars; -1 if none counts. */
function lowestSeverity({ bars, comparison }: Pick<GateSource, 'bars' | 'comparison'>): number {
  const named = bars.flatMap((bar) => (bar.kind === 'severity' ? [GATED_SEVERITIES.indexOf(bar.severity)] : []));
  if (bars.length === 0 && comparison) return GATED_SEVERITIES.length - 1;
  return Math.max(-1, ...named);
}

/** The failed findings that count: at least as severe as the bar, and with a baseline only those that became worse. */
export function countedFindings(source: Pick<GateSource, 'findings' | 'bars' | 'comparison'>): FindingEvent[] {
  const lowest = lowestSeverity(source);
  const worse = source.comparison && new Set(source.comparison.worse.map(({ finding }) => finding));
  return source.findings.filter((finding) => {
    const rank = GATED_SEVERITIES.findIndex((severity) => severity === finding.severity);
    return finding.status === 'fail' && rank !== -1 && rank <= lowest && (!worse || worse.has(finding));
  });
}

function gradeReasons({ bars, grades }: GateSource): GateReason[] {
  return bars.flatMap((bar): GateReason[] => {
    if (bar.kind !== 'grade') return [];
    const { pillar } = bar;
    const grade = grades[pillar]?.grade ?? null;
    if (grade === null) return [{ kind: 'unmeasured-grade', pillar, bar: bar.grade }];
    return GRADES.indexOf(grade) > GRADES.indexOf(bar.grade) ? [{ kind: 'grade', pillar, grade, bar: bar.grade }] : [];
  });
}
