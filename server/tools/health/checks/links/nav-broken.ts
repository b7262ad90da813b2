import { check, unjudged } from '../../check.ts';
import { pages, triedLinks } from '../../needs.ts';
import { answered, isBroken, linkEvidence, whyNone } from './tried.ts';

export const navBroken = check({
  id: 'nav-broken',
  needs: { links: triedLinks, pages },
  judge({ links: { menu }, pages: sampled }) {
    const known = answered(menu);
    const total = known.length;
    if (total === 0) return unjudged(whyNone(menu, sampled));
    const broken = known.filter(isBroken);
    if (broken.length === 0) return { status: 'pass', params: { total } };
    return { status: 'fail', params: { count: broken.length, total }, evidence: linkEvidence(broken) };
  },
});
