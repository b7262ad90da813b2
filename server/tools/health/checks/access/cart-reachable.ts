import { defineCheck, unjudged } from '../../check.ts';
import { hopEvidence } from '../../evidence.ts';
import { servedOr } from '../../gather/visits.ts';
import { cart } from '../../artifacts.ts';
import { isLogin } from '../../judging/login.ts';

export const check = defineCheck({
  id: 'cart-reachable',
  requiredArtifacts: { cart },
  judge({ cart: visit }) {
    const { asked: { pathname: path }, result } = visit;
    const evidence = result ? hopEvidence(result) : [];
    const served = servedOr(visit);
    if (!served.available) return unjudged(served, evidence);
    const { status, hops, url } = served.value.result;
    if (status >= 400) {
      return { status: 'fail', params: { variant: status >= 500 ? 'server-error' : 'no-page', path, status }, evidence };
    }
    if (hops.length > 0 && isLogin(url)) return { status: 'warn', params: { path }, evidence };
    return { status: 'pass', params: { path }, evidence };
  },
});
