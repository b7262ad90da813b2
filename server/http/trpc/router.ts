import { initTRPC, TRPCError, tracked } from '@trpc/server';
import type { TRPC_ERROR_CODE_KEY } from '@trpc/server';
import { z } from 'zod';
import type { EmitterRequest, EmitterResponse } from '../../../contract/emitter.ts';
import type { GeoEvent, GeoScanRequest } from '../../../contract/geo.ts';
import type { HealthEvent, HealthScanRequest } from '../../../contract/health.ts';
import { LANGUAGES, VERTICALS } from '../../../contract/vocabulary.ts';
import type { Language } from '../../../contract/vocabulary.ts';
import { admit } from '../../admission/admit.ts';
import type { AdmissionDeps, Admitted } from '../../admission/admit.ts';
import type { Doors } from '../../admission/doors/doors.ts';
import type { Door } from '../../admission/door.ts';
import type { Runs, WatchProblem } from '../../runs/runs.ts';
import { packFor } from '../../tools/geo/prompts/pack.ts';
import { RefusalError } from './refusal-error.ts';

/** What one call over tRPC knows of its caller. */
export interface CallContext {
  key: string;
  language: Language;
}

export interface RouterDeps extends AdmissionDeps {
  doors: Doors;
  runs: Runs;
  /** Aborted when the service stops. */
  shutdown: AbortSignal;
}

const CODES: Record<number, TRPC_ERROR_CODE_KEY> = {
  400: 'BAD_REQUEST', 404: 'NOT_FOUND', 409: 'CONFLICT', 429: 'TOO_MANY_REQUESTS',
};

/** The client joins again by itself after the last of them. */
const WATCH_ERRORS: Record<WatchProblem, { code: TRPC_ERROR_CODE_KEY; message: string }> = {
  'unknown-run': { code: 'NOT_FOUND', message: 'There is no such run, or it is no longer kept.' },
  'too-many-watchers': { code: 'TOO_MANY_REQUESTS', message: 'Too many watch this run.' },
  unavailable: { code: 'SERVICE_UNAVAILABLE', message: 'The run cannot be reached just now.' },
};

const t = initTRPC.context<CallContext>().create({
  isDev: false,
  sse: { ping: { enabled: true, intervalMs: 10_000 }, client: { reconnectAfterInactivityMs: 25_000 } },
  errorFormatter: ({ shape, error }) => ({
    ...shape,
    // What is not meant for the client says no more than its code.
    message: shape.data.code === 'INTERNAL_SERVER_ERROR' ? 'Something went wrong on our side.' : shape.message,
    data: {
      code: shape.data.code,
      httpStatus: shape.data.httpStatus,
      refusal: error.cause instanceof RefusalError ? error.cause.data : undefined,
    },
  }),
});

type HealthScanInput = z.input<typeof HealthScanRequest>;
type GeoScanInput = z.input<typeof GeoScanRequest>;

const WatchInput = z.object({ runId: z.string().max(64), lastEventId: z.string().max(16).nullish() });
const RunInput = z.object({ runId: z.string().max(64) });
const QuestionsInput = z.object({ vertical: z.enum(VERTICALS), lang: z.enum(LANGUAGES) });

/** Admission reads the fields itself, so that both facades refuse in the same words. */
const unread = <Input>() => (raw: unknown): Input => raw as Input;

/** POST starts, GET watches, POST cancels; nothing a watcher does can start a scan. */
export function createRouter(deps: RouterDeps) {
  const admitted = async <Work>(
    door: Door<unknown, unknown, Work>,
    call: { input: unknown; ctx: CallContext; signal: AbortSignal },
  ): Promise<Admitted<Work>> => {
    const readBody = async () => ({ ok: true as const, value: call.input });
    const caller = { key: call.ctx.key, language: call.ctx.language, readBody, signal: call.signal };
    const admission = await admit(door, caller, deps);
    if (admission.ok) return admission;
    const cause = new RefusalError(admission.refusal);
    throw new TRPCError({ code: CODES[cause.data.status] ?? 'BAD_REQUEST', message: cause.message, cause });
  };

  const watch = async function* <Event>(input: z.infer<typeof WatchInput>, signal: AbortSignal) {
    const after = Number.parseInt(input.lastEventId ?? '0', 10) || 0;
    const found = await deps.runs.watch(input.runId, { after, signal });
    if (!found.ok) throw new TRPCError(WATCH_ERRORS[found.problem]);
    for await (const { seq, event } of found.events) yield tracked(String(seq), event as Event);
  };

  const untilGone = (signal: AbortSignal | undefined): AbortSignal =>
    signal ? AbortSignal.any([deps.shutdown, signal]) : deps.shutdown;

  const cancel = t.procedure
    .input(RunInput)
    .mutation(async ({ input }) => ({ cancelled: await deps.runs.cancel(input.runId) }));

  return t.router({
    health: t.router({
      start: t.procedure
        .input(unread<HealthScanInput>())
        .mutation(async ({ input, ctx, signal }) => {
          const admission = await admitted(deps.doors.health, { input, ctx, signal: untilGone(signal) });
          return { runId: await deps.runs.start(admission), standing: admission.standing };
        }),
      watch: t.procedure
        .input(WatchInput)
        .subscription(({ input, signal }) => watch<HealthEvent>(input, signal ?? deps.shutdown)),
      cancel,
    }),
    geo: t.router({
      /** What a scan of the vertical will ask, before it is started and while its answers are still to come. */
      questions: t.procedure
        .input(QuestionsInput)
        .query(({ input: { vertical, lang } }) => packFor(vertical).prompts.map((prompt) => ({ id: prompt.id, text: prompt[lang] }))),
      start: t.procedure
        .input(unread<GeoScanInput>())
        .mutation(async ({ input, ctx, signal }) => {
          const admission = await admitted(deps.doors.geo, { input, ctx, signal: untilGone(signal) });
          return { runId: await deps.runs.start(admission), standing: admission.standing };
        }),
      /** Asks the engines that failed once more; watched and cancelled as any run. */
      askAgain: t.procedure
        .input(unread<GeoScanInput>())
        .mutation(async ({ input, ctx, signal }) => {
          const admission = await admitted(deps.doors.geoAgain, { input, ctx, signal: untilGone(signal) });
          return { runId: await deps.runs.start(admission), standing: admission.standing };
        }),
      watch: t.procedure
        .input(WatchInput)
        .subscription(({ input, signal }) => watch<GeoEvent>(input, signal ?? deps.shutdown)),
      cancel,
    }),
    schema: t.router({
      generate: t.procedure
        .input(unread<EmitterRequest>())
        .mutation(async ({ input, ctx, signal }): Promise<EmitterResponse> => {
          const gone = untilGone(signal);
          await using admission = await admitted(deps.doors.schema, { input, ctx, signal: gone });
          return await admission.work.answer(gone);
        }),
    }),
  });
}

/** The type the page's client is typed by; nothing else of the server reaches it. */
export type AppRouter = ReturnType<typeof createRouter>;
