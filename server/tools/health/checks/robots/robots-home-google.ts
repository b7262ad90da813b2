import { defineCheck } from '../../check.ts';
import { judgeBlocked } from '../../judging/blocked-crawlers.ts';
import { homeUrls } from '../../judging/robots-blocks.ts';

export const check = defineCheck({
  id: 'robots-home-google',
  requiredArtifacts: { rules: 'robots', entry: 'entry' },
  judge: ({ rules, entry }) => judgeBlocked('fail', rules, { crawlers: ['Googlebot'], urls: homeUrls(entry) }),
});
