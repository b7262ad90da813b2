import { defineCheck } from '../../check.ts';
import { judgeTried, withoutJudged } from '../../judging/tried-links.ts';

export const check = defineCheck({
  id: 'nav-broken',
  requiredArtifacts: { links: 'triedLinks', pages: 'pages', cart: 'cart?', checkout: 'checkout?' },
  judge: ({ links: { menu }, pages, cart, checkout }) =>
    judgeTried(withoutJudged(menu, [cart, checkout]), pages, { status: () => 'fail' }),
});
