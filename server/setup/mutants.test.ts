import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { mutatedBelow, mutationScore, testsOf } from './mutants.ts';

test('mutatedBelow returns the mutated files of a folder, without tests and rigs', () => {
  const root = mkdtempSync(join(tmpdir(), 'mutants-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const checks = 'server/tools/health/checks';
  const grade = 'server/tools/health/grade.ts';
  for (const file of [`${checks}/speed/lcp.ts`, `${checks}/speed/lcp.test.ts`, `${checks}/speedy/a.ts`, `${checks}/a-rig.ts`, grade, 'server/main.ts']) {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    writeFileSync(join(root, file), '');
  }
  expect(mutatedBelow(root, `${checks}/speed`)).toEqual([`${checks}/speed/lcp.ts`]);
  expect(mutatedBelow(root, grade)).toEqual([grade]);
  expect(mutatedBelow(root, '')).toEqual([`${checks}/speed/lcp.ts`, `${checks}/speedy/a.ts`, grade]);
  expect(mutatedBelow(root, 'server/main.ts')).toEqual([]);
});

test.each(['contract/report/visibility/pair-counts.ts', 'contract/report/schema/gtin.ts', 'server/tools/geo/metrics.ts'])(
  '%s is mutated', (file) => expect(mutatedBelow(join(import.meta.dirname, '../..'), file)).toEqual([file]),
);

test.each([
  ['server/tools/health/checks/speed/lcp.ts', 'server/tools/health/checks/speed/*.test.ts'],
  ['server/tools/emitter/verify/price.ts', 'server/tools/emitter/*.test.ts'],
  ['contract/report/visibility/pair-counts.ts', '{contract/report/visibility,server/tools/geo}/*.test.ts'],
])('mutants of %s are tried by the tests %s', (file, tests) => expect(testsOf(file)).toBe(tests));

test('mutationScore counts the mutants that a test detects, out of those that can run', () => {
  const mutants = ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'CompileError', 'Ignored', 'RuntimeError'].map((status) => ({ status }));
  expect(mutationScore({ files: { 'a.ts': { mutants }, 'b.ts': { mutants: [{ status: 'Killed' }] } } })).toEqual({ detected: 3, total: 5 });
});
