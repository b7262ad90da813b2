import { defineCheck, info, notMeasured } from '../../check.ts';
import { answerEvidence } from '../../evidence.ts';

/** Statuses that may refuse a visitor because of their location. */
const GEO_STATUSES = [403, 451];

export const check = defineCheck({
  id: 'geo-block',
  requiredArtifacts: { entry: 'entry' },
  judge({ entry: { outcome, last: { access, result } } }) {
    if (outcome === 'scanned' || outcome === 'closed') return info({ variant: 'not-refused' });
    if (outcome === 'unreachable') return notMeasured('unreachable', [], 'store-reachable');
    if (outcome === 'challenged') return notMeasured('challenged', [], 'bot-challenge');
    if (access.kind !== 'refusal' || !result?.ok || access.vendor !== null) return { status: 'not-applicable' };
    // A refusal without a refusing status is a notice on the page.
    if (access.status < 400) {
      return info({ variant: 'notice' }, [answerEvidence(result), { label: 'marker', value: access.marker }]);
    }
    if (!GEO_STATUSES.includes(access.status)) return { status: 'not-applicable' };
    return info({ variant: 'refused', status: access.status }, [answerEvidence(result)]);
  },
});
