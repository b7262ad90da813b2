import { checkById } from '../../../contract/checks/catalogue.ts';
import type { CheckId } from '../../../contract/checks/catalogue.ts';
import type { HealthSummary } from '../../../contract/health.ts';
import type { Language } from '../../../contract/vocabulary.ts';
import { taskOf, ThreadError } from '../../threads/threads.ts';
import { asFinding } from './finding.ts';
import type { ViewedVerdict } from './judge.ts';
import type { ScanInput } from './gathered.ts';
import type { EntryReport } from './investigate.ts';
import type { HealthDeps } from './deps.ts';

/** The thread task that gathers and judges a store. */
export const INVESTIGATE_TASK = taskOf(
  new URL('./investigate.ts', import.meta.url), 'investigate', () => import('./investigate.ts'));

/** Time limit for gathering, without the lab; parts still pending then are not measured, `timeout`. */
const GATHERING_MS = 55_000;

/** Reported if the store answered but its pages could not be read; every finding is then not measured. */
const UNREAD: EntryReport = { outcome: 'scanned', finalUrl: null, platform: null, server: null };

/** Input of an admitted scan: `url` as typed, `requestedUrl` as parsed. */
export interface HealthScanInput extends ScanInput {
  url: string;
  language: Language;
  /** The caller's key, as its limits count it. */
  caller?: string;
}

/** A store that is gathered and judged in a thread of its own; disposing of it aborts what is still in progress. */
export type Investigation = ReturnType<typeof startInvestigation>;

/**
 * Starts gathering for these checks, within the time limit and budgets of one scan. Requests, registers and the lab
 * stay in this thread; pages are parsed in the other.
 */
export function startInvestigation(
  { input, checks }: { input: HealthScanInput; checks: readonly CheckId[] }, deps: HealthDeps, signal: AbortSignal,
) {
  const { clock, guard, lab, crux, registers, random, config, threads, log } = deps;
  const { requestedUrl, b2b, language, caller } = input;
  const stack = new AsyncDisposableStack();
  const outOfTime = new AbortController();
  stack.use(clock.after(GATHERING_MS * clock.budgetScale, () => outOfTime.abort()));
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
  // A part may be rejected before anybody awaits it, which must not end the process.
  for (const { promise } of parts) promise.catch(() => {});
  const { measure, queue } = inQueue(lab);
  const judgesSpeed = checks.some((id) => checkById(id).phase === 'speed');

  let hasAnswered = false;
  threads.run(INVESTIGATE_TASK, {
    input: { requestedUrl, b2b }, checks, now: clock.now(), signal: gathering, ending,
    seed: Math.floor(random() * 2 ** 32), aiEdgeProbe: config.aiEdgeProbe, judgesSpeed,
    session: {
      stream, probeTls, readUnverified,
      get: async (url, options) => {
        const result = await get(url, options);
        hasAnswered ||= result.ok && result.status < 300;
        return result;
      },
    },
    guard: { judge: guard.judge },
    lab: {
      measure: (url, options) => measure(url, { ...options, caller }),
      render: (urls, options) => lab.render(urls, { ...options, caller }),
    },
    crux: { query: crux.query },
    registers,
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
    for (const verdict of verdicts.values()) verdict.resolve({ status: 'not-measured', reason: 'failed' });
    if (hasAnswered && error instanceof ThreadError) entry.resolve(UNREAD);
    else entry.reject(error);
    company.resolve(null);
  });

  return {
    /** Rejects if the thread ended before the entry was known and nothing had answered. */
    entry: entry.promise,
    company: company.promise, labQueue: queue,
    /** The finding, in the reader's language; not measured if the thread ended before the verdict. */
    finding: async (id: CheckId) => asFinding(id, await verdicts.get(id)!.promise, {
      language, requestedUrl, entry: await entry.promise,
    }),
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  };
}

/** Wraps the lab so that the scan can see whether it waits in the queue. */
function inQueue(lab: HealthDeps['lab']) {
  const entered = Promise.withResolvers<void>();
  const left = Promise.withResolvers<void>();
  let isWaiting = false;
  const onStart = (): void => {
    isWaiting = false;
    left.resolve();
  };
  return {
    queue: {
      isWaiting: () => isWaiting,
      /** Settles when the scan is queued. */
      entered: entered.promise,
      /** Settles when the wait is over. */
      left: left.promise,
    },
    async measure(...[url, options]: Parameters<typeof lab.measure>) {
      isWaiting = true;
      entered.resolve();
      try {
        return await lab.measure(url, { ...options, onStart });
      } finally {
        onStart();
      }
    },
  };
}
