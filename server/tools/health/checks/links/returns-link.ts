import { defineCheck } from '../../check.ts';
import { wholePages } from '../../artifacts.ts';
import { judgeRoleLink } from '../../judging/role-link.ts';

export const check = defineCheck({
  id: 'returns-link',
  requiredArtifacts: { pages: wholePages },
  judge: ({ pages }) => judgeRoleLink('returns', pages),
});
