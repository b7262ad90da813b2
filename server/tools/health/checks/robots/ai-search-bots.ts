import { defineCheck, fail, pass, warn } from '../../check.ts';
import { blockedCrawlers } from '../../judging/blocked-crawlers.ts';

export const check = defineCheck({
  id: 'ai-search-bots',
  requiredArtifacts: { rules: 'robots', entry: 'entry' },
  judge(artifacts) {
    const { total, blocks, describe } = blockedCrawlers('search', artifacts);
    const blocked = describe(blocks);
    if (!blocked) return pass({ total });
    const { count, names, evidence, snippet } = blocked;
    if (count === total) return fail({ total }, evidence, snippet);
    return warn({ count, total, names }, evidence, snippet);
  },
});
