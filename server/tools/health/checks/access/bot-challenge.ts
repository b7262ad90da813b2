import { check } from '../../check.ts';
import { answerEvidence } from '../../evidence.ts';
import { entry } from '../../needs.ts';

export const botChallenge = check({
  id: 'bot-challenge',
  needs: { entry },
  judge({ entry: { outcome, last: { reception, result } } }) {
    const answered = result?.ok ? [answerEvidence(result)] : [];
    if (reception.kind === 'challenged') {
      const { vendor, marker } = reception;
      const params = vendor === null ? { variant: 'unnamed' as const } : { variant: 'named' as const, vendor };
      return { status: 'fail', params, evidence: [...answered, { label: 'marker', value: marker }] };
    }
    if (outcome === 'unreachable') return { status: 'not-measured', reason: 'unreachable', rootCause: 'store-reachable' };
    if (outcome === 'scanned' || outcome === 'closed') return { status: 'pass', params: {} };
    const vendor = reception.kind === 'refused' && reception.vendor ? [{ label: 'vendor', value: reception.vendor }] : [];
    return { status: 'not-measured', reason: 'refused', evidence: [...answered, ...vendor] };
  },
});
