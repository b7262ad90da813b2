import { defineCheck, fail, notMeasured, pass } from '../../check.ts';
import { answerEvidence } from '../../evidence.ts';

export const check = defineCheck({
  id: 'bot-challenge',
  requiredArtifacts: { entry: 'entry' },
  judge({ entry: { outcome, last: { access, result } } }) {
    const answered = result?.ok ? [answerEvidence(result)] : [];
    if (access.kind === 'wall') {
      const { vendor, marker } = access;
      const params = vendor === null ? { variant: 'unnamed' as const } : { variant: 'named' as const, vendor };
      return fail(params, [...answered, { label: 'marker', value: marker }]);
    }
    if (outcome === 'unreachable') return notMeasured('unreachable', [], 'store-reachable');
    if (outcome === 'scanned' || outcome === 'closed') return pass({});
    const vendor = access.kind === 'refusal' && access.vendor ? [{ label: 'vendor', value: access.vendor }] : [];
    return notMeasured('refused', [...answered, ...vendor]);
  },
});
