import { defineCheck } from '../../check.ts';
import type { SitemapFile } from '../../gather/sitemap-file.ts';
import { sitemapFiles } from '../../artifacts.ts';
import { sum, valuesEvidence } from '../../judging/sitemap-files.ts';

export const check = defineCheck({
  id: 'sitemap-lastmod',
  requiredArtifacts: { files: sitemapFiles },
  judge({ files }) {
    const lists = files.filter(({ content, count }) => content === 'urlset' && count > 0);
    const pages = sum(lists, ({ count }) => count);
    if (pages === 0) {
      // A plain-text list cannot have dates, and a feed has other ones.
      const isPlain = files.some(({ content }) => content === 'text' || content === 'feed');
      return isPlain ? { status: 'not-applicable' } : { status: 'not-measured', reason: 'not-found' };
    }
    const total = pages - sum(lists, ({ lastmods }) => lastmods.missing);
    if (total === 0) return { status: 'warn', params: { variant: 'missing', total: pages } };
    const unreadable = sum(lists, ({ lastmods }) => lastmods.unreadable.count);
    if (unreadable > 0) {
      const evidence = valuesEvidence('lastmod', lists, ({ lastmods }) => lastmods.unreadable.examples);
      return { status: 'fail', params: { variant: 'unreadable', count: unreadable, total }, evidence };
    }
    const future = sum(lists, ({ lastmods }) => lastmods.future.count);
    if (future > 0) {
      const evidence = valuesEvidence('lastmod', lists, ({ lastmods }) => lastmods.future.examples);
      return { status: 'fail', params: { variant: 'future', count: future, total }, evidence };
    }
    const date = total === pages ? sharedDate(lists) : null;
    if (date !== null) return { status: 'warn', params: { variant: 'identical', total, date } };
    return { status: 'pass', params: { total } };
  },
});

/** The one date shared by all lists; `null` if they differ. */
function sharedDate(lists: readonly SitemapFile[]): string | null {
  const dates = new Set(lists.map(({ lastmods }) => lastmods.identical));
  return dates.size === 1 ? [...dates][0] ?? null : null;
}
