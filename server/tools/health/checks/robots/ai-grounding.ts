import { defineCheck } from '../../check.ts';
import { entry, maybe, products, robots } from '../../artifacts.ts';
import { blockEvidence, blocksOf, shownUrls } from '../../judging/robots-blocks.ts';

const maybeProducts = maybe(products);

export const check = defineCheck({
  id: 'ai-grounding',
  // A rule that blocks all of AI search is one fault.
  causes: ['ai-search-bots'],
  requiredArtifacts: { rules: robots, entry, maybeProducts },
  judge({ rules, entry: got, maybeProducts: found }) {
    const blocks = blocksOf(rules, 'Google-Extended', shownUrls(got, found));
    const [first] = blocks;
    if (!first) return { status: 'pass', params: {} };
    return { status: 'warn', params: { line: first.rule.line }, evidence: blockEvidence(blocks) };
  },
});
