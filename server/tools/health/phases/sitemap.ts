import type { AnyCheck } from '../check.ts';
import { sitemapBlocked } from '../checks/sitemap/sitemap-blocked.ts';
import { sitemapFetch } from '../checks/sitemap/sitemap-fetch.ts';
import { sitemapFound } from '../checks/sitemap/sitemap-found.ts';
import { sitemapGzip } from '../checks/sitemap/sitemap-gzip.ts';
import { sitemapHasProducts } from '../checks/sitemap/sitemap-has-products.ts';
import { sitemapHost } from '../checks/sitemap/sitemap-host.ts';
import { sitemapIndex } from '../checks/sitemap/sitemap-index.ts';
import { sitemapLastmod } from '../checks/sitemap/sitemap-lastmod.ts';
import { sitemapLimits } from '../checks/sitemap/sitemap-limits.ts';
import { sitemapLoc } from '../checks/sitemap/sitemap-loc.ts';
import { sitemapNoncanonical } from '../checks/sitemap/sitemap-noncanonical.ts';
import { sitemapNoindex } from '../checks/sitemap/sitemap-noindex.ts';
import { sitemapSampleStatus } from '../checks/sitemap/sitemap-sample-status.ts';
import { sitemapXml } from '../checks/sitemap/sitemap-xml.ts';

/** The sitemap phase's checks in catalogue order. */
export const SITEMAP: readonly AnyCheck[] = [
  sitemapFound, sitemapFetch, sitemapXml, sitemapLimits, sitemapIndex, sitemapGzip, sitemapHost, sitemapLoc, sitemapLastmod,
  sitemapSampleStatus, sitemapNoindex, sitemapBlocked, sitemapNoncanonical, sitemapHasProducts,
];
