import { check } from '../../check.ts';
import { entry, robots } from '../../needs.ts';
import { blockEvidence, namesOf } from './blocks.ts';
import { shutOut } from './crawlers-shut-out.ts';

export const aiTrainingBots = check({
  id: 'ai-training-bots',
  needs: { rules: robots, entry },
  judge(seen) {
    const { total, blocks } = shutOut('training', seen);
    const evidence = blockEvidence(blocks);
    const count = blocks.length;
    if (count === 0) return { status: 'info', params: { variant: 'allowed', total } };
    if (count === total) return { status: 'info', params: { variant: 'blocked', total }, evidence };
    return { status: 'info', params: { variant: 'some-blocked', count, total, names: namesOf(blocks) }, evidence };
  },
});
