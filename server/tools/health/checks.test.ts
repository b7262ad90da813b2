import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CATALOGUE } from '../../../contract/checks/catalogue.ts';
import { CHECKS, loadCheck } from './checks.ts';

const filesIn = (pattern: string): string[] => globSync(pattern, { cwd: import.meta.dirname }).toSorted();
const isTest = (file: string): boolean => file.endsWith('.test.ts');

test('every check of the catalogue has its judge, in catalogue order', () => {
  expect(CHECKS.map(({ id }) => id)).toEqual(CATALOGUE.map(({ id }) => id));
});

test('every judge has its check in the catalogue and a table of cases beside it', () => {
  const files = filesIn('checks/*/*.ts');
  const wanted = CATALOGUE.map(({ phase, id }) => `checks/${phase}/${id}.ts`).toSorted();
  expect(files.filter((file) => !isTest(file))).toEqual(wanted);
  expect(files.filter(isTest)).toEqual(wanted.map((file) => file.replace(/\.ts$/, '.test.ts')).toSorted());
});

test('the error for a check without a judge names the check and the file where it should be', async () => {
  const named = { phase: 'seo', id: 'page-colour' } as const;
  const missing = 'The check page-colour has no judge: checks/seo/page-colour.ts';
  await expect(loadCheck(named)).rejects.toThrow(`${missing} cannot be loaded.`);
  for (const module of [{}, { check: CHECKS[0]! }]) {
    await expect(loadCheck(named, async () => module)).rejects.toThrow(`${missing} exports no \`check\` with this id.`);
  }
});
