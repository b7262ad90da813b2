import type { LabMeasurement } from '../../../../lab/lab-result.ts';
import { defineCheck, unjudged, notMeasured } from '../../check.ts';
import { endingWith } from '../../evidence.ts';
import { maybeField, maybeLab } from '../../artifacts.ts';
import { fieldEvidence, runsEvidence, judgeFigure, measuredWith, toThousandth } from '../../judging/speed-figures.ts';

export const check = defineCheck({
  id: 'cls',
  requiredArtifacts: { lab: maybeLab, field: maybeField },
  judge({ lab: measured, field: found }) {
    const verdict = judgeFigure(measured, found, { metric: 'cls', told: (value) => ({ value }) });
    if (!verdict) return measured.available ? notMeasured('browser-failed') : unjudged(measured);
    const seen = measuredWith(measured, 'cls');
    const measuredHow = [...(seen ? runsEvidence(seen) : []), ...fieldEvidence(found, 'cls')];
    return { ...verdict, evidence: endingWith(measuredHow, seen ? shiftEvidence(seen) : []) };
  },
});

/** The layout shifts the lab saw. */
const shiftEvidence = ({ shifts, document }: LabMeasurement) =>
  shifts.map(({ node: { selector, snippet }, score }) =>
    ({ label: String(toThousandth(score)), value: `${selector} ${snippet}`, page: document.url }));
