import { defineCheck, unjudged, fail, notMeasured, pass } from '../../check.ts';
import { hopEvidence } from '../../evidence.ts';
import { servedOr } from '../../gather/store-fetcher.ts';
import { curlSnippet } from '../../judging/snippets.ts';

export const check = defineCheck({
  id: 'checkout-not-broken',
  requiredArtifacts: { checkout: 'checkout' },
  judge({ checkout: resource }) {
    const { requestedUrl: { pathname: path }, result } = resource;
    const evidence = hopEvidence(result);
    const served = servedOr(resource);
    if (!served.available) return unjudged(served, evidence);
    const { status } = served.value.result;
    if (status >= 500) return fail({ path, status }, evidence, curlSnippet(resource.requestedUrl));
    // With an empty cart, a checkout may rightly answer that there is nothing to check out.
    if (status >= 400) return notMeasured('not-found', evidence);
    return pass({ path }, evidence);
  },
});
