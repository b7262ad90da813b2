import { createBrreg } from './brreg.ts';
import type { RegisterEndpoint } from './register-query.ts';
import type { Country } from './country.ts';
import { extractOrgnrs } from './orgnr-extract.ts';
import { candidatesOf, weighOrgnrs } from './orgnr-weigh.ts';
import { isOrgnr } from './orgnr.ts';

/** Norway's organisation numbers, without requests to a register. */
export const NORWEGIAN_NUMBERS: Omit<Country, 'lookup' | 'lookupAll' | 'byWebsite'> = {
  code: 'NO',
  validate: isOrgnr,
  extract: extractOrgnrs,
  candidates: candidatesOf,
  weigh: weighOrgnrs,
  peppolIds: (number) => [`0192:${number}`],
};

/** Norway: organisation numbers, Enhetsregisteret, ICD 0192. */
export const createNorway = (endpoint: RegisterEndpoint): Country =>
  ({ ...NORWEGIAN_NUMBERS, ...createBrreg(endpoint) });
