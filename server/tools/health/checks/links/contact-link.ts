import type { PageLink } from '../../../../page/links.ts';
import { defineCheck } from '../../check.ts';
import { linkRoles } from '../../link-roles.ts';
import { judgeRoleLink } from '../../judging/role-link.ts';

export const check = defineCheck({
  id: 'contact-link',
  requiredArtifacts: { pages: 'storePages' },
  judge: ({ pages }) => judgeRoleLink('contact', pages, leadsToContact),
});

/** A link to a contact page, `mailto:` or `tel:`. */
const leadsToContact = (link: PageLink) =>
  linkRoles(link).includes('contact') || /^\s*(?:mailto|tel):/i.test(link.href ?? '');
