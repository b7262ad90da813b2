import { scaledWindow } from '../../contract/operations/limits.ts';
import { REFUSALS } from '../../contract/operations/refusals.ts';
import type { RateLimitPolicy } from '../../contract/service-info.ts';
import type { RateLimiter } from '../state/rate-limiter.ts';
import type { Refusal } from './refusal.ts';

/** Rate limits per caller: for sharing a report, and for opening, reading or deleting one. */
const WINDOWS = {
  create: { limit: 10, windowSeconds: 3_600 },
  use: { limit: 120, windowSeconds: 60 },
} as const satisfies Record<string, RateLimitPolicy>;

/** What is done with a shared report, each with a limit of its own. */
export type ShareUse = keyof typeof WINDOWS;

/** Counts one request against the caller's limit; returns the refusal if it is exceeded. */
export async function spendShareWindow(
  use: ShareUse, caller: string, { rateLimiter, limitFactor }: { rateLimiter: RateLimiter; limitFactor: number },
): Promise<Refusal | undefined> {
  const policy = scaledWindow(WINDOWS[use], limitFactor);
  const { granted, standing } = await rateLimiter.consume({ key: `share:${use}:${caller}`, policy });
  if (granted) return undefined;
  const { status, body } = REFUSALS.rate;
  const retryAfter = Math.max(1, standing.resetSeconds);
  return { name: 'rate', status, body, standing: { ...standing, remaining: 0 }, retryAfter };
}
