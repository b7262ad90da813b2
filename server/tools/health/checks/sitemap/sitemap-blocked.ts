import { defineCheck, notMeasured } from '../../check.ts';
import { ownUrls, unlessHomeBlockedToo } from '../../judging/blocked-crawlers.ts';
import { blockEvidence, blocksOf } from '../../judging/robots-blocks.ts';
import { judgeSample } from '../../judging/sitemap-sample.ts';

export const check = defineCheck({
  id: 'sitemap-blocked',
  requiredArtifacts: { file: 'robotsFile', rules: 'robots', entry: 'entry', sample: 'sitemapSample' },
  judge({ file, rules, entry, sample }) {
    const urls = ownUrls(file.url, sample.map(({ requestedUrl }) => requestedUrl));
    if (urls.length === 0) return notMeasured('ambiguous');
    const blocks = blocksOf(rules, { crawlers: ['Googlebot'], urls });
    return unlessHomeBlockedToo(judgeSample(urls.length, blockEvidence(blocks), blocks.length), { rules, entry });
  },
});
