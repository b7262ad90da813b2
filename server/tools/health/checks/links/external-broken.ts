import { defineCheck } from '../../check.ts';
import { pages, triedLinks } from '../../artifacts.ts';
import { judgeAnswered, linkEvidence } from '../../judging/tried-links.ts';
import { judgeFaults } from '../../judging/faults.ts';

const GONE = [404, 410];

export const check = defineCheck({
  id: 'external-broken',
  requiredArtifacts: { links: triedLinks, pages },
  judge({ links: { external }, pages: sampled }) {
    if (external.length === 0 && !sampled.some(({ shell }) => shell)) return { status: 'not-applicable' };
    return judgeAnswered(external, sampled, (known) =>
      judgeFaults(known.length, [['fail', linkEvidence(known.filter(({ result }) => GONE.includes(result.status)))]]));
  },
});
