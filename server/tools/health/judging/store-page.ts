import { readLinks } from '../../../page/links.ts';
import type { PageLink } from '../../../page/links.ts';
import { priceTags } from '../../../product/price-tags.ts';
import { FEW_LINKS } from '../../../site/response/signals.ts';
import { internalLinks, isSameSite } from '../gather/internal-links.ts';
import type { ReadPage } from '../gathered.ts';
import { linkRoles } from '../link-roles.ts';
import type { LinkRole } from '../link-roles.ts';
import { isLoginOnly } from './login-wall.ts';
import { isVersionAddress } from './version-address.ts';

const OWNER_ROLES: ReadonlySet<LinkRole> = new Set(['terms', 'privacy', 'contact', 'company']);

/**
 * True for a page with a price or a link to more than information about the owner and versions for other countries and
 * languages; most notices, gates, parked and default pages have neither. A login form has a few, for those who
 * have no password. A store on a second domain may link only to its first, so many external links suffice too.
 */
export function isStorePage(page: ReadPage): boolean {
  if (priceTags(page.page).length > 0) return true;
  const isFurther = ({ url }: PageLink) => url !== null && !isVersionAddress(url, page.url);
  const isOfOwner = (link: PageLink) => linkRoles(link).some((role) => OWNER_ROLES.has(role));
  const further = internalLinks(page).filter((link) => isFurther(link) && !isOfOwner(link)).length;
  const elsewhere = readLinks(page.page).filter((link) => isFurther(link) && !isSameSite(link.url!, page.url)).length;
  return further > (isLoginOnly(page) ? FEW_LINKS : 0) || elsewhere > FEW_LINKS;
}
