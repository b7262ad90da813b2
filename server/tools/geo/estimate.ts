import type { EngineId } from '../../../contract/vocabulary.ts';
import { typicalCost } from './engines/models.ts';

const DEADLINE_MS = 240_000;
const PROMPTS_PER_SCAN = 8;
/** The limit of concurrent calls to one engine, for all scans of the process together. */
export const CONCURRENT_CALLS_PER_ENGINE = 2;
const TYPICAL_ANSWER_MS = 20_000;

/** The time limit of a scan, in ms. */
export const scanDeadline = (budgetScale: number): number => DEADLINE_MS * budgetScale;

/** The estimated calls, cost and duration of a scan. */
export function estimateScan(
  engines: readonly EngineId[],
  repeats: number,
): { calls: number; usd: number; ms: number } {
  const rounds = PROMPTS_PER_SCAN * repeats;
  return {
    calls: engines.length * rounds,
    usd: typicalCost(engines) * rounds,
    ms: engines.length === 0 ? 0 : Math.ceil(rounds / CONCURRENT_CALLS_PER_ENGINE) * TYPICAL_ANSWER_MS,
  };
}

/** Why so many repeats exceed a scan's limits; never for a single round, of which only what fits is measured. */
export function repeatProblems(
  { engines, repeats, maxUsdPerScan, budgetScale }:
    { engines: readonly EngineId[]; repeats: number; maxUsdPerScan: number; budgetScale: number },
): string[] {
  if (repeats === 1) return [];
  const { usd, ms } = estimateScan(engines, repeats);
  const problems: string[] = [];
  if (usd > maxUsdPerScan) {
    problems.push(
      `GEO_REPEATS: a scan would cost about $${usd.toFixed(2)}, and GEO_MAX_USD_PER_SCAN is ${maxUsdPerScan}`,
    );
  }
  const maxMs = scanDeadline(budgetScale);
  if (ms > maxMs) problems.push(`GEO_REPEATS: a scan would take about ${ms / 1000} s, and may take ${maxMs / 1000} s`);
  return problems;
}
