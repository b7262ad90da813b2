import { check } from '../../check.ts';
import { norwegianPages } from '../../registry-needs.ts';
import { DELIVERY_MARKS, findMarks } from './marks.ts';

export const deliveryMarks = check({
  id: 'delivery-marks',
  needs: { pages: norwegianPages },
  judge({ pages }) {
    const { names, evidence } = findMarks(DELIVERY_MARKS, pages);
    if (names.length === 0) return { status: 'info', params: { variant: 'none', total: pages.length } };
    return { status: 'info', params: { variant: 'some', names: names.join(', ') }, evidence };
  },
});
