import { SEO_MARKUP } from './seo-markup.ts';
import { SEO_SEARCH } from './seo-search.ts';

/** The SEO checks in the order they are reported. */
export const SEO = { ...SEO_SEARCH, ...SEO_MARKUP };
