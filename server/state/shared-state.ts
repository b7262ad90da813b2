import type { Clock } from '../clock.ts';
import type { Logger } from '../log.ts';
import type { State } from './embedded-state.ts';
import { createRedisLeases } from './lease-redis.ts';
import { createRedisLimits } from './limits-redis.ts';
import { createRedisMeasurements } from './measurements-redis.ts';
import { announcePresence } from './presence.ts';
import type { Presence } from './presence.ts';
import { CALL_MS, connectSharedEngine } from './shared-engine.ts';
import type { SharedEngine } from './shared-engine.ts';
import { createRedisShares } from './shares-redis.ts';
import { createRedisSpend } from './spend-redis.ts';
import { createWindows } from './windows.ts';

/** How long what an instance holds outlives it: its leases, and the belief that its runs go on. */
const ALIVE_MS = 9_000;

/** Everything instances share, over one connection. */
export interface SharedState extends State {
  engine: SharedEngine;
  presence: Presence;
}

export interface SharedStateOptions {
  url: string;
  /** A name no other instance has. */
  instance: string;
  budgetScale: number;
}

export interface SharedStateDeps {
  clock: Clock;
  random: () => number;
  log: Pick<Logger, 'info' | 'warn'>;
}

/** Dials at once; what cannot be asked falls back as each part says. */
export function createSharedState(options: SharedStateOptions, deps: SharedStateDeps): SharedState {
  const { url, instance, budgetScale } = options;
  const { clock } = deps;
  const engine = connectSharedEngine({ url, callMs: CALL_MS * budgetScale }, deps);
  const presence = announcePresence(engine, { instance, clock, aliveMs: ALIVE_MS });
  const leases = createRedisLeases(engine, { ...deps, aliveMs: ALIVE_MS });
  const spend = createRedisSpend(engine, deps);
  return {
    engine,
    presence,
    leases,
    spend,
    limits: createRedisLimits(engine, { day: spend.day, windows: createWindows({ clock }) }),
    measurements: createRedisMeasurements(engine, { clock, fenceOf: (key) => leases.fenceOf(key) }),
    shares: createRedisShares(engine, { clock }),
    async [Symbol.asyncDispose]() {
      await presence[Symbol.asyncDispose]();
      await engine[Symbol.asyncDispose]();
    },
  };
}
