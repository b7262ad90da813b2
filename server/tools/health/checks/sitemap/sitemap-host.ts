import { check } from '../../check.ts';
import { MOST_EVIDENCE } from '../../evidence.ts';
import { entry, sitemapFiles } from '../../needs.ts';
import { sum, valueEvidence } from './files.ts';

export const sitemapHost = check({
  id: 'sitemap-host',
  needs: { files: sitemapFiles, entry },
  judge({ files, entry: { asked, last } }) {
    const host = last.result?.url?.hostname ?? asked.hostname;
    const total = sum(files, (file) => file.count);
    if (total === 0) return { status: 'not-measured', reason: 'not-found' };
    const count = sum(files, ({ locs }) => locs.foreign);
    if (count === 0) return { status: 'pass', params: { host, total } };
    const evidence = files.flatMap((file) => valueEvidence('loc', file.locs.foreignExamples, file)).slice(0, MOST_EVIDENCE);
    return { status: 'fail', params: { host, count, total }, evidence };
  },
});
