import { defineCheck } from '../../check.ts';
import { answerEvidence } from '../../evidence.ts';
import { entry } from '../../artifacts.ts';

/** Statuses that may refuse a visitor because of their location. */
const GEO_STATUSES = [403, 451];

export const check = defineCheck({
  id: 'geo-block',
  requiredArtifacts: { entry },
  judge({ entry: { outcome, last: { access, result } } }) {
    if (outcome === 'scanned' || outcome === 'closed') return { status: 'info', params: { variant: 'not-refused' } };
    if (outcome === 'unreachable') return { status: 'not-measured', reason: 'unreachable', rootCause: 'store-reachable' };
    if (outcome === 'challenged') return { status: 'not-measured', reason: 'challenged', rootCause: 'bot-challenge' };
    if (access.kind !== 'refusal' || !result?.ok || access.vendor !== null || !GEO_STATUSES.includes(access.status)) {
      return { status: 'not-applicable' };
    }
    const evidence = [answerEvidence(result)];
    return { status: 'info', params: { variant: 'refused', status: access.status }, evidence };
  },
});
