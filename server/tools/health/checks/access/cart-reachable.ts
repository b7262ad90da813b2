import { check, unjudged } from '../../check.ts';
import { hopEvidence } from '../../evidence.ts';
import { servedOr } from '../../gather/visits.ts';
import { cart } from '../../needs.ts';
import { isLogin } from './login.ts';

export const cartReachable = check({
  id: 'cart-reachable',
  needs: { cart },
  judge({ cart: visit }) {
    const { asked: { pathname: path }, result } = visit;
    const evidence = result ? hopEvidence(result) : [];
    const served = servedOr(visit);
    if (!served.seen) return unjudged(served, evidence);
    const { status, hops, url } = served.value.result;
    if (status >= 400) return { status: 'fail', params: { path, status }, evidence };
    if (hops.length > 0 && isLogin(url)) return { status: 'warn', params: { path }, evidence };
    return { status: 'pass', params: { path }, evidence };
  },
});
