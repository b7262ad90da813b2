import { defineCheck, judgeFaults } from '../../check.ts';
import { judgeAnswered, linkEvidence } from '../../judging/tried-links.ts';

const GONE = [404, 410];

export const check = defineCheck({
  id: 'external-broken',
  requiredArtifacts: { links: 'triedLinks', pages: 'pages' },
  judge({ links: { external }, pages }) {
    if (external.length === 0 && !pages.some(({ shell }) => shell)) return { status: 'not-applicable' };
    return judgeAnswered(external, pages, (known) =>
      judgeFaults(known.length, [['fail', linkEvidence(known.filter(({ result }) => GONE.includes(result.status)))]]));
  },
});
