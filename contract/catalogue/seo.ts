import type { CheckDefinition } from './check.ts';
import type { None, OfTotal, Status, Total, Variant } from './params.ts';

/** The checks of the SEO phase, in the order they are reported. */
export const SEO_CHECKS = [
  { id: 'index-home', phase: 'seo', pillar: 'revenue-critical', severity: 'critical' },
  { id: 'index-product', phase: 'seo', pillar: 'revenue-critical', severity: 'critical' },
  { id: 'page-title', phase: 'seo', pillar: 'seo-hygiene', severity: 'major' },
  { id: 'page-title-unique', phase: 'seo', pillar: 'seo-hygiene', severity: 'minor' },
  { id: 'meta-description', phase: 'seo', pillar: 'seo-hygiene', severity: 'minor' },
  { id: 'canonical', phase: 'seo', pillar: 'seo-hygiene', severity: 'major' },
  { id: 'canonical-target', phase: 'seo', pillar: 'seo-hygiene', severity: 'major' },
  { id: 'h1', phase: 'seo', pillar: 'seo-hygiene', severity: 'minor' },
  { id: 'html-lang', phase: 'seo', pillar: 'seo-hygiene', severity: 'minor' },
  { id: 'hreflang', phase: 'seo', pillar: 'seo-hygiene', severity: 'minor' },
  { id: 'viewport', phase: 'seo', pillar: 'seo-hygiene', severity: 'major' },
  { id: 'og-basics', phase: 'seo', pillar: 'seo-hygiene', severity: 'minor' },
  { id: 'img-alt', phase: 'seo', pillar: 'seo-hygiene', severity: 'minor' },
  { id: 'content-without-js', phase: 'seo', pillar: 'ai-readiness', severity: 'critical' },
  { id: 'doctype-charset', phase: 'seo', pillar: 'seo-hygiene', severity: 'minor' },
  { id: 'llms-txt', phase: 'seo', pillar: 'ai-readiness', severity: 'minor' },
] as const satisfies readonly CheckDefinition<'seo'>[];

/** What the words of each SEO check are filled with, by status; `count` are pages the finding is about, of the sample. */
export interface SeoParams {
  /** `value`: the directive as written, in the page or in `X-Robots-Tag`. */
  'index-home': {
    pass: None;
    fail: Variant<'meta', { value: string }> | Variant<'header', { value: string }>;
  };
  /** `total`: product pages. */
  'index-product': { pass: Total; fail: OfTotal };
  'page-title': { pass: Total; warn: Variant<'length', OfTotal> | Variant<'several', OfTotal>; fail: OfTotal };
  /** `text`: one title that several pages share. */
  'page-title-unique': { pass: Total; fail: OfTotal & { text: string } };
  'meta-description': { pass: Total; warn: OfTotal; fail: OfTotal };
  canonical: { pass: Total; warn: Variant<'relative', OfTotal> | Variant<'missing', OfTotal>; fail: OfTotal };
  'canonical-target': { pass: Total; warn: OfTotal; fail: OfTotal };
  h1: { pass: Total; warn: OfTotal; fail: OfTotal };
  /** `lang`: as written; `detected`: the language the text reads as, BCP 47. */
  'html-lang': {
    pass: { lang: string };
    warn: { lang: string; detected: string };
    fail: Variant<'missing', OfTotal> | Variant<'invalid', { lang: string }>;
  };
  hreflang: {
    pass: Total;
    warn: OfTotal;
    fail: Variant<'invalid', { value: string }> | Variant<'relative', OfTotal> | Variant<'one-way', OfTotal>;
  };
  viewport: { pass: Total; warn: OfTotal; fail: OfTotal };
  /** `missing`: terms `title`, `image`, `url`. */
  'og-basics': { pass: Total; warn: OfTotal & { missing: string }; fail: OfTotal };
  /** `count` images without, of `total`; `percent`: that share, 0 to 100. */
  'img-alt': { pass: OfTotal; warn: OfTotal & { percent: number }; fail: OfTotal & { percent: number } };
  /** `count`: product pages where something is missing; `shell`: the home page is empty, and leads to no product. */
  'content-without-js': { pass: Total; warn: OfTotal; fail: Variant<'products', OfTotal> | Variant<'shell'> };
  'doctype-charset': {
    pass: Total;
    fail: Variant<'doctype', OfTotal> | Variant<'charset', OfTotal> | Variant<'both', OfTotal>;
  };
  'llms-txt': {
    pass: None;
    warn: Variant<'heading'> | Variant<'links'>;
    fail: Variant<'html'> | Variant<'server-error', Status>;
  };
}
