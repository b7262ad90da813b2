import { defineConfig } from 'vitest/config';

/** The tests that run against the mutants of one file, as patient as elsewhere on a busy machine. */
export default defineConfig({ test: { include: [process.env['MUTANT_TESTS'] ?? ''], testTimeout: 20_000 } });
