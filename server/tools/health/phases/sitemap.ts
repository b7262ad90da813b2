import type { AnyCheck } from '../check.ts';

/** The sitemap phase's checks in catalogue order. */
export const SITEMAP: readonly AnyCheck[] = [];
