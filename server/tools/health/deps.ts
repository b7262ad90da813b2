import type { Clock } from '../../clock.ts';
import type { FieldReport } from '../../lab/crux.ts';
import type { SpeedLab } from '../../lab/lab.ts';
import type { Logger } from '../../log.ts';
import type { GuardedFetch } from '../../net/fetch-types.ts';
import type { AddressGuard } from '../../net/verdict.ts';
import type { Registers } from '../../registers/registers.ts';
import type { ReadingThreads } from '../../threads/threads.ts';

/** What a scan is given. */
export interface HealthDeps {
  fetch: GuardedFetch;
  guard: Pick<AddressGuard, 'judge'>;
  clock: Clock;
  lab: SpeedLab;
  /** Figures from real visits. */
  field: FieldReport;
  /** A number from 0 up to 1. */
  random: () => number;
  config: { budgetScale: number; aiEdgeProbe: boolean };
  /** Without any, what registers would say is not measured. */
  registers?: Registers;
  /** Where the store's pages are read and judged. */
  threads: Pick<ReadingThreads, 'run'>;
  /** Hears of a check that broke. */
  log?: Pick<Logger, 'error'>;
}
