import { defineCheck } from '../../check.ts';
import { judgeTried } from '../../judging/tried-links.ts';

export const check = defineCheck({
  id: 'nav-broken',
  requiredArtifacts: { links: 'triedLinks', pages: 'pages' },
  judge: ({ links: { menu }, pages }) => judgeTried(menu, pages, { status: () => 'fail' }),
});
