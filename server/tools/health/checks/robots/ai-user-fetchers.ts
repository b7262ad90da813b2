import { findCrawler } from '../../../../site/crawlers.ts';
import { defineCheck, fail, info, pass, warn } from '../../check.ts';
import { blockedCrawlers } from '../../judging/blocked-crawlers.ts';

export const check = defineCheck({
  id: 'ai-user-fetchers',
  requiredArtifacts: { rules: 'robots', entry: 'entry' },
  judge(artifacts) {
    const { total, blocks, describe } = blockedCrawlers('user', artifacts);
    const all = describe(blocks);
    if (!all) return pass({ total });
    if (all.count === total) return fail({ total }, all.evidence, all.snippet);
    // A rule only blocks crawlers that obey it.
    const obeyed = describe(blocks.filter(({ crawler }) => findCrawler(crawler)?.honoursRobots === 'yes'));
    if (!obeyed) return info({ names: all.names }, all.evidence);
    const { count, names, evidence, snippet } = obeyed;
    return warn({ count, total, names }, evidence, snippet);
  },
});
