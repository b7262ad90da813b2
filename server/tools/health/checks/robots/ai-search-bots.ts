import { defineCheck, fail, pass, warn } from '../../check.ts';
import { blockEvidence, namesOf } from '../../judging/robots-blocks.ts';
import { blockedCrawlers } from '../../judging/blocked-crawlers.ts';

export const check = defineCheck({
  id: 'ai-search-bots',
  requiredArtifacts: { rules: 'robots', entry: 'entry' },
  judge(artifacts) {
    const { total, blocks, fixed } = blockedCrawlers('search', artifacts);
    const count = blocks.length;
    const evidence = blockEvidence(blocks);
    if (count === 0) return pass({ total });
    if (count === total) return fail({ total }, evidence, fixed(blocks));
    return warn({ count, total, names: namesOf(blocks) }, evidence, fixed(blocks));
  },
});
