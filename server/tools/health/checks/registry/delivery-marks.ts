import { defineCheck } from '../../check.ts';
import { norwegianPages } from '../../artifacts-registry.ts';
import { DELIVERY_MARKS, findMarks } from '../../judging/marks.ts';

export const check = defineCheck({
  id: 'delivery-marks',
  requiredArtifacts: { pages: norwegianPages },
  judge({ pages }) {
    const { names, evidence } = findMarks(DELIVERY_MARKS, pages);
    if (names.length === 0) return { status: 'info', params: { variant: 'none', total: pages.length } };
    return { status: 'info', params: { variant: 'some', names: names.join(', ') }, evidence };
  },
});
