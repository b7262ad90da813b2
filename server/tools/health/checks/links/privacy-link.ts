import { defineCheck } from '../../check.ts';
import { judgeRoleLink } from '../../judging/role-link.ts';

export const check = defineCheck({
  id: 'privacy-link',
  requiredArtifacts: { pages: 'wholePages' },
  judge: ({ pages }) => judgeRoleLink('privacy', pages),
});
