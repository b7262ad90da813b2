import { defineConfig } from 'vitest/config';

/**
 * The tests that run against mutants, those that need no network and no service, as patient as elsewhere on a busy
 * machine.
 */
export default defineConfig({ test: { include: ['{contract,server}/**/*.test.ts'], testTimeout: 20_000 } });
