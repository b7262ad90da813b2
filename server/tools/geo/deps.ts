import type { Clock } from '../../clock.ts';
import type { Logger } from '../../log.ts';
import type { GuardedFetch } from '../../net/fetch-types.ts';
import type { Measurements } from '../../state/measurements.ts';
import type { Spend } from '../../state/spend.ts';
import type { ThreadPool } from '../../threads/threads.ts';
import type { GeoConfig } from './config.ts';
import type { ConfiguredEngine } from './engines/registry.ts';

/** Dependencies of the AI visibility scan. */
export interface GeoDeps {
  config: GeoConfig;
  clock: Clock;
  log: Pick<Logger, 'info' | 'warn'>;
  /** Shared by every scan of the process. */
  engines: readonly ConfiguredEngine[];
  /** For the store and for redirects. */
  fetch: GuardedFetch;
  /** Where content from the store is parsed. */
  threads: Pick<ThreadPool, 'run'>;
  measurements: Measurements;
  spend: Pick<Spend, 'refund' | 'addUsd'>;
}
