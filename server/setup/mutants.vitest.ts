import { defineConfig } from 'vitest/config';

/** The tests that run against mutants: those that need no network and no service. */
export default defineConfig({ test: { include: ['{contract,server}/**/*.test.ts'] } });
