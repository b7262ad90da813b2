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

export type Admission<Work> = Admitted<Work> | { ok: false; refusal: Refusal };

/** The part of a tool's admission that rate limiting needs. */
type RateLimitedTool = Pick<AnyToolAdmission, 'limits' | 'operation'>;

/** Checks request limit, body, guard, stored result, concurrent runs and run limit, in this order; each spends only what it must. */
export async function admit<Input, Ready, Work>(
  tool: ToolAdmission<Input, Ready, Work>,
  { caller, language, readBody, signal }: CallerContext & { readBody(): Promise<RequestBody>; signal: AbortSignal },
  deps: AdmissionDeps,
): Promise<Admission<Work>> {
  const { limits, operation } = tool;
  // The request limit counts every request, valid or not.
  const gate = await deps.rateLimiter.consume(windowOf(tool, 'requestLimit', caller));
  /** The refusal with the contract's message, or with `detail` if given. */
  const refused = (
    name: RefusalName,
    { standing = gate.standing, retryAfter, detail }: { standing?: Standing; retryAfter?: number; detail?: string },
  ): Admission<Work> => {
    deps.onRefused(operation.tool, name);
    const { status, body } = REFUSALS[name];
    const wait = retryAfter === undefined ? '' : ` Try again in ${retryAfter} s.`;
    return { ok: false, refusal: {
      status,
      body: { ...body, message: `${detail ?? body.message}${wait}` },
      standing: status === 429 ? { ...standing, remaining: 0 } : standing,
      ...(retryAfter !== undefined && { retryAfter }),
    } };
  };
  if (!gate.granted) return refused('rate', { retryAfter: clampRetryAfter(limits, gate.standing.resetSeconds) });

  const body = await readBody();
  const parsed = parseBody(operation, body.ok ? body.value : undefined);
  if (!parsed.ok) return refused(parsed.refusal, body.ok ? {} : { detail: body.detail });

  const guarded = await tool.guard(parsed.input, signal);
  signal.throwIfAborted();
  if (!guarded.ok) return refused(guarded.code, { detail: guarded.detail });
  const { ready } = guarded;

  const claim = (await tool.claim?.(ready)) ?? { kind: 'fresh' };
  const busy = { retryAfter: limits.retryAfter.capacity };
  if (claim.kind === 'in-progress') return refused('scan_in_progress', busy);
  if (claim.kind === 'gone') return refused('not_found', { detail: 'There is no such measurement any more.' });
  await using resources = new AsyncDisposableStack();
  const admitted = (work: Work, standing: Standing): Admitted<Work> =>
    Object.assign(resources.move(), { ok: true as const, standing, work });
  if (claim.kind === 'stored') return admitted(claim.work, gate.standing);

  if (claim.kind === 'fresh' && claim.lease) resources.use(claim.lease);
  const runWindow = windowOf(tool, 'runLimit', caller);
  const slot = claim.kind === 'fresh'
    ? deps.slots.take(operation.tool, { maxConcurrent: limits.maxConcurrent, caller })
    : undefined;
  if (slot) resources.use(slot);
  if (!slot || await tool.hasRoom?.() === false) {
    return refused('capacity', { ...busy, standing: await deps.rateLimiter.standing(runWindow) });
  }
  const work = tool.work(ready, { caller, language });
  if (tool.usesPaidEngines?.(ready) === false) return admitted(work, await deps.rateLimiter.standing(runWindow));

  // Read before the request: the day may end while the store responds.
  const requestedAt = deps.clock.now();
  const reserved = await deps.rateLimiter.reserve({ budget: runWindow, dailyCap: limits.dailyCap });
  const { standing } = reserved;
  if (reserved.granted) return admitted(work, standing);
  switch (reserved.by) {
    case 'unavailable': return refused('capacity', { ...busy, standing });
    case 'budget': return refused('rate', { standing, retryAfter: clampRetryAfter(limits, standing.resetSeconds) });
    case 'day': return refused('daily_cap', {
      retryAfter: secondsLeftInDay(requestedAt), standing: { ...standing, resetSeconds: 0 },
    });
  }
}

/** The caller's remaining runs, without spending any. */
export function runLimitStanding(tool: RateLimitedTool, caller: string, rateLimiter: RateLimiter): Promise<Standing> {
  return rateLimiter.standing(windowOf(tool, 'runLimit', caller));
}

function windowOf({ operation, limits }: RateLimitedTool, name: 'requestLimit' | 'runLimit', caller: string): CallerWindow {
  return { key: `${operation.tool}:${name}:${caller}`, policy: limits[name] };
}

function clampRetryAfter({ retryAfter }: Limits, seconds: number): number {
  return Math.min(retryAfter.max, Math.max(retryAfter.min, seconds));
}

function secondsLeftInDay(now: number): number {
  const DAY_MS = 86_400_000;
  return Math.max(1, Math.ceil((DAY_MS - (now % DAY_MS)) / 1000));
}
