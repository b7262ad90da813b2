import { check } from '../../check.ts';
import { entry, maybe, products, robots } from '../../needs.ts';
import { blockEvidence, blocksOf, shownUrls } from './blocks.ts';

const perhapsProducts = maybe(products);

export const previewBots = check({
  id: 'preview-bots',
  needs: { rules: robots, entry, products: perhapsProducts },
  judge({ rules, entry: got, products: found }) {
    const blocks = blocksOf(rules, 'facebookexternalhit', shownUrls(got, found));
    const [first] = blocks;
    if (!first) return { status: 'pass', params: {} };
    return { status: 'fail', params: { line: first.rule.line }, evidence: blockEvidence(blocks) };
  },
});
