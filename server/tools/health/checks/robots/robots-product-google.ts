import { defineCheck } from '../../check.ts';
import { judgeProducts } from '../../judging/blocked-crawlers.ts';

export const check = defineCheck({
  id: 'robots-product-google',
  causes: ['robots-home-google'],
  requiredArtifacts: { file: 'robotsFile', rules: 'robots', products: 'products' },
  judge: (artifacts) => judgeProducts('Googlebot', artifacts),
});
