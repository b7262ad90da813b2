import type { AnyCheck } from '../check.ts';

/** The registry phase's checks in catalogue order. */
export const REGISTRY: readonly AnyCheck[] = [];
