import { APIConnectionTimeoutError, OpenAI } from 'openai';
import type { AnswerReason } from '../../../../contract/vocabulary.ts';
import type { Clock } from '../../../clock.ts';
import type { OpenTrusted } from '../../../net/trusted.ts';
import type { EngineSettings } from '../config.ts';
import { addUsage, costOf } from './cost.ts';
import type { Engine, EngineCall, MeasuredReading, UnmeasuredReading, Usage, MemberPath } from './engine.ts';
import { faultOf, isUnanswered, refusalOf } from './faults.ts';
import type { CallFault } from './faults.ts';
import { MODELS } from './models.ts';
import { refusedMember, without } from './optional.ts';
const MAX_RESUMES = 2;
const RETRY_WAIT_MS = 1000;
const MAX_ANSWER_BYTES = 8 * 1024 * 1024;

export interface EngineClientDeps {
  trusted: OpenTrusted;
  clock: Clock;
}

export interface AskOptions {
  signal: AbortSignal;
  /** Monotonic ms after which no retry is begun. */
  deadline: number;
  /** Hears of every request just before it goes out. */
  onSend?: () => void;
}

/** What became of one question: never a throw, but for the signal's own reason. */
export interface Asked {
  reading: MeasuredReading | UnmeasuredReading;
  usage: Usage;
  usd: number;
  latencyMs: number;
  isQuotaSpent?: true;
  /** The optional members this vendor has refused; the question was put without them. */
  dropped: readonly string[];
}

/** A client of one engine. */
export interface EngineClient {
  ask(prompt: string, options: AskOptions): Promise<Asked>;
}

/** The client of an engine with a key. */
export function createEngineClient(
  engine: Engine,
  settings: EngineSettings & { apiKey: string; budgetScale: number },
  { trusted, clock }: EngineClientDeps,
): EngineClient {
  const model = settings.model ?? MODELS[engine.id].model;
  const { typicalAnswer } = MODELS[engine.id];
  const timeoutMs = engine.timeoutMs * settings.budgetScale;
  const baseURL = settings.baseUrl ?? engine.baseUrl;
  const client = new OpenAI({
    apiKey: settings.apiKey,
    baseURL,
    defaultHeaders: engine.headers?.(settings.apiKey),
    fetch: trusted({ baseUrl: baseURL, timeoutMs, maxBytes: MAX_ANSWER_BYTES }),
    maxRetries: 0,
    timeout: timeoutMs,
    logLevel: 'off',
    // Else the library reads these from the environment and sends them to every vendor.
    organization: null,
    project: null,
    adminAPIKey: null,
    webhookSecret: null,
  });
  // What a model once refused it will refuse again: later questions are put without it.
  let isSoftened = false;
  const dropped: MemberPath[] = [];

  function accepted(call: EngineCall): EngineCall {
    const softer = (isSoftened && engine.soften?.(call, 'tool_choice')) || call;
    return dropped.reduce(without, softer);
  }

  /** The call without what the vendor has just refused of it, or nothing where that is no help. */
  function milder(call: EngineCall, error: unknown): { call: EngineCall; remember: () => void } | undefined {
    const refusal = refusalOf(error);
    if (!refusal) return undefined;
    const softer = engine.soften?.(call, refusal.message);
    if (softer) return { call: softer, remember: () => void (isSoftened = true) };
    const member = refusedMember(engine.optional ?? [], call, refusal);
    return member && {
      call: without(call, member),
      remember: () => void (dropped.includes(member) || dropped.push(member)),
    };
  }

  async function post(call: EngineCall, signal: AbortSignal, onSend?: () => void): Promise<unknown> {
    signal.throwIfAborted();
    onSend?.();
    const { path, body } = call;
    return client.post<unknown>(path, { body, signal, maxRetries: 0, timeout: timeoutMs });
  }

  /** Sends a call, milder each time the vendor refuses something it can do without. */
  async function send(call: EngineCall, signal: AbortSignal, onSend?: () => void): Promise<Sent> {
    try {
      return { call, body: await post(call, signal, onSend) };
    } catch (error) {
      const next = milder(call, error);
      if (!next) throw error;
      const sent = await send(next.call, signal, onSend);
      next.remember();
      return sent;
    }
  }

  async function attempt(prompt: string, { signal, onSend }: AskOptions): Promise<Attempt> {
    const limit = new AbortController();
    using _timer = clock.after(timeoutMs, () => limit.abort());
    const within = AbortSignal.any([signal, limit.signal]);
    const question = { model, prompt };
    let usage: Usage = {};
    let usd = 0;
    try {
      const paused: unknown[] = [];
      let call = accepted(engine.request(question));
      for (let resumes = 0; ; resumes += 1) {
        const sent = await send(call, within, onSend);
        const { body } = sent;
        // A page in place of JSON is some gateway's, not the engine's.
        if (typeof body === 'string' && body.trim()) return { ...ended('failed'), usage, usd };
        const reading = engine.read(body, paused);
        usage = addUsage(usage, reading.usage);
        usd += costOf(reading.usage, { engine: engine.id, model, at: clock.now() });
        if (reading.status !== 'paused') return { reading, usage, usd };
        if (!engine.resume || resumes === MAX_RESUMES) return { ...ended('incomplete'), usage, usd };
        paused.push(body);
        call = engine.resume(question, sent.call, body);
      }
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      // An answer that was cut off or late may have been made, and is paid for.
      if (limit.signal.aborted || error instanceof APIConnectionTimeoutError) {
        return { ...ended('timeout'), usage, usd: usd + typicalAnswer };
      }
      const fault = faultOf(error, clock.now());
      return { ...ended(fault.reason), fault, usage, usd: usd + (isUnanswered(error) ? 0 : typicalAnswer) };
    }
  }

  return {
    async ask(prompt, options) {
      const started = clock.monotonic();
      let spent: Pick<Asked, 'usage' | 'usd'> = { usage: {}, usd: 0 };
      for (let tries = 1; ; tries += 1) {
        const result = await attempt(prompt, options);
        spent = { usage: addUsage(spent.usage, result.usage), usd: spent.usd + result.usd };
        const wait = tries === 1 ? retryWait(result, settings.budgetScale) : undefined;
        if (wait === undefined || clock.monotonic() + wait >= options.deadline) {
          return {
            reading: result.reading,
            ...spent,
            latencyMs: Math.round(clock.monotonic() - started),
            ...(result.fault?.isQuotaSpent ? { isQuotaSpent: true } : {}),
            dropped: dropped.map((path) => path.join('.')),
          };
        }
        await clock.sleep(wait, options.signal);
      }
    },
  };
}

interface Sent {
  /** As it was accepted. */
  call: EngineCall;
  body: unknown;
}

interface Attempt extends Pick<Asked, 'reading' | 'usage' | 'usd'> {
  fault?: CallFault;
}

function ended(reason: AnswerReason): Pick<Attempt, 'reading'> {
  return { reading: { status: 'not-measured', reason, retrieval: 'unknown', usage: {} } };
}

function retryWait({ fault }: Attempt, scale: number): number | undefined {
  return fault?.retry && (fault.retry.afterMs ?? RETRY_WAIT_MS * scale);
}
