import type { Evidence } from '../../../../../contract/health.ts';
import type { LabMeasurement } from '../../../../lab/lab-result.ts';
import { defineCheck, unjudged } from '../../check.ts';
import { maybeField, maybeLab } from '../../artifacts.ts';
import { fieldEvidence, inMs, runsEvidence, judgeFigure } from '../../judging/speed-figures.ts';

export const check = defineCheck({
  id: 'lcp',
  requiredArtifacts: { lab: maybeLab, field: maybeField },
  judge({ lab: measured, field: found }) {
    const verdict = judgeFigure(measured, found, 'lcp');
    if (!verdict) return measured.available ? { status: 'not-measured', reason: 'not-found' } : unjudged(measured);
    const evidence = [...(verdict.seen ? labEvidence(verdict.seen) : []), ...fieldEvidence(found, 'lcp')];
    if ('lab' in verdict) {
      const { status, variant, value: ms, lab } = verdict;
      return { status, params: { variant, ms, lab }, evidence };
    }
    const { status, variant, value: ms, beside } = verdict;
    return { status, params: { variant, ms, ...beside }, evidence };
  },
});

/** The lab's LCP element and its breakdown. */
function labEvidence(timed: LabMeasurement): Evidence[] {
  const { lcpElement, lcpParts, picture, document } = timed;
  return [
    {
      label: 'LCP',
      value: lcpElement ? `${lcpElement.selector} ${lcpElement.snippet}` : '–',
      page: document.url,
      ...(picture === null ? {} : { image: picture }),
    },
    ...runsEvidence(timed),
    ...lcpParts.map(({ part, ms }) => ({ label: part, value: inMs(ms) })),
  ];
}
