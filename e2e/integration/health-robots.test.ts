import { ROBOTS_CASES } from './health-cases/robots.ts';
import { runCases } from './health-cases/run.ts';

runCases(ROBOTS_CASES);
