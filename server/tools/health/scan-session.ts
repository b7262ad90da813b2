import type { CheckId } from '../../../contract/checks/catalogue.ts';
import type { HealthDeps } from './deps.ts';
import type { ScanInput } from './gathered.ts';
import { startInvestigation } from './investigation.ts';
import type { Investigation } from './investigation.ts';

/** A scan gathers no longer than this, the lab apart; what it waits for then is not measured, `timeout`. */
const GATHERING_MS = 55_000;

/** A store under investigation; disposing of it ends whatever still goes on. */
export interface ScanSession extends AsyncDisposable {
  investigation: Investigation;
}

/** Starts gathering what the checks need, within the time and the requests of one scan. */
export function openScanSession(
  { input, checks }: { input: ScanInput & { caller?: string }; checks: readonly CheckId[] }, deps: HealthDeps, signal: AbortSignal,
): ScanSession {
  const { clock } = deps;
  const stack = new AsyncDisposableStack();
  const outOfTime = new AbortController();
  stack.use(clock.after(GATHERING_MS * deps.config.budgetScale, () => outOfTime.abort()));
  const gathering = AbortSignal.any([signal, outOfTime.signal]);
  // A reader who leaves early must not leave the lab busy.
  const left = new AbortController();
  stack.defer(() => left.abort(new Error('the scan is over')));
  const ending = AbortSignal.any([signal, left.signal]);
  const session = stack.use(deps.fetch.openSession({ signal: gathering }));
  const investigation = startInvestigation({ input, checks, now: clock.now(), gathering, ending }, { ...deps, session });
  return { investigation, [Symbol.asyncDispose]: () => stack.disposeAsync() };
}
