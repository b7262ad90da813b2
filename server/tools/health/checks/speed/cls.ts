import type { Evidence } from '../../../../../contract/health.ts';
import type { LabMeasurement } from '../../../../lab/lab-result.ts';
import { defineCheck, unjudged } from '../../check.ts';
import { endingWith } from '../../evidence.ts';
import { maybeField, maybeLab } from '../../artifacts.ts';
import { fieldEvidence, runsEvidence, judgeFigure, toThousandth } from '../../judging/speed-figures.ts';

export const check = defineCheck({
  id: 'cls',
  requiredArtifacts: { lab: maybeLab, field: maybeField },
  judge({ lab: measured, field: found }) {
    const verdict = judgeFigure(measured, found, 'cls');
    if (!verdict) return measured.available ? { status: 'not-measured', reason: 'browser-failed' } : unjudged(measured);
    const { seen } = verdict;
    const measuredHow = [...(seen ? runsEvidence(seen) : []), ...fieldEvidence(found, 'cls')];
    const evidence = endingWith(measuredHow, seen ? shiftEvidence(seen) : []);
    if ('lab' in verdict) {
      const { status, variant, value, lab } = verdict;
      return { status, params: { variant, value, lab }, evidence };
    }
    const { status, variant, value, beside } = verdict;
    return { status, params: { variant, value, ...beside }, evidence };
  },
});

/** The layout shifts the lab saw. */
const shiftEvidence = ({ shifts, document }: LabMeasurement): Evidence[] =>
  shifts.map(({ node: { selector, snippet }, score }) =>
    ({ label: String(toThousandth(score)), value: `${selector} ${snippet}`, page: document.url }));
