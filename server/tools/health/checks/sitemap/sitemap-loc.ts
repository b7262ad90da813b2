import { check } from '../../check.ts';
import { sitemapFiles } from '../../needs.ts';
import { sum, valuesEvidence } from './files.ts';

export const sitemapLoc = check({
  id: 'sitemap-loc',
  needs: { files: sitemapFiles },
  judge({ files }) {
    const total = sum(files, (file) => file.count);
    if (total === 0) return { status: 'not-measured', reason: 'not-found' };
    const count = sum(files, ({ locs }) => locs.faulty);
    if (count === 0) return { status: 'pass', params: { total } };
    const evidence = valuesEvidence('loc', files, ({ locs }) => locs.faultyExamples);
    return { status: 'fail', params: { count, total }, evidence };
  },
});
