import type { CrawlerAudit, GeoEvent, GeoPhaseEvent } from '../../../contract/geo.ts';
import type { GeoPhase } from '../../../contract/vocabulary.ts';
import { canAskAgain, askAgainOffer, usdLeft } from './ask-again.ts';
import { askAll } from './ask-all.ts';
import type { EngineQuestion } from './ask-all.ts';
import { auditOf } from './crawler-audit.ts';
import type { GeoDeps } from './deps.ts';
import { MODELS } from './engines/models.ts';
import { configuredCount } from './engines/registry.ts';
import { scanDeadline } from './estimate.ts';
import { createEventQueue } from './event-queue.ts';
import {
  countsOf, isFirst, judgeAnswer, judgeAnswers, answersToPrompt, metricsFor, readAnswer, repeatResultOf, resultOf, compileNames, usageIn,
} from './judge.ts';
import type { JudgedAnswer, ReadAnswer } from './judge.ts';
import type { Answer, Measurement } from './measurement.ts';
import { PACK_VERSION, packFor } from './prompts/pack.ts';
import { createRedirects } from './redirects.ts';
import type { GeoInput } from './request.ts';
import { createScanBudget } from './scan-budget.ts';
import { storeMeasurement } from './stored.ts';

const HEARTBEAT_INTERVAL_MS = 10_000;
const MAX_REDIRECT_REQUESTS = 60;

/**
 * A fresh measurement: crawler audit and engines in parallel, then metrics, then storage. On abort it returns only once
 * all work has settled: if enough is measured it is finished and stored, else stopped. Without any call, it is uncounted.
 */
export async function* geoScan(input: GeoInput, deps: GeoDeps, signal: AbortSignal): AsyncGenerator<GeoEvent> {
  yield* eventsOf(startScan(input, deps), signal);
}

/**
 * Completes a stored measurement: repeats the failed questions within what is left of its cost ceiling, and reuses the
 * other answers. Its date does not change.
 */
export async function* completeScan(
  input: GeoInput,
  { measurement, deps, signal }: { measurement: Measurement; deps: GeoDeps; signal: AbortSignal },
): AsyncGenerator<GeoEvent> {
  yield* eventsOf(startScan(input, deps, measurement), signal);
}

async function* eventsOf(scan: Scan, signal: AbortSignal): AsyncGenerator<GeoEvent> {
  const abandon = (): void => scan.abandon(signal.reason);
  signal.addEventListener('abort', abandon, { once: true });
  if (signal.aborted) abandon();
  try {
    for (let event = await scan.next(signal); event; event = await scan.next(signal)) yield event;
  } finally {
    signal.removeEventListener('abort', abandon);
    scan.abandon(signal.reason);
    await scan.settled;
  }
}

interface Scan {
  next(signal: AbortSignal): Promise<GeoEvent | undefined>;
  /** Called when the reader has left. */
  abandon(reason: unknown): void;
  /** Resolves once all work has settled; never rejects. */
  settled: Promise<void>;
}

