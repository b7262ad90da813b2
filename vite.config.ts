import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: 'client',
  plugins: [react()],
  build: { outDir: '../dist/client', emptyOutDir: true },
  test: {
    root: '.',
    projects: [
      { test: { name: 'unit', root: '.', include: ['{contract,server,client}/**/*.test.{ts,tsx}'] } },
      { test: { name: 'integration', root: '.', include: ['e2e/integration/**/*.test.ts', 'e2e/world/**/*.test.ts'] } },
      { test: { name: 'judges', root: '.', include: ['e2e/judges/*.test.ts'] } },
    ],
  },
});
