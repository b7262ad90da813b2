import type { Language } from './vocabulary.ts';

/** How long a shared report stays up. */
export const SHARE_DAYS = 30;

/** How much one caller may do in a window. */
export interface RateLimitPolicy {
  limit: number;
  windowSeconds: number;
}

/** What an AI measurement asks, costs and allows. */
export interface GeoInfo extends RateLimitPolicy {
  /** In the order of every report; those that are not ready are not measured. */
  engines: readonly { name: string; ready: boolean }[];
  /** Fresh measurements a UTC day over all callers; absent where there is no such limit. */
  dailyCap?: number | undefined;
  /** How many times each question is put to each engine, and the estimated number of calls, cost and duration. */
  repeats?: number;
  typical?: { calls: number; usd: number; seconds: number };
  /** The most one measurement may cost the operator. */
  maxUsd: number;
  /** The longest one measurement may take. */
  maxSeconds: number;
}

/** A store that a demo reads. */
export interface DemoStore {
  host: string;
  /** The address of one of its product pages, without scheme. */
  product?: string;
}

/** What the page says before anything is started: the figures of the very service it came from. */
export interface ServiceInfo {
  health: RateLimitPolicy;
  geo: GeoInfo;
  schema: RateLimitPolicy;
  /** For how long a report may be shared; absent where none may. */
  shareDays?: number;
  /** What the host wants every reader to know, where it is written in both languages. */
  notices?: Readonly<Record<Language, string>>;
  /** The stores of a demo, which reads no others; absent where any may be read. */
  demoStores?: readonly DemoStore[];
}

/** The name of the `<meta>` that carries them as JSON. */
export const INFO_META = 'terms';

/** The product token of our crawler, in its User-Agent and for robots.txt. */
export const CRAWLER_TOKEN = 'StorefrontAnalysis';

/** What the build of a page has in the place of the operator's notice. */
export const NOTICE_PLACEHOLDER = '%NOTICE%';
