import type { AnyCheck } from '../check.ts';

/** The links phase's checks in catalogue order. */
export const LINKS: readonly AnyCheck[] = [];
