import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CATALOGUE } from '../../../contract/checks/catalogue.ts';
import { CHECKS } from './checks.ts';

const filesIn = (pattern: string): string[] => globSync(pattern, { cwd: import.meta.dirname }).toSorted();
const isTest = (file: string): boolean => file.endsWith('.test.ts');

test('every check of the catalogue has its judge, in catalogue order', () => {
  expect(CHECKS.map((check) => check?.id)).toEqual(CATALOGUE.map(({ id }) => id));
});

test('every judge has its check in the catalogue and a table of cases beside it', () => {
  const files = filesIn('checks/*/*.ts');
  const wanted = CATALOGUE.map(({ phase, id }) => `checks/${phase}/${id}.ts`).toSorted();
  expect(files.filter((file) => !isTest(file))).toEqual(wanted);
  expect(files.filter(isTest)).toEqual(wanted.map((file) => file.replace(/\.ts$/, '.test.ts')).toSorted());
});
