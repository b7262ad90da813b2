import { defineCheck } from '../../check.ts';
import { judgeTried } from '../../judging/tried-links.ts';

const GONE = [404, 410];

export const check = defineCheck({
  id: 'external-broken',
  requiredArtifacts: { links: 'triedLinks', pages: 'pages' },
  judge({ links: { external }, pages }) {
    if (external.length === 0 && !pages.some(({ shell }) => shell)) return { status: 'not-applicable' };
    return judgeTried(external, pages, { isWrong: ({ result }) => GONE.includes(result.status), status: () => 'fail' });
  },
});
