import { findCrawler } from '../../../../site/crawlers.ts';
import { defineCheck } from '../../check.ts';
import { entry, robots } from '../../artifacts.ts';
import { mendedRobots } from '../../judging/mended-robots.ts';
import { blockEvidence, homeUrls, namesOf } from '../../judging/robots-blocks.ts';
import type { Block } from '../../judging/robots-blocks.ts';
import { blockedCrawlers } from '../../judging/blocked-crawlers.ts';

export const check = defineCheck({
  id: 'ai-user-fetchers',
  requiredArtifacts: { rules: robots, entry },
  judge(artifacts) {
    const { total, blocks } = blockedCrawlers('user', artifacts);
    if (blocks.length === 0) return { status: 'pass', params: { total } };
    const said = (shown: readonly Block[]) => ({
      evidence: blockEvidence(shown),
      snippet: mendedRobots(artifacts.rules, { crawlers: shown.map(({ crawler }) => crawler), urls: homeUrls(artifacts.entry), byName: true }),
    });
    if (blocks.length === total) return { status: 'fail', params: { total }, ...said(blocks) };
    // A rule only blocks crawlers that obey it.
    const obeyed = blocks.filter(({ crawler }) => findCrawler(crawler)?.honoursRobots === 'yes');
    if (obeyed.length === 0) return { status: 'info', params: { names: namesOf(blocks) }, evidence: blockEvidence(blocks) };
    return { status: 'warn', params: { count: obeyed.length, total, names: namesOf(obeyed) }, ...said(obeyed) };
  },
});
