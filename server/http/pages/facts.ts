import type { LimitsByTool } from '../../../contract/operations/limits.ts';
import type { ServiceTerms } from '../../../contract/terms.ts';
import type { EngineId, Language } from '../../../contract/vocabulary.ts';

/** What the pages say of this very service; they read it here, so that they cannot say anything else. */
export interface ServiceFacts {
  /** The service's own origin, without a slash at its end. */
  publicUrl: string;
  limits: LimitsByTool;
  /** In the order of every report. */
  engines: readonly { id: EngineId; name: string; model: string; isConfigured: boolean }[];
  crawler: {
    /** What a robots.txt names us by. */
    token: string;
    userAgent: string;
    connectionsPerHost: number;
    /** Whether the operator lets us ask as others would, to see whether they are let in. */
    asksAsOthers: boolean;
    /** Of the browser that measures speed; nothing where there is none. */
    browserRequests: number | undefined;
  };
  /** The log of a scan, after it has ended. */
  runKeptMinutes: number;
  /** Whether several instances keep their state in one place. */
  sharesState: boolean;
  /** How long a shared report is kept; nothing where none is shared. */
  shareDays: number | undefined;
  /** What the host wants said on every page; in both languages. */
  notices?: Readonly<Record<Language, string>> | undefined;
  /** The stores of a demo, which reads no others. */
  demoStores?: readonly string[] | undefined;
  /** How many times a question is put to an engine, and what that is reckoned to ask, cost and take. */
  measurementRepeats: number;
  measurementTypical: { calls: number; usd: number; seconds: number };
  /** The most one AI measurement may cost, and the longest it may take. */
  measurementMaxUsd: number;
  measurementMaxSeconds: number;
}

/** What the page may say before anything is started. */
export function serviceTerms(facts: ServiceFacts): ServiceTerms {
  const { health, geo, schema } = facts.limits;
  return {
    health: health.budget,
    geo: {
      ...geo.budget,
      engines: facts.engines.map(({ name, isConfigured }) => ({ name, ready: isConfigured })),
      dailyCap: geo.dailyCap,
      repeats: facts.measurementRepeats,
      typical: facts.measurementTypical,
      maxUsd: facts.measurementMaxUsd,
      maxSeconds: facts.measurementMaxSeconds,
    },
    schema: schema.budget,
    ...(facts.shareDays === undefined ? {} : { shareDays: facts.shareDays }),
    ...(facts.notices ? { notices: facts.notices } : {}),
    ...(facts.demoStores?.length ? { demoStores: facts.demoStores } : {}),
  };
}
