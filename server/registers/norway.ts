import { createBrreg } from './brreg.ts';
import type { RegisterEndpoint } from './ask.ts';
import type { Country } from './country.ts';
import { extractOrgnrs } from './orgnr-extract.ts';
import { candidatesOf, weighOrgnrs } from './orgnr-weigh.ts';
import { isOrgnr } from './orgnr.ts';

/** Norway: organisation numbers, Enhetsregisteret, ICD 0192. */
export function createNorway(endpoint: RegisterEndpoint): Country {
  return {
    code: 'NO',
    validate: isOrgnr,
    extract: extractOrgnrs,
    candidates: candidatesOf,
    weigh: weighOrgnrs,
    peppolIds: (number) => [`0192:${number}`],
    ...createBrreg(endpoint),
  };
}
