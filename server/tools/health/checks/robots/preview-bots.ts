import { defineCheck } from '../../check.ts';
import { entry, maybe, products, robots } from '../../artifacts.ts';
import { mendedRobots } from '../../judging/mended-robots.ts';
import { blockEvidence, blocksOf, shownUrls } from '../../judging/robots-blocks.ts';

const perhapsProducts = maybe(products);

export const check = defineCheck({
  id: 'preview-bots',
  requiredArtifacts: { rules: robots, entry, products: perhapsProducts },
  judge({ rules, entry: got, products: found }) {
    const urls = shownUrls(got, found);
    const blocks = blocksOf(rules, 'facebookexternalhit', urls);
    const [first] = blocks;
    if (!first) return { status: 'pass', params: {} };
    const snippet = mendedRobots(rules, { crawlers: ['facebookexternalhit'], urls, byName: true });
    return { status: 'fail', params: { line: first.rule.line }, evidence: blockEvidence(blocks), snippet };
  },
});
