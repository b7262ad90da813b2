import { defineCheck } from '../../check.ts';
import { judgeBlocked, homeUrls } from '../../judging/blocked-crawlers.ts';

export const check = defineCheck({
  id: 'robots-home-google',
  requiredArtifacts: { rules: 'robots', entry: 'entry' },
  judge: ({ rules, entry }) => judgeBlocked('fail', rules, { crawlers: ['Googlebot'], urls: homeUrls(entry) }),
});
