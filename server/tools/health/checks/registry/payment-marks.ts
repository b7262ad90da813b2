import { defineCheck } from '../../check.ts';
import { judgeMarks, PAYMENT_MARKS } from '../../judging/marks.ts';

export const check = defineCheck({
  id: 'payment-marks',
  requiredArtifacts: { pages: 'norwegianPages' },
  judge: ({ pages }) => judgeMarks(PAYMENT_MARKS, pages),
});
