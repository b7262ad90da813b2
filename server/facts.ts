import type { ToolId } from '../contract/vocabulary.ts';
import type { ToolPolicy } from './admission/policy.ts';
import type { Config } from './config.ts';
import { CRAWLER_TOKEN, crawlerUserAgent } from './deps.ts';
import type { ServiceFacts } from './http/pages/facts.ts';
import { SCAN_REQUESTS } from './net/fetch.ts';
import { BROWSER_BUDGET } from './net/guard-proxy.ts';
import { KEPT_MS } from './runs/runs.ts';
import { KEEP_MS } from './state/measurements.ts';
import { MODELS } from './tools/geo/engines/models.ts';
import { ENGINE_LIST } from './tools/geo/engines/registry.ts';
import { scanDeadline } from './tools/geo/scan.ts';
import { CONNECTIONS_PER_HOST } from './tools/health/gather/errands.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** What the pages may say of this service, read where it is decided. */
export function serviceFacts(config: Config, policies: Readonly<Record<ToolId, ToolPolicy>>): ServiceFacts {
  return {
    publicUrl: config.publicUrl,
    policies,
    engines: ENGINE_LIST.map(({ id, name }) => {
      const settings = config.engines[id];
      return { id, name, model: settings.model ?? MODELS[id].model, isConfigured: settings.apiKey !== undefined };
    }),
    crawler: {
      token: CRAWLER_TOKEN,
      userAgent: crawlerUserAgent(config.publicUrl),
      requests: SCAN_REQUESTS,
      connectionsPerHost: CONNECTIONS_PER_HOST,
      asksAsOthers: config.aiEdgeProbe,
      browserRequests: config.speedLab ? BROWSER_BUDGET.requests : undefined,
    },
    runKeptMinutes: KEPT_MS / MINUTE_MS,
    sharesState: config.redisUrl !== undefined,
    measurementKeptHours: KEEP_MS / HOUR_MS,
    measurementMaxUsd: config.geoMaxUsdPerScan,
    measurementMaxSeconds: scanDeadline(config.budgetScale) / SECOND_MS,
  };
}
