import { defineCheck, unjudged } from '../../check.ts';
import { pages, triedLinks } from '../../artifacts.ts';
import { answered, isBroken, linkEvidence, whyNone } from '../../judging/tried-links.ts';
import { judgeFaults } from '../../judging/faults.ts';

export const check = defineCheck({
  id: 'nav-broken',
  requiredArtifacts: { links: triedLinks, pages },
  judge({ links: { menu }, pages: sampled }) {
    const known = answered(menu);
    const total = known.length;
    if (total === 0) return unjudged(whyNone(menu, sampled));
    return judgeFaults(total, [['fail', linkEvidence(known.filter(isBroken))]]);
  },
});
