import { SEO_MARKUP } from './seo-markup.ts';
import { SEO_SEARCH } from './seo-search.ts';

/** The SEO checks, in report order. */
export const SEO = { ...SEO_SEARCH, ...SEO_MARKUP };
