import { CATALOGUE } from '../../checks/catalogue.ts';

/** All checks in report order, without texts: those are loaded in the reader's language only. */
export const CHECKS = CATALOGUE.map(({ id, phase, pillar, authority, b2bOnly }) =>
  ({ id, phase, pillar, authority, b2bOnly }));
