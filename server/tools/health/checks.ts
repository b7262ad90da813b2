import { CATALOGUE } from '../../../contract/checks/catalogue.ts';
import type { AnyCheck } from './check.ts';

/** All checks, in catalogue order: the `check` that each `checks/<phase>/<id>.ts` exports. */
export const CHECKS: readonly AnyCheck[] = await Promise.all(CATALOGUE.map(async ({ phase, id }) => {
  const { check }: { check: AnyCheck } = await import(`./checks/${phase}/${id}.ts`);
  return check;
}));
