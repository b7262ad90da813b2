import { initTRPC, TRPCError, tracked } from '@trpc/server';
import type { TRPC_ERROR_CODE_KEY } from '@trpc/server';
import { z } from 'zod';
import { checkAgain } from '../../../contract/check-again.ts';
import { geoScan } from '../../../contract/operations/geo.ts';
import { healthScan } from '../../../contract/operations/health.ts';
import { generateSchema } from '../../../contract/operations/schema.ts';
import { OwnShare, Share, ShareId, ShareOutcome } from '../../../contract/share.ts';
import type { StreamEvent } from '../../../contract/streams.ts';
import { LANGUAGES, VERTICALS } from '../../../contract/vocabulary.ts';
import { admit, refusalOfStop } from '../../admission/admit.ts';
import type { RequestBody } from '../../admission/admit.ts';
import type { CallerContext, StreamWork, ToolAdmission } from '../../admission/tool-admission.ts';
import type { Refusal } from '../../admission/refusal.ts';
import { spendShareWindow } from '../../admission/share-windows.ts';
import type { ShareUse } from '../../admission/share-windows.ts';
import { HEARTBEAT_INTERVAL_MS } from '../../async/heartbeat.ts';
import { isRunOf } from '../../runs/runs.ts';
import type { RunKind, Runs, WatchProblem } from '../../runs/runs.ts';
import type { Sharing } from '../../runs/sharing.ts';
import { questionsOf } from '../../tools/geo/prompts/pack.ts';
import type { FacadeDeps } from '../facade.ts';

/** The context of a tRPC call. */
interface CallContext extends CallerContext {
  /** Why the request's body could not be read. */
  unreadable?: string | undefined;
}

/** What the procedures depend on. */
export interface RouterDeps extends FacadeDeps {
  runs: Runs;
  /** Undefined if the operator has switched it off. */
  sharing: Sharing | undefined;
  limitFactor: number;
}

const CODES: Record<number, TRPC_ERROR_CODE_KEY> = {
  400: 'BAD_REQUEST', 404: 'NOT_FOUND', 409: 'CONFLICT', 429: 'TOO_MANY_REQUESTS', 503: 'SERVICE_UNAVAILABLE',
};

/** After `unavailable` the client reconnects by itself. */
const WATCH_ERRORS: Record<WatchProblem, { code: TRPC_ERROR_CODE_KEY; message: string }> = {
  'unknown-run': { code: 'NOT_FOUND', message: 'There is no such run, or it is no longer kept.' },
  'too-many-watchers': { code: 'TOO_MANY_REQUESTS', message: 'Too many watch this run.' },
  unavailable: { code: 'SERVICE_UNAVAILABLE', message: 'The run cannot be reached just now.' },
};

/** The value, unless the store of shares cannot be reached. */
function available<Value>(value: Value): Exclude<Value, 'unavailable'> {
  if (value !== 'unavailable') return value as Exclude<Value, 'unavailable'>;
  throw new TRPCError({ code: 'SERVICE_UNAVAILABLE', message: 'Shared reports cannot be reached just now.' });
}

/** Carries a refusal to the error formatter. */
class RefusalError extends TRPCError {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    const { status, body } = refusal;
    super({ code: CODES[status] ?? 'BAD_REQUEST', message: body.message ?? body.error });
    this.refusal = refusal;
  }
}

/** Internal errors show the client no detail; a body that could not be read is the reason for any bad request. */
function messageOf(
  { message, data }: { message: string; data: { code: TRPC_ERROR_CODE_KEY } }, ctx?: CallContext,
): string {
  if (data.code === 'INTERNAL_SERVER_ERROR') return 'Something went wrong on our side.';
  return data.code === 'BAD_REQUEST' ? ctx?.unreadable ?? message : message;
}

const t = initTRPC.context<CallContext>().create({
  isDev: false,
  sse: { ping: { enabled: true, intervalMs: HEARTBEAT_INTERVAL_MS }, client: { reconnectAfterInactivityMs: 25_000 } },
  errorFormatter: ({ shape, error, ctx }) => ({
    ...shape,
    message: messageOf(shape, ctx),
    data: {
      code: shape.data.code,
      httpStatus: shape.data.httpStatus,
      refusal: error instanceof RefusalError ? error.refusal : undefined,
    },
  }),
});

const RunInput = z.object({ runId: z.string().max(64) });
const WatchInput = RunInput.extend({ lastEventId: z.string().max(16).nullish() });

