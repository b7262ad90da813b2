import type { CheckId } from '../../../contract/checks/catalogue.ts';
import type { HealthSummary } from '../../../contract/health.ts';
import { NO_REGISTERS } from '../../registers/registers.ts';
import { taskOf, ThreadError } from '../../threads/threads.ts';
import type { ViewedVerdict } from './judge.ts';
import type { ScanInput } from './gathered.ts';
import type { EntryReport } from './investigate.ts';
import type { HealthDeps } from './deps.ts';

/** The thread task that gathers and judges a store. */
export const INVESTIGATION = taskOf(new URL('./investigate.ts', import.meta.url), 'investigate', () => import('./investigate.ts'));

/** Time limit for gathering, without the lab; parts still pending then are not measured, `timeout`. */
const GATHERING_MS = 55_000;

/** A store that is gathered and judged in a thread of its own; disposing of it aborts what is still in progress. */
export interface Investigation extends AsyncDisposable {
  /** Rejects if the thread ended before the entry was known. */
  readonly entry: Promise<EntryReport>;
  /** Not measured if the thread ended before the verdict. */
  verdict(id: CheckId): Promise<ViewedVerdict>;
  readonly company: Promise<HealthSummary['company']>;
  readonly labWait: LabWait;
}

/** The scan's wait in the lab's queue. */
interface LabWait {
  isWaiting(): boolean;
  /** Settles when the wait is over. */
  readonly over: Promise<void>;
}

/**
 * Starts gathering for these checks, within the time limit and budgets of one scan. Requests, registers and the lab
 * stay in this thread; pages are parsed in the other.
 */
export function startInvestigation(
  { input, checks }: { input: ScanInput & { caller?: string }; checks: readonly CheckId[] },
  deps: HealthDeps,
  signal: AbortSignal,
): Investigation {
  const { clock, guard, lab, field, random, config, threads, log } = deps;
  const { country, peppol } = deps.registers ?? NO_REGISTERS;
  const { requestedUrl, b2b, caller } = input;
  const stack = new AsyncDisposableStack();
  const outOfTime = new AbortController();
  stack.use(clock.after(GATHERING_MS * config.budgetScale, () => outOfTime.abort()));
  const gathering = AbortSignal.any([signal, outOfTime.signal]);
  // A client that disconnects must not keep the lab busy.
  const left = new AbortController();
  stack.defer(() => left.abort(new Error('the scan is over')));
  const ending = AbortSignal.any([signal, left.signal]);
  const { get, stream, probeTls, readUnverified } = stack.use(deps.fetch.openSession({ signal: gathering }));

  const entry = Promise.withResolvers<EntryReport>();
  const company = Promise.withResolvers<HealthSummary['company']>();
  const verdicts = new Map(checks.map((id) => [id, Promise.withResolvers<ViewedVerdict>()]));
  const parts = [entry, company, ...verdicts.values()];
  // A part may fail before anybody waits for it.
  for (const { promise } of parts) promise.catch(() => {});
  const { measure, wait } = inQueue(lab);
  const forCaller = caller === undefined ? {} : { caller };

  threads.run(INVESTIGATION, {
    input: { requestedUrl, b2b }, checks, now: clock.now(), gathering, ending,
    seed: Math.floor(random() * 2 ** 32), aiEdgeProbe: config.aiEdgeProbe,
    session: { get, stream, probeTls, readUnverified },
    guard: { judge: (url, stop) => guard.judge(url, stop) },
    lab: {
      measure: (url, options) => measure(url, { ...options, ...forCaller }),
      render: (urls, options) => lab.render(urls, { ...options, ...forCaller }),
    },
    field: { query: (origin, stop) => field.query(origin, stop) },
    lookups: {
      lookup: (number, stop) => country.lookup(number, stop),
      lookupAll: (numbers, stop) => country.lookupAll(numbers, stop),
      byWebsite: (host, stop) => country.byWebsite(host, stop),
    },
    peppol: { lookup: (participant, stop) => peppol.lookup(participant, stop) },
    onEntry: entry.resolve,
    onVerdict: (id, verdict) => verdicts.get(id)?.resolve(verdict),
    onCompany: company.resolve,
    onBroken: (id, error) => log?.error({ err: error, check: id }, 'check failed'),
  }, { signal: ending, wrapUp: gathering }).catch((error: unknown) => {
    if (ending.aborted) {
      for (const { reject } of parts) reject(ending.reason);
      return;
    }
    log?.error({ err: error }, 'the investigation broke off');
    const reason = error instanceof ThreadError && error.code === 'timeout' ? 'budget' : 'failed';
    for (const verdict of verdicts.values()) verdict.resolve({ status: 'not-measured', reason });
    entry.reject(error);
    company.resolve(null);
  });

  return {
    entry: entry.promise, company: company.promise, labWait: wait,
    verdict: (id) => verdicts.get(id)!.promise,
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  };
}

/** Wraps the lab so that the scan can see whether it waits in the queue. */
function inQueue(lab: HealthDeps['lab']): { measure: HealthDeps['lab']['measure']; wait: LabWait } {
  const over = Promise.withResolvers<void>();
  let isWaiting = false;
  const onStart = (): void => {
    isWaiting = false;
    over.resolve();
  };
  return {
    wait: { isWaiting: () => isWaiting, over: over.promise },
    async measure(url, options) {
      isWaiting = true;
      try {
        return await lab.measure(url, { ...options, onStart });
      } finally {
        onStart();
      }
    },
  };
}
