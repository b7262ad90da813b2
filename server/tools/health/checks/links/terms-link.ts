import { check } from '../../check.ts';
import { wholePages } from '../../needs.ts';
import { judgeRoleLink } from './role-link.ts';

export const termsLink = check({
  id: 'terms-link',
  needs: { pages: wholePages },
  judge: ({ pages }) => judgeRoleLink('terms', pages),
});
