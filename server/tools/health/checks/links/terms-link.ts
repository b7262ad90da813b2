import { defineCheck } from '../../check.ts';
import { judgeRoleLink } from '../../judging/role-link.ts';

export const check = defineCheck({
  id: 'terms-link',
  requiredArtifacts: { pages: 'storePages' },
  judge: ({ pages }) => judgeRoleLink('terms', pages),
});
