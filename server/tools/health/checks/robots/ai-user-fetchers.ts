import { findCrawler } from '../../../../site/crawlers.ts';
import { defineCheck, fail, info, pass, warn } from '../../check.ts';
import { blockEvidence, namesOf } from '../../judging/robots-blocks.ts';
import { blockedCrawlers } from '../../judging/blocked-crawlers.ts';

export const check = defineCheck({
  id: 'ai-user-fetchers',
  requiredArtifacts: { rules: 'robots', entry: 'entry' },
  judge(artifacts) {
    const { total, blocks, fixed } = blockedCrawlers('user', artifacts);
    if (blocks.length === 0) return pass({ total });
    if (blocks.length === total) return fail({ total }, blockEvidence(blocks), fixed(blocks));
    // A rule only blocks crawlers that obey it.
    const obeyed = blocks.filter(({ crawler }) => findCrawler(crawler)?.honoursRobots === 'yes');
    if (obeyed.length === 0) return info({ names: namesOf(blocks) }, blockEvidence(blocks));
    return warn({ count: obeyed.length, total, names: namesOf(obeyed) }, blockEvidence(obeyed), fixed(obeyed));
  },
});
