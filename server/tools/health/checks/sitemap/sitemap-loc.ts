import { defineCheck } from '../../check.ts';
import { sitemapFiles } from '../../artifacts.ts';
import { sum, valuesEvidence } from '../../judging/sitemap-files.ts';

export const check = defineCheck({
  id: 'sitemap-loc',
  requiredArtifacts: { files: sitemapFiles },
  judge({ files }) {
    const total = sum(files, (file) => file.count);
    if (total === 0) return { status: 'not-measured', reason: 'not-found' };
    const count = sum(files, ({ locs }) => locs.faulty.count);
    if (count === 0) return { status: 'pass', params: { total } };
    const evidence = valuesEvidence('loc', files, ({ locs }) => locs.faulty.examples);
    return { status: 'fail', params: { count, total }, evidence };
  },
});
