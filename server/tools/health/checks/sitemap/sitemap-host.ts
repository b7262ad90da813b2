import { defineCheck, fail, notMeasured, pass, warn } from '../../check.ts';
import { sum, tallied, written } from '../../judging/sitemap-files.ts';

export const check = defineCheck({
  id: 'sitemap-host',
  requiredArtifacts: { files: 'sitemapFiles', found: 'sitemaps', entry: 'entry' },
  judge({ files, found: { foundBy }, entry: { url: { hostname: host } } }) {
    const total = sum(files, (file) => file.count);
    if (total === 0) return notMeasured('not-found');
    const foreign = tallied(files, ({ locs }) => locs.foreign, written('loc'));
    if (foreign.count > 0) return fail({ host, count: foreign.count, total }, foreign.evidence);
    const outside = tallied(files, ({ locs }) => locs.outside, written('loc'));
    // A sitemap named in robots.txt is valid for the whole host, wherever it is.
    if (foundBy === 'robots' || outside.count === 0) return pass({ host, total });
    return warn({ count: outside.count, total }, outside.evidence);
  },
});
