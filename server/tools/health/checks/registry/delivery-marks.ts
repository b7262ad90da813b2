import { defineCheck } from '../../check.ts';
import { DELIVERY_MARKS, judgeMarks } from '../../judging/marks.ts';

export const check = defineCheck({
  id: 'delivery-marks',
  requiredArtifacts: { pages: 'norwegianPages' },
  judge: ({ pages }) => judgeMarks(DELIVERY_MARKS, pages),
});
