import type { Leases } from './leases.ts';
import type { Measurements } from './measurements.ts';
import type { RateLimiter } from './rate-limiter.ts';
import type { Shares } from './shares.ts';
import type { Spend } from './spend.ts';

/** State that instances may share; concurrency limits are always per instance. */
export interface State extends AsyncDisposable {
  /** Why nothing is stored; undefined while the database is open. */
  stateProblem?(): string | undefined;
  rateLimiter: RateLimiter;
  leases: Leases;
  spend: Spend;
  measurements: Measurements;
  shares: Shares;
}
