import { defineCheck, pass } from '../../check.ts';
import { entry, robots } from '../../artifacts.ts';
import { namesOf } from '../../judging/robots-blocks.ts';
import { blockedCrawlers } from '../../judging/blocked-crawlers.ts';

export const check = defineCheck({
  id: 'ai-search-bots',
  requiredArtifacts: { rules: robots, entry },
  judge(artifacts) {
    const { total, blocks, tell } = blockedCrawlers('search', artifacts);
    const count = blocks.length;
    if (count === 0) return pass({ total });
    if (count === total) return { status: 'fail', params: { total }, ...tell(blocks) };
    return { status: 'warn', params: { count, total, names: namesOf(blocks) }, ...tell(blocks) };
  },
});
