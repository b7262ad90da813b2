import { CATALOGUE, checkById } from '../../../contract/checks/catalogue.ts';
import type { CheckId } from '../../../contract/checks/catalogue.ts';
import { REQUIRED_CHECKS, RULE_SET } from '../../../contract/checks/pillars.ts';
import type { CheckAgainEvent } from '../../../contract/check-again.ts';
import type { FindingEvent, HealthEvent, HealthPhaseEvent, HealthSummary } from '../../../contract/health.ts';
import { countsOf, lastPhaseOf } from '../../../contract/report/health/report.ts';
import { HEALTH_PHASES, PILLARS } from '../../../contract/vocabulary.ts';
import type { HealthPhase, PillarId } from '../../../contract/vocabulary.ts';
import { inCompletionOrder } from '../../async/completion-order.ts';
import type { Clock } from '../../clock.ts';
import { gradePillar } from './grade.ts';
import type { GradingRules } from './grade.ts';
import { startInvestigation } from './investigation.ts';
import type { HealthScanInput, Investigation } from './investigation.ts';
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
  const pillars = new Map<PillarId, HealthSummary['pillars'][PillarId]>();

  for (const [at, phase] of HEALTH_PHASES.entries()) {
    const ofPhase = { phase, checks: idsOf(checks.filter((one) => one.phase === phase)), usesLab: phase === 'speed' };
    for await (const event of scanPhase(ofPhase, investigation, { clock, signal })) {
      if (event.type === 'finding') findings.push(event);
      yield event;
    }
    const { outcome } = await investigation.entry;
    for (const pillar of PILLARS.filter((one) => lastPhaseOf(one) === at + 1)) {
      const graded = gradePillar(pillar, findings, { outcome, rules: RULES });
      const { grade, reason, measured, applicable } = graded;
      pillars.set(pillar, { grade, ...(reason && { reason }), measured, applicable });
      yield { type: 'pillar-complete', ...graded };
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
      pillars: Object.fromEntries(PILLARS.map((pillar) => [pillar, pillars.get(pillar)])) as HealthSummary['pillars'],
      counts: countsOf(findings),
    },
  };
}

/**
 * Reads the store again as a scan does, and judges one check; remaining requests are aborted as soon as its verdict is
 * known. Gives no grades.
 */
export async function* checkAgain(
  input: HealthScanInput & { check: CheckId }, deps: HealthDeps, signal: AbortSignal,
): AsyncGenerator<CheckAgainEvent> {
  const { check } = input;
  const { clock } = deps;
  const checkedAt = new Date(clock.now()).toISOString();
  signal.throwIfAborted();
  await using investigation = startInvestigation({ input, checks: [check] }, deps, signal);
  const { phase } = checkById(check);
  yield* scanPhase({ phase, checks: [check], usesLab: true }, investigation, { clock, signal });
  yield { type: 'complete', checkedAt, outcome: (await investigation.entry).outcome };
}

interface ScanPhase {
  phase: HealthPhase;
  checks: readonly CheckId[];
  /** Whether it reports its wait in the lab's queue. */
  usesLab: boolean;
}

/** The events of a phase: its start, each finding as soon as it is judged, a wait for the lab, and its end. */
async function* scanPhase(
  { phase, checks, usesLab }: ScanPhase, { finding, labQueue }: Investigation,
  { clock, signal }: { clock: Clock; signal: AbortSignal },
): AsyncGenerator<FindingEvent | HealthPhaseEvent> {
  const header = {
    type: 'phase',
    phase,
    index: HEALTH_PHASES.indexOf(phase) + 1,
    total: HEALTH_PHASES.length,
  } as const;
  const began = clock.monotonic();
  yield { ...header, state: 'started' };
  const findings = checks.map(finding);
  const judged = Promise.allSettled(findings);
  const queued = usesLab && Promise.race([labQueue.entered, judged]).then(labQueue.isWaiting);
  const onceQueued = async (state: 'queued' | 'running'): Promise<HealthPhaseEvent | null> => {
    if (!await queued) return null;
    if (state === 'running') await Promise.race([labQueue.left, judged]);
    return { ...header, state };
  };
  const events = [onceQueued('queued'), ...findings, onceQueued('running')];
  for await (const event of inCompletionOrder<FindingEvent | HealthPhaseEvent | null>(events)) {
    signal.throwIfAborted();
    if (event) yield event;
  }
  yield { ...header, state: 'finished', durationMs: Math.round(clock.monotonic() - began) };
}

const idsOf = (checks: typeof CATALOGUE): CheckId[] => checks.map(({ id }) => id);
