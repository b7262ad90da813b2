import { join } from 'node:path';
import type { Clock } from '../clock.ts';
import type { Logger } from '../log.ts';
import { createLeases } from './leases.ts';
import { createRateLimiter } from './rate-limiter.ts';
import { createSqliteMeasurements } from './measurements.ts';
import { createSqliteShares } from './shares.ts';
import { createSqliteSpend } from './spend.ts';
import { openStateFile } from './sqlite.ts';
import type { State } from './state.ts';
import { createWindows } from './windows.ts';

/** State of a single instance: SQLite in `dataDir`, the rest in memory. */
export function createEmbeddedState(
  dataDir: string,
  { clock, log }: { clock: Clock; log: Pick<Logger, 'warn' | 'error'> },
): State {
  const file = openStateFile(join(dataDir, 'storefront.sqlite'), { clock, log });
  const spend = createSqliteSpend(file, { clock });
  return {
    stateProblem: () => file.problem,
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
