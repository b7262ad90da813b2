import { defineCheck, unjudged } from '../../check.ts';
import { pages, triedLinks } from '../../artifacts.ts';
import { answered, isBroken, linkEvidence, whyNone } from '../../judging/tried-links.ts';

export const check = defineCheck({
  id: 'nav-broken',
  requiredArtifacts: { links: triedLinks, pages },
  judge({ links: { menu }, pages: sampled }) {
    const known = answered(menu);
    const total = known.length;
    if (total === 0) return unjudged(whyNone(menu, sampled));
    const broken = known.filter(isBroken);
    if (broken.length === 0) return { status: 'pass', params: { total } };
    return { status: 'fail', params: { count: broken.length, total }, evidence: linkEvidence(broken) };
  },
});
