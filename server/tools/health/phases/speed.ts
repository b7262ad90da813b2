import type { AnyCheck } from '../check.ts';

/** The speed phase's checks in catalogue order. */
export const SPEED: readonly AnyCheck[] = [];
