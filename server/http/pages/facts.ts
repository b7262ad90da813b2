import type { LimitsByTool } from '../../../contract/operations/limits.ts';
import type { DemoStore, GeoInfo, ServiceInfo } from '../../../contract/service-info.ts';
import type { EngineId, Language } from '../../../contract/vocabulary.ts';

/** What the pages state about this service and its configuration. */
export interface ServiceFacts {
  /** The service's origin, without a trailing slash. */
  publicUrl: string;
  limits: LimitsByTool;
  engines: readonly { id: EngineId; name: string; model: string; isConfigured: boolean }[];
  crawler: {
    /** Our name in robots.txt. */
    token: string;
    userAgent: string;
    connectionsPerHost: number;
    /** Whether we also fetch under other crawlers' names, to see whether they are admitted. */
    probesAsAiCrawlers: boolean;
    /** The browser's request limits, where speed is measured and where pages are read; undefined without a browser. */
    browserRequests: { measuring: number; reading: number } | undefined;
  };
  /** How long a scan's log is kept after its end. */
  runRetentionMinutes: number;
  /** Whether instances share state. */
  sharesState: boolean;
  /** How long a shared report is kept; undefined if sharing is switched off. */
  shareDays: number | undefined;
  /** Who operates the service; the contact is an e-mail address or a URL. */
  operator: { name: string | undefined; contact: string | undefined };
  /** The operator's notice on every page, in both languages. */
  notices?: Readonly<Record<Language, string>> | undefined;
  /** The only stores that a demo can read. */
  demoStores?: readonly DemoStore[] | undefined;
  /** How often each engine is asked each question, and what a scan costs in calls, money and time. */
  measurement: Required<Pick<GeoInfo, 'repeats' | 'typical' | 'maxUsd' | 'maxSeconds'>>;
}

/** What the client shows about the service before a scan. */
export function publicInfo(facts: ServiceFacts): ServiceInfo {
  const { health, geo, schema } = facts.limits;
  return {
    health: health.runLimit,
    geo: {
      ...geo.runLimit,
      engines: facts.engines.map(({ name, isConfigured }) => ({ name, ready: isConfigured })),
      dailyCap: geo.dailyCap,
      ...facts.measurement,
    },
    schema: schema.runLimit,
    shareDays: facts.shareDays,
    notices: facts.notices,
    demoStores: facts.demoStores?.length ? facts.demoStores : undefined,
  };
}
