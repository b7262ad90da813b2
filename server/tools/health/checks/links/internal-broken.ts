import { defineCheck } from '../../check.ts';
import { judgeTried } from '../../judging/tried-links.ts';

const MANY = 3;

export const check = defineCheck({
  id: 'internal-broken',
  requiredArtifacts: { links: 'triedLinks', pages: 'pages' },
  judge: ({ links: { internal }, pages }) =>
    judgeTried(internal, pages, { status: (count) => (count < MANY ? 'warn' : 'fail') }),
});
