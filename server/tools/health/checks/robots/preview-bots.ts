import { defineCheck } from '../../check.ts';
import { entry, maybe, products, robots } from '../../artifacts.ts';
import { blockEvidence, blocksOf, shownUrls } from '../../judging/robots-blocks.ts';

const perhapsProducts = maybe(products);

export const check = defineCheck({
  id: 'preview-bots',
  requiredArtifacts: { rules: robots, entry, products: perhapsProducts },
  judge({ rules, entry: got, products: found }) {
    const blocks = blocksOf(rules, 'facebookexternalhit', shownUrls(got, found));
    const [first] = blocks;
    if (!first) return { status: 'pass', params: {} };
    return { status: 'fail', params: { line: first.rule.line }, evidence: blockEvidence(blocks) };
  },
});
