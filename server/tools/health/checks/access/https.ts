import { defineCheck } from '../../check.ts';
import { answerEvidence, faultEvidence } from '../../evidence.ts';
import { entry } from '../../artifacts.ts';

export const check = defineCheck({
  id: 'https',
  requiredArtifacts: { entry },
  judge({ entry: { tries, last } }) {
    const { result, requestedUrl } = last;
    const evidence = tries.map((one) => (one.ok ? answerEvidence(one) : faultEvidence(one)));
    if (!result?.ok) return { status: 'not-measured', reason: 'unreachable', rootCause: 'store-reachable', evidence };
    if (result.url.protocol === 'https:') return { status: 'pass', params: {}, evidence };
    return { status: 'fail', params: { host: requestedUrl.hostname }, evidence };
  },
});
