import { defineCheck, judgeFaults } from '../../check.ts';
import { isBroken, judgeAnswered, linkEvidence } from '../../judging/tried-links.ts';

const MANY = 3;

export const check = defineCheck({
  id: 'internal-broken',
  requiredArtifacts: { links: 'triedLinks', pages: 'pages' },
  judge: ({ links: { internal }, pages }) => judgeAnswered(internal, pages, (known) => {
    const broken = linkEvidence(known.filter(isBroken));
    return judgeFaults(known.length, [[broken.length < MANY ? 'warn' : 'fail', broken]]);
  }),
});
