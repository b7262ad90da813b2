import { CRAWLER_TOKEN } from '../contract/service-info.ts';
import { systemClock } from './clock.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import { createCruxClient } from './lab/crux.ts';
import { disabledLab } from './lab/lab.ts';
import { createLogger } from './log.ts';
import type { Logger } from './log.ts';
import { createMetrics } from './metrics.ts';
import type { Metrics } from './metrics.ts';
import { createGuardedFetch } from './net/fetch.ts';
import { createAddressGuard } from './net/guard.ts';
import { createTrustedClient } from './net/trusted.ts';
import type { OpenTrusted } from './net/trusted.ts';
import { createThreadedResolver } from './net/threaded-resolver.ts';
import type { InputGuard } from './net/guard.ts';
import { createRegisters } from './registers/registers.ts';
import { createCallerPseudonyms } from './state/caller-pseudonyms.ts';
import { createEmbeddedState } from './state/embedded-state.ts';
import type { State } from './state/state.ts';
import type { SharedState } from './state/shared-state.ts';
import { createSlots } from './state/slots.ts';
import { createThreadPool } from './threads/threads.ts';
import type { SpeedLab } from './lab/speed-lab.ts';

const CRAWLER_VERSION = '1';

/** The user agent of requests to stores; names the page about the crawler. */
export const crawlerUserAgent = (publicUrl: string): string =>
  `${CRAWLER_TOKEN}/${CRAWLER_VERSION} (+${publicUrl}/bot)`;

// One thread for each scan that the tools' limits admit at a time, but at least 8 and at most 16.
const threadsFor = (limitFactor: number): number => Math.min(16, Math.max(8, Math.ceil(8 * limitFactor)));

/** All dependencies of the service. A unit takes only those it needs. */
export type Deps = Awaited<ReturnType<typeof createDeps>>;

/** What tests may replace. */
export interface DepsOverrides {
  clock?: Clock;
  /** Returns a number from 0 up to, but not including, 1. */
  random?: () => number;
  log?: Logger;
}

/** Creates all dependencies from the configuration; the caller disposes of them. */
export async function createDeps(config: Config, overrides: DepsOverrides = {}) {
  const { random = Math.random, log = createLogger(config.logLevel) } = overrides;
  const { budgetScale, redisUrl } = config;
  const clock: Clock = { ...overrides.clock ?? systemClock, budgetScale };
  const resolver = createThreadedResolver({ servers: config.egress.dnsServers, budgetScale });
  const metrics = createMetrics();
  const guard = createAddressGuard({ policy: config.egress, resolver, onRefused: metrics.guardRefused });
  const userAgent = crawlerUserAgent(config.publicUrl);
  const endpoints = new AsyncDisposableStack();
  const fetch = createGuardedFetch({ guard, clock, userAgent });
  const trusted: OpenTrusted = (endpoint) => endpoints.use(createTrustedClient({ ...endpoint, clock })).fetch;
  const threads = createThreadPool({
    clock, maxThreads: threadsFor(config.limitFactor),
    onLost: (error) => log.error({ err: error }, 'an idle thread ended'),
  });
  // Loaded on demand: the Redis client is a tenth of the service's code, and most instances run without it.
  const shared = redisUrl === undefined
    ? undefined
    : (await import('./state/shared-state.ts')).createSharedState(
      redisUrl,
      { clock, random, log },
    );
  if (shared) metrics.sharedState(() => shared.redis.isReachable);
  const lab: SpeedLab = await openLab(config, { guard, clock, random, log, onQueue: metrics.labQueue, shared });
  const state: State = shared ?? createEmbeddedState(config.dataDir, { clock, log });
  return {
    ...state,
    config,
    clock,
    random,
    log,
    metrics,
    resolver,
    guard,
    /** For URLs from callers and third parties. */
    fetch,
    /** For endpoints that the operator configured. */
    trusted,
    /** The threads in which content from stores is parsed. */
    threads,
    lab,
    crux: createCruxClient({ trusted, baseUrl: config.cruxBaseUrl, apiKey: config.cruxApiKey }),
    registers: createRegisters({ trusted, fetch, resolver, clock, config }),
    slots: createSlots({ clock }),
    /** The state shared with other instances; undefined for a single instance. */
    shared,
    async [Symbol.asyncDispose](): Promise<void> {
      await threads[Symbol.asyncDispose]();
      await lab[Symbol.asyncDispose]();
      await endpoints.disposeAsync();
      await state[Symbol.asyncDispose]();
      resolver[Symbol.dispose]();
    },
  };
}

async function openLab(
  { speedLab, redisUrl, labQueue, egress, chromiumPath }: Config,
  { guard, clock, random, log, onQueue, shared }: Required<DepsOverrides> & {
    guard: InputGuard; onQueue: Metrics['labQueue']; shared: SharedState | undefined;
  },
): Promise<SpeedLab> {
  if (speedLab === 'off') return disabledLab;
  // The code of both labs is loaded on demand.
  if (speedLab === 'on') {
    const { openLocalLab } = await import('./lab/local-lab.ts');
    return openLocalLab({ guard, clock, log, policy: egress, chromiumPath, onQueue });
  }
  const { createRemoteLab } = await import('./lab/queue/remote-lab.ts');
  const pseudonymOf = createCallerPseudonyms(shared!.redis);
  return createRemoteLab(
    { url: redisUrl!, maxWaiting: labQueue, pseudonymOf, onQueue }, { clock, random, log },
  );
}
