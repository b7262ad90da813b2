import { bandOf } from '../../../../lab/bands.ts';
import { check } from '../../check.ts';
import { field } from '../../needs.ts';
import { seen } from '../../seen.ts';
import { fieldEvidence } from './figures.ts';

const BANDS = { good: 200, fair: 500 };

export const inpField = check({
  id: 'inp-field',
  needs: { field },
  judge({ field: data }) {
    const { phone, desktop } = data.figures;
    const evidence = (['inp', 'lcp', 'cls'] as const).flatMap((metric) => fieldEvidence(seen(data), metric));
    const inp = phone?.inp ?? desktop?.inp ?? null;
    if (inp === null) return { status: 'not-measured', reason: 'not-found', evidence };
    return { status: bandOf(inp, BANDS), params: { ms: Math.round(inp) }, evidence };
  },
});