function startScan(input: GeoInput, deps: GeoDeps, previous?: Measurement): Scan {
  const { clock, config } = deps;
  const takenAt = clock.now();
  const maxMs = scanDeadline(config.budgetScale);
  const deadline = clock.monotonic() + maxMs;
  const stop = new AbortController();
  const expiry = new AbortController();
  const signal = AbortSignal.any([stop.signal, expiry.signal]);
  const events = createEventQueue<GeoEvent>();
  const sought = compileNames(input);
  const prompts = previous?.prompts
    ?? packFor(input.vertical).prompts.map((prompt) => ({ id: prompt.id, text: prompt[input.lang] }));
  const reused = previous?.answers.filter((answer) => !canAskAgain(answer, previous, deps)) ?? [];
  const questions = deps.engines.flatMap((configured) => prompts
    .filter(({ id }) => !reused.some(({ engine, promptId }) => engine === configured.engine.id && promptId === id))
    .map((prompt): EngineQuestion => ({ configured, prompt })));
  // A stored measurement keeps its repeats.
  const repeatQuestions = previous ? [] : repeatedQuestions(questions, config.repeats);
  const total = prompts.length * deps.engines.length + repeatQuestions.length;
  const repeated: Answer[] = [];
  let isAbandoned = false;
  const read: ReadAnswer[] = [];
  /** Provisional: each judged by the answers before it. */
  const judged: JudgedAnswer[] = [];
  /** Answers to prompts that every engine has answered. */
  const complete: JudgedAnswer[] = [];
  const facts = previous ? { measuredAt: previous.measuredAt, engines: previous.engines } : {
    measuredAt: new Date(takenAt).toISOString(),
    engines: deps.engines.map(({ engine: { id, name }, model, client }) => ({ id, name, model: client ? model : null })),
  };
  let sends = 0;
  let usd = 0;
  let isDone = false;

  const running = new Set<GeoPhase>();
  const phase = (name: GeoPhase, state: GeoPhaseEvent['state']): void => {
    if (state === 'finished') running.delete(name);
    else running.add(name);
    const progress = name === 'asking' ? { asked: judged.length + repeated.length, total } : {};
    events.push({ type: 'phase', phase: name, state, ...progress });
  };
  const expected = questions.filter(({ configured }) => configured.client).length;
  const enough = (): boolean => isEnough(judged.slice(reused.length), expected);

  function onAnswer(answer: Answer): void {
    const newest = readAnswer(answer, sought);
    read.push(newest);
    const one = judgeAnswer(newest, sought, usageIn(read));
    judged.push(one);
    events.push(one.result);
    const ofPrompt = answersToPrompt(judged, answer.promptId);
    if (ofPrompt.length < deps.engines.length) return;
    const index = prompts.findIndex((prompt) => prompt.id === answer.promptId);
    const { id, text } = prompts[index]!;
    const counts = countsOf(ofPrompt);
    events.push({
      type: 'prompt-complete', promptId: id, index: index + 1, total: prompts.length, prompt: text, ...counts,
    });
    complete.push(...ofPrompt);
    events.push({ type: 'metrics', metrics: metricsFor(complete, input, facts) });
  }

  function onRepeat(answer: Answer): void {
    const newest = readAnswer(answer, sought);
    repeated.push(answer);
    read.push(newest);
    events.push(repeatResultOf(judgeAnswer(newest, sought, usageIn(read)), answer.repeat!));
  }

  async function audit(): Promise<CrawlerAudit[]> {
    phase('audit', 'started');
    const rows = previous?.host === input.host ? previous.audit : await auditOf(input, deps, signal);
    for (const row of rows) events.push({ type: 'audit', ...row });
    phase('audit', 'finished');
    return rows;
  }

  async function ask(): Promise<void> {
    phase('asking', 'started');
    reused.forEach(onAnswer);
    await using session = deps.fetch.openSession({ signal, maxRequests: MAX_REDIRECT_REQUESTS });
    const ceiling = previous ? usdLeft(previous, deps) : config.maxUsdPerScan;
    const budget = createScanBudget(ceiling);
    const estimate = Math.min(ceiling, typicalCost([...questions, ...repeatQuestions]));
    // Estimated before the first call and corrected after the last, so that a crash leaves it counted.
    await deps.spend.addUsd(estimate, takenAt);
    const asking = {
      budget, redirects: createRedirects(session), signal, deadline, onSend: () => void (sends += 1),
    };
    await askAll({ ...asking, questions, onAnswer }, deps);
    // Repeats are only worth asking while somebody waits.
    if (!isAbandoned && !stop.signal.aborted) await askAll({ ...asking, questions: repeatQuestions, onAnswer: onRepeat }, deps);
    await deps.spend.addUsd(budget.spent - estimate, takenAt);
    usd = (previous?.usd ?? 0) + budget.spent;
    phase('asking', 'finished');
    const measured = judged.filter(({ answer }) => answer.status === 'measured').length;
    const { host, vertical, lang } = input;
    const spent = Number(budget.spent.toFixed(4));
    deps.log.info({ host, vertical, lang, measured, of: total, sends, usd: spent }, 'visibility scan asked');
  }

  async function run(): Promise<void> {
    using _expiry = clock.after(maxMs, () => expiry.abort(new Error('The scan ran out of time.')));
    using _beats = heartbeats(clock, () => running.forEach((name) => phase(name, 'running')));
    const [rows] = await bothSettled(audit(), ask());
    if (stop.signal.aborted) {
      // The cost counts against the ceiling, although the answers are dropped.
      if (previous) await storeMeasurement({ ...previous, usd }, deps);
      return;
    }
    phase('metrics', 'started');
    const all = judgeAnswers([...previous?.repeated?.map((answer) => readAnswer(answer, sought)) ?? [], ...read], sought);
    const ordered = [...inOrder(all.filter(isFirst), prompts, deps), ...inOrder(all.filter((one) => !isFirst(one)), prompts, deps)];
    const measurement: Measurement = {
      form: 1,
      host: input.host,
      domain: input.registrable,
      vertical: input.vertical,
      lang: input.lang,
      packVersion: previous?.packVersion ?? PACK_VERSION,
      ...facts,
      usd,
      prompts,
      answers: ordered.filter(isFirst).map(({ answer }) => answer),
      repeats: previous?.repeats ?? (repeated.length > 0 ? config.repeats : 1),
      repeated: ordered.filter((one) => !isFirst(one)).map(({ answer }) => answer),
      audit: rows,
    };
    const isKept = (previous !== undefined || enough()) && await storeMeasurement(measurement, deps);
    const result = { ...resultOf(measurement, ordered, input), ...(isKept ? askAgainOffer(measurement, deps) : {}) };
    events.push({ type: 'metrics', metrics: result.metrics });
    phase('metrics', 'finished');
    events.push({ type: 'complete', result });
  }

  async function settle(): Promise<void> {
    try {
      await run();
      events.close();
    } catch (error) {
      stop.abort(error);
      events.fail(error);
    }
    isDone = true;
    if (sends === 0 && configuredCount(deps.engines) > 0) await deps.spend.refund(takenAt);
  }

  return {
    next: (reader) => events.next(reader),
    abandon(reason) {
      isAbandoned = true;
      if (isDone || stop.signal.aborted) return;
      if (isShutdown(reason) || !enough()) stop.abort(reason);
    },
    settled: settle(),
  };
}

