import type { EngineId } from '../../../contract/vocabulary.ts';
import { MODELS } from './engines/models.ts';

const DEADLINE_MS = 240_000;
const PROMPTS = 8;
/** Calls to one engine at a time, over all scans of the process. */
export const CALLS_AT_ONCE = 2;
/** What an answer after a web search is reckoned to take. */
const TYPICAL_ANSWER_MS = 20_000;

/** How long one scan may take at most. */
export const scanDeadline = (budgetScale: number): number => DEADLINE_MS * budgetScale;

/** What one scan of these engines, each question put so many times, is reckoned to ask, cost and take. */
export interface ScanExtent {
  calls: number;
  usd: number;
  ms: number;
}

export function extentOf(engines: readonly EngineId[], repeats: number): ScanExtent {
  const rounds = PROMPTS * repeats;
  return {
    calls: engines.length * rounds,
    usd: engines.reduce((sum, id) => sum + MODELS[id].typicalAnswer, 0) * rounds,
    ms: engines.length === 0 ? 0 : Math.ceil(rounds / CALLS_AT_ONCE) * TYPICAL_ANSWER_MS,
  };
}

interface Bounds {
  engines: readonly EngineId[];
  repeats: number;
  maxUsdPerScan: number;
  budgetScale: number;
}

/** Why so many repeats cannot be had; a question put once needs no promise, what does not fit is not measured. */
export function repeatProblems({ engines, repeats, maxUsdPerScan, budgetScale }: Bounds): string[] {
  if (repeats === 1) return [];
  const { usd, ms } = extentOf(engines, repeats);
  const problems: string[] = [];
  if (usd > maxUsdPerScan) {
    problems.push(`GEO_REPEATS: a scan would cost about $${usd.toFixed(2)}, and GEO_MAX_USD_PER_SCAN is ${maxUsdPerScan}`);
  }
  const most = scanDeadline(budgetScale);
  if (ms > most) problems.push(`GEO_REPEATS: a scan would take about ${ms / 1000} s, and may take ${most / 1000} s`);
  return problems;
}
