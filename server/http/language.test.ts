import { expect, test } from 'vitest';
import { preferredLanguage } from './language.ts';

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['nb-NO,nb;q=0.9,en;q=0.8', 'no'],
  ['nn', 'no'],
  ['no', 'no'],
  ['en-GB,nb;q=0.9', 'en'],
  ['nb;q=0.3,en;q=0.4', 'en'],
  ['de,fr;q=0.8', 'en'],
  ['de,nb;q=0.1', 'no'],
  ['nb;q=0', 'en'],
  ['nbx', 'en'],
  [';;;q=,', 'en'],
])('%s is answered in %s', (header, language) => expect(preferredLanguage(header)).toBe(language));
