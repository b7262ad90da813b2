import { defineCheck, fail, notMeasured, pass, warn } from '../../check.ts';
import { hopEvidence } from '../../evidence.ts';
import { isGone } from '../../gather/store-fetcher.ts';
import { looksLikeLogin } from '../../../../product/address.ts';
import { noIndexEvidence, noIndexOf } from '../../judging/noindex.ts';

export const check = defineCheck({
  id: 'soft-404',
  requiredArtifacts: { home: 'home', randomPath: 'randomPath', now: 'now' },
  judge({ home, randomPath: { page, result }, now }) {
    const evidence = hopEvidence(result);
    const [hop] = result.hops;
    if (isGone(result.status)) return pass({ status: result.status }, evidence);
    // If every page requires logging in, a missing page cannot be told from an existing one.
    if (result.status >= 300 || (hop && looksLikeLogin(result.url))) return notMeasured('ambiguous', evidence);
    const { origin, pathname } = home.url;
    const isHome = result.url.origin === origin && result.url.pathname === pathname;
    if (hop && isHome) return warn({ variant: 'home', status: hop.status }, evidence);
    const { status } = result;
    const [rule] = noIndexOf({ page, result }, now);
    if (!rule) return fail({ status }, evidence);
    return warn({ variant: 'noindex', status }, [...evidence, noIndexEvidence({ page, url: result.url }, rule)]);
  },
});
