import type { CrawlerAudit, GeoEvent, GeoPhaseEvent } from '../../../contract/geo.ts';
import type { GeoPhase } from '../../../contract/vocabulary.ts';
import { isAskable, offerOf, usdLeft } from './ask-again.ts';
import { askAll } from './asking.ts';
import type { EngineQuestion } from './asking.ts';
import { auditOf } from './crawler-audit.ts';
import type { GeoDeps } from './deps.ts';
import { MODELS } from './engines/models.ts';
import { configuredCount } from './engines/registry.ts';
import { scanDeadline } from './extent.ts';
import { createEventQueue } from './event-queue.ts';
import {
  countsOf, isFirst, judgeAnswer, judgeAnswers, judgedFor, metricsFor, readAnswer, repeatResultOf, resultOf, soughtBy, usageIn,
} from './judge.ts';
import type { JudgedAnswer, ReadAnswer } from './judge.ts';
import type { Answer, Measurement } from './measurement.ts';
import { PACK_VERSION, packFor } from './prompts/pack.ts';
import { createRedirects } from './redirects.ts';
import type { GeoInput } from './request.ts';
import { createScanBudget } from './scan-budget.ts';
import { keep } from './stored.ts';

const HEARTBEAT_MS = 10_000;
const MAX_REDIRECTS_ASKED = 60;

/**
 * A fresh measurement: the crawler audit beside the engines, then metrics, then the store. Ends with `complete`.
 * When the signal aborts or the reader leaves, it ends only after everything has settled: what is half paid for is
 * finished and stored, anything else is stopped. A scan of which no call went out gives its share of the day back.
 */
export async function* geoScan(input: GeoInput, deps: GeoDeps, signal: AbortSignal): AsyncGenerator<GeoEvent> {
  yield* heard(startScan(input, deps), signal);
}

/**
 * Completes a stored measurement: the questions that failed are put once more, its other answers stand as they were.
 * Spends what the measurement has left of its ceiling. It keeps its date, and is stored until 72 hours after that.
 */
export async function* completeScan(
  input: GeoInput,
  { measurement, deps, signal }: { measurement: Measurement; deps: GeoDeps; signal: AbortSignal },
): AsyncGenerator<GeoEvent> {
  yield* heard(startScan(input, deps, measurement), signal);
}

async function* heard(scan: Scan, signal: AbortSignal): AsyncGenerator<GeoEvent> {
  const leave = (): void => scan.leave(signal.reason);
  signal.addEventListener('abort', leave, { once: true });
  if (signal.aborted) leave();
  try {
    for (let event = await scan.next(signal); event; event = await scan.next(signal)) yield event;
  } finally {
    signal.removeEventListener('abort', leave);
    scan.leave(signal.reason);
    await scan.settled;
  }
}

interface Scan {
  next(signal: AbortSignal): Promise<GeoEvent | undefined>;
  /** Nobody listens any more. */
  leave(reason: unknown): void;
  /** Resolves once nothing is under way; never rejects. */
  settled: Promise<void>;
}

