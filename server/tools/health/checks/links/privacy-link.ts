import { defineCheck } from '../../check.ts';
import { judgeRoleLink } from '../../judging/role-link.ts';

export const check = defineCheck({
  id: 'privacy-link',
  requiredArtifacts: { pages: 'storePages' },
  judge: ({ pages }) => judgeRoleLink('privacy', pages),
});
