import type { PageLink } from '../../../../page/links.ts';
import { check } from '../../check.ts';
import { linkRoles } from '../../link-roles.ts';
import { wholePages } from '../../needs.ts';
import { judgeRoleLink } from './role-link.ts';

export const contactLink = check({
  id: 'contact-link',
  needs: { pages: wholePages },
  judge: ({ pages }) => judgeRoleLink('contact', pages, leadsToContact),
});

/** A page, or straight to mail or telephone. */
const leadsToContact = (link: PageLink): boolean =>
  linkRoles(link).includes('contact') || /^\s*(?:mailto|tel):/i.test(link.href ?? '');
