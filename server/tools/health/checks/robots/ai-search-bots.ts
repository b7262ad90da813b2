import { defineCheck } from '../../check.ts';
import { entry, robots } from '../../artifacts.ts';
import { mendedRobots } from '../../judging/mended-robots.ts';
import { blockEvidence, homeUrls, namesOf } from '../../judging/robots-blocks.ts';
import { blockedCrawlers } from '../../judging/blocked-crawlers.ts';

export const check = defineCheck({
  id: 'ai-search-bots',
  requiredArtifacts: { rules: robots, entry },
  judge(artifacts) {
    const { total, blocks } = blockedCrawlers('search', artifacts);
    const evidence = blockEvidence(blocks);
    const count = blocks.length;
    if (count === 0) return { status: 'pass', params: { total } };
    const crawlers = blocks.map(({ crawler }) => crawler);
    const snippet = mendedRobots(artifacts.rules, { crawlers, urls: homeUrls(artifacts.entry), byName: true });
    if (count === total) return { status: 'fail', params: { total }, evidence, snippet };
    return { status: 'warn', params: { count, total, names: namesOf(blocks) }, evidence, snippet };
  },
});
