import { defineCheck, fail, notMeasured, pass } from '../../check.ts';
import { resultEvidence } from '../../evidence.ts';

export const check = defineCheck({
  id: 'https',
  requiredArtifacts: { entry: 'entry' },
  judge({ entry: { tries, last } }) {
    const { result, requestedUrl } = last;
    const evidence = tries.map(resultEvidence);
    if (!result?.ok) return notMeasured('unreachable', evidence, 'store-reachable');
    if (result.url.protocol === 'https:') return pass({}, evidence);
    return fail({ host: requestedUrl.hostname }, evidence);
  },
});
