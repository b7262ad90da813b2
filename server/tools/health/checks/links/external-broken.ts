import { defineCheck, unjudged } from '../../check.ts';
import { pages, triedLinks } from '../../artifacts.ts';
import { answered, linkEvidence, whyNone } from '../../judging/tried-links.ts';
import { judgeOffenders } from '../../judging/offenders.ts';

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
    return judgeOffenders('fail', total, linkEvidence(broken));
  },
});
