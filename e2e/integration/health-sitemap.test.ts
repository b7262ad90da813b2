import { runCases } from './health-cases/run.ts';
import { SITEMAP_CASES } from './health-cases/sitemap.ts';

runCases(SITEMAP_CASES);
