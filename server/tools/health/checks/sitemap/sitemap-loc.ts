import { check } from '../../check.ts';
import { MOST_EVIDENCE } from '../../evidence.ts';
import { sitemapFiles } from '../../needs.ts';
import { sum, valueEvidence } from './files.ts';

export const sitemapLoc = check({
  id: 'sitemap-loc',
  needs: { files: sitemapFiles },
  judge({ files }) {
    const total = sum(files, (file) => file.count);
    if (total === 0) return { status: 'not-measured', reason: 'not-found' };
    const count = sum(files, ({ locs }) => locs.faulty);
    if (count === 0) return { status: 'pass', params: { total } };
    const evidence = files.flatMap((file) => valueEvidence('loc', file.locs.faultyExamples, file)).slice(0, MOST_EVIDENCE);
    return { status: 'fail', params: { count, total }, evidence };
  },
});
