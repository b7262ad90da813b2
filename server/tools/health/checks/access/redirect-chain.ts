import { defineCheck } from '../../check.ts';
import { hopEvidence } from '../../evidence.ts';
import { entry } from '../../artifacts.ts';

const FEW = 1;
const MANY = 3;

export const check = defineCheck({
  id: 'redirect-chain',
  requiredArtifacts: { entry },
  judge({ entry: { last: { result } } }) {
    if (!result) return { status: 'not-measured', reason: 'budget' };
    const evidence = hopEvidence(result);
    if (!result.ok && result.code === 'redirect-loop') return { status: 'fail', params: { variant: 'loop' }, evidence };
    if (!result.ok && result.code !== 'too-many-redirects') {
      return { status: 'not-measured', reason: 'unreachable', rootCause: 'store-reachable', evidence };
    }
    const hops = result.hops.length;
    if (!result.ok || hops > MANY) return { status: 'fail', params: { variant: 'long', hops }, evidence };
    return { status: hops <= FEW ? 'pass' : 'warn', params: { hops }, evidence };
  },
});
