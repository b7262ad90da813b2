import { defineCheck, fail, notMeasured, pass, warn } from '../../check.ts';
import { hopEvidence } from '../../evidence.ts';
import { isGone } from '../../gather/store-fetcher.ts';
import { looksLikeLogin } from '../../../../product/address.ts';

export const check = defineCheck({
  id: 'soft-404',
  requiredArtifacts: { home: 'home', randomPath: 'randomPath' },
  judge({ home, randomPath: { result } }) {
    const evidence = hopEvidence(result);
    const [hop] = result.hops;
    if (isGone(result.status)) return pass({ status: result.status }, evidence);
    // If every page requires logging in, a missing page cannot be told from an existing one.
    if (result.status >= 300 || (hop && looksLikeLogin(result.url))) return notMeasured('ambiguous', evidence);
    const { origin, pathname } = home.url;
    const isHome = result.url.origin === origin && result.url.pathname === pathname;
    if (hop && isHome) return warn({ status: hop.status }, evidence);
    return fail({ status: result.status }, evidence);
  },
});
