import { defineCheck, causedBy } from '../../check.ts';
import { noIndexOf } from '../../judging/noindex.ts';
import { answered, isThere, judgeSample } from '../../judging/sitemap-sample.ts';

export const check = defineCheck({
  id: 'sitemap-noindex',
  requiredArtifacts: { sample: 'sitemapSample', now: 'now' },
  judge({ sample, now }) {
    const resources = answered(sample).filter(({ result }) => isThere(result));
    if (resources.length === 0) return causedBy('sitemap-sample-status');
    const wrong = resources.flatMap(({ requestedUrl, page, result }) => {
      const [first] = noIndexOf({ page, result }, now);
      const label = first?.by === 'header' ? 'X-Robots-Tag' : 'meta robots';
      return first ? [{ label, value: first.value, url: requestedUrl.href }] : [];
    });
    return judgeSample(resources.length, wrong);
  },
});
