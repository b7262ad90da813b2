import type { ToolId } from '../../contract/vocabulary.ts';
import type { WindowPolicy } from '../state/windows.ts';

/** How much of one tool a caller, and this instance, may use. */
export interface ToolPolicy {
  tool: ToolId;
  /** Metered on every request, before anything is resolved. */
  frontGate: WindowPolicy;
  /** Metered on every fresh run. */
  budget: WindowPolicy;
  /** Runs at once on this instance. */
  ceiling: number;
  /** What `Retry-After` is clamped to, and what it says when all slots are busy, in seconds. */
  retryAfter: { min: number; max: number; capacity: number };
  /** Fresh runs a UTC day over all callers. */
  dailyCap?: number;
}

/** The limits of the published interface; `factor` multiplies windows and the daily cap, never the ceilings. */
export function createPolicies(factor: number, geoDailyCap: number): Record<ToolId, ToolPolicy> {
  const scaled = (limit: number): number => Math.max(1, Math.floor(limit * factor));
  const window = (limit: number, windowSeconds: number): WindowPolicy => ({ limit: scaled(limit), windowSeconds });
  return {
    health: {
      tool: 'health',
      frontGate: window(30, 60),
      budget: window(5, 60),
      ceiling: 4,
      retryAfter: { min: 1, max: 60, capacity: 20 },
    },
    geo: {
      tool: 'geo',
      frontGate: window(10, 3600),
      budget: window(2, 3600),
      ceiling: 2,
      retryAfter: { min: 60, max: 3600, capacity: 60 },
      // A cap of 0 is the operator's way to allow stored answers only.
      dailyCap: geoDailyCap === 0 ? 0 : scaled(geoDailyCap),
    },
    schema: {
      tool: 'schema',
      frontGate: window(30, 3600),
      budget: window(6, 3600),
      ceiling: 2,
      retryAfter: { min: 60, max: 3600, capacity: 60 },
    },
  };
}
