import { defineCheck, notMeasured } from '../../check.ts';
import { blockedFrom, ownUrls } from '../../judging/blocked-crawlers.ts';
import { judgeSample } from '../../judging/sitemap-sample.ts';

export const check = defineCheck({
  id: 'sitemap-blocked',
  causes: ['robots-home-google'],
  requiredArtifacts: { file: 'robotsFile', rules: 'robots', sample: 'sitemapSample' },
  judge({ file, rules, sample }) {
    const urls = ownUrls(file.url, sample.map(({ requestedUrl }) => requestedUrl));
    if (urls.length === 0) return notMeasured('ambiguous');
    const blocked = blockedFrom(rules, { crawlers: ['Googlebot'], urls });
    return judgeSample(urls.length, blocked?.evidence ?? [], blocked?.count);
  },
});
