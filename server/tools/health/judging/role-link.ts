import { readLinks } from '../../../page/links.ts';
import type { PageLink } from '../../../page/links.ts';
import { fail, notMeasured, pass, warn } from '../check.ts';
import type { SampledPage } from '../gathered.ts';
import { linkRoles } from '../link-roles.ts';
import type { LinkRole } from '../link-roles.ts';
import { isUnderstood } from './page-language.ts';

/**
 * Judges whether every page has a link with this role, leaving out the pages that have the role themselves. If none has
 * one and none is in a known language, not measured: the link may exist in words we do not recognise.
 */
export function judgeRoleLink(
  role: LinkRole & SampledPage['role'], pages: readonly SampledPage[], isRoleLink = leadsTo(role),
) {
  const others = pages.filter((page) => page.role !== role);
  const total = others.length;
  if (total === 0) return notMeasured('not-found');
  const missing = others.filter(({ page }) => !readLinks(page).some(isRoleLink));
  if (missing.length === 0) return pass({ total });
  const evidence = missing.map(({ url }) => ({ label: 'no link', value: url.href, page: url.href }));
  const count = total - missing.length;
  if (count > 0) return warn({ count, total }, evidence);
  if (!others.some((page) => isUnderstood(page, `${role}Page`))) return notMeasured('ambiguous', evidence);
  return fail({ total }, evidence);
}

const leadsTo = (role: LinkRole) => (link: PageLink): boolean => linkRoles(link).includes(role);
