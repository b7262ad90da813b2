import { ENGINES } from '../../../contract/vocabulary.ts';
import { scaledLimits } from '../../../contract/operations/limits.ts';
import type { ServiceFacts } from './facts.ts';

/** The facts of a service with default limits and one configured engine. */
export const FACTS: ServiceFacts = {
  publicUrl: 'https://analyse.example',
  limits: scaledLimits(1, 40),
  engines: ENGINES.map((id) => ({ id, name: `The ${id}`, model: `${id}-model`, isConfigured: id === 'claude' })),
  crawler: {
    token: 'StorefrontAnalysis',
    userAgent: 'StorefrontAnalysis/1 (+https://analyse.example/bot)',
    connectionsPerHost: 2,
    probesAsAiCrawlers: false,
    browserRequests: { measuring: 200, reading: 300 },
  },
  runRetentionMinutes: 10,
  sharesState: false,
  shareDays: 30,
  operator: { name: undefined, contact: undefined },
  measurement: { repeats: 1, typical: { calls: 48, usd: 1.84, seconds: 80 }, maxUsd: 3, maxSeconds: 240 },
};
