import { LINKS_CASES } from './health-cases/links.ts';
import { runCases } from './health-cases/run.ts';

runCases(LINKS_CASES);
