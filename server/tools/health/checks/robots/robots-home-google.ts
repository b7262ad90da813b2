import { check } from '../../check.ts';
import { entry, robots } from '../../needs.ts';
import { blockEvidence, blocksOf, homeUrls } from './blocks.ts';

export const robotsHomeGoogle = check({
  id: 'robots-home-google',
  needs: { rules: robots, entry },
  judge({ rules, entry: got }) {
    const blocks = blocksOf(rules, 'Googlebot', homeUrls(got));
    const [first] = blocks;
    if (!first) return { status: 'pass', params: {} };
    return { status: 'fail', params: { line: first.rule.line }, evidence: blockEvidence(blocks) };
  },
});
