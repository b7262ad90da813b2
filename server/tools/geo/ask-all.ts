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

/** One prompt for one engine. */
export interface EngineQuestion {
  configured: ConfiguredEngine;
  prompt: { id: string; text: string };
  /** From 2 on; absent in the first round. */
  repeat?: number;
}

interface AskAllOptions {
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

/** Asks questions, the engines in parallel. A question without an answer is `not-measured`, not a rejection. */
export function createAskAll(options: AskAllOptions, { clock, log }: Pick<GeoDeps, 'clock' | 'log'>) {
  const { signal, budget, redirects, onAnswer } = options;

  async function askOne({ configured, prompt, repeat }: EngineQuestion): Promise<void> {
    const { engine, model, semaphore, ask } = configured;
    const question = { engine: engine.id, promptId: prompt.id, repeat };
    const unmeasured = (reason: AnswerReason, latencyMs = 0): void =>
      onAnswer({ ...question, status: 'not-measured', reason, retrieval: 'unknown', latencyMs });
    if (!ask) return unmeasured('not-configured');

    const estimate = MODELS[engine.id].typicalAnswer;
    let asked: number | undefined;
    try {
      using _slot = await semaphore.acquire(signal);
      if (!budget.reserve(estimate)) return unmeasured('budget');
      asked = clock.monotonic();
      const result = await ask(prompt.text, options);
      budget.settle(estimate, result.usd);
      log.info({ engine: engine.id, model, prompt: prompt.id, ...loggedOf(result) }, 'engine asked');
      const answeredAt = new Date(clock.now()).toISOString();
      const { reading, latencyMs } = result;
      const answer = await answerOf({ ...question, answeredAt, latencyMs }, reading, redirects);
      await yieldToEventLoop();
      onAnswer(answer);
    } catch (error) {
      const reason = signal.aborted ? 'timeout' : 'failed';
      const name = error instanceof Error ? error.name : 'unknown';
      log.info({ engine: engine.id, prompt: prompt.id, reason, error: name }, 'engine not measured');
      unmeasured(reason, asked === undefined ? 0 : Math.round(clock.monotonic() - asked));
    }
  }

  return async (questions: readonly EngineQuestion[]): Promise<void> => void await Promise.all(questions.map(askOne));
}

const loggedOf = ({ reading, usage, usd, latencyMs, isQuotaSpent, dropped }: CallResult) => ({
  status: reading.status,
  reason: reading.status === 'measured' ? undefined : reading.reason,
  latencyMs,
  ...usage,
  usd: Number(usd.toFixed(5)),
  quota: isQuotaSpent && 'spent',
  without: dropped.length > 0 ? dropped : undefined,
});

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
