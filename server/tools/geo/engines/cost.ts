import type { Usage } from './engine.ts';
import { MODELS, priceOf } from './models.ts';
import type { Asking } from './models.ts';

/** What one answered call cost in USD: the vendor's bill, else ours by tokens and searches, else the typical price. */
export function costOf(usage: Usage, asking: Asking): number {
  if (usage.usd !== undefined) return usage.usd;
  const { inputTokens, outputTokens } = usage;
  if (inputTokens === undefined && outputTokens === undefined) return MODELS[asking.engine].typicalAnswer;
  const price = priceOf(asking, inputTokens);
  const tokens = (inputTokens ?? 0) * price.inputPerMillion + (outputTokens ?? 0) * price.outputPerMillion;
  return tokens / 1_000_000 + (usage.searches ?? 1) * price.perSearch;
}

/** Two calls' usage together; what either does not say stays as the other says it. */
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
