import { join } from 'node:path';
import { build, runnerImport } from 'vite';
import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { evaluatedData } from './evaluated-data.ts';

test('the list of checks is bundled without their texts', async () => {
  const entry = join(import.meta.dirname, '../../contract/report/health/checks.data.ts');
  const output = await build({
    configFile: false, logLevel: 'silent', plugins: [evaluatedData((file) => runnerImport(file))],
    build: { write: false, lib: { entry, formats: ['es'] } },
  });
  const files = [output].flat().flatMap((one) => (one as Rolldown.RolldownOutput).output);
  const code = files.map((file) => ('code' in file ? file.code : '')).join('');
  expect(code).toMatch(/robots-storebot/);
  expect(code).not.toMatch(/Storebot-Google|severity/);
});
