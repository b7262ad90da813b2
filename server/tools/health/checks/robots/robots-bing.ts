import { defineCheck } from '../../check.ts';
import { products, robots, robotsFile } from '../../artifacts.ts';
import { judgeProducts } from '../../judging/blocked-crawlers.ts';

export const check = defineCheck({
  id: 'robots-bing',
  requiredArtifacts: { file: robotsFile, rules: robots, products },
  judge: (artifacts) => judgeProducts('bingbot', artifacts),
});
