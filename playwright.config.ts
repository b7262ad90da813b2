import { defineConfig } from 'playwright/test';
import { suiteBrowser } from './server/setup/headless-shell.ts';

const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: 'e2e/browser',
  outputDir: 'e2e/.output/browser',
  fullyParallel: true,
  // A page keeps a core busy, its browser and the service half of another: more workers take longer on two cores.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  // A wait ends as soon as what it waits for is there: patience costs nothing, and a busy machine needs it.
  expect: { timeout: 20_000 },
  globalTimeout: 19 * 60_000,
  reporter: [['list'], ['json', { outputFile: 'e2e/.output/browser.json' }]],
  use: {
    // One context a worker, emptied before each test: a new one costs a process a page, and its start.
    reuseContext: true,
    // Contexts that differ in these are not reused.
    locale: 'nb-NO',
    timezoneId: 'Europe/Oslo',
    // A trace of every test would take a quarter of the run; `--trace on` keeps one.
    trace: 'off',
    video: 'off',
    // `only-on-failure` takes one of every test, and deletes it if that passes; a failed test takes its own.
    screenshot: 'off',
    launchOptions: {
      executablePath: suiteBrowser(process.env),
      args: [
        // A page lives a second or two: optimising its scripts takes a fifth of the run, and never pays off.
        '--js-flags=--no-opt --no-maglev',
        // Chromium's sandbox refuses to start as root. This is the suite's own browser; the speed lab's is never so.
        ...(isRoot ? ['--no-sandbox'] : []),
      ],
    },
  },
  projects: [{ name: 'chromium', use: { browserName: 'chromium' } }],
});
