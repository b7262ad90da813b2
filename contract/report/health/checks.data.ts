import { CATALOGUE } from '../../checks/catalogue.ts';

/** Every check in the order of the report, without the words: those are loaded in the reader's language alone. */
export const CHECKS = CATALOGUE.map(({ id, phase, pillar, authority, b2bOnly }) =>
  ({ id, phase, pillar, authority, b2bOnly }));
