import { check } from '../../check.ts';
import { wholePages } from '../../needs.ts';
import { judgeRoleLink } from './role-link.ts';

export const returnsLink = check({
  id: 'returns-link',
  needs: { pages: wholePages },
  judge: ({ pages }) => judgeRoleLink('returns', pages),
});
