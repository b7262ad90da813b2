import type { LabMeasurement } from '../../../../lab/lab-result.ts';
import { defineCheck, notMeasured } from '../../check.ts';
import { fieldEvidence, inMs, judgeFigure, measuredWith, runsEvidence } from '../../judging/speed-figures.ts';

export const check = defineCheck({
  id: 'lcp',
  requiredArtifacts: { lab: 'lab?', field: 'field?' },
  judge({ lab, field }) {
    const verdict = judgeFigure(lab, field, { metric: 'lcp', toParams: (ms) => ({ ms }) });
    if (!verdict) return lab.available ? notMeasured('not-found') : lab;
    const measurement = measuredWith(lab, 'lcp');
    return { ...verdict, evidence: [...(measurement ? labEvidence(measurement) : []), ...fieldEvidence(field, 'lcp')] };
  },
});

/** The lab's LCP element and its breakdown. */
function labEvidence(timed: LabMeasurement) {
  const { lcpElement, lcpParts, screenshot, document } = timed;
  return [
    {
      label: 'LCP',
      value: lcpElement ? `${lcpElement.selector} ${lcpElement.snippet}` : '–',
      page: document.url,
      ...(screenshot === null ? {} : { image: screenshot }),
    },
    ...runsEvidence(timed),
    ...lcpParts.map(({ part, ms }) => ({ label: part, value: inMs(ms) })),
  ];
}
