import { bandOf } from '../../../../lab/bands.ts';
import { defineCheck } from '../../check.ts';
import { field } from '../../artifacts.ts';
import { available } from '../../available.ts';
import { fieldEvidence } from '../../judging/speed-figures.ts';

const BANDS = { good: 200, fair: 500 };

export const check = defineCheck({
  id: 'inp-field',
  requiredArtifacts: { field },
  judge({ field: data }) {
    const { phone, desktop } = data.figures;
    const evidence = (['inp', 'lcp', 'cls'] as const).flatMap((metric) => fieldEvidence(available(data), metric));
    const inp = phone?.inp ?? desktop?.inp ?? null;
    if (inp === null) return { status: 'not-measured', reason: 'not-found', evidence };
    return { status: bandOf(inp, BANDS), params: { ms: Math.round(inp) }, evidence };
  },
});
