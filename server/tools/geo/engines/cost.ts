import type { Usage } from './engine.ts';
import { MODELS, priceOf } from './models.ts';
import type { PricedCall } from './models.ts';

/** Cost of an answered call in USD: as billed, else by tokens and searches, else the typical price. */
export function costOf(usage: Usage, call: PricedCall): number {
  if (usage.usd !== undefined) return usage.usd;
  const { inputTokens, outputTokens } = usage;
  if (inputTokens === undefined && outputTokens === undefined) return MODELS[call.engine].typicalAnswer;
  const price = priceOf(call, inputTokens);
  const tokens = (inputTokens ?? 0) * price.inputPerMillion + (outputTokens ?? 0) * price.outputPerMillion;
  return tokens / 1_000_000 + (usage.searches ?? 1) * price.perSearch;
}

/** Adds two calls' usage; unknown figures count as 0 unless both are unknown. */
export function addUsage(a: Usage, b: Usage): Usage {
  return {
    inputTokens: sum(a.inputTokens, b.inputTokens),
    outputTokens: sum(a.outputTokens, b.outputTokens),
    searches: sum(a.searches, b.searches),
    usd: sum(a.usd, b.usd),
  };
}

function sum(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined && b === undefined ? undefined : (a ?? 0) + (b ?? 0);
}
