import { join } from 'node:path';
import { buildOpenApi } from '../contract/openapi.ts';
import { scaledLimits } from '../contract/operations/limits.ts';
import { spendShareWindow } from './admission/share-windows.ts';
import type { Deps } from './deps.ts';
import { serviceFacts } from './facts.ts';
import { createIsOwnHost } from './http/allowed-hosts.ts';
import { createCallerOf } from './http/caller.ts';
import { createMisdirected } from './http/misdirected.ts';
import { createSite } from './http/pages/site.ts';
import { createRestListener } from './http/rest/listener.ts';
import { createDispatcher } from './http/server.ts';
import { createTrpcHandler } from './http/trpc/handler.ts';
import { createRedisRelay } from './runs/run-relay-redis.ts';
import { createRuns, RUN_LIMITS, RUN_RETENTION_MS, UNWATCHED_TIMEOUT_MS } from './runs/runs.ts';
import { createSharing } from './runs/sharing.ts';
import { StopReason } from './runs/terminal-event.ts';
import { withRequestId } from './log.ts';
import { createTools } from './tools.ts';

const CLIENT_DIR = join(import.meta.dirname, '..', 'dist', 'client');

/** The service without its sockets. */
export async function createApp(deps: Deps, { clientDir = CLIENT_DIR }: { clientDir?: string } = {}) {
  const { config, clock, log, rateLimiter, slots, metrics, shared, shares } = deps;
  const stopping = new AbortController();
  const shutdown = stopping.signal;
  const scaled = scaledLimits(config.limitFactor, config.geoDailyCap);
  const tools = createTools(deps, scaled);
  const callerOf = createCallerOf(config.trustProxy, () => {
    log.warn('X-Forwarded-For from an address outside TRUST_PROXY is ignored');
  });
  const relay = shared && createRedisRelay({
    ...shared, clock, unwatchedMs: UNWATCHED_TIMEOUT_MS, retentionMs: RUN_RETENTION_MS,
    // The event that ends a run is not counted where it is written.
    maxChars: 2 * RUN_LIMITS.logBytesPerRun,
  });
  const runs = createRuns({ clock, shutdown, log, relay });
  const sharing = config.shares ? createSharing({ runs, shares, clock, storesGemini: config.geminiStore }) : undefined;
  const facade = { rateLimiter, slots, clock, tools, callerOf, shutdown, onRefused: metrics.refused };
  const rest = createRestListener({ ...facade, publicUrl: config.publicUrl, log });
  const isOwnHost = createIsOwnHost(config.publicUrl, config.allowedHosts);
  const misdirected = createMisdirected(facade, () => {
    log.warn(
      'A request for an unknown host name was refused: PUBLIC_URL and ALLOWED_HOSTS set the names of this service',
    );
  });
  const site = createSite({
    facts: serviceFacts(config, scaled),
    clientDir,
    openapi: () => buildOpenApi({ publicUrl: config.publicUrl, limits: scaled }),
    trpc: createTrpcHandler({ ...facade, runs, sharing, limitFactor: config.limitFactor }),
    sharing: sharing && {
      has: sharing.has,
      consumeLimit: (req) => spendShareWindow('use', callerOf(req), { rateLimiter, limitFactor: config.limitFactor }),
    },
    log,
  });
  return {
    handle: withRequestId(createDispatcher({ isOwnHost, misdirected, rest, site })),
    /** Ends every stream and run with `shutting-down`; resolves once all have settled. */
    async stop(): Promise<void> {
      stopping.abort(new StopReason('shutting-down'));
      await runs.settled();
    },
  };
}
