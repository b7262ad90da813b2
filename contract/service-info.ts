import type { Language } from './vocabulary.ts';

/** How long a shared report is kept, in days. */
export const SHARE_DAYS = 30;

/** A rate limit: requests per caller and window. */
export interface RateLimitPolicy {
  limit: number;
  windowSeconds: number;
}

/** The engines, cost and limits of an AI visibility measurement. */
export interface GeoInfo extends RateLimitPolicy {
  /** In report order; engines that are not ready are not measured. */
  engines: readonly { name: string; ready: boolean }[];
  /** Fresh measurements per UTC day for all callers together; absent if unlimited. */
  dailyCap?: number | undefined;
  /** How many times each question is asked of each engine; `typical`: the estimated calls, cost and duration. */
  repeats?: number;
  typical?: { calls: number; usd: number; seconds: number };
  /** The maximum cost of one measurement for the operator. */
  maxUsd: number;
  /** The maximum duration of one measurement. */
  maxSeconds: number;
}

/** A store that the demo can scan. */
export interface DemoStore {
  host: string;
  /** The URL of one of its product pages, without scheme. */
  product?: string;
}

/** The configuration of this service instance that the page shows. */
export interface ServiceInfo {
  health: RateLimitPolicy;
  geo: GeoInfo;
  schema: RateLimitPolicy;
  /** How long a report can be shared; absent if sharing is off. */
  shareDays?: number;
  /** The operator's notice to all readers; absent unless it is configured in both languages. */
  notices?: Readonly<Record<Language, string>>;
  /** The only stores that a demo can scan; absent if any store can be. */
  demoStores?: readonly DemoStore[];
}

/** The name of the `<meta>` element with the `ServiceInfo` as JSON. */
export const INFO_META = 'terms';

/** The product token of our crawler, for its User-Agent and robots.txt. */
export const CRAWLER_TOKEN = 'StorefrontAnalysis';

/** The placeholder for the operator's notice in the built HTML. */
export const NOTICE_PLACEHOLDER = '%NOTICE%';
