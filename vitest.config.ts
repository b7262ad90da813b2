import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { COMPILE_CACHE } from './e2e/world/compile-cache.ts';

/** These start Chromium, several processes each time: one file after the other. */
const CHROMIUM = [
  'e2e/integration/lab.test.ts', 'e2e/integration/browser-*.test.ts', 'e2e/faults/browser-faults.test.ts',
];

/** Polling ends with the test instead of after one second, which is Vitest's default. */
const expect = { poll: { timeout: 20_000 } };
const longTimeouts = { testTimeout: 30_000, hookTimeout: 60_000, expect };
/** Against the real service, whose threads in this process load cached code; every response is checked. */
const integration = { ...longTimeouts, env: COMPILE_CACHE, setupFiles: ['e2e/world/check-fetch-responses.ts'] };

export default defineConfig({
  test: {
    // Files share no state, so modules are loaded once a worker and not once a file.
    isolate: false,
    // More workers than a small machine has cores: many files mostly wait for a clock or a child process.
    maxWorkers: Math.max(4, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{contract,server,client}/**/*.test.{ts,tsx}'],
          testTimeout: 20_000,
          expect,
          // These only compute, and each worker loads the modules anew.
          maxWorkers: availableParallelism(),
          // Vitest wants projects with different numbers of workers in different groups.
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'integration',
          include: ['e2e/integration/**/*.test.ts', 'e2e/world/**/*.test.ts', 'e2e/faults/*.test.ts'],
          exclude: CHROMIUM,
          ...integration,
        },
      },
      // Each file in its own process: it starts and kills browsers, which must not affect the next file.
      { test: { name: 'chromium', include: CHROMIUM, fileParallelism: false, isolate: true, ...integration } },
      { test: { name: 'conformance', include: ['e2e/conformance/**/*.test.ts'], ...integration } },
      { test: { name: 'growth', include: ['e2e/growth/*.test.ts'], ...longTimeouts } },
      { test: { name: 'validators', include: ['e2e/validators/*.test.ts'], ...longTimeouts } },
    ],
  },
});
