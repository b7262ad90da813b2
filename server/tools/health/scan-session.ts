import type { CheckId } from '../../../contract/checks/catalogue.ts';
import type { HealthDeps } from './deps.ts';
import type { ScanInput } from './gathered.ts';
import { startInvestigation } from './investigation.ts';
import type { Investigation } from './investigation.ts';

/** Time limit for gathering, without the lab; parts still pending then are not measured, `timeout`. */
const GATHERING_MS = 55_000;

/** A running investigation; disposing of it aborts what is still in progress. */
export interface ScanSession extends AsyncDisposable {
  investigation: Investigation;
}

/** Starts gathering for these checks, within the time limit and request budget of one scan. */
export function openScanSession(
  { input, checks }: { input: ScanInput & { caller?: string }; checks: readonly CheckId[] }, deps: HealthDeps, signal: AbortSignal,
): ScanSession {
  const { clock } = deps;
  const stack = new AsyncDisposableStack();
  const outOfTime = new AbortController();
  stack.use(clock.after(GATHERING_MS * deps.config.budgetScale, () => outOfTime.abort()));
  const gathering = AbortSignal.any([signal, outOfTime.signal]);
  // A client that disconnects must not keep the lab busy.
  const left = new AbortController();
  stack.defer(() => left.abort(new Error('the scan is over')));
  const ending = AbortSignal.any([signal, left.signal]);
  const session = stack.use(deps.fetch.openSession({ signal: gathering }));
  const investigation = startInvestigation({ input, checks, now: clock.now(), gathering, ending }, { ...deps, session });
  return { investigation, [Symbol.asyncDispose]: () => stack.disposeAsync() };
}
