import { check } from '../../check.ts';
import { entry, sitemapFiles } from '../../needs.ts';
import { sum, valuesEvidence } from './files.ts';

export const sitemapHost = check({
  id: 'sitemap-host',
  needs: { files: sitemapFiles, entry },
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
