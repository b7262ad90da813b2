import { createHash, randomUUID } from 'node:crypto';
import type { Writable } from 'node:stream';
import { scaledLimits } from '../../contract/operations/limits.ts';
import type { StreamEvent } from '../../contract/streams.ts';
import type { Language } from '../../contract/vocabulary.ts';
import { admit } from '../admission/admit.ts';
import type { ToolAdmission, StreamWork } from '../admission/tool-admission.ts';
import type { Config } from '../config.ts';
import { createDeps } from '../deps.ts';
import { createLogger } from '../log.ts';
import { withTerminalEvent } from '../runs/terminal-event.ts';
import { seededRandom } from '../threads/seeded-random.ts';
import { createTools } from '../tools.ts';
import { RefusedError } from './exit-codes.ts';

/** The tools in this process, with the service's admission and dependencies but without its server. */
export type OpenTools = Awaited<ReturnType<typeof openTools>>;

/** The language of the result, and the signal that cancels the run. */
interface RunContext {
  language: Language;
  signal: AbortSignal;
}

/**
 * Opens the tools. Each call is a new caller, so that rate limits never apply to it; the daily cap, stored measurements
 * and the guard do. Logs to `err`. `subject` seeds all randomness.
 */
export async function openTools(config: Config, { subject, err }: { subject: string; err: Writable }) {
  const log = createLogger(config.logLevel, err);
  // The same store is sampled the same way each time, so that a scan can be compared with its baseline.
  const seed = createHash('sha256').update(subject).digest().readUInt32BE();
  const deps = await createDeps(config, { log, random: seededRandom(seed) });
  const tools = createTools(deps, scaledLimits(config.limitFactor, config.geoDailyCap));
  const admission = { rateLimiter: deps.rateLimiter, slots: deps.slots, clock: deps.clock, onRefused: (): void => {} };
  const onFailure = (error: unknown): void => log.error({ err: error }, 'run failed');

  async function admitted<Work>(tool: ToolAdmission<any, any, Work>, body: object, { language, signal }: RunContext) {
    const readBody = async () => ({ ok: true as const, value: body });
    const outcome = await admit(tool, { caller: randomUUID(), language, readBody, signal }, admission);
    if (!outcome.ok) throw new RefusedError(outcome.refusal.body);
    return outcome;
  }
  async function* stream<Event extends StreamEvent>(
    tool: ToolAdmission<any, any, StreamWork<Event>>, body: object, context: RunContext,
  ) {
    await using run = await admitted(tool, body, context);
    const { signal } = context;
    yield* withTerminalEvent(run.work.events(signal), { signal, clock: deps.clock, onFailure });
  }
  return {
    health: (body: object, context: RunContext) => stream(tools.health, body, context),
    geo: (body: object, context: RunContext) => stream(tools.geo, body, context),
    async schema(body: object, context: RunContext) {
      await using run = await admitted(tools.schema, body, context);
      return await run.work.answer(context.signal);
    },
    [Symbol.asyncDispose]: () => deps[Symbol.asyncDispose](),
  };
}
