import { defineConfig } from 'vitest/config';

const integration = { testTimeout: 30_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['{contract,server,client}/**/*.test.{ts,tsx}'], testTimeout: 20_000 } },
      {
        test: { name: 'integration', include: ['e2e/integration/**/*.test.ts', 'e2e/world/**/*.test.ts'], ...integration },
      },
      { test: { name: 'conformance', include: ['e2e/conformance/**/*.test.ts'], ...integration } },
      { test: { name: 'judges', include: ['e2e/judges/*.test.ts'], ...integration } },
    ],
  },
});
