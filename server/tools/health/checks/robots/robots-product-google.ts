import { check } from '../../check.ts';
import { products, robots, robotsFile } from '../../needs.ts';
import { judgeProducts } from './products-blocked.ts';

export const robotsProductGoogle = check({
  id: 'robots-product-google',
  causes: ['robots-home-google'],
  needs: { file: robotsFile, rules: robots, products },
  judge: (seen) => judgeProducts('Googlebot', seen),
});
