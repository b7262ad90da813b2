import { runCases } from './health-cases/run.ts';
import { SCHEMA_CASES } from './health-cases/schema.ts';

runCases(SCHEMA_CASES);
