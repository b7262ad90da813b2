import type { EngineId } from '../../../../contract/vocabulary.ts';
import type { Usage } from './engine.ts';

/** A model's prices: USD per million tokens, and USD per search. */
export interface Price {
  model: string;
  inputPerMillion: number;
  outputPerMillion: number;
  perSearch: number;
  /** First UTC day of this price. */
  from?: string;
  /** For calls with more input tokens than this. */
  above?: number;
}

interface EngineModels {
  /** The default, which the operator may override. */
  model: string;
  /** When default and prices were last compared with the vendor's pages. */
  checked: string;
  /** USD reserved until the true cost is known, and counted if it never is. */
  typicalAnswer: number;
  /** Of the rows that apply, the last one counts. */
  prices: readonly Price[];
}

const row = (
  model: string, [inputPerMillion, outputPerMillion, perSearch]: [number, number, number], only: Pick<Price, 'from' | 'above'> = {},
): Price => ({ model, inputPerMillion, outputPerMillion, perSearch, ...only });

/** Default models and prices of the six engines. */
export const MODELS: Readonly<Record<EngineId, EngineModels>> = {
  openai: {
    model: 'gpt-6.1-terra',
    checked: '2026-11-22',
    typicalAnswer: 0.03,
    prices: [
      row('gpt-6.1-terra', [1, 5, 0.01]),
      row('gpt-6.1-terra', [2, 7.5, 0.01], { above: 272_000 }),
    ],
  },
  gemini: {
    model: 'gemini-3.8-flash',
    checked: '2026-11-22',
    typicalAnswer: 0.04,
    prices: [
      row('gemini-3.8-flash', [0.75, 3.75, 0.014]),
      row('gemini-3.8-flash', [1.5, 7.5, 0.014], { from: '2027-01-01' }),
    ],
  },
  perplexity: {
    model: 'fast',
    checked: '2026-11-22',
    typicalAnswer: 0.02,
    prices: [row('fast', [1, 5, 0.0025])],
  },
  claude: {
    model: 'claude-haiku-5-5',
    checked: '2026-11-22',
    typicalAnswer: 0.03,
    prices: [
      row('claude-haiku-5-5', [0.1, 0.5, 0.01]),
      row('claude-haiku-5-5', [0.5, 2.5, 0.01], { above: 100_000 }),
      row('claude-sonnet-5-5', [2, 10, 0.01]),
      row('claude-opus-5-5', [4, 20, 0.01]),
      row('claude-fable-5-1', [10, 50, 0.01]),
    ],
  },
  grok: {
    model: 'grok-4.6',
    checked: '2026-11-22',
    typicalAnswer: 0.05,
    prices: ['grok-4.6', 'grok-4.7'].flatMap((model) => [
      row(model, [2, 6, 0.005]),
      // From 200,000 tokens on, not above them.
      row(model, [4, 12, 0.005], { above: 199_999 }),
    ]),
  },
  mistral: {
    model: 'mistral-medium-latest',
    checked: '2026-11-22',
    typicalAnswer: 0.06,
    prices: [row('mistral-medium-latest', [1.5, 7.5, 0.03])],
  },
};

/** One model of one engine at a moment (ms). */
export interface PricedCall {
  engine: EngineId;
  model: string;
  at: number;
}

/** The price of a call with this many input tokens; unknown models cost as the default. */
export function priceOf({ engine, model, at }: PricedCall, inputTokens = 0): Price {
  const { prices, model: fallback } = MODELS[engine];
  const name = model.replace(/^models\//, '');
  const known = prices.some((price) => price.model === name) ? name : fallback;
  const day = new Date(at).toISOString().slice(0, 10);
  return prices.findLast((price) =>
    price.model === known && (price.from ?? '') <= day && inputTokens > (price.above ?? -1))!;
}

/** Cost of an answered call in USD: as billed, else by tokens and searches, else the typical price. */
export function costOf(usage: Usage, call: PricedCall): number {
  if (usage.usd !== undefined) return usage.usd;
  const { inputTokens, outputTokens } = usage;
  if (inputTokens === undefined && outputTokens === undefined) return MODELS[call.engine].typicalAnswer;
  const price = priceOf(call, inputTokens);
  const tokens = (inputTokens ?? 0) * price.inputPerMillion + (outputTokens ?? 0) * price.outputPerMillion;
  return tokens / 1_000_000 + (usage.searches ?? 1) * price.perSearch;
}

export const MAX_AGE_DAYS = 120;

/** Whether default and prices were last checked more than `MAX_AGE_DAYS` ago. */
export function isOutdated(engine: EngineId, now: number): boolean {
  return now - Date.parse(MODELS[engine].checked) > MAX_AGE_DAYS * 86_400_000;
}
