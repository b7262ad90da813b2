import { priceTags } from '../../../../product/price-tags.ts';
import { FEW_LINKS } from '../../../../site/response/signals.ts';
import { defineCheck, fail, pass, notMeasured } from '../../check.ts';
import { answerEvidence } from '../../evidence.ts';
import { internalLinks, isSameSite, linksOf } from '../../gather/internal-links.ts';
import type { ReadPage } from '../../gathered.ts';
import { linkRoles } from '../../link-roles.ts';
import type { LinkRole } from '../../link-roles.ts';

export const check = defineCheck({
  id: 'store-open',
  requiredArtifacts: { entry: 'entry', maybeHome: 'home?' },
  judge({ entry: { last: { access, result } }, maybeHome }) {
    if (access.kind === 'closed') {
      const marker = { label: 'marker', value: access.marker };
      return fail({ variant: access.how }, result?.ok ? [answerEvidence(result), marker] : [marker]);
    }
    if (!maybeHome.available) return maybeHome;
    if (isStorePage(maybeHome.value)) return pass({});
    const { shell, truncated } = maybeHome.value;
    return notMeasured(shell ?? (truncated ? 'truncated' : 'not-found'));
  },
});

const OWNER_ROLES: ReadonlySet<LinkRole> = new Set(['terms', 'privacy', 'contact']);

/**
 * True for a page with a price or a link to more than information about the owner; most notices, parked and default
 * pages have neither. A store on a second domain may link only to its first, so many external links suffice too.
 */
const isStorePage = (page: ReadPage) => priceTags(page.page).length > 0
  || internalLinks(page).some((link) => !linkRoles(link).some((role) => OWNER_ROLES.has(role)))
  || linksOf(page.page).filter(({ url }) => url !== null && !isSameSite(url, page.url)).length > FEW_LINKS;
