import { defineCheck } from '../../check.ts';
import { isGone } from '../../gather/store-fetcher.ts';
import { judgeTried } from '../../judging/tried-links.ts';

export const check = defineCheck({
  id: 'external-broken',
  requiredArtifacts: { links: 'triedLinks', pages: 'pages' },
  judge({ links: { external }, pages }) {
    if (external.length === 0 && !pages.some(({ shell }) => shell)) return { status: 'not-applicable' };
    return judgeTried(external, pages, { isWrong: ({ result }) => isGone(result.status), status: () => 'fail' });
  },
});
