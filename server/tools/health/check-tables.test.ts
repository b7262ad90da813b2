import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CATALOGUE } from '../../../contract/catalogue/checks.ts';
import { CHECKS } from './phases.ts';

test('every id of the catalogue has one check, in catalogue order', () => {
  expect(CHECKS.map(({ id }) => id)).toEqual(CATALOGUE.map(({ id }) => id));
});

test('every check has a table of cases beside it', () => {
  const missing = CATALOGUE.filter(
    ({ phase, id }) => !existsSync(new URL(`checks/${phase}/${id}.test.ts`, import.meta.url)),
  );
  expect(missing.map(({ id }) => id)).toEqual([]);
});
