import { check } from '../../check.ts';
import { products, robots, robotsFile } from '../../needs.ts';
import { judgeProducts } from './products-blocked.ts';

export const robotsBing = check({
  id: 'robots-bing',
  needs: { file: robotsFile, rules: robots, products },
  judge: (seen) => judgeProducts('bingbot', seen),
});
