import { defineCheck } from '../../check.ts';
import { entry, maybe, products, robots } from '../../artifacts.ts';
import { mendedRobots } from '../../judging/mended-robots.ts';
import { blockEvidence, blocksOf, shownUrls } from '../../judging/robots-blocks.ts';

const maybeProducts = maybe(products);

export const check = defineCheck({
  id: 'ai-grounding',
  // A rule that blocks all of AI search is one fault.
  causes: ['ai-search-bots'],
  requiredArtifacts: { rules: robots, entry, maybeProducts },
  judge({ rules, entry: got, maybeProducts: found }) {
    const urls = shownUrls(got, found);
    const blocks = blocksOf(rules, 'Google-Extended', urls);
    const [first] = blocks;
    if (!first) return { status: 'pass', params: {} };
    const snippet = mendedRobots(rules, { crawlers: ['Google-Extended'], urls, byName: true });
    return { status: 'warn', params: { line: first.rule.line }, evidence: blockEvidence(blocks), snippet };
  },
});
