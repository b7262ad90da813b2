import { CATALOGUE } from '../../../contract/checks/catalogue.ts';
import type { CheckId } from '../../../contract/checks/catalogue.ts';
import { REQUIRED_CHECKS, RULE_SET } from '../../../contract/checks/pillars.ts';
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

const RULES: GradingRules = { order: CATALOGUE.map(({ id }) => id), anchors: REQUIRED_CHECKS };

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

  const checks = CATALOGUE.filter(({ b2bOnly }) => input.b2b || !b2bOnly);
  await using investigation = startInvestigation({ input, checks: idsOf(checks) }, deps, signal);
  const findings: FindingEvent[] = [];
  const pillars = new Map<PillarId, PillarGrade>();

  for (const phase of HEALTH_PHASES) {
    const ofPhase = { phase, checks: idsOf(checks.filter((one) => one.phase === phase)), usesLab: phase === 'speed' };
    for await (const event of scanPhase(ofPhase, investigation, { clock, signal })) {
      if (event.type === 'finding') findings.push(event);
      yield event;
    }
    const { outcome } = await investigation.entry;
    for (const pillar of PILLARS.filter((one) => lastPhaseOf(one) === phase)) {
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

const idsOf = (checks: typeof CATALOGUE): CheckId[] => checks.map(({ id }) => id);

const lastPhaseOf = (pillar: PillarId): HealthPhase => CATALOGUE.findLast((entry) => entry.pillar === pillar)!.phase;

function summaryOf(grades: ReadonlyMap<PillarId, PillarGrade>): HealthSummary['pillars'] {
  const summaries = PILLARS.map((pillar) => {
    const { grade, reason, measured, applicable } = grades.get(pillar)!;
    return [pillar, { grade, ...(reason === undefined ? {} : { reason }), measured, applicable }];
  });
  return Object.fromEntries(summaries) as HealthSummary['pillars'];
}
