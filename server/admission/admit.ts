import { parseBody } from '../../contract/operations/parse-body.ts';
import { REFUSALS } from '../../contract/operations/refusals.ts';
import type { RefusalName } from '../../contract/operations/refusals.ts';
import type { Limits } from '../../contract/operations/operation.ts';
import type { ToolId } from '../../contract/vocabulary.ts';
import type { Clock } from '../clock.ts';
import type { RateLimiter } from '../state/rate-limiter.ts';
import type { Slots } from '../state/slots.ts';
import type { CallerWindow, Standing } from '../state/windows.ts';
import type { AnyToolAdmission, CallerContext, ToolAdmission } from './tool-admission.ts';
import type { Refusal } from './refusal.ts';

/** What admission depends on. */
export interface AdmissionDeps {
  rateLimiter: RateLimiter;
  slots: Slots;
  clock: Clock;
  /** Called on every refusal. */
  onRefused: (tool: ToolId, cause: RefusalName) => void;
}

/** A request's parsed body, or why it could not be parsed. */
export type RequestBody = { ok: true; value: unknown } | { ok: false; detail: string };

/** Permission to run. The holder disposes of it once the work has settled, which releases the slot. */
export interface Admitted<Work> extends AsyncDisposable {
  ok: true;
  standing: Standing;
  work: Work;
}

/** Permission to run, or why it was refused. */
export type Admission<Work> = Admitted<Work> | { ok: false; refusal: Refusal };

/** The part of a tool's admission that rate limiting needs. */
type RateLimitedTool = Pick<AnyToolAdmission, 'limits' | 'operation'>;

/**
 * Checks request limit, body, guard, stored result, concurrent runs and run limit, in this order; a refusal spends
 * nothing of the limits that come after it.
 */
export async function admit<Input, Ready, Work>(
  tool: ToolAdmission<Input, Ready, Work>,
  { caller, language, readBody, signal }: CallerContext & { readBody(): Promise<RequestBody>; signal: AbortSignal },
  { rateLimiter, slots, clock, onRefused }: AdmissionDeps,
): Promise<Admission<Work>> {
  const { limits, operation } = tool;
  const refuse = (name: RefusalName, standing: Standing, details: RefusalDetails = {}): Admission<Work> => {
    onRefused(operation.tool, name);
    return { ok: false, refusal: refusalOf(name, standing, details) };
  };
  // The request limit counts every request, valid or not.
  const request = await rateLimiter.consume(windowOf(tool, 'requestLimit', caller));
  if (!request.granted) return refuse('rate', request.standing, { retryAfter: untilReset(request.standing, limits) });

  const body = await readBody();
  signal.throwIfAborted();
  const parsed = parseBody(operation, body.ok ? body.value : undefined);
  if (!parsed.ok) return refuse(parsed.refusal, request.standing, body.ok ? {} : { detail: body.detail });

  const guarded = await tool.guard(parsed.input, signal);
  signal.throwIfAborted();
  if (!guarded.ok) return refuse(guarded.code, request.standing, { detail: guarded.detail });
  const { ready } = guarded;

  const runWindow = windowOf(tool, 'runLimit', caller);
  const busy = { retryAfter: limits.retryAfter.capacity };
  const claim = await tool.claim?.(ready) ?? { kind: 'fresh' };
  switch (claim.kind) {
    case 'stored': return admitted(claim.work, request.standing, new AsyncDisposableStack());
    case 'in-progress': return refuse('scan_in_progress', request.standing, busy);
    case 'gone': return refuse('not_found', request.standing, { detail: 'There is no such measurement any more.' });
    case 'unknown': return refuse('capacity', await rateLimiter.standing(runWindow), busy);
    case 'fresh': break;
  }

  await using held = new AsyncDisposableStack();
  held.use(claim.lease);
  const slot = held.use(slots.take(operation.tool, { maxConcurrent: limits.maxConcurrent, caller }));
  if (!slot || await tool.hasRoom?.() === false) return refuse('capacity', await rateLimiter.standing(runWindow), busy);

  const work = tool.work(ready, { caller, language });
  if (tool.usesPaidEngines?.(ready) === false) return admitted(work, await rateLimiter.standing(runWindow), held);
  // Read before the limit is asked, since the day may end while the store responds.
  const requestedAt = clock.now();
  const run = await rateLimiter.consume(runWindow, limits.dailyCap);
  if (run.granted) return admitted(work, run.standing, held);
  switch (run.by) {
    case 'window': return refuse('rate', run.standing, { retryAfter: untilReset(run.standing, limits) });
    case 'day': {
      const retryAfter = untilMidnight(requestedAt);
      return refuse('daily_cap', { ...run.standing, resetSeconds: 0 }, { retryAfter });
    }
    case 'unavailable': return refuse('capacity', run.standing, busy);
  }
}

/** How long a restart may take, in seconds. */
const RESTART_SECONDS = 10;

/** The refusal of a request that the service cannot finish because it stops. */
export async function refusalOfStop(
  tool: RateLimitedTool, caller: string, { rateLimiter, onRefused }: Pick<AdmissionDeps, 'rateLimiter' | 'onRefused'>,
): Promise<Refusal> {
  onRefused(tool.operation.tool, 'shutting_down');
  return refusalOf('shutting_down', await runLimitStanding(tool, caller, rateLimiter), { retryAfter: RESTART_SECONDS });
}

/** Passes what is held to the holder of the admission, who releases it. */
function admitted<Work>(work: Work, standing: Standing, held: AsyncDisposableStack): Admitted<Work> {
  return Object.assign(held.move(), { ok: true as const, standing, work });
}

interface RefusalDetails {
  /** Replaces the contract's message. */
  detail?: string;
  /** In seconds. */
  retryAfter?: number;
}

function refusalOf(name: RefusalName, standing: Standing, { detail, retryAfter }: RefusalDetails): Refusal {
  const { status, body } = REFUSALS[name];
  const wait = retryAfter === undefined ? '' : ` Try again in ${retryAfter} s.`;
  // The window may be free while every slot is taken.
  const resetSeconds = name === 'capacity' ? Math.max(standing.resetSeconds, retryAfter ?? 0) : standing.resetSeconds;
  return {
    name,
    status,
    body: { ...body, message: `${detail ?? body.message}${wait}` },
    standing: status === 429 ? { ...standing, remaining: 0, resetSeconds } : standing,
    ...(retryAfter !== undefined && { retryAfter }),
  };
}

/** The caller's remaining runs, without spending any. */
export function runLimitStanding(tool: RateLimitedTool, caller: string, rateLimiter: RateLimiter): Promise<Standing> {
  return rateLimiter.standing(windowOf(tool, 'runLimit', caller));
}

function windowOf(
  { operation, limits }: RateLimitedTool, name: 'requestLimit' | 'runLimit', caller: string,
): CallerWindow {
  return { key: `${operation.tool}:${name}:${caller}`, policy: limits[name] };
}

/** Seconds until the window's next hit is free, within the tool's bounds. */
function untilReset({ resetSeconds }: Standing, { retryAfter }: Limits): number {
  return Math.min(retryAfter.max, Math.max(retryAfter.min, resetSeconds));
}

/** Seconds until the UTC day ends. */
function untilMidnight(now: number): number {
  const DAY_MS = 86_400_000;
  return Math.ceil((DAY_MS - (now % DAY_MS)) / 1000);
}
