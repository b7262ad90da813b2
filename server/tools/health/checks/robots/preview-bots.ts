import { defineCheck } from '../../check.ts';
import { judgeBlocked, shownUrls } from '../../judging/blocked-crawlers.ts';

export const check = defineCheck({
  id: 'preview-bots',
  requiredArtifacts: { rules: 'robots', entry: 'entry', products: 'products?' },
  judge: ({ rules, entry, products }) =>
    judgeBlocked('fail', rules, { crawlers: ['facebookexternalhit'], urls: shownUrls(entry, products), byName: true }),
});
