import { addAbortListener } from 'node:events';
import type { CrawlerAudit, GeoEvent, GeoPhaseEvent, GeoResult } from '../../../contract/geo.ts';
import type { GeoPhase } from '../../../contract/vocabulary.ts';
import { yieldToEventLoop } from '../../async/event-loop.ts';
import { withHeartbeat } from '../../async/heartbeat.ts';
import { createAnswerCollector } from './answer-collector.ts';
import { askAgainOffer, usdLeft } from './ask-again.ts';
import { createAskAll } from './ask-all.ts';
import { auditOf } from './crawler-audit.ts';
import type { GeoDeps } from './deps.ts';
import { typicalCost } from './engines/models.ts';
import { hasPaidEngine } from './engines/registry.ts';
import { scanDeadline } from './estimate.ts';
import { resultOf } from './judge.ts';
import type { Measurement } from './measurement.ts';
import { MAX_FOLLOWED, createRedirects } from './redirects.ts';
import type { GeoInput } from './request.ts';
import { createScanBudget } from './scan-budget.ts';
import { askable, planScan } from './scan-plan.ts';
import { storeMeasurement } from './stored.ts';

/**
 * Measures: audits the crawlers and asks the engines in parallel, then judges and stores the answers. With `previous`,
 * it asks again what failed there, within what is left of its cost ceiling, and keeps its date. On abort, a measurement
 * with enough answers is finished and stored, any other stopped; it returns once all work has settled. A scan that
 * asked nothing is refunded.
 */
export async function* geoScan(
  input: GeoInput, deps: GeoDeps, signal: AbortSignal, previous?: Measurement,
): AsyncGenerator<GeoEvent> {
  const { events, beat, abandon, settled } = startScan(input, deps, previous);
  using _aborted = addAbortListener(signal, () => abandon(signal.reason));
  try {
    yield* withHeartbeat(events.values(), { clock: deps.clock, beat, signal });
    const failure = await settled;
    if (failure) throw failure.error;
  } finally {
    abandon(signal.reason);
    await settled;
  }
}

