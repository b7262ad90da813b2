import { defineCheck } from '../../check.ts';
import { judgeProducts, unlessHomeBlockedToo } from '../../judging/blocked-crawlers.ts';

export const check = defineCheck({
  id: 'robots-product-google',
  requiredArtifacts: { file: 'robotsFile', rules: 'robots', entry: 'entry', products: 'products' },
  judge: (artifacts) => unlessHomeBlockedToo(judgeProducts('Googlebot', artifacts), artifacts),
});
