import { defineCheck, fail, pass } from '../../check.ts';
import { linkRoles } from '../../link-roles.ts';
import { looksLikeLogin } from '../../../../product/address.ts';
import { answered, linkEvidence, whyNone } from '../../judging/tried-links.ts';
import type { AnsweredLink } from '../../judging/tried-links.ts';

const MAX_PERCENT = 10;
/** Only a permanent redirect means that the URL it comes from is outdated. */
const PERMANENT = [301, 308];

export const check = defineCheck({
  id: 'internal-redirects',
  requiredArtifacts: { links: 'triedLinks', pages: 'pages' },
  judge({ links: { menu, internal }, pages }) {
    const all = [...menu, ...internal];
    const known = answered(all).filter((link) => !mustRedirect(link));
    const total = known.length;
    if (total === 0) return whyNone(all, pages);
    const redirected = known.filter(({ result: { hops: [first] } }) => first && PERMANENT.includes(first.status));
    const count = redirected.length;
    const percent = (count / total) * 100;
    const evidence = linkEvidence(redirected);
    if (percent <= MAX_PERCENT) return pass({ count, total }, evidence);
    return fail({ count, total, percent }, evidence);
  },
});

/** Carts, checkouts, login pages and http links redirect for other reasons than an outdated URL. */
function mustRedirect({ url, from, result }: AnsweredLink): boolean {
  const roles = from.flatMap(({ text }) => linkRoles({ url, text }));
  return roles.includes('cart') || roles.includes('checkout') || url.protocol === 'http:' || looksLikeLogin(result.url);
}
