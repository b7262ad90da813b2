import type { PageLink } from '../../../../page/links.ts';
import { check } from '../../check.ts';
import { wholePages } from '../../needs.ts';
import { judgeRoleLink, rolesOf } from './role-link.ts';

export const contactLink = check({
  id: 'contact-link',
  needs: { pages: wholePages },
  judge: ({ pages }) => judgeRoleLink('contact', pages, leadsToContact),
});

/** A page, or straight to mail or telephone. */
const leadsToContact = (link: PageLink): boolean =>
  rolesOf(link).includes('contact') || /^\s*(?:mailto|tel):/i.test(link.href ?? '');
