import { defineCheck } from '../../check.ts';
import { entry, sitemapFiles } from '../../artifacts.ts';
import { sum, valuesEvidence } from '../../judging/sitemap-files.ts';

export const check = defineCheck({
  id: 'sitemap-host',
  requiredArtifacts: { files: sitemapFiles, entry },
  judge({ files, entry: { asked, last } }) {
    const host = last.result?.url?.hostname ?? asked.hostname;
    const total = sum(files, (file) => file.count);
    if (total === 0) return { status: 'not-measured', reason: 'not-found' };
    const count = sum(files, ({ locs }) => locs.foreign);
    if (count === 0) return { status: 'pass', params: { host, total } };
    const evidence = valuesEvidence('loc', files, ({ locs }) => locs.foreignExamples);
    return { status: 'fail', params: { host, count, total }, evidence };
  },
});
