import type { GuardCode } from '../../contract/vocabulary.ts';
import { startDeadline } from './deadline.ts';
import { NetFault } from './faults.ts';
import { fetchHop, MAX_REDIRECTS } from './fetch-hop.ts';
import type { FetchContext, SessionContext } from './fetch-hop.ts';
import { emptyHop, factsOf, failureOf } from './fetch-trace.ts';
import type { FetchTrace } from './fetch-trace.ts';
import type { FetchOptions, FetchResult, OpenSink } from './fetch-types.ts';
import type { BodyReading } from './read-body.ts';
import type { AddressVerdict, Target } from './verdict.ts';

const TOTAL_MS = 12_000;
/** Runs fetches on a session's connections and budgets. Errors are returned, never thrown. */
export function createFetchRun(shared: SessionContext) {
  return async function run(input: URL, open: OpenSink, options: FetchOptions): Promise<FetchResult> {
    const trace: FetchTrace = {
      url: input,
      hops: [],
      ...emptyHop(),
      wireBytes: 0,
      decodedBytes: 0,
    };
    const stop = new AbortController();
    const totalMs = (options.totalMs ?? TOTAL_MS) * shared.budgetScale;
    using deadline = startDeadline(shared.clock, totalMs, () => {
      stop.abort(new NetFault('timeout', `not complete within ${totalMs} ms`));
    });
    using _links = linkSignals(stop, shared.signal, options.signal);
    try {
      const { truncated } = await follow(shared, { input, open, options, trace, deadline, signal: stop.signal });
      return { ok: true, ...trace.head!, ...factsOf(trace, deadline), body: new Uint8Array(), truncated };
    } catch (error) {
      return failureOf(error, trace, deadline);
    }
  };
}

async function follow(shared: SessionContext, context: FetchContext): Promise<BodyReading> {
  const { input, options, trace, signal } = context;
  const visited = new Set<string>();
  const maxRedirects = options.maxRedirects ?? MAX_REDIRECTS;
  let next = input;
  for (;;) {
    Object.assign(trace, emptyHop());
    trace.url = next;
    const resolveStartedAt = shared.clock.monotonic();
    const target = targetOrThrow(await shared.guard.judge(next, signal), trace);
    trace.url = target.url;
    trace.timings.dns = target.mapped ? null : shared.clock.monotonic() - resolveStartedAt;
    visited.add(target.url.href);

    const outcome = await fetchHop(shared, context, target);
    if (!(outcome instanceof URL)) return outcome;
    if (visited.has(outcome.href)) {
      throw new NetFault('redirect-loop', `redirected back to ${outcome.href.slice(0, 200)}`);
    }
    if (trace.hops.length > maxRedirects) {
      throw new NetFault('too-many-redirects', `more than ${maxRedirects} redirects`);
    }
    next = outcome;
  }
}

/** Returns the target of an accepted verdict; throws the fault of a refused one. */
export function targetOrThrow(verdict: AddressVerdict, seen: { guard: GuardCode | null }): Target {
  if (verdict.ok) return verdict.target;
  seen.guard = verdict.code;
  throw new NetFault(verdict.dns ?? 'guard-blocked', verdict.detail);
}

/** Aborts `stop` when the session's or the caller's signal aborts, until disposed. */
export function linkSignals(stop: AbortController, session: AbortSignal, caller: AbortSignal | undefined): Disposable {
  const onSession = (): void => stop.abort(session.reason);
  const onCaller = (): void => stop.abort(new NetFault('cancelled', 'the caller gave up'));
  if (session.aborted) onSession();
  else if (caller?.aborted) onCaller();
  session.addEventListener('abort', onSession, { once: true });
  caller?.addEventListener('abort', onCaller, { once: true });
  return {
    [Symbol.dispose]() {
      session.removeEventListener('abort', onSession);
      caller?.removeEventListener('abort', onCaller);
    },
  };
}
