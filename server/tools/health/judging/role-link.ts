import type { PageLink } from '../../../page/links.ts';
import { facet } from '../../../page/facet.ts';
import { readMetadata } from '../../../page/metadata.ts';
import type { Verdict } from '../check.ts';
import { MOST_EVIDENCE, short } from '../evidence.ts';
import type { SampledPage } from '../gathered.ts';
import { linksOf } from '../gather/internal-links.ts';
import { linkRoles, ROLE_LANGUAGES } from '../link-roles.ts';
import type { LinkRole } from '../link-roles.ts';

/**
 * Whether every page has a link of that role; the page it leads to needs none to itself. In a language whose words we
 * do not know, a link we did not find may well be there.
 */
export function judgeRoleLink(
  role: LinkRole & SampledPage['role'], pages: readonly SampledPage[], isOne = leadsTo(role),
): Verdict<'terms-link'> {
  const total = pages.length;
  const without = pages.filter(({ page }) => !linksOf(page).some(isOne));
  const bare = without.length < total ? without.filter((page) => page.role !== role) : without;
  if (bare.length === 0) return { status: 'pass', params: { total } };
  const evidence = bare.slice(0, MOST_EVIDENCE)
    .map(({ url }) => ({ label: 'no link', value: short(url.href), page: url.href }));
  const count = total - bare.length;
  if (count > 0) return { status: 'warn', params: { count, total }, evidence };
  if (!pages.some(isUnderstood)) return { status: 'not-measured', reason: 'ambiguous', evidence };
  return { status: 'fail', params: { total }, evidence };
}

const leadsTo = (role: LinkRole) => (link: PageLink): boolean => rolesOf(link).includes(role);

/** What a link leads to; four checks ask it of every link. */
export const rolesOf = facet((link: PageLink): readonly LinkRole[] => linkRoles(link));

/** A page that does not say its language is read as one of ours. */
function isUnderstood({ page }: SampledPage): boolean {
  const [language = ''] = (readMetadata(page).lang ?? '').trim().toLowerCase().split('-');
  return language === '' || ROLE_LANGUAGES.includes(language);
}
