import { defineCheck, notMeasured, warn, judgeFaults } from '../../check.ts';
import type { SitemapFile } from '../../gather/sitemap-file.ts';
import { sum, tallied, written } from '../../judging/sitemap-files.ts';

export const check = defineCheck({
  id: 'sitemap-lastmod',
  requiredArtifacts: { files: 'sitemapFiles' },
  judge({ files }) {
    const lists = files.filter(({ content, count }) => content === 'urlset' && count > 0);
    const pages = sum(lists, ({ count }) => count);
    if (pages === 0) {
      // A plain-text list cannot have dates, and a feed has other date elements.
      const isPlain = files.some(({ content }) => content === 'text' || content === 'feed');
      return isPlain ? { status: 'not-applicable' } : notMeasured('not-found');
    }
    const total = pages - sum(lists, ({ lastmods }) => lastmods.missing);
    if (total === 0) return warn({ variant: 'missing', total: pages });
    const date = total === pages ? sharedDate(lists) : null;
    const verdict = judgeFaults(total, [
      ['fail', tallied(lists, ({ lastmods }) => lastmods.unreadable, written('lastmod')), 'unreadable'],
      ['fail', tallied(lists, ({ lastmods }) => lastmods.future, written('lastmod')), 'future'],
    ]);
    if (verdict.status !== 'pass' || date === null) return verdict;
    return warn({ variant: 'identical', total, date });
  },
});

/** The one date shared by all lists; `null` if they differ. */
function sharedDate(lists: readonly SitemapFile[]): string | null {
  const dates = new Set(lists.map(({ lastmods }) => lastmods.identical));
  return dates.size === 1 ? [...dates][0] ?? null : null;
}
