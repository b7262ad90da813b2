import { defineCheck, notMeasured, judgeFaults } from '../../check.ts';
import { sum, tallied, written } from '../../judging/sitemap-files.ts';

export const check = defineCheck({
  id: 'sitemap-loc',
  requiredArtifacts: { files: 'sitemapFiles' },
  judge({ files }) {
    const total = sum(files, (file) => file.count);
    if (total === 0) return notMeasured('not-found');
    return judgeFaults(total, [['fail', tallied(files, ({ locs }) => locs.faulty, written('loc'))]]);
  },
});
