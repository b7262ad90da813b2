import type { RateLimitPolicy } from '../service-info.ts';
import type { ToolId } from '../vocabulary.ts';
import type { Limits } from './operation.ts';
import { OPERATIONS } from './operations.ts';

/** The limits of each tool. */
export type LimitsByTool = Readonly<Record<ToolId, Limits>>;

/** The published limits times `factor`, which scales rate limits and the daily cap, but not concurrency. */
export function scaledLimits(factor: number, geoDailyCap: number): LimitsByTool {
  const of = (tool: ToolId): Limits => {
    const { limits } = OPERATIONS[tool];
    return {
      ...limits,
      requestLimit: scaledWindow(limits.requestLimit, factor),
      runLimit: scaledWindow(limits.runLimit, factor),
    };
  };
  // Operators set a cap of 0 to serve stored results only.
  const dailyCap = geoDailyCap === 0 ? 0 : scaled(geoDailyCap, factor);
  return { health: of('health'), geo: { ...of('geo'), dailyCap }, schema: of('schema') };
}

/** A rate limit scaled by `factor`, of at least one request. */
export const scaledWindow = ({ limit, windowSeconds }: RateLimitPolicy, factor: number): RateLimitPolicy =>
  ({ limit: scaled(limit, factor), windowSeconds });

const scaled = (limit: number, factor: number): number => Math.max(1, Math.floor(limit * factor));

/** A tool's limits as a sentence. */
export function limitsInWords({ requestLimit, runLimit, maxConcurrent, dailyCap }: Limits): string {
  const within = ({ limit, windowSeconds }: RateLimitPolicy, what: string): string =>
    `${limit} ${what} in ${windowSeconds} s`;
  const day = dailyCap === undefined ? '' : `, ${dailyCap} a day (UTC)`;
  const callers = `${within(requestLimit, 'requests')} and ${within(runLimit, 'fresh runs')} for each IP address`;
  return `${callers}; over all callers ${maxConcurrent} fresh runs at once${day}`;
}
