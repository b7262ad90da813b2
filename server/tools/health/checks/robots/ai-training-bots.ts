import { defineCheck, info } from '../../check.ts';
import { blockedCrawlers } from '../../judging/blocked-crawlers.ts';

export const check = defineCheck({
  id: 'ai-training-bots',
  requiredArtifacts: { rules: 'robots', entry: 'entry' },
  judge(artifacts) {
    const { total, blocks, describe } = blockedCrawlers('training', artifacts);
    const blocked = describe(blocks);
    if (!blocked) return info({ variant: 'allowed', total });
    const { count, names, evidence } = blocked;
    if (count === total) return info({ variant: 'blocked', total }, evidence);
    return info({ variant: 'some-blocked', count, total, names }, evidence);
  },
});
