import { expect, test } from 'vitest';
import { HEALTH_PHASES, SCAN_OUTCOMES } from '../../contract/vocabulary.ts';
import { CASES } from './health-cases/all.ts';
import { EXPECTATIONS } from './health-cases/stores.ts';

// How a check judges is tested by its own table; these cases test what only a whole scan shows.

const cases = Object.values(CASES).flat();

test('every outcome has a whole scan', () => {
  const met = new Set([...cases, ...EXPECTATIONS].map(({ outcome }) => outcome));
  expect(SCAN_OUTCOMES.filter((outcome) => !met.has(outcome))).toEqual([]);
});

test('every phase has whole scans of its own', () => {
  expect(HEALTH_PHASES.filter((phase) => (CASES[phase] ?? []).length === 0)).toEqual([]);
});
