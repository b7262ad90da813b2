import { defineCheck, causedBy } from '../../check.ts';
import { noIndexOf } from '../../judging/noindex.ts';
import { answersDirectly, judgeSample } from '../../judging/sitemap-sample.ts';

export const check = defineCheck({
  id: 'sitemap-noindex',
  requiredArtifacts: { sample: 'sitemapSample', now: 'now' },
  judge({ sample, now }) {
    const resources = sample.filter(({ result }) => answersDirectly(result));
    if (resources.length === 0) return causedBy('sitemap-sample-status');
    const wrong = resources.flatMap((resource) => noIndexOf(resource, now).slice(0, 1).map(({ by, value }) =>
      ({ label: by === 'header' ? 'X-Robots-Tag' : 'meta robots', value, url: resource.requestedUrl.href })));
    return judgeSample(resources.length, wrong);
  },
});
