import { check, unjudged } from '../../check.ts';
import { hopEvidence } from '../../evidence.ts';
import { unseenBecause } from '../../gather/visits.ts';
import { cart } from '../../needs.ts';
import { isLogin } from './login.ts';

export const cartReachable = check({
  id: 'cart-reachable',
  needs: { cart },
  judge({ cart: visit }) {
    const { asked: { pathname: path }, result } = visit;
    const evidence = result ? hopEvidence(result) : [];
    const why = unseenBecause(visit);
    if (why) return unjudged(why, evidence);
    if (!result?.ok) return { status: 'not-measured', reason: 'unreachable', evidence };
    const { status } = result;
    if (status >= 400) return { status: 'fail', params: { path, status }, evidence };
    if (result.hops.length > 0 && isLogin(result.url)) return { status: 'warn', params: { path }, evidence };
    return { status: 'pass', params: { path }, evidence };
  },
});
