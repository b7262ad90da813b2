import { defineCheck } from '../../check.ts';
import { judgeTried, withoutJudged } from '../../judging/tried-links.ts';

const MANY = 3;

export const check = defineCheck({
  id: 'internal-broken',
  requiredArtifacts: { links: 'triedLinks', pages: 'pages', cart: 'cart?', checkout: 'checkout?' },
  judge: ({ links: { internal }, pages, cart, checkout }) => judgeTried(
    withoutJudged(internal, [cart, checkout]), pages, { status: (count) => (count < MANY ? 'warn' : 'fail') },
  ),
});
