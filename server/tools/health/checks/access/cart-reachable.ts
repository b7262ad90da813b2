import { defineCheck, unjudged, fail, notMeasured, pass, warn } from '../../check.ts';
import { hopEvidence } from '../../evidence.ts';
import { isSameSite } from '../../gather/internal-links.ts';
import { servedOr } from '../../gather/store-fetcher.ts';
import { curlSnippet } from '../../judging/snippets.ts';
import { looksLikeLogin } from '../../../../product/address.ts';

export const check = defineCheck({
  id: 'cart-reachable',
  requiredArtifacts: { home: 'home', cart: 'cart' },
  judge({ home: { url: homeUrl }, cart: resource }) {
    const { requestedUrl: { pathname: path }, result } = resource;
    const evidence = hopEvidence(result);
    const served = servedOr(resource);
    if (!served.available) return unjudged(served, evidence);
    const { status, hops, url } = served.value.result;
    if (status >= 400) {
      const variant = status >= 500 ? 'server-error' : 'no-page';
      return fail({ variant, path, status }, evidence, curlSnippet(resource.requestedUrl));
    }
    if (hops.length > 0 && looksLikeLogin(url)) return warn({ path }, evidence);
    // The scan's cart is empty, and some stores redirect an empty cart to the home page.
    const redirectsHome = hops.length > 0 && isHomePath(url, homeUrl) && isSameSite(url, resource.requestedUrl);
    if (redirectsHome) return notMeasured('ambiguous', evidence);
    return pass({ path }, evidence);
  },
});

const isHomePath = ({ pathname, search }: URL, homeUrl: URL) =>
  search === '' && (pathname === '/' || pathname === homeUrl.pathname);
