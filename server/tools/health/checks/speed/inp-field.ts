import { bandOf } from '../../../../lab/bands.ts';
import { defineCheck, notMeasured } from '../../check.ts';
import { fieldEvidence } from '../../judging/speed-figures.ts';

/** The web-vitals thresholds, in milliseconds. */
const BANDS = { good: 200, fair: 500 };

export const check = defineCheck({
  id: 'inp-field',
  requiredArtifacts: { field: 'field' },
  judge({ field }) {
    const evidence = (['inp', 'lcp', 'cls'] as const).flatMap((metric) => fieldEvidence(field, metric));
    const { inp } = field.figures;
    if (inp === null) return notMeasured('not-found', evidence);
    const ms = Math.round(inp);
    return { status: bandOf(ms, BANDS), params: { ms }, evidence };
  },
});
