import { runCases } from './health-cases/run.ts';
import { SPEED_CASES } from './health-cases/speed.ts';

runCases(SPEED_CASES);
