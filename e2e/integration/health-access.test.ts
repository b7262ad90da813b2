import { ACCESS_CASES } from './health-cases/access.ts';
import { runCases } from './health-cases/run.ts';

runCases(ACCESS_CASES);
