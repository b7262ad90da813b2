import type { AnswerReason } from '../../../contract/vocabulary.ts';
import type { Clock } from '../../clock.ts';
import type { Logger } from '../../log.ts';
import { sourcesOf } from './citations.ts';
import type { Asked } from './engines/call.ts';
import { MODELS } from './engines/models.ts';
import type { ConfiguredEngine } from './engines/registry.ts';
import type { Answer, MeasuredAnswer } from './measurement.ts';
import type { Redirects } from './redirects.ts';
import type { ScanBudget } from './scan-budget.ts';

export interface AskingDeps {
  clock: Clock;
  log: Pick<Logger, 'info'>;
}

/** One prompt for one engine. */
export interface EngineQuestion {
  configured: ConfiguredEngine;
  prompt: { id: string; text: string };
  /** Absent of the first time it is put. */
  repeat?: number;
}

export interface Asking {
  questions: readonly EngineQuestion[];
  budget: ScanBudget;
  redirects: Redirects;
  /** Ends every call; what it leaves unanswered is not measured: timeout. */
  signal: AbortSignal;
  /** Monotonic ms after which no retry is begun. */
  deadline: number;
  /** Hears each answer as it comes, exactly one for every question. */
  onAnswer(answer: Answer): void;
  /** Hears of every request just before it goes out. */
  onSend(): void;
}

// Longer than any model was allowed to write.
const MAX_TEXT = 60_000;

/** Puts every question, the engines side by side. Never rejects. */
export async function askAll(asking: Asking, deps: AskingDeps): Promise<void> {
  await Promise.all(asking.questions.map((question) => askOne(question, asking, deps)));
}

async function askOne({ configured, prompt, repeat }: EngineQuestion, asking: Asking, deps: AskingDeps): Promise<void> {
  const { engine, semaphore, client } = configured;
  const { signal, budget } = asking;
  const asked = { engine: engine.id, promptId: prompt.id, ...(repeat === undefined ? {} : { repeat }) };
  const unmeasured = (reason: AnswerReason): Answer => ({
    ...asked, status: 'not-measured', reason, retrieval: 'unknown', latencyMs: 0,
  });
  if (!client) return asking.onAnswer(unmeasured('not-configured'));

  const started = deps.clock.monotonic();
  const estimate = MODELS[engine.id].typicalAnswer;
  let held = false;
  try {
    using _place = await semaphore.acquire(signal);
    held = budget.hold(estimate);
    if (!held) return asking.onAnswer(unmeasured('budget'));
    const got = await client.ask(prompt.text, { signal, deadline: asking.deadline, onSend: asking.onSend });
    budget.settle(estimate, got.usd);
    held = false;
    account(configured, prompt.id, got, deps);
    const answeredAt = new Date(deps.clock.now()).toISOString();
    asking.onAnswer(await answerOf({ ...asked, answeredAt }, got, asking.redirects));
  } catch (error) {
    // A call that was cut off may have been answered, and is paid for.
    if (held) budget.settle(estimate, estimate);
    const reason = signal.aborted ? 'timeout' : 'failed';
    const name = error instanceof Error ? error.name : 'unknown';
    deps.log.info({ engine: engine.id, prompt: prompt.id, reason, error: name }, 'An engine was not measured.');
    const latencyMs = held ? Math.round(deps.clock.monotonic() - started) : 0;
    asking.onAnswer({ ...unmeasured(reason), latencyMs });
  }
}

function account(configured: ConfiguredEngine, prompt: string, asked: Asked, { log }: AskingDeps): void {
  const { reading, usage, usd, latencyMs } = asked;
  log.info({
    engine: configured.engine.id,
    model: configured.model,
    prompt,
    status: reading.status,
    ...(reading.status === 'not-measured' ? { reason: reading.reason } : {}),
    latencyMs,
    inputTokens: usage.inputTokens,
    outputTokens: usage.outputTokens,
    searches: usage.searches,
    usd: Number(usd.toFixed(5)),
    ...(asked.isQuotaSpent ? { quota: 'spent' } : {}),
    ...(asked.dropped.length > 0 ? { without: asked.dropped } : {}),
  }, 'An engine was asked.');
}

async function answerOf(
  { answeredAt, ...question }: Pick<MeasuredAnswer, 'engine' | 'promptId' | 'repeat' | 'answeredAt'>,
  { reading, latencyMs }: Asked,
  redirects: Redirects,
): Promise<Answer> {
  const common = { ...question, retrieval: reading.retrieval, latencyMs };
  if (reading.status === 'not-measured') return { ...common, status: 'not-measured', reason: reading.reason };
  const resolved = await redirects.resolve([...reading.cited, ...reading.found]);
  const cited = sourcesOf(reading.cited, resolved);
  const known = new Set(cited.map((source) => source.url));
  return {
    ...common,
    status: 'measured',
    answeredAt,
    text: reading.text.slice(0, MAX_TEXT).toWellFormed(),
    annotations: [...reading.annotations],
    cited,
    found: sourcesOf(reading.found, resolved).filter((source) => !known.has(source.url)),
    ...(reading.searchEntry ? { searchEntry: reading.searchEntry.slice(0, MAX_TEXT).toWellFormed() } : {}),
  };
}
