import { bandOf, METRIC_BANDS } from '../../../../lab/bands.ts';
import { check } from '../../check.ts';
import { MOST_EVIDENCE, short } from '../../evidence.ts';
import { field, lab, maybe } from '../../needs.ts';
import { fieldEvidence, runsEvidence, toThousandth } from './figures.ts';

const anyField = maybe(field);

export const cls = check({
  id: 'cls',
  needs: { lab, field: anyField },
  judge({ lab: measured, field: found }) {
    const { metrics, shifts, document } = measured;
    if (metrics.cls === null) return { status: 'not-measured', reason: 'browser-failed' };
    const evidence = [
      ...shifts.slice(0, MOST_EVIDENCE).map(({ node, score }) =>
        ({ label: String(toThousandth(score)), value: short(`${node.selector} ${node.snippet}`), page: document.url })),
      ...runsEvidence(measured),
      ...fieldEvidence(found, 'cls'),
    ];
    return { status: bandOf(metrics.cls, METRIC_BANDS.cls), params: { value: toThousandth(metrics.cls) }, evidence };
  },
});
