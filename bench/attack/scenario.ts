import type { WorldNetwork } from '../../e2e/world/network.ts';
import type { RunningService } from '../../e2e/world/service.ts';

/** One attack on a service of its own: a file each, listed in `attack.ts`. */
export interface Attack {
  name: string;
  /** How long it lasts at most. */
  seconds: number;
  /** Serves the hosts it needs before the service starts; answers with what the service's environment has besides. */
  prepare?(world: WorldNetwork): Promise<Record<string, string>>;
  /** Attacks until `signal` aborts or nothing is left to do; answers in words what became of it. */
  run(service: RunningService, signal: AbortSignal): Promise<string>;
}

/** Resolves when the signal aborts. */
export const over = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => (signal.aborted ? resolve() : signal.addEventListener('abort', () => resolve(), { once: true })));

/** A loopback address that is not the probe's. */
export const loopback = (place: number): string => `127.1.${place >> 8}.${(place & 255) + 1}`;
