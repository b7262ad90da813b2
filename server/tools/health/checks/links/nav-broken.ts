import { defineCheck, judgeFaults } from '../../check.ts';
import { isBroken, judgeAnswered, linkEvidence } from '../../judging/tried-links.ts';

export const check = defineCheck({
  id: 'nav-broken',
  requiredArtifacts: { links: 'triedLinks', pages: 'pages' },
  judge: ({ links: { menu }, pages }) => judgeAnswered(menu, pages, (known) =>
    judgeFaults(known.length, [['fail', linkEvidence(known.filter(isBroken))]])),
});
