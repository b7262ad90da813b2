import type { LabMeasurement } from '../../../../lab/lab-result.ts';
import { defineCheck, notMeasured } from '../../check.ts';
import { fieldEvidence, inMs, judgeFigure, runsEvidence } from '../../judging/speed-figures.ts';

export const check = defineCheck({
  id: 'lcp',
  requiredArtifacts: { lab: 'lab?', field: 'field?' },
  judge({ lab, field }) {
    const verdict = judgeFigure(lab, field, { metric: 'lcp', toParams: (ms) => ({ ms }) });
    if (!verdict) return lab.available ? notMeasured('not-found') : lab;
    const ofLab = lab.available && lab.value.metrics.lcp !== null ? labEvidence(lab.value) : [];
    return { ...verdict, evidence: [...ofLab, ...(field.available ? fieldEvidence(field.value, 'lcp') : [])] };
  },
});

/** The lab's LCP element, if Lighthouse names it, and the breakdown of its time. */
function labEvidence(timed: LabMeasurement) {
  const { lcpElement, lcpParts, screenshot, document } = timed;
  const element = lcpElement && {
    label: 'LCP',
    value: `${lcpElement.selector} ${lcpElement.snippet}`,
    page: document.url,
    ...(screenshot === null ? {} : { image: screenshot }),
  };
  return [
    ...(element ? [element] : []),
    ...runsEvidence(timed),
    ...lcpParts.map(({ part, ms }) => ({ label: part, value: inMs(ms) })),
  ];
}
