import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** These start Chromium, several processes each time: one file after the other. */
const CHROMIUM = [
  'e2e/integration/lab.test.ts', 'e2e/integration/browser-*.test.ts', 'e2e/faults/browser-faults.test.ts',
];

/** A wait for something to become so ends with its test and not, as Vitest has it, after a second. */
const expect = { poll: { timeout: 20_000 } };
const patient = { testTimeout: 30_000, hookTimeout: 60_000, expect };
/** Against the real service; whatever it answers is held to the contract. */
const integration = { ...patient, setupFiles: ['e2e/world/answers-hold.ts'] };

export default defineConfig({
  test: {
    // Files share no state, so modules are loaded once a worker and not once a file.
    isolate: false,
    // More than there are cores of a small machine, for many files mostly wait for a clock or a child.
    maxWorkers: Math.max(4, availableParallelism() - 1),
    projects: [
      { test: { name: 'unit', include: ['{contract,server,client}/**/*.test.{ts,tsx}'], testTimeout: 20_000, expect } },
      {
        test: {
          name: 'integration',
          include: ['e2e/integration/**/*.test.ts', 'e2e/world/**/*.test.ts', 'e2e/faults/*.test.ts'],
          exclude: CHROMIUM,
          ...integration,
        },
      },
      // Each file in a process of its own: it starts browsers and kills them, and nothing of that may reach the next.
      { test: { name: 'chromium', include: CHROMIUM, fileParallelism: false, isolate: true, ...integration } },
      { test: { name: 'conformance', include: ['e2e/conformance/**/*.test.ts'], ...integration } },
      { test: { name: 'growth', include: ['e2e/growth/*.test.ts'], ...patient } },
      { test: { name: 'judges', include: ['e2e/judges/*.test.ts'], ...patient } },
    ],
  },
});
