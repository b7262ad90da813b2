import { defineCheck } from '../../check.ts';
import { judgeBlocked, shownUrls } from '../../judging/blocked-crawlers.ts';

export const check = defineCheck({
  id: 'ai-grounding',
  // Only that check reports a rule that blocks all AI search crawlers.
  causes: ['ai-search-bots'],
  requiredArtifacts: { rules: 'robots', entry: 'entry', maybeProducts: 'products?' },
  judge: ({ rules, entry, maybeProducts }) =>
    judgeBlocked('warn', rules, { crawlers: ['Google-Extended'], urls: shownUrls(entry, maybeProducts), byName: true }),
});
