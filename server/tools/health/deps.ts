import type { Clock } from '../../clock.ts';
import type { CruxClient } from '../../lab/crux.ts';
import type { Logger } from '../../log.ts';
import type { GuardedFetch } from '../../net/fetch-types.ts';
import type { AddressGuard } from '../../net/guard.ts';
import type { Registers } from '../../registers/registers.ts';
import type { ThreadPool } from '../../threads/threads.ts';
import type { SpeedLab } from '../../lab/speed-lab.ts';

/** Dependencies of a scan. */
export interface HealthDeps {
  fetch: GuardedFetch;
  guard: AddressGuard;
  clock: Clock;
  lab: SpeedLab;
  /** Field data (CrUX). */
  crux: CruxClient;
  /** A number from 0 up to 1. */
  random: () => number;
  config: { aiEdgeProbe: boolean };
  registers: Registers;
  /** Worker threads that parse and judge the store's pages. */
  threads: Pick<ThreadPool, 'run'>;
  /** Logs checks that threw. */
  log?: Pick<Logger, 'error'>;
}
