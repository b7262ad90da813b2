import { bandOf } from '../../../../lab/bands.ts';
import { defineCheck, notMeasured } from '../../check.ts';
import { available } from '../../available.ts';
import { fieldEvidence, INP_BANDS, visitorsFigure } from '../../judging/speed-figures.ts';

export const check = defineCheck({
  id: 'inp-field',
  requiredArtifacts: { field: 'field' },
  judge({ field }) {
    const evidence = (['inp', 'lcp', 'cls'] as const).flatMap((metric) => fieldEvidence(available(field), metric));
    const inp = visitorsFigure(field, 'inp');
    if (inp === null) return notMeasured('not-found', evidence);
    return { status: bandOf(inp.value, INP_BANDS), params: { variant: inp.on, ms: inp.value }, evidence };
  },
});
