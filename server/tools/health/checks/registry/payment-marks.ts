import { check } from '../../check.ts';
import { norwegianPages } from '../../registry-needs.ts';
import { findMarks, PAYMENT_MARKS } from './marks.ts';

export const paymentMarks = check({
  id: 'payment-marks',
  needs: { pages: norwegianPages },
  judge({ pages }) {
    const { names, evidence } = findMarks(PAYMENT_MARKS, pages);
    if (names.length === 0) return { status: 'info', params: { variant: 'none', total: pages.length } };
    return { status: 'info', params: { variant: 'some', names: names.join(', ') }, evidence };
  },
});
