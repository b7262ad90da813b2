import type { ConformanceWorld } from './world.ts';

/** Checks one clause against the running service; throws if it is violated. */
export type Check = (world: ConformanceWorld) => Promise<void>;

/** Checks by the clause they test, each with a name. */
export type Checks = Readonly<Record<string, Readonly<Record<string, Check>>>>;
