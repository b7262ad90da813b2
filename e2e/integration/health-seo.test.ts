import { runCases } from './health-cases/run.ts';
import { SEO_CASES } from './health-cases/seo.ts';

runCases(SEO_CASES);
