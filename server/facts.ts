import type { LimitsByTool } from '../contract/operations/limits.ts';
import { CRAWLER_TOKEN, SHARE_DAYS } from '../contract/service-info.ts';
import { configuredEngines } from './config.ts';
import type { Config } from './config.ts';
import { crawlerUserAgent } from './deps.ts';
import type { ServiceFacts } from './http/pages/facts.ts';
import { RENDER_BUDGET } from './lab/page-renderer.ts';
import { BROWSER_BUDGET } from './net/guard-proxy.ts';
import { CONNECTIONS_PER_HOST } from './net/fetch-limits.ts';
import { RUN_RETENTION_MS } from './runs/runs.ts';
import { MODELS } from './tools/geo/engines/models.ts';
import { ENGINE_LIST } from './tools/geo/engines/registry.ts';
import { estimateScan, scanDeadline } from './tools/geo/estimate.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60_000;

/** The facts about the service that its pages state. */
export function serviceFacts(config: Config, limits: LimitsByTool): ServiceFacts {
  const { calls, usd, ms } = estimateScan(configuredEngines(config), config.geoRepeats);
  return {
    publicUrl: config.publicUrl,
    limits,
    engines: ENGINE_LIST.map(({ id, name }) => {
      const settings = config.engines[id];
      return { id, name, model: settings.model ?? MODELS[id].model, isConfigured: settings.apiKey !== undefined };
    }),
    crawler: {
      token: CRAWLER_TOKEN,
      userAgent: crawlerUserAgent(config.publicUrl),
      connectionsPerHost: CONNECTIONS_PER_HOST,
      probesAsAiCrawlers: config.aiEdgeProbe,
      browserRequests: config.speedLab === 'off'
        ? undefined
        : { measuring: BROWSER_BUDGET.requests, reading: RENDER_BUDGET.requests },
    },
    runRetentionMinutes: RUN_RETENTION_MS / MINUTE_MS,
    sharesState: config.redisUrl !== undefined,
    shareDays: config.shares ? SHARE_DAYS : undefined,
    operator: { name: config.operatorName, contact: config.operatorContact },
    notices: config.notice === undefined ? undefined : { no: config.notice, en: config.noticeEn ?? config.notice },
    demoStores: config.demoStores,
    measurement: {
      repeats: config.geoRepeats,
      typical: { calls, usd, seconds: ms / SECOND_MS },
      maxUsd: config.geoMaxUsdPerScan,
      maxSeconds: scanDeadline(config.budgetScale) / SECOND_MS,
    },
  };
}
