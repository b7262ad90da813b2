import { defineCheck, fail, notMeasured } from '../../check.ts';
import { hopEvidence } from '../../evidence.ts';

const MAX_FOR_PASS = 1;
const MAX_FOR_WARN = 3;

export const check = defineCheck({
  id: 'redirect-chain',
  requiredArtifacts: { entry: 'entry' },
  judge({ entry: { last: { result } } }) {
    if (!result) return notMeasured('budget');
    const evidence = hopEvidence(result);
    if (!result.ok && result.code === 'redirect-loop') return fail({ variant: 'loop' }, evidence);
    if (!result.ok && result.code !== 'too-many-redirects') {
      return notMeasured('unreachable', evidence, 'store-reachable');
    }
    const hops = result.hops.length;
    if (!result.ok || hops > MAX_FOR_WARN) return fail({ variant: 'long', hops }, evidence);
    return { status: hops <= MAX_FOR_PASS ? 'pass' : 'warn', params: { hops }, evidence };
  },
});
