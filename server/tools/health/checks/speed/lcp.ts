import { METRIC_BANDS } from '../../../../lab/bands.ts';
import { defineCheck } from '../../check.ts';
import { short } from '../../evidence.ts';
import { field, lab, maybe } from '../../artifacts.ts';
import { fieldEvidence, inMs, runsEvidence, told } from '../../judging/speed-figures.ts';

const anyField = maybe(field);

export const check = defineCheck({
  id: 'lcp',
  requiredArtifacts: { lab, field: anyField },
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
    const verdict = told(metrics.lcp, found, { metric: 'lcp', bands: METRIC_BANDS.lcp });
    const ms = Math.round(verdict.value);
    if (verdict.variant === 'visitors') {
      const { status, variant } = verdict;
      return { status, params: { variant, ms, lab: Math.round(verdict.lab) }, evidence };
    }
    return { status: verdict.status, params: { variant: verdict.variant, ms }, evidence };
  },
});