function startScan(input: GeoInput, deps: GeoDeps, previous?: Measurement) {
  const { clock, config } = deps;
  const startedAt = clock.now();
  const maxMs = scanDeadline(clock.budgetScale);
  const deadline = clock.monotonic() + maxMs;
  const stop = new AbortController();
  const expiry = new AbortController();
  const signal = AbortSignal.any([stop.signal, expiry.signal]);
  let queue!: ReadableStreamDefaultController<GeoEvent>;
  const events = new ReadableStream<GeoEvent>({ start: (controller) => void (queue = controller) });
  const emit = (event: GeoEvent): void => queue.enqueue(event);
  const plan = planScan(input, deps, { previous, now: startedAt });
  const answers = createAnswerCollector(plan, { input, emit });
  let isAbandoned = false;
  let sends = 0;

  const running = new Set<GeoPhase>();
  const phaseEvent = (phase: GeoPhase, state: GeoPhaseEvent['state']): GeoPhaseEvent =>
    ({ type: 'phase', phase, state, ...(phase === 'asking' ? { asked: answers.count, total: plan.total } : {}) });

  async function inPhase<Result>(phase: GeoPhase, work: () => Promise<Result>): Promise<Result> {
    running.add(phase);
    emit(phaseEvent(phase, 'started'));
    const result = await work();
    running.delete(phase);
    emit(phaseEvent(phase, 'finished'));
    return result;
  }

  async function audit(): Promise<CrawlerAudit[]> {
    const rows = previous?.host === input.host ? previous.audit : await auditOf(input, deps, signal);
    for (const row of rows) emit({ type: 'audit', ...row });
    return rows;
  }

  /** Asks every question; returns the measurement's cost so far. */
  async function ask(): Promise<number> {
    for (const answer of plan.reused) {
      answers.add(answer);
      await yieldToEventLoop();
      signal.throwIfAborted();
    }
    await using session = deps.fetch.openSession({ signal, maxRequests: MAX_FOLLOWED });
    const asked = askable([...plan.questions, ...plan.repeatQuestions]);
    const ceiling = usdLeft(plan.base, deps);
    const budget = createScanBudget(ceiling);
    const estimate = Math.min(ceiling, typicalCost(asked.map(({ configured: { engine } }) => engine.id)));
    // Counted as an estimate before the first call and corrected after the last, so that a crash leaves it counted.
    await deps.spend.addUsd(estimate, startedAt);
    const askAll = createAskAll({
      budget, redirects: createRedirects(session), signal, deadline,
      onAnswer: answers.add, onSend: () => void (sends += 1),
    }, deps);
    await askAll(plan.questions);
    // Repeats are asked only while somebody waits for them.
    if (!isAbandoned) await askAll(plan.repeatQuestions);
    await deps.spend.addUsd(budget.spent - estimate, startedAt);
    const { host, vertical, lang } = input;
    const spent = Number(budget.spent.toFixed(4));
    deps.log.info(
      { host, vertical, lang, measured: answers.measured, of: plan.total, sends, usd: spent },
      'visibility scan asked',
    );
    return (plan.base.usd ?? 0) + budget.spent;
  }

  /** Stores and judges what was gathered. */
  async function complete(rows: CrawlerAudit[], usd: number): Promise<GeoResult> {
    const gathered = answers.inOrder();
    const repeated = gathered.filter(({ repeat }) => repeat !== undefined);
    const measurement: Measurement = {
      repeats: repeated.length > 0 ? config.geoRepeats : 1,
      repeated,
      ...plan.base,
      host: input.host,
      usd,
      answers: gathered.filter(({ repeat }) => repeat === undefined),
      audit: rows,
    };
    const isKept = (previous !== undefined || answers.isEnough()) && await storeMeasurement(measurement, deps);
    const result = await resultOf(measurement, input);
    emit({ type: 'metrics', metrics: result.metrics });
    return isKept ? { ...result, ...askAgainOffer(measurement, deps) } : result;
  }

  async function run(): Promise<void> {
    using _expiry = clock.after(maxMs, () => expiry.abort(new Error('The scan ran out of time.')));
    const phases = [inPhase('audit', audit), inPhase('asking', ask)] as const;
    // A failure of one must not leave the other running.
    await Promise.allSettled(phases);
    const [rows, usd] = await Promise.all(phases);
    if (stop.signal.aborted) {
      // The cost still counts against the ceiling, although the answers are dropped.
      if (previous) await storeMeasurement({ ...previous, usd }, deps);
      return;
    }
    emit({ type: 'complete', result: await inPhase('metrics', () => complete(rows, usd)) });
  }

  async function settle(): Promise<{ error: unknown } | undefined> {
    const failure = await run().then(() => undefined, (error: unknown) => {
      // Answers that have not arrived yet are no longer of use.
      stop.abort(error);
      return { error };
    });
    queue.close();
    if (sends === 0 && hasPaidEngine(deps.engines)) await deps.spend.refund(startedAt);
    return failure;
  }

  return {
    /** They end early if the scan fails. */
    events,
    /** An event about the running phase, for times when nothing else happens. */
    beat(): GeoEvent | undefined {
      const phase = running.has('asking') ? 'asking' : [...running][0];
      return phase && phaseEvent(phase, 'running');
    },
    /** To be called when nobody reads the events any more. */
    abandon(reason: unknown): void {
      isAbandoned = true;
      if (isShutdown(reason) || !answers.isEnough()) stop.abort(reason);
    },
    /** Resolves once all work has settled, with the error if it failed; never rejects. */
    settled: settle(),
  };
}

function isShutdown(reason: unknown): boolean {
  return typeof reason === 'object' && reason !== null && 'code' in reason && reason.code === 'shutting-down';
}
