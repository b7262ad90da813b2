import type { AnyCheck } from '../check.ts';

/** The robots phase's checks in catalogue order. */
export const ROBOTS: readonly AnyCheck[] = [];
