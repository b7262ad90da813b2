import type { LabMeasurement } from '../../../../lab/lab-result.ts';
import { defineCheck, notMeasured } from '../../check.ts';
import { endingWith } from '../../evidence.ts';
import { fieldEvidence, runsEvidence, judgeFigure, toThousandth } from '../../judging/speed-figures.ts';

export const check = defineCheck({
  id: 'cls',
  requiredArtifacts: { lab: 'lab?', field: 'field?' },
  judge({ lab, field }) {
    const verdict = judgeFigure(lab, field, { metric: 'cls', toParams: (value) => ({ value }) });
    if (!verdict) return lab.available ? notMeasured('browser-failed') : lab;
    const measuredHow = [
      ...(lab.available ? runsEvidence(lab.value) : []), ...(field.available ? fieldEvidence(field.value, 'cls') : []),
    ];
    return { ...verdict, evidence: endingWith(measuredHow, lab.available ? shiftEvidence(lab.value) : []) };
  },
});

/** The layout shifts that the lab measured. */
const shiftEvidence = ({ shifts, document }: LabMeasurement) =>
  shifts.map(({ node: { selector, snippet }, score }) =>
    ({ label: String(toThousandth(score)), value: `${selector} ${snippet}`, page: document.url }));
