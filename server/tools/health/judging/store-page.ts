import { priceTags } from '../../../product/price-tags.ts';
import { FEW_LINKS } from '../../../site/response/signals.ts';
import { internalLinks, isSameSite, linksOf } from '../gather/internal-links.ts';
import type { ReadPage } from '../gathered.ts';
import { linkRoles } from '../link-roles.ts';
import type { LinkRole } from '../link-roles.ts';

const OWNER_ROLES: ReadonlySet<LinkRole> = new Set(['terms', 'privacy', 'contact']);

/**
 * True for a page with a price or a link to more than information about the owner; most notices, parked and default
 * pages have neither. A store on a second domain may link only to its first, so many external links suffice too.
 */
export const isStorePage = (page: ReadPage): boolean => priceTags(page.page).length > 0
  || internalLinks(page).some((link) => !linkRoles(link).some((role) => OWNER_ROLES.has(role)))
  || linksOf(page.page).filter(({ url }) => url !== null && !isSameSite(url, page.url)).length > FEW_LINKS;
