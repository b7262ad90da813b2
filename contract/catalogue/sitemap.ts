import type { CheckDefinition } from './check.ts';
import type { File, Host, None, OfTotal, Status, Total, Variant } from './params.ts';

/** The checks of the sitemap phase, in the order they are reported. */
export const SITEMAP_CHECKS = [
  { id: 'sitemap-found', phase: 'sitemap', pillar: 'seo-hygiene', severity: 'major' },
  { id: 'sitemap-fetch', phase: 'sitemap', pillar: 'seo-hygiene', severity: 'major' },
  { id: 'sitemap-xml', phase: 'sitemap', pillar: 'seo-hygiene', severity: 'major' },
  { id: 'sitemap-limits', phase: 'sitemap', pillar: 'seo-hygiene', severity: 'minor' },
  { id: 'sitemap-index', phase: 'sitemap', pillar: 'seo-hygiene', severity: 'minor' },
  { id: 'sitemap-gzip', phase: 'sitemap', pillar: 'seo-hygiene', severity: 'minor' },
  { id: 'sitemap-host', phase: 'sitemap', pillar: 'seo-hygiene', severity: 'minor' },
  { id: 'sitemap-loc', phase: 'sitemap', pillar: 'seo-hygiene', severity: 'minor' },
  { id: 'sitemap-lastmod', phase: 'sitemap', pillar: 'seo-hygiene', severity: 'minor' },
  { id: 'sitemap-sample-status', phase: 'sitemap', pillar: 'seo-hygiene', severity: 'major' },
  { id: 'sitemap-noindex', phase: 'sitemap', pillar: 'seo-hygiene', severity: 'minor' },
  { id: 'sitemap-blocked', phase: 'sitemap', pillar: 'seo-hygiene', severity: 'minor' },
  { id: 'sitemap-noncanonical', phase: 'sitemap', pillar: 'seo-hygiene', severity: 'minor' },
  { id: 'sitemap-has-products', phase: 'sitemap', pillar: 'ai-readiness', severity: 'major' },
] as const satisfies readonly CheckDefinition<'sitemap'>[];

/** What the words of each sitemap check are filled with, by status; `url` names a file of the sitemap. */
export interface SitemapParams {
  /** `robots`: named there; `default`: at `/sitemap.xml`; a warning found it by another guess. */
  'sitemap-found': { pass: Variant<'robots', File> | Variant<'default', File>; warn: File; fail: None };
  'sitemap-fetch': { pass: Total; fail: Variant<'status', File & Status> | Variant<'html', File> };
  'sitemap-xml': { pass: Total; warn: File; fail: File };
  'sitemap-limits': {
    /** `urls`, `bytes`: of the largest file, unpacked. */
    pass: { urls: number; bytes: number };
    fail: Variant<'urls', File & { urls: number }> | Variant<'bytes', File & { bytes: number }>;
  };
  /** `count`: files of the index that do not answer. */
  'sitemap-index': { pass: Total; warn: OfTotal; fail: Variant<'dead', Total> | Variant<'deep', File> };
  'sitemap-gzip': { pass: Total; fail: File };
  /** `count`: addresses on another host than `host`. */
  'sitemap-host': { pass: Host & Total; fail: Host & OfTotal };
  /** `count`: addresses that are relative, too long or not escaped. */
  'sitemap-loc': { pass: Total; fail: OfTotal };
  'sitemap-lastmod': {
    pass: Total;
    /** `date`: the one they all have, ISO. */
    warn: Variant<'missing', Total> | Variant<'identical', Total & { date: string }>;
    fail: Variant<'unreadable', OfTotal> | Variant<'future', OfTotal>;
  };
  /** `count`: addresses of the sample that do not answer 200. */
  'sitemap-sample-status': { pass: Total; warn: OfTotal; fail: OfTotal };
  'sitemap-noindex': { pass: Total; warn: OfTotal; fail: OfTotal };
  'sitemap-blocked': { pass: Total; warn: OfTotal; fail: OfTotal };
  'sitemap-noncanonical': { pass: Total; warn: OfTotal; fail: OfTotal };
  /** `count`: addresses that look like products, of `total` read. */
  'sitemap-has-products': { pass: OfTotal; fail: Total };
}
