import { check } from '../../check.ts';
import { entry, robots } from '../../needs.ts';
import { blockEvidence, namesOf } from './blocks.ts';
import { shutOut } from './crawlers-shut-out.ts';

export const aiSearchBots = check({
  id: 'ai-search-bots',
  needs: { rules: robots, entry },
  judge(seen) {
    const { total, blocks } = shutOut('search', seen);
    const evidence = blockEvidence(blocks);
    const count = blocks.length;
    if (count === 0) return { status: 'pass', params: { total } };
    if (count === total) return { status: 'fail', params: { total }, evidence };
    return { status: 'warn', params: { count, total, names: namesOf(blocks) }, evidence };
  },
});