/** Starting and cancelling are mutations, watching is a subscription: no GET can start a scan. */
export function createRouter(deps: RouterDeps) {
  const withShutdown = (signal: AbortSignal | undefined): AbortSignal =>
    AbortSignal.any([deps.shutdown, ...(signal ? [signal] : [])]);

  /** Admits the call, which parses its input as REST does; `_input` only gives the client the type of the input. */
  const admittedProcedure = <Schema extends z.ZodType, Work>(
    tool: ToolAdmission<z.output<Schema>, unknown, Work>, _input: Schema,
  ) => t.procedure
    .use(async ({ ctx, next }) => {
      const result = await next();
      if (result.ok || result.error instanceof RefusalError || !deps.shutdown.aborted) return result;
      throw new RefusalError(await refusalOfStop(tool, ctx.caller, deps));
    })
    .use(async ({ ctx, next, signal, getRawInput }) => {
      const { caller, language, unreadable } = ctx;
      const readBody = async (): Promise<RequestBody> =>
        (unreadable === undefined ? { ok: true, value: await getRawInput() } : { ok: false, detail: unreadable });
      const admission = await admit(tool, { caller, language, readBody, signal: withShutdown(signal) }, deps);
      if (!admission.ok) throw new RefusalError(admission.refusal);
      return next({ ctx: { admission } });
    })
    .input((input: unknown) => input as z.input<Schema>);

  const startProcedure = <Schema extends z.ZodType>(
    kind: RunKind, tool: ToolAdmission<z.output<Schema>, unknown, StreamWork<StreamEvent>>, input: Schema,
  ) => admittedProcedure(tool, input).mutation(async ({ ctx: { admission } }) => (
    { runId: await deps.runs.start(kind, admission), standing: admission.standing }
  ));

  const watchProcedure = <Event>(kind: RunKind, event: z.ZodType<Event>) =>
    t.procedure.input(WatchInput).subscription(async function* ({ input, signal = deps.shutdown }) {
      const after = Math.max(0, Number.parseInt(input.lastEventId ?? '', 10) || 0);
      const events = isRunOf(kind, input.runId) ? await deps.runs.watch(input.runId, { after, signal }) : 'unknown-run';
      if (typeof events === 'string') throw new TRPCError(WATCH_ERRORS[events]);
      for await (const logged of events) yield tracked(String(logged.seq), event.parse(logged.event));
    });

  /** Cancels a run of these kinds; another kind's is as unknown to it as to its `watch`. */
  const cancelProcedure = (...kinds: readonly RunKind[]) => t.procedure
    .input(RunInput)
    .mutation(async ({ input: { runId } }) => (
      { cancelled: kinds.some((kind) => isRunOf(kind, runId)) && await deps.runs.cancel(runId) }
    ));

  /** Not found if sharing is switched off; every call counts against a window. */
  const sharingProcedure = (use: ShareUse) => t.procedure.use(async ({ ctx, next, path }) => {
    if (!deps.sharing) throw new TRPCError({ code: 'NOT_FOUND', message: `No procedure found on path "${path}"` });
    const refusal = await spendShareWindow(use, ctx.caller, deps);
    if (refusal) throw new RefusalError(refusal);
    return next({ ctx: { sharing: deps.sharing } });
  });

  const { health, healthAgain, geo, geoAgain, schema } = deps.tools;
  return t.router({
    health: t.router({
      start: startProcedure('health', health, healthScan.input),
      watch: watchProcedure('health', healthScan.event),
      /** Checks one finding again. */
      checkAgain: startProcedure('check', healthAgain, checkAgain.input),
      watchCheck: watchProcedure('check', checkAgain.event),
      cancel: cancelProcedure('health', 'check'),
    }),
    geo: t.router({
      /** The questions of a vertical, shown before the scan and while it runs. */
      questions: t.procedure
        .input(z.object({ vertical: z.enum(VERTICALS), lang: z.enum(LANGUAGES) }))
        .query(({ input: { vertical, lang } }) => questionsOf(vertical, lang)),
      start: startProcedure('geo', geo, geoScan.input),
      /** Repeats the failed questions. */
      askAgain: startProcedure('geo', geoAgain, geoScan.input),
      watch: watchProcedure('geo', geoScan.event),
      cancel: cancelProcedure('geo'),
    }),
    shares: t.router({
      create: sharingProcedure('create')
        .input(RunInput)
        .output(ShareOutcome)
        .mutation(({ input, ctx }) => ctx.sharing.create(input.runId)),
      read: sharingProcedure('use')
        .input(z.object({ id: ShareId }))
        .output(Share.nullable())
        .query(async ({ input, ctx }) => {
          const share = available(await ctx.sharing.read(input.id));
          return share === 'not-found' ? null : share;
        }),
      /** False if the share is unknown or the secret wrong. */
      remove: sharingProcedure('use').input(OwnShare).mutation(async ({ input, ctx }) => {
        const removed = available(await ctx.sharing.remove(input.id, input.secret));
        return { removed: removed === 'removed' };
      }),
    }),
    schema: t.router({
      generate: admittedProcedure(schema, generateSchema.input)
        .output(generateSchema.response)
        .mutation(async ({ ctx, signal }) => {
          await using admission = ctx.admission;
          return await admission.work.answer(withShutdown(signal));
        }),
    }),
  });
}

/** The only type of the server that the client imports. */
export type AppRouter = ReturnType<typeof createRouter>;
