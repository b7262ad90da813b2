import { join } from 'node:path';
import type { Clock } from '../clock.ts';
import type { Logger } from '../log.ts';
import { createLeases } from './lease.ts';
import type { Leases } from './lease.ts';
import { createRateLimiter } from './rate-limiter.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { createSqliteMeasurements } from './measurements-sqlite.ts';
import type { Measurements } from './measurements.ts';
import { createSqliteShares } from './shares-sqlite.ts';
import type { Shares } from './shares.ts';
import { createSqliteSpend } from './spend-sqlite.ts';
import type { Spend } from './spend.ts';
import { openStateFile } from './sqlite.ts';
import { createWindows } from './windows.ts';

/** State that instances may share; concurrency ceilings are always per instance. */
export interface State extends AsyncDisposable {
  /** Why the database could not be opened. */
  stateProblem?: string | undefined;
  rateLimiter: RateLimiter;
  leases: Leases;
  spend: Spend;
  measurements: Measurements;
  shares: Shares;
}

/** State of a single instance: SQLite in `dataDir`, the rest in memory. */
export function createEmbeddedState(
  dataDir: string,
  { clock, log }: { clock: Clock; log: Pick<Logger, 'warn' | 'error'> },
): State {
  const file = openStateFile(join(dataDir, 'storefront.sqlite'), { clock, log });
  const spend = createSqliteSpend(file, { clock });
  return {
    stateProblem: file.problem,
    rateLimiter: createRateLimiter({ windows: createWindows({ clock }), day: spend }),
    leases: createLeases(),
    spend,
    measurements: createSqliteMeasurements(file, { clock }),
    shares: createSqliteShares(file, { clock }),
    async [Symbol.asyncDispose]() {
      file[Symbol.dispose]();
    },
  };
}
