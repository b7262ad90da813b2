import type { AnswerReason } from '../../../contract/vocabulary.ts';
import { yieldToEventLoop } from '../../async/event-loop.ts';
import { sourcesOf } from './citations.ts';
import type { GeoDeps } from './deps.ts';
import type { CallResult } from './engines/call.ts';
import type { Reading } from './engines/engine.ts';
import { MODELS } from './engines/models.ts';
import type { ConfiguredEngine } from './engines/registry.ts';
import type { Answer, MeasuredAnswer } from './measurement.ts';
import type { Redirects } from './redirects.ts';
import type { ScanBudget } from './scan-budget.ts';

type AskAllDeps = Pick<GeoDeps, 'clock' | 'log'>;

/** One prompt for one engine. */
export interface EngineQuestion {
  configured: ConfiguredEngine;
  prompt: { id: string; text: string };
  /** From 2 on; absent in the first round. */
  repeat?: number;
}

interface AskAllOptions {
  questions: readonly EngineQuestion[];
  budget: ScanBudget;
  redirects: Redirects;
  /** Aborts every call. Questions without an answer are then not measured, with the reason `timeout`. */
  signal: AbortSignal;
  /** Monotonic ms after which no retry starts. */
  deadline: number;
  /** Called once per question, as its answer arrives. */
  onAnswer(answer: Answer): void;
  /** Called before each request is sent. */
  onSend(): void;
}

/** Asks all questions, the engines in parallel. A question without an answer is `not-measured`, not a rejection. */
export async function askAll(options: AskAllOptions, deps: AskAllDeps): Promise<void> {
  await Promise.all(options.questions.map((question) => askOne(question, options, deps)));
}

async function askOne(
  { configured, prompt, repeat }: EngineQuestion, options: AskAllOptions, deps: AskAllDeps,
): Promise<void> {
  const { engine, semaphore, ask } = configured;
  const { signal, budget } = options;
  const question = { engine: engine.id, promptId: prompt.id, repeat };
  const unmeasured = (reason: AnswerReason, latencyMs = 0): Answer =>
    ({ ...question, status: 'not-measured', reason, retrieval: 'unknown', latencyMs });
  if (!ask) return options.onAnswer(unmeasured('not-configured'));

  const estimate = MODELS[engine.id].typicalAnswer;
  let asked: number | undefined;
  try {
    using _slot = await semaphore.acquire(signal);
    if (!budget.reserve(estimate)) return options.onAnswer(unmeasured('budget'));
    asked = deps.clock.monotonic();
    const result = await ask(prompt.text, options);
    budget.settle(estimate, result.usd);
    logCall(configured, prompt.id, result, deps);
    const answeredAt = new Date(deps.clock.now()).toISOString();
    const { reading, latencyMs } = result;
    const answer = await answerOf({ ...question, answeredAt, latencyMs }, reading, options.redirects);
    await yieldToEventLoop();
    options.onAnswer(answer);
  } catch (error) {
    const reason = signal.aborted ? 'timeout' : 'failed';
    const name = error instanceof Error ? error.name : 'unknown';
    deps.log.info({ engine: engine.id, prompt: prompt.id, reason, error: name }, 'engine not measured');
    const latencyMs = asked === undefined ? 0 : Math.round(deps.clock.monotonic() - asked);
    options.onAnswer(unmeasured(reason, latencyMs));
  }
}

function logCall(configured: ConfiguredEngine, prompt: string, result: CallResult, { log }: AskAllDeps): void {
  const { reading, usage, usd, latencyMs } = result;
  log.info({
    engine: configured.engine.id,
    model: configured.model,
    prompt,
    status: reading.status,
    reason: reading.status === 'measured' ? undefined : reading.reason,
    latencyMs,
    ...usage,
    usd: Number(usd.toFixed(5)),
    quota: result.isQuotaSpent && 'spent',
    without: result.dropped.length > 0 ? result.dropped : undefined,
  }, 'engine asked');
}

async function answerOf(
  { answeredAt, ...question }: Pick<MeasuredAnswer, 'engine' | 'promptId' | 'repeat' | 'answeredAt' | 'latencyMs'>,
  { usage: _usage, ...reading }: Reading,
  redirects: Redirects,
): Promise<Answer> {
  if (reading.status === 'not-measured') return { ...question, ...reading };
  const resolved = await redirects.resolve([...reading.cited, ...reading.found]);
  const cited = sourcesOf(reading.cited, resolved);
  const known = new Set(cited.map((source) => source.url));
  const found = sourcesOf(reading.found, resolved).filter((source) => !known.has(source.url));
  return { ...question, ...reading, answeredAt, annotations: [...reading.annotations], cited, found };
}
