import type { CheckId } from '../../../contract/checks/catalogue.ts';
import type { HealthSummary } from '../../../contract/health.ts';
import type { SessionRequests } from '../../net/fetch-types.ts';
import { NO_REGISTERS } from '../../registers/registers.ts';
import { taskOf, ThreadError } from '../../threads/threads.ts';
import type { ViewedVerdict } from './judge.ts';
import type { ScanInput } from './gathered.ts';
import type { EntryReport } from './investigate.ts';
import type { HealthDeps } from './deps.ts';

/** The thread task that gathers and judges a store. */
export const INVESTIGATION = taskOf(new URL('./investigate.ts', import.meta.url), 'investigate', () => import('./investigate.ts'));

/** The scan's wait in the lab's queue. */
export interface LabWait {
  isWaiting(): boolean;
  /** Settles when the wait is over. */
  readonly over: Promise<void>;
}

/** A running investigation in its own thread. */
export interface Investigation {
  /** Rejects if the thread ended before the entry was known. */
  readonly entry: Promise<EntryReport>;
  /** Not measured if the thread ended before the verdict. */
  verdict(id: CheckId): Promise<ViewedVerdict>;
  readonly company: Promise<HealthSummary['company']>;
  readonly labWait: LabWait;
}

interface Order {
  input: ScanInput & { caller?: string };
  checks: readonly CheckId[];
  /** Milliseconds since the epoch. */
  now: number;
  gathering: AbortSignal;
  ending: AbortSignal;
}

/** Starts an investigation. Requests, registers and the lab stay in this thread; pages are parsed in the other. */
export function startInvestigation(
  { input, checks, now, gathering, ending }: Order, deps: HealthDeps & { session: SessionRequests },
): Investigation {
  const { session, guard, lab, field, random, config, threads, log } = deps;
  const { country, peppol } = deps.registers ?? NO_REGISTERS;
  const entry = Promise.withResolvers<EntryReport>();
  const company = Promise.withResolvers<HealthSummary['company']>();
  const verdicts = new Map(checks.map((id) => [id, Promise.withResolvers<ViewedVerdict>()]));
  const { measure, wait } = inQueue(lab);
  const caller = input.caller === undefined ? {} : { caller: input.caller };
  const logged = (id: CheckId, error: unknown): void => log?.error({ err: error, check: id }, 'check failed');

  threads.run(INVESTIGATION, {
    input: { requestedUrl: input.requestedUrl, b2b: input.b2b }, checks, now, gathering, ending,
    seed: Math.floor(random() * 2 ** 32), aiEdgeProbe: config.aiEdgeProbe,
    session: {
      get: session.get, stream: session.stream, probeTls: session.probeTls, readUnverified: session.readUnverified,
    },
    guard: { judge: (url, signal) => guard.judge(url, signal) },
    lab: {
      measure: (url, options) => measure(url, { ...options, ...caller }),
      render: (urls, options) => lab.render(urls, { ...options, ...caller }),
    },
    field: { query: (origin, signal) => field.query(origin, signal) },
    lookups: {
      lookup: (number, signal) => country.lookup(number, signal),
      lookupAll: (numbers, signal) => country.lookupAll(numbers, signal),
      byWebsite: (host, signal) => country.byWebsite(host, signal),
    },
    peppol: { lookup: (participant, signal) => peppol.lookup(participant, signal) },
    onEntry: entry.resolve,
    onVerdict: (id, verdict) => verdicts.get(id)?.resolve(verdict),
    onCompany: company.resolve,
    onBroken: logged,
  }, { signal: ending, wrapUp: gathering }).catch((error: unknown) => {
    if (ending.aborted) return fail(ending.reason);
    log?.error({ err: error }, 'the investigation broke off');
    const reason = error instanceof ThreadError && error.code === 'timeout' ? 'budget' : 'failed';
    for (const verdict of verdicts.values()) verdict.resolve({ status: 'not-measured', reason });
    entry.reject(error);
    company.resolve(null);
  });

  function fail(reason: unknown): void {
    for (const { reject } of [entry, company, ...verdicts.values()]) reject(reason);
  }

  // A part may fail before anybody waits for it.
  for (const { promise } of [entry, company, ...verdicts.values()]) promise.catch(() => {});
  return {
    entry: entry.promise, company: company.promise, labWait: wait,
    verdict: (id) => verdicts.get(id)!.promise,
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