function startScan(input: GeoInput, deps: GeoDeps, before?: Measurement): Scan {
  const { clock, config } = deps;
  const takenAt = clock.now();
  const limit = scanDeadline(config.budgetScale);
  const deadline = clock.monotonic() + limit;
  const stop = new AbortController();
  const expiry = new AbortController();
  const signal = AbortSignal.any([stop.signal, expiry.signal]);
  const events = createEventQueue<GeoEvent>();
  const sought = soughtBy(input);
  const prompts = before?.prompts
    ?? packFor(input.vertical).prompts.map((prompt) => ({ id: prompt.id, text: prompt[input.lang] }));
  const standing = before?.answers.filter((answer) => !isAskable(answer, before, deps)) ?? [];
  const questions = deps.engines.flatMap((configured) => prompts
    .filter(({ id }) => !standing.some(({ engine, promptId }) => engine === configured.engine.id && promptId === id))
    .map((prompt): EngineQuestion => ({ configured, prompt })));
  // A stored measurement keeps the repeats it has.
  const again = before ? [] : repeatedQuestions(questions, config.repeats);
  const total = prompts.length * deps.engines.length + again.length;
  const repeated: Answer[] = [];
  let isLeft = false;
  const read: ReadAnswer[] = [];
  /** Each by what the answers before it show. */
  const judged: JudgedAnswer[] = [];
  /** Of the prompts every engine has answered. */
  const complete: JudgedAnswer[] = [];
  const facts = before ? { measuredAt: before.measuredAt, engines: before.engines } : {
    measuredAt: new Date(takenAt).toISOString(),
    engines: deps.engines.map(({ engine: { id, name }, model, client }) => ({ id, name, model: client ? model : null })),
  };
  let sends = 0;
  let usd = 0;
  let done = false;

  const running = new Set<GeoPhase>();
  const phase = (name: GeoPhase, state: GeoPhaseEvent['state']): void => {
    if (state === 'finished') running.delete(name);
    else running.add(name);
    const progress = name === 'asking' ? { asked: judged.length + repeated.length, total } : {};
    events.push({ type: 'phase', phase: name, state, ...progress });
  };
  const expected = questions.filter(({ configured }) => configured.client).length;
  const enough = (): boolean => isEnough(judged.slice(standing.length), expected);

  function onAnswer(answer: Answer): void {
    const newest = readAnswer(answer, sought);
    read.push(newest);
    const one = judgeAnswer(newest, sought, usageIn(read));
    judged.push(one);
    events.push(one.result);
    const ofPrompt = judgedFor(judged, answer.promptId);
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
    const rows = before?.host === input.host ? before.audit : await auditOf(input, deps, signal);
    for (const row of rows) events.push({ type: 'audit', ...row });
    phase('audit', 'finished');
    return rows;
  }

  async function ask(): Promise<void> {
    phase('asking', 'started');
    standing.forEach(onAnswer);
    await using session = deps.fetch.openSession({ signal, maxRequests: MAX_REDIRECTS_ASKED });
    const ceiling = before ? usdLeft(before, deps) : config.maxUsdPerScan;
    const budget = createScanBudget(ceiling);
    const estimate = Math.min(ceiling, typicalCost([...questions, ...again]));
    // Counted before the first call, put right after the last: a process that dies has spent it.
    await deps.spend.addUsd(estimate, takenAt);
    const asking = {
      budget, redirects: createRedirects(session), signal, deadline, onSend: () => void (sends += 1),
    };
    await askAll({ ...asking, questions, onAnswer }, deps);
    // Nothing is asked again for nobody.
    if (!isLeft && !stop.signal.aborted) await askAll({ ...asking, questions: again, onAnswer: onRepeat }, deps);
    await deps.spend.addUsd(budget.spent - estimate, takenAt);
    usd = (before?.usd ?? 0) + budget.spent;
    phase('asking', 'finished');
    const measured = judged.filter(({ answer }) => answer.status === 'measured').length;
    const { host, vertical, lang } = input;
    const spent = Number(budget.spent.toFixed(4));
    deps.log.info({ host, vertical, lang, measured, of: total, sends, usd: spent }, 'A visibility scan is asked.');
  }

  async function run(): Promise<void> {
    using _expiry = clock.after(limit, () => expiry.abort(new Error('The scan ran out of time.')));
    using _beats = heartbeats(clock, () => running.forEach((name) => phase(name, 'running')));
    const [rows] = await bothSettled(audit(), ask());
    if (stop.signal.aborted) {
      // What was spent counts against the ceiling, though its answers are given up.
      if (before) await keep({ ...before, usd }, deps);
      return;
    }
    phase('metrics', 'started');
    const all = judgeAnswers([...before?.repeated?.map((answer) => readAnswer(answer, sought)) ?? [], ...read], sought);
    const ordered = [...inOrder(all.filter(isFirst), prompts, deps), ...inOrder(all.filter((one) => !isFirst(one)), prompts, deps)];
    const measurement: Measurement = {
      form: 1,
      host: input.host,
      domain: input.registrable,
      vertical: input.vertical,
      lang: input.lang,
      packVersion: before?.packVersion ?? PACK_VERSION,
      ...facts,
      usd,
      prompts,
      answers: ordered.filter(isFirst).map(({ answer }) => answer),
      repeats: before?.repeats ?? (repeated.length > 0 ? config.repeats : 1),
      repeated: ordered.filter((one) => !isFirst(one)).map(({ answer }) => answer),
      audit: rows,
    };
    const isKept = (before !== undefined || enough()) && await keep(measurement, deps);
    const result = { ...resultOf(measurement, ordered, input), ...(isKept ? offerOf(measurement, deps) : {}) };
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
    done = true;
    if (sends === 0 && configuredCount(deps.engines) > 0) await deps.spend.refund(takenAt);
  }

  return {
    next: (reader) => events.next(reader),
    leave(reason) {
      isLeft = true;
      if (done || stop.signal.aborted) return;
      if (isShutdown(reason) || !enough()) stop.abort(reason);
    },
    settled: settle(),
  };
}

/** Whether a measurement is worth keeping: at least one answer, and half of what was asked of configured engines. */
function isEnough(judged: readonly JudgedAnswer[], expected: number): boolean {
  const measured = judged.filter(({ answer }) => answer.status === 'measured').length;
  return measured > 0 && measured * 2 >= expected;
}

/** As the prompts stand in their pack, and the engines in their list. */
function inOrder(
  judged: readonly JudgedAnswer[],
  prompts: readonly { id: string }[],
  { engines }: GeoDeps,
): JudgedAnswer[] {
  return prompts.flatMap(({ id }) => {
    const ofPrompt = judgedFor(judged, id);
    return engines.flatMap(({ engine }) => ofPrompt.filter(({ answer }) => answer.engine === engine.id));
  });
}

/** The questions once more, and once more: first all of them for the second time, then for the third. */
function repeatedQuestions(questions: readonly EngineQuestion[], repeats: number): EngineQuestion[] {
  const asked = questions.filter(({ configured }) => configured.client);
  return Array.from({ length: repeats - 1 }, (_, at) => at + 2).flatMap((repeat) => asked.map((question) => ({ ...question, repeat })));
}

function typicalCost(questions: readonly EngineQuestion[]): number {
  return questions.reduce((sum, { configured: { client, engine } }) => sum + (client ? MODELS[engine.id].typicalAnswer : 0), 0);
}

/** Both results, or the first fault, once neither is under way any more. */
async function bothSettled<A, B>(a: Promise<A>, b: Promise<B>): Promise<[A, B]> {
  await Promise.allSettled([a, b]);
  return [await a, await b];
}

function heartbeats(clock: GeoDeps['clock'], beat: () => void): Disposable {
  let timer = clock.after(HEARTBEAT_MS, tick);
  function tick(): void {
    beat();
    timer = clock.after(HEARTBEAT_MS, tick);
  }
  return { [Symbol.dispose]: () => timer[Symbol.dispose]() };
}

function isShutdown(reason: unknown): boolean {
  return typeof reason === 'object' && reason !== null && 'code' in reason && reason.code === 'shutting-down';
}
