import { APIConnectionTimeoutError, OpenAI } from 'openai';
import type { Clock } from '../../../clock.ts';
import type { EndpointConfig, OpenTrusted } from '../../../net/trusted.ts';
import { addUsage, costOf } from './cost.ts';
import type { Engine, EngineCall, JsonObject, MemberPath, Reading, Usage } from './engine.ts';
import { failureOf, isUnbilled, refusalOf } from './failures.ts';
import type { CallFailure } from './failures.ts';
import { MODELS } from './models.ts';
import { refusedMember, without } from './optional.ts';
import { notMeasured, readingOf } from './reading.ts';
import { asObject } from './wire.ts';

const MAX_RESUMES = 2;
const RETRY_WAIT_MS = 1_000;
const MAX_ANSWER_BYTES = 2 * 1024 * 1024;

export interface EngineClientDeps {
  trusted: OpenTrusted;
  clock: Clock;
}

export interface AskOptions {
  signal: AbortSignal;
  /** Monotonic ms after which no retry starts. */
  deadline: number;
  /** Called before each request is sent. */
  onSend?: () => void;
}

/** The outcome of one question; only an abort rejects. */
export interface CallResult {
  reading: Reading;
  usage: Usage;
  usd: number;
  latencyMs: number;
  isQuotaSpent?: true;
  /** Optional members the vendor refused, left out of the call. */
  dropped: readonly string[];
}

/** A client of one engine. */
export interface EngineClient {
  ask(prompt: string, options: AskOptions): Promise<CallResult>;
}

/** The client of an engine with a key. */
export function createEngineClient(
  engine: Engine,
  settings: EndpointConfig & { apiKey: string; budgetScale: number },
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
    // Otherwise the library reads these from the environment and sends them to every vendor.
    organization: null,
    project: null,
    adminAPIKey: null,
    webhookSecret: null,
  });
  // What a model has refused is left out of later calls.
  const dropped = new Set<MemberPath>();

  async function post(call: EngineCall, signal: AbortSignal, onSend?: () => void): Promise<unknown> {
    signal.throwIfAborted();
    onSend?.();
    const { path, body } = call;
    return client.post<unknown>(path, { body, signal, maxRetries: 0, timeout: timeoutMs });
  }

  /** Sends a call, and again without each part that the vendor refuses and that can be left out. */
  async function send(call: EngineCall, signal: AbortSignal, onSend?: () => void): Promise<Sent> {
    try {
      return { call, body: await post(call, signal, onSend) };
    } catch (error) {
      const refusal = refusalOf(error);
      const member = refusal && refusedMember(engine, call, refusal);
      if (!member) throw error;
      const sent = await send(without(call, member), signal, onSend);
      dropped.add(member);
      return sent;
    }
  }

  async function attempt(prompt: string, { signal, onSend }: AskOptions): Promise<Attempt> {
    const timeout = new AbortController();
    using _timer = clock.after(timeoutMs, () => timeout.abort());
    const callSignal = AbortSignal.any([signal, timeout.signal]);
    let usage: Usage = {};
    let usd = 0;
    try {
      const paused: JsonObject[] = [];
      let call = [...dropped].reduce(without, engine.request({ model, prompt }));
      for (;;) {
        const sent = await send(call, callSignal, onSend);
        // A text body comes from a gateway, not from the engine.
        if (typeof sent.body === 'string' && sent.body.trim()) return { reading: notMeasured('failed'), usage, usd };
        const body = asObject(sent.body);
        const reading = readingOf(engine, body, paused);
        usage = addUsage(usage, reading.usage);
        usd += costOf(reading.usage, { engine: engine.id, model, at: clock.now() });
        const next = engine.resume?.(sent.call, body);
        if (!next) return { reading, usage, usd };
        if (paused.length === MAX_RESUMES) return { reading: notMeasured('incomplete'), usage, usd };
        paused.push(body);
        call = next;
      }
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      // A timed-out answer may have been generated, and billed.
      if (timeout.signal.aborted || error instanceof APIConnectionTimeoutError) {
        return { reading: notMeasured('timeout'), usage, usd: usd + typicalAnswer };
      }
      const failure = failureOf(error, clock.now());
      return { reading: notMeasured(failure.reason), failure, usage, usd: usd + (isUnbilled(error) ? 0 : typicalAnswer) };
    }
  }

  return {
    async ask(prompt, options) {
      const started = clock.monotonic();
      let spent: Pick<CallResult, 'usage' | 'usd'> = { usage: {}, usd: 0 };
      for (let tries = 1; ; tries += 1) {
        const result = await attempt(prompt, options);
        spent = { usage: addUsage(spent.usage, result.usage), usd: spent.usd + result.usd };
        const wait = tries === 1 ? retryWait(result, settings.budgetScale) : undefined;
        if (wait === undefined || clock.monotonic() + wait >= options.deadline) {
          return {
            reading: result.reading,
            ...spent,
            latencyMs: Math.round(clock.monotonic() - started),
            ...(result.failure?.isQuotaSpent ? { isQuotaSpent: true } : {}),
            dropped: [...dropped].map((path) => path.join('.')),
          };
        }
        await clock.sleep(wait, options.signal);
      }
    },
  };
}

interface Sent {
  /** As the vendor accepted it. */
  call: EngineCall;
  body: unknown;
}

interface Attempt extends Pick<CallResult, 'reading' | 'usage' | 'usd'> {
  failure?: CallFailure;
}

function retryWait({ failure }: Attempt, scale: number): number | undefined {
  return failure?.retry && (failure.retry.afterMs ?? RETRY_WAIT_MS * scale);
}
