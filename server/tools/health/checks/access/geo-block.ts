import { defineCheck } from '../../check.ts';
import { answerEvidence } from '../../evidence.ts';
import { entry } from '../../artifacts.ts';

/** The statuses that turn a visitor away for where he comes from. */
const BY_PLACE = [403, 451];

export const check = defineCheck({
  id: 'geo-block',
  requiredArtifacts: { entry },
  judge({ entry: { outcome, last: { access, result } } }) {
    if (outcome === 'scanned' || outcome === 'closed') return { status: 'info', params: { variant: 'not-refused' } };
    if (outcome === 'unreachable') return { status: 'not-measured', reason: 'unreachable', rootCause: 'store-reachable' };
    if (outcome === 'challenged') return { status: 'not-measured', reason: 'challenged', rootCause: 'bot-challenge' };
    if (access.kind !== 'refusal' || !result?.ok || access.vendor !== null || !BY_PLACE.includes(access.status)) {
      return { status: 'not-applicable' };
    }
    const evidence = [answerEvidence(result)];
    return { status: 'info', params: { variant: 'refused', status: access.status }, evidence };
  },
});
