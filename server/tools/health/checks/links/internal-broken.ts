import { defineCheck, unjudged } from '../../check.ts';
import { pages, triedLinks } from '../../artifacts.ts';
import { answered, isBroken, linkEvidence, whyNone } from '../../judging/tried-links.ts';
import { judgeFaults } from '../../judging/faults.ts';

const MANY = 3;

export const check = defineCheck({
  id: 'internal-broken',
  requiredArtifacts: { links: triedLinks, pages },
  judge({ links: { internal }, pages: sampled }) {
    const known = answered(internal);
    const total = known.length;
    if (total === 0) return unjudged(whyNone(internal, sampled));
    const broken = known.filter(isBroken);
    return judgeFaults(total, [[broken.length < MANY ? 'warn' : 'fail', linkEvidence(broken)]]);
  },
});
