import { defineCheck } from '../../check.ts';
import { entry, robots } from '../../artifacts.ts';
import { blockEvidence, blocksOf, homeUrls } from '../../judging/robots-blocks.ts';

export const check = defineCheck({
  id: 'robots-home-google',
  requiredArtifacts: { rules: robots, entry },
  judge({ rules, entry: got }) {
    const blocks = blocksOf(rules, 'Googlebot', homeUrls(got));
    const [first] = blocks;
    if (!first) return { status: 'pass', params: {} };
    return { status: 'fail', params: { line: first.rule.line }, evidence: blockEvidence(blocks) };
  },
});
