import { defineCheck, unjudged } from '../../check.ts';
import { pages, triedLinks } from '../../artifacts.ts';
import { answered, linkEvidence, whyNone } from '../../judging/tried-links.ts';
import { judgeFaults } from '../../judging/faults.ts';

const GONE = [404, 410];

export const check = defineCheck({
  id: 'external-broken',
  requiredArtifacts: { links: triedLinks, pages },
  judge({ links: { external }, pages: sampled }) {
    if (external.length === 0 && !sampled.some(({ shell }) => shell)) return { status: 'not-applicable' };
    const known = answered(external);
    const total = known.length;
    if (total === 0) return unjudged(whyNone(external, sampled));
    const broken = known.filter(({ result }) => GONE.includes(result.status));
    return judgeFaults(total, [['fail', linkEvidence(broken)]]);
  },
});
