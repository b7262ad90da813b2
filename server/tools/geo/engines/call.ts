import { APIConnectionError, APIConnectionTimeoutError, APIError, OpenAI } from 'openai';
import type { AnswerReason } from '../../../../contract/vocabulary.ts';
import type { Clock } from '../../../clock.ts';
import type { OpenTrusted } from '../../../net/trusted.ts';
import type { EngineSettings } from '../config.ts';
import { addUsage, costOf } from './cost.ts';
import type { Engine, EngineCall, MeasuredReading, UnmeasuredReading, Usage } from './engine.ts';

const MAX_RESUMES = 2;
const RETRY_WAIT_MS = 1000;
const MAX_ANSWER_BYTES = 8 * 1024 * 1024;

export interface LineDeps {
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
}

/** The line to one engine. */
export interface EngineLine {
  ask(prompt: string, options: AskOptions): Promise<Asked>;
}

/** Opens the line to an engine with a key. */
export function createLine(
  engine: Engine,
  settings: EngineSettings & { apiKey: string; budgetScale: number },
  { trusted, clock }: LineDeps,
): EngineLine {
  const model = settings.model ?? engine.model;
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
  // What a model once refused it will refuse again: later questions start softened.
  let softened = false;

  async function post(call: EngineCall, signal: AbortSignal, onSend?: () => void): Promise<unknown> {
    signal.throwIfAborted();
    onSend?.();
    const { path, body } = call;
    return client.post<unknown>(path, { body, signal, maxRetries: 0, timeout: timeoutMs });
  }

  async function attempt(prompt: string, { signal, onSend }: AskOptions): Promise<Attempt> {
    const limit = new AbortController();
    using _timer = clock.after(timeoutMs, () => limit.abort());
    const within = AbortSignal.any([signal, limit.signal]);
    const question = { model, prompt };
    let usage: Usage = {};
    let usd = 0;
    try {
      const first = engine.request(question);
      const paused: unknown[] = [];
      let call = (softened && engine.soften?.(first, 'tool_choice')) || first;
      for (let resumes = 0; ; resumes += 1) {
        let body: unknown;
        try {
          body = await post(call, within, onSend);
        } catch (error) {
          const milder = refusal(error) && engine.soften?.(call, refusal(error) ?? '');
          if (!milder) throw error;
          softened = true;
          call = milder;
          body = await post(call, within, onSend);
        }
        // A page in place of JSON is some gateway's, not the engine's.
        if (typeof body === 'string' && body.trim()) return { ...ended('failed'), usage, usd };
        const reading = engine.read(body, paused);
        usage = addUsage(usage, reading.usage);
        usd += costOf(reading.usage, engine.price);
        if (reading.status !== 'paused') return { reading, usage, usd };
        if (!engine.resume || resumes === MAX_RESUMES) return { ...ended('incomplete'), usage, usd };
        paused.push(body);
        call = engine.resume(question, call, body);
      }
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      // An answer that was cut off or late may have been made, and is paid for.
      if (limit.signal.aborted || error instanceof APIConnectionTimeoutError) {
        return { ...ended('timeout'), usage, usd: usd + engine.price.typicalAnswer };
      }
      return { ...faultOf(error, clock.now()), usage, usd: usd + (unanswered(error) ? 0 : engine.price.typicalAnswer) };
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
          return { reading: result.reading, ...spent, latencyMs: Math.round(clock.monotonic() - started) };
        }
        await clock.sleep(wait, options.signal);
      }
    },
  };
}

interface Attempt extends Pick<Asked, 'reading' | 'usage' | 'usd'> {
  /** Worth another try, after this many ms if the vendor says. */
  retry?: { afterMs: number | undefined };
}

function ended(reason: AnswerReason): Pick<Attempt, 'reading'> {
  return { reading: { status: 'not-measured', reason, retrieval: 'unknown', usage: {} } };
}

function retryWait({ retry }: Attempt, scale: number): number | undefined {
  return retry && (retry.afterMs ?? RETRY_WAIT_MS * scale);
}

function faultOf(error: unknown, now: number): Pick<Attempt, 'reading' | 'retry'> {
  const status = statusOf(error);
  if (status === 429) return { ...ended('rate-limited'), retry: { afterMs: retryAfter(error, now) } };
  if (status === undefined || status >= 500) return { ...ended('failed'), retry: { afterMs: retryAfter(error, now) } };
  return ended('failed');
}

/** Refused, or never reached: nothing was made that could cost anything. */
function unanswered(error: unknown): boolean {
  return statusOf(error) !== undefined || error instanceof APIConnectionError;
}

/** The vendor's words where it refused the request itself. */
function refusal(error: unknown): string | undefined {
  return error instanceof APIError && error.status === 400 ? error.message : undefined;
}

function statusOf(error: unknown): number | undefined {
  return error instanceof APIError ? (error.status as number | undefined) : undefined;
}

function retryAfter(error: unknown, now: number): number | undefined {
  const headers = error instanceof APIError ? (error.headers as Headers | undefined) : undefined;
  const value = headers?.get('retry-after')?.trim();
  if (!value) return undefined;
  const ms = /^\d+(\.\d+)?$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}
