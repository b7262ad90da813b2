import { CATALOGUE } from '../../../contract/checks/catalogue.ts';
import type { CheckId } from '../../../contract/checks/catalogue.ts';
import { ANCHORS, RULE_SET } from '../../../contract/checks/pillars.ts';
import type { FindingEvent, HealthEvent, HealthSummary } from '../../../contract/health.ts';
import { countsOf } from '../../../contract/report/health/report.ts';
import { HEALTH_PHASES, PILLARS } from '../../../contract/vocabulary.ts';
import type { HealthPhase, PillarId } from '../../../contract/vocabulary.ts';
import { gradePillar } from './grade.ts';
import type { GradingRules, PillarGrade } from './grade.ts';
import { scanPhase } from './scan-phase.ts';
import { startInvestigation } from './investigation.ts';
import type { HealthScanInput } from './investigation.ts';
import type { HealthDeps } from './deps.ts';

const RULES: GradingRules = { order: CATALOGUE.map(({ id }) => id), anchors: ANCHORS };

/**
 * Scans a storefront. Yields the phases in contract order, each finding as soon as it is judged, a pillar's grade after
 * its last finding, and `complete` at the end. Throws only the signal's reason, or a bug outside the checks.
 */
export async function* healthScan(
  input: HealthScanInput, deps: HealthDeps, signal: AbortSignal,
): AsyncGenerator<HealthEvent> {
  const { clock } = deps;
  const scannedAt = new Date(clock.now()).toISOString();
  const began = clock.monotonic();
  signal.throwIfAborted();

  const checks = HEALTH_PHASES.map((phase) => idsOf(phase, input));
  await using investigation = startInvestigation({ input, checks: checks.flat() }, deps, signal);
  const findings: FindingEvent[] = [];
  const pillars = new Map<PillarId, PillarGrade>();

  for (const [place, phase] of HEALTH_PHASES.entries()) {
    const events = scanPhase({ phase, checks: checks[place]!, usesLab: phase === 'speed' }, investigation, { clock, signal });
    for await (const event of events) {
      if (event.type === 'finding') findings.push(event);
      yield event;
    }
    const { outcome } = await investigation.entry;
    for (const pillar of PILLARS) {
      if (pillars.has(pillar) || hasLaterChecks(pillar, place)) continue;
      const grade = gradePillar(pillar, findings, { outcome, rules: RULES });
      pillars.set(pillar, grade);
      yield { type: 'pillar-complete', ...grade };
    }
  }

  const { outcome, finalUrl, platform } = await investigation.entry;
  yield {
    type: 'complete',
    summary: {
      url: input.url,
      finalUrl,
      scannedAt,
      durationMs: Math.round(clock.monotonic() - began),
      ruleSet: RULE_SET,
      outcome,
      platform,
      company: await investigation.company,
      pillars: summaryOf(pillars),
      counts: countsOf(findings),
    },
  };
}

/** The phase's checks in catalogue order. */
function idsOf(phase: HealthPhase, { b2b }: HealthScanInput): CheckId[] {
  return CATALOGUE.filter((entry) => entry.phase === phase && (b2b || !entry.b2bOnly)).map(({ id }) => id);
}

const hasLaterChecks = (pillar: PillarId, place: number): boolean =>
  CATALOGUE.some((entry) => entry.pillar === pillar && HEALTH_PHASES.indexOf(entry.phase) > place);

function summaryOf(grades: ReadonlyMap<PillarId, PillarGrade>): HealthSummary['pillars'] {
  const summaries = PILLARS.map((pillar) => {
    const { grade, reason, measured, applicable } = grades.get(pillar)!;
    return [pillar, { grade, ...(reason === undefined ? {} : { reason }), measured, applicable }];
  });
  return Object.fromEntries(summaries) as HealthSummary['pillars'];
}
