import { APIConnectionTimeoutError, OpenAI } from 'openai';
import type { Clock } from '../../../clock.ts';
import type { EndpointConfig, OpenTrusted } from '../../../net/trusted.ts';
import type { Engine, EngineCall, JsonObject, Reading, Usage } from './engine.ts';
import { failureOf, isUnbilled, refusalOf } from './failures.ts';
import { costOf, MODELS } from './models.ts';
import { refusedMember, without } from './optional.ts';
import { notMeasured, readingOf } from './reading.ts';
import { asObject } from './wire.ts';

const MAX_RESUMES = 2;
const RETRY_WAIT_MS = 1_000;
const MAX_ANSWER_BYTES = 2 * 1024 * 1024;
// The billed cost is summed apart, with estimates where it is unknown.
const FIGURES = ['inputTokens', 'outputTokens', 'searches'] as const;

/** Dependencies of `createAsk`. */
export interface AskDeps {
  trusted: OpenTrusted;
  clock: Clock;
}

/** How to reach an engine that has a key. */
interface AskSettings extends Pick<EndpointConfig, 'baseUrl'> {
  apiKey: string;
  model: string;
}

/** Options of asking one question. */
export interface AskOptions {
  signal: AbortSignal;
  /** Monotonic ms after which no retry starts. */
  deadline: number;
  /** Called before each request is sent. */
  onSend?: () => void;
}

/** Asks one engine one question. Rejects only on abort; any other failure is a reading that is not measured. */
export type AskEngine = ReturnType<typeof createAsk>;

/** The outcome of one question, after all its attempts. */
export type CallResult = Awaited<ReturnType<AskEngine>>;

/** Creates the function that asks an engine that has a key. */
export function createAsk(
  engine: Engine,
  { apiKey, model, baseUrl = engine.baseUrl }: AskSettings,
  { trusted, clock }: AskDeps,
) {
  const { typicalAnswer } = MODELS[engine.id];
  const timeoutMs = engine.timeoutMs * clock.budgetScale;
  const client = new OpenAI({
    apiKey,
    baseURL: baseUrl,
    defaultHeaders: engine.headers?.(apiKey),
    fetch: trusted({ baseUrl, timeoutMs, maxBytes: MAX_ANSWER_BYTES }),
    maxRetries: 0,
    timeout: timeoutMs,
    logLevel: 'off',
    // Otherwise the library would read these from the environment and send them to every vendor.
    organization: null,
    project: null,
    adminAPIKey: null,
    webhookSecret: null,
  });
  // Members that the vendor refused are left out of later calls as well.
  const dropped = new Set<string>();

  // Sends a call, and sends it again without each refused member that can be left out. Returns the accepted call.
  async function send(
    call: EngineCall,
    signal: AbortSignal,
    onSend?: () => void,
  ): Promise<{ call: EngineCall; body: unknown }> {
    signal.throwIfAborted();
    onSend?.();
    try {
      return { call, body: await client.post<unknown>(call.path, { body: call.body, signal }) };
    } catch (error) {
      const refusal = refusalOf(error);
      const member = refusal && refusedMember(engine, call, refusal);
      if (!member) throw error;
      const sent = await send(without(call, member), signal, onSend);
      dropped.add(member);
      return sent;
    }
  }

  return async (prompt: string, { signal, deadline, onSend }: AskOptions) => {
    const started = clock.monotonic();
    const usage: Usage = {};
    let usd = 0;

    async function answer(callSignal: AbortSignal): Promise<Reading> {
      const paused: JsonObject[] = [];
      let call: EngineCall | undefined = [...dropped].reduce(without, engine.request({ model, prompt }));
      for (;;) {
        const sent = await send(call, callSignal, onSend);
        // A body that is not JSON comes from a gateway, not from the engine.
        if (typeof sent.body === 'string' && sent.body.trim()) return notMeasured('failed');
        const body = asObject(sent.body);
        const reading = readingOf(engine, body, paused);
        for (const figure of FIGURES) {
          const more = reading.usage[figure];
          if (more !== undefined) usage[figure] = (usage[figure] ?? 0) + more;
        }
        usd += costOf(reading.usage, { engine: engine.id, model, at: clock.now() });
        call = engine.resume?.(sent.call, body);
        if (!call) return reading;
        if (paused.length === MAX_RESUMES) return notMeasured('incomplete');
        paused.push(body);
      }
    }

    async function attempt() {
      const timeout = new AbortController();
      using _timer = clock.after(timeoutMs, () => timeout.abort());
      try {
        return { reading: await answer(AbortSignal.any([signal, timeout.signal])) };
      } catch (error) {
        if (signal.aborted) throw signal.reason;
        // An answer that came too late may still be billed.
        const isTimeout = timeout.signal.aborted || error instanceof APIConnectionTimeoutError;
        if (isTimeout || !isUnbilled(error)) usd += typicalAnswer;
        if (isTimeout) return { reading: notMeasured('timeout') };
        const failure = failureOf(error, clock.now());
        return { reading: notMeasured(failure.reason), failure };
      }
    }

    let { reading, failure } = await attempt();
    const wait = failure?.retry && (failure.retry.afterMs ?? RETRY_WAIT_MS * clock.budgetScale);
    if (wait !== undefined && clock.monotonic() + wait < deadline) {
      await clock.sleep(wait, signal);
      ({ reading, failure } = await attempt());
    }
    return {
      reading, usage, usd,
      latencyMs: Math.round(clock.monotonic() - started),
      /** True if credit or a quota is used up. */
      isQuotaSpent: failure?.isQuotaSpent,
      /** Members left out of the call because the vendor refused them. */
      dropped: [...dropped],
    };
  };
}
