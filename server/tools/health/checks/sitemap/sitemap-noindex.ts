import { readNoIndex } from '../../../../site/indexing.ts';
import { check } from '../../check.ts';
import { short } from '../../evidence.ts';
import { sitemapSample } from '../../needs.ts';
import { answered, isThere, judgeSample } from './sample.ts';

export const sitemapNoindex = check({
  id: 'sitemap-noindex',
  needs: { sample: sitemapSample },
  judge({ sample }) {
    const visits = answered(sample).filter(({ result }) => isThere(result));
    if (visits.length === 0) return { status: 'not-measured', reason: 'root-cause', rootCause: 'sitemap-sample-status' };
    const wrong = visits.flatMap(({ asked, page, result }) => readNoIndex(page, result.headers, 'googlebot').slice(0, 1)
      .map(({ by, value }) => ({ label: by === 'meta' ? 'meta robots' : 'X-Robots-Tag', value: short(value), url: asked.href })));
    return judgeSample(visits.length, wrong);
  },
});
