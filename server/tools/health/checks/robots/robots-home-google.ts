import { defineCheck } from '../../check.ts';
import { entry, robots } from '../../artifacts.ts';
import { blockedFrom } from '../../judging/blocked-crawlers.ts';
import { homeUrls } from '../../judging/robots-blocks.ts';

export const check = defineCheck({
  id: 'robots-home-google',
  requiredArtifacts: { rules: robots, entry },
  judge({ rules, entry: got }) {
    const blocked = blockedFrom(rules, { crawlers: ['Googlebot'], urls: homeUrls(got) });
    if (!blocked) return { status: 'pass', params: {} };
    const { line, evidence, snippet } = blocked;
    return { status: 'fail', params: { line }, evidence, snippet };
  },
});
