import type { ConformanceWorld } from './world.ts';

/** Proves one clause against the running service; throws when it does not hold. */
export type Check = (world: ConformanceWorld) => Promise<void>;

/** Checks by the clause they prove, each with a name. */
export type Checks = Readonly<Record<string, Readonly<Record<string, Check>>>>;
