import { bandOf, METRIC_BANDS } from '../../../../lab/bands.ts';
import { check } from '../../check.ts';
import { short } from '../../evidence.ts';
import { field, lab, maybe } from '../../needs.ts';
import { fieldEvidence, inMs, runsEvidence } from './figures.ts';

const anyField = maybe(field);

export const lcp = check({
  id: 'lcp',
  needs: { lab, field: anyField },
  judge({ lab: measured, field: found }) {
    const { metrics, lcpElement, lcpParts, picture, document } = measured;
    if (metrics.lcp === null) return { status: 'not-measured', reason: 'not-found' };
    const evidence = [
      {
        label: 'LCP',
        value: short(lcpElement ? `${lcpElement.selector} ${lcpElement.snippet}` : '–'),
        page: document.url,
        ...(picture === null ? {} : { image: picture }),
      },
      ...runsEvidence(measured),
      ...lcpParts.map(({ part, ms }) => ({ label: part, value: inMs(ms) })),
      ...fieldEvidence(found, 'lcp'),
    ];
    return { status: bandOf(metrics.lcp, METRIC_BANDS.lcp), params: { ms: Math.round(metrics.lcp) }, evidence };
  },
});
