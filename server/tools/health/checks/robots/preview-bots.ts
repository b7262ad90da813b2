import { defineCheck } from '../../check.ts';
import { entry, maybeProducts, robots } from '../../artifacts.ts';
import { blockedFrom } from '../../judging/blocked-crawlers.ts';
import { shownUrls } from '../../judging/robots-blocks.ts';

export const check = defineCheck({
  id: 'preview-bots',
  requiredArtifacts: { rules: robots, entry, products: maybeProducts },
  judge({ rules, entry: got, products: found }) {
    const urls = shownUrls(got, found);
    const blocked = blockedFrom(rules, { crawlers: ['facebookexternalhit'], urls, byName: true });
    if (!blocked) return { status: 'pass', params: {} };
    const { line, evidence, snippet } = blocked;
    return { status: 'fail', params: { line }, evidence, snippet };
  },
});
