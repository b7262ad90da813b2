import { check } from '../../check.ts';
import { robots, robotsFile, sitemapSample } from '../../needs.ts';
import { blockEvidence, blocksOf, ownUrls } from '../robots/blocks.ts';
import { judgeSample } from './sample.ts';

export const sitemapBlocked = check({
  id: 'sitemap-blocked',
  causes: ['robots-home-google'],
  needs: { file: robotsFile, rules: robots, sample: sitemapSample },
  judge({ file, rules, sample }) {
    const urls = ownUrls(file.url, sample.map(({ asked }) => asked));
    if (urls.length === 0) return { status: 'not-measured', reason: 'ambiguous' };
    return judgeSample(urls.length, blockEvidence(blocksOf(rules, 'Googlebot', urls)));
  },
});
