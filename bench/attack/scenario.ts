import type { WorldNetwork } from '../../e2e/world/network.ts';
import type { RunningService } from '../../e2e/world/service.ts';

/** One attack on its own service: one file each, listed in `attack.ts`. */
export interface Attack {
  name: string;
  /** Its maximum duration. */
  seconds: number;
  /** Serves the hosts it needs before the service starts; returns additional environment for the service. */
  prepare?(world: WorldNetwork): Promise<Record<string, string>>;
  /** Attacks until `signal` aborts or it is done; returns a summary. */
  run(service: RunningService, signal: AbortSignal): Promise<string>;
}

/** Resolves when the signal aborts. */
export const untilAborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) =>
    (signal.aborted ? resolve() : signal.addEventListener('abort', () => resolve(), { once: true })));

/** A loopback address that is not the probe's. */
export const loopback = (place: number): string => `127.1.${place >> 8}.${(place & 255) + 1}`;
