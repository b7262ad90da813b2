import type { AnyCheck } from '../check.ts';

/** The SEO phase's checks in catalogue order. */
export const SEO: readonly AnyCheck[] = [];
