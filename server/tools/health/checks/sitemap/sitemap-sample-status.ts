import { defineCheck } from '../../check.ts';
import type { ServedResource } from '../../gathered.ts';
import { answersDirectly, judgeSample } from '../../judging/sitemap-sample.ts';

export const check = defineCheck({
  id: 'sitemap-sample-status',
  requiredArtifacts: { sample: 'sitemapSample' },
  judge: ({ sample }) =>
    judgeSample(sample.length, sample.filter(({ result }) => !answersDirectly(result)).map(statusEvidence)),
});

/** The first redirect's status and the final URL; without a redirect, the URL's status. */
function statusEvidence({ requestedUrl, result: { hops, status, url } }: ServedResource) {
  const [hop] = hops;
  if (!hop) return { label: String(status), value: requestedUrl.href, url: requestedUrl.href };
  return { label: String(hop.status), value: `${requestedUrl.href} → ${url.href}`, url: requestedUrl.href };
}
