import { defineCheck } from '../../check.ts';
import { entry, robots } from '../../artifacts.ts';
import { mendedRobots } from '../../judging/mended-robots.ts';
import { blockEvidence, blocksOf, homeUrls } from '../../judging/robots-blocks.ts';

export const check = defineCheck({
  id: 'robots-home-google',
  requiredArtifacts: { rules: robots, entry },
  judge({ rules, entry: got }) {
    const urls = homeUrls(got);
    const blocks = blocksOf(rules, 'Googlebot', urls);
    const [first] = blocks;
    if (!first) return { status: 'pass', params: {} };
    const snippet = mendedRobots(rules, { crawlers: ['Googlebot'], urls });
    return { status: 'fail', params: { line: first.rule.line }, evidence: blockEvidence(blocks), snippet };
  },
});
