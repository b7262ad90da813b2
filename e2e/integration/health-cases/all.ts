import type { HealthPhase } from '../../../contract/vocabulary.ts';
import { ACCESS_CASES } from './access.ts';
import type { HealthCase } from './case.ts';

/** Every phase's cases. */
export const CASES: Readonly<Partial<Record<HealthPhase, readonly HealthCase[]>>> = {
  access: ACCESS_CASES,
};
