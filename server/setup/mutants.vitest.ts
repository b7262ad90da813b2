import { defineConfig } from 'vitest/config';

/** The tests that run against the mutants of one file, with the usual time limit for a busy machine. */
export default defineConfig({ test: { include: [process.env['MUTANT_TESTS'] ?? ''], testTimeout: 20_000 } });
