import { defineCheck } from '../../check.ts';
import { judgeProducts, unlessOfHome } from '../../judging/blocked-crawlers.ts';

export const check = defineCheck({
  id: 'robots-product-google',
  requiredArtifacts: { file: 'robotsFile', rules: 'robots', entry: 'entry', products: 'products' },
  judge: (artifacts) => unlessOfHome(judgeProducts('Googlebot', artifacts), artifacts),
});
