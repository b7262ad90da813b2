import { readNoIndex } from '../../../../site/indexing.ts';
import { check, unjudged } from '../../check.ts';
import { short } from '../../evidence.ts';
import { sitemapSample } from '../../needs.ts';
import { unseen } from '../../seen.ts';
import { answered, isThere, judgeSample } from './sample.ts';

export const sitemapNoindex = check({
  id: 'sitemap-noindex',
  needs: { sample: sitemapSample },
  judge({ sample }) {
    const visits = answered(sample).filter(({ result }) => isThere(result));
    if (visits.length === 0) return unjudged(unseen('root-cause', 'sitemap-sample-status'));
    const wrong = visits.flatMap(({ asked, page, result }) => {
      const [first] = readNoIndex(page, result.headers, 'googlebot');
      const label = first?.by === 'header' ? 'X-Robots-Tag' : 'meta robots';
      return first ? [{ label, value: short(first.value), url: asked.href }] : [];
    });
    return judgeSample(visits.length, wrong);
  },
});
