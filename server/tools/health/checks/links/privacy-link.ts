import { check } from '../../check.ts';
import { wholePages } from '../../needs.ts';
import { judgeRoleLink } from './role-link.ts';

export const privacyLink = check({
  id: 'privacy-link',
  needs: { pages: wholePages },
  judge: ({ pages }) => judgeRoleLink('privacy', pages),
});
