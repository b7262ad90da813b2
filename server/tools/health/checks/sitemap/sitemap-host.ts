import { defineCheck } from '../../check.ts';
import { entry, sitemapFiles, sitemaps } from '../../artifacts.ts';
import { sum, valuesEvidence } from '../../judging/sitemap-files.ts';

export const check = defineCheck({
  id: 'sitemap-host',
  requiredArtifacts: { files: sitemapFiles, found: sitemaps, entry },
  judge({ files, found: { foundBy }, entry: { requestedUrl, last } }) {
    const host = last.result?.url?.hostname ?? requestedUrl.hostname;
    const total = sum(files, (file) => file.count);
    if (total === 0) return { status: 'not-measured', reason: 'not-found' };
    const count = sum(files, ({ locs }) => locs.foreign.count);
    if (count > 0) {
      const evidence = valuesEvidence('loc', files, ({ locs }) => locs.foreign.examples);
      return { status: 'fail', params: { host, count, total }, evidence };
    }
    // A sitemap named in robots.txt is valid for the whole host, wherever it is.
    const outside = foundBy === 'robots' ? 0 : sum(files, ({ locs }) => locs.outside.count);
    if (outside === 0) return { status: 'pass', params: { host, total } };
    const evidence = valuesEvidence('loc', files, ({ locs }) => locs.outside.examples);
    return { status: 'warn', params: { count: outside, total }, evidence };
  },
});
