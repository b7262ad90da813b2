import { defineCheck } from '../../check.ts';
import { hopEvidence } from '../../evidence.ts';
import { home, randomPath } from '../../artifacts.ts';
import { isLogin } from '../../judging/login.ts';

const GONE = [404, 410];

export const check = defineCheck({
  id: 'soft-404',
  requiredArtifacts: { home, randomPath },
  judge({ home: { url }, randomPath: { result } }) {
    const evidence = hopEvidence(result);
    const [hop] = result.hops;
    if (GONE.includes(result.status)) return { status: 'pass', params: { status: result.status }, evidence };
    if (result.status >= 300) return { status: 'not-measured', reason: 'ambiguous', evidence };
    // If every page requires logging in, a missing page cannot be told from an existing one.
    if (hop && isLogin(result.url)) return { status: 'not-measured', reason: 'ambiguous', evidence };
    if (hop && result.url.href === url.href) return { status: 'warn', params: { status: hop.status }, evidence };
    return { status: 'fail', params: { status: result.status }, evidence };
  },
});