/** Whether a measurement is worth storing: at least one answer, and half of those expected. */
function isEnough(judged: readonly JudgedAnswer[], expected: number): boolean {
  const measured = judged.filter(({ answer }) => answer.status === 'measured').length;
  return measured > 0 && measured * 2 >= expected;
}

/** Sorts by the pack's order of prompts, then the order of engines. */
function inOrder(
  judged: readonly JudgedAnswer[],
  prompts: readonly { id: string }[],
  { engines }: GeoDeps,
): JudgedAnswer[] {
  return prompts.flatMap(({ id }) => {
    const ofPrompt = answersToPrompt(judged, id);
    return engines.flatMap(({ engine }) => ofPrompt.filter(({ answer }) => answer.engine === engine.id));
  });
}

/** The further rounds: all questions for the second time, then the third, and so on. */
function repeatedQuestions(questions: readonly EngineQuestion[], repeats: number): EngineQuestion[] {
  const asked = questions.filter(({ configured }) => configured.client);
  return Array.from({ length: repeats - 1 }, (_, at) => at + 2).flatMap((repeat) => asked.map((question) => ({ ...question, repeat })));
}

function typicalCost(questions: readonly EngineQuestion[]): number {
  return questions.reduce((sum, { configured: { client, engine } }) => sum + (client ? MODELS[engine.id].typicalAnswer : 0), 0);
}

/** As `Promise.all`, but rejects only after both have settled. */
async function bothSettled<A, B>(a: Promise<A>, b: Promise<B>): Promise<[A, B]> {
  await Promise.allSettled([a, b]);
  return [await a, await b];
}

function heartbeats(clock: GeoDeps['clock'], beat: () => void): Disposable {
  let timer = clock.after(HEARTBEAT_INTERVAL_MS, tick);
  function tick(): void {
    beat();
    timer = clock.after(HEARTBEAT_INTERVAL_MS, tick);
  }
  return { [Symbol.dispose]: () => timer[Symbol.dispose]() };
}

function isShutdown(reason: unknown): boolean {
  return typeof reason === 'object' && reason !== null && 'code' in reason && reason.code === 'shutting-down';
}
