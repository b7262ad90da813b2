import { expect, test } from 'playwright/test';
import { takeBreaches } from '../world/contract-check.ts';
import { collectPageErrors } from './page-errors.ts';
import type { TestProxy } from './test-proxy.ts';

/** A service in its own world, with the controls of both. */
interface World extends AsyncDisposable {
  proxy: TestProxy;
  /** Undoes the faults of a test. */
  reset(): void;
}

/** Undoes what a test, or a step of one, did to its world. */
export function undoFaults(world: World): void {
  world.reset();
  world.proxy.stub(undefined);
  world.proxy.reconnect();
}

/** The worlds of a worker: each starts when a test first needs it, and ends with the worker. */
type Worlds = <Started extends World>(start: () => Promise<Started>) => Promise<Started>;

/** One fixture for all worlds, since a worker and its browser end when the next test has other worker fixtures. */
const baseTest = test.extend<object, { worlds: Worlds }>({
  worlds: [
    async ({ playwright: _playwright }, use) => {
      await using stack = new AsyncDisposableStack();
      const known = new Map<unknown, World>();
      await use(async <Started extends World>(start: () => Promise<Started>) => {
        const world = known.get(start) ?? stack.use(await start());
        known.set(start, world);
        return world as Started;
      });
    },
    { scope: 'worker' },
  ],
});

/**
 * Each worker has one world of a kind; each test has a page with its proxy as base URL. A test fails if its page logs
 * an error, a hydration mismatch or a policy violation, requests another host, or gets a response or event that breaks
 * the contract. A failed test leaves a screenshot.
 */
export const createWorldTest = <Started extends World>(start: () => Promise<Started>) =>
  baseTest.extend<{ world: Started; pageErrors: string[] }>({
    world: async ({ worlds }, use) => use(await worlds(start)),
    baseURL: ({ world }, use) => use(world.proxy.baseUrl),
    pageErrors: [
      async ({ page, world }, use, testInfo) => {
        const pageErrors = collectPageErrors(page);
        await use(pageErrors);
        const failed = testInfo.status !== testInfo.expectedStatus || pageErrors.length > 0;
        // The error is reported also where the page is gone.
        if (failed) await page.screenshot({ path: testInfo.outputPath('failed.png') }).catch(() => {});
        // All else that a test sets on its context is undone for the next one by Playwright.
        await page.context().setOffline(false);
        undoFaults(world);
        expect([...pageErrors, ...takeBreaches()]).toEqual([]);
      },
      { auto: true },
    ],
  });
