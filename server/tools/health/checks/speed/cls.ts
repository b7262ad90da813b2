import { METRIC_BANDS } from '../../../../lab/bands.ts';
import { defineCheck } from '../../check.ts';
import { MOST_EVIDENCE, short } from '../../evidence.ts';
import { field, lab, maybe } from '../../artifacts.ts';
import { fieldEvidence, runsEvidence, told, toThousandth } from '../../judging/speed-figures.ts';

const anyField = maybe(field);

export const check = defineCheck({
  id: 'cls',
  requiredArtifacts: { lab, field: anyField },
  judge({ lab: measured, field: found }) {
    const { metrics, shifts, document } = measured;
    if (metrics.cls === null) return { status: 'not-measured', reason: 'browser-failed' };
    const evidence = [
      ...shifts.slice(0, MOST_EVIDENCE).map(({ node, score }) =>
        ({ label: String(toThousandth(score)), value: short(`${node.selector} ${node.snippet}`), page: document.url })),
      ...runsEvidence(measured),
      ...fieldEvidence(found, 'cls'),
    ];
    const verdict = told(metrics.cls, found, { metric: 'cls', bands: METRIC_BANDS.cls });
    const value = toThousandth(verdict.value);
    if (verdict.variant === 'visitors') {
      const { status, variant } = verdict;
      return { status, params: { variant, value, lab: toThousandth(verdict.lab) }, evidence };
    }
    return { status: verdict.status, params: { variant: verdict.variant, value }, evidence };
  },
});
