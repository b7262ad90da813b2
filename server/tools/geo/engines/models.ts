import type { EngineId } from '../../../../contract/vocabulary.ts';
import { utcDay } from '../../../clock.ts';
import type { Usage } from './engine.ts';

/** A model's prices: USD per million tokens, and USD per search. */
interface Price {
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
  /** The day on which default and prices were last compared with the vendor's pages. */
  checked: string;
  /** USD that one answer typically costs: reserved until the cost is known, and counted if it never is. */
  typicalAnswer: number;
  /** By model. Of several prices that apply, the last one counts. */
  prices: Readonly<Record<string, readonly Price[]>>;
}

const price = (inputPerMillion: number, outputPerMillion: number, perSearch: number): Price =>
  ({ inputPerMillion, outputPerMillion, perSearch });

// The higher price applies at 200,000 tokens already.
const GROK_PRICES = [price(2, 6, 0.005), { ...price(4, 12, 0.005), above: 199_999 }];

/** Default models and prices of the six engines. */
export const MODELS: Readonly<Record<EngineId, EngineModels>> = {
  openai: {
    model: 'gpt-6.1-terra',
    checked: '2026-11-22',
    typicalAnswer: 0.03,
    prices: { 'gpt-6.1-terra': [price(1, 5, 0.01), { ...price(2, 7.5, 0.01), above: 272_000 }] },
  },
  gemini: {
    model: 'gemini-3.8-flash',
    checked: '2026-11-22',
    typicalAnswer: 0.04,
    prices: { 'gemini-3.8-flash': [price(0.75, 3.75, 0.014), { ...price(1.5, 7.5, 0.014), from: '2027-01-01' }] },
  },
  perplexity: {
    model: 'fast',
    checked: '2026-11-22',
    typicalAnswer: 0.02,
    prices: { fast: [price(1, 5, 0.0025)] },
  },
  claude: {
    model: 'claude-haiku-5-5',
    checked: '2026-11-22',
    typicalAnswer: 0.03,
    prices: {
      'claude-haiku-5-5': [price(0.1, 0.5, 0.01), { ...price(0.5, 2.5, 0.01), above: 100_000 }],
      'claude-sonnet-5-5': [price(2, 10, 0.01)],
      'claude-opus-5-5': [price(4, 20, 0.01)],
      'claude-fable-5-1': [price(10, 50, 0.01)],
    },
  },
  grok: {
    model: 'grok-4.6',
    checked: '2026-11-22',
    typicalAnswer: 0.05,
    prices: { 'grok-4.6': GROK_PRICES, 'grok-4.7': GROK_PRICES },
  },
  mistral: {
    model: 'mistral-medium-latest',
    checked: '2026-11-22',
    typicalAnswer: 0.06,
    prices: { 'mistral-medium-latest': [price(1.5, 7.5, 0.03)] },
  },
};

/** What determines a call's price; `at` is in milliseconds since the epoch. */
export interface PricedCall {
  engine: EngineId;
  model: string;
  at: number;
}

/** The price of a call with this many input tokens. An unknown model has the price of the default one. */
export function priceOf({ engine, model, at }: PricedCall, inputTokens = 0): Price {
  const { prices, model: fallback } = MODELS[engine];
  const name = model.replace(/^models\//, '');
  const day = utcDay(at);
  return prices[Object.hasOwn(prices, name) ? name : fallback]!
    .findLast(({ from = '', above = -1 }) => from <= day && inputTokens > above)!;
}

/** The USD that an answered call cost: as billed, else by tokens and searches, else as typical. */
export function costOf(usage: Usage, call: PricedCall): number {
  if (usage.usd !== undefined) return usage.usd;
  const { inputTokens, outputTokens } = usage;
  if (inputTokens === undefined && outputTokens === undefined) return MODELS[call.engine].typicalAnswer;
  const price = priceOf(call, inputTokens);
  const tokens = (inputTokens ?? 0) * price.inputPerMillion + (outputTokens ?? 0) * price.outputPerMillion;
  return tokens / 1_000_000 + (usage.searches ?? 1) * price.perSearch;
}

/** What one answer of each of these engines typically costs, in USD. */
export const typicalCost = (engines: readonly EngineId[]): number =>
  engines.reduce((sum, id) => sum + MODELS[id].typicalAnswer, 0);

/** For how many days a check of default and prices is valid. */
export const MAX_AGE_DAYS = 120;

/** Whether default and prices were last checked more than `MAX_AGE_DAYS` ago. */
export function isOutdated(engine: EngineId, now: number): boolean {
  return now - Date.parse(MODELS[engine].checked) > MAX_AGE_DAYS * 86_400_000;
}
