import type { AnyCheck } from '../check.ts';

/** The schema phase's checks in catalogue order. */
export const SCHEMA: readonly AnyCheck[] = [];
