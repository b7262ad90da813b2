import { expect, test } from 'playwright/test';
import { takeBreaches } from '../world/contract-hold.ts';
import { complaintsOf } from './complaints.ts';
import type { Front } from './front.ts';

/** The service in a world of its own, with what the specs can do to both. */
interface World extends AsyncDisposable {
  front: Front;
  /** Makes whole what a test broke. */
  mend(): void;
}

/** The worlds of a worker: each starts when a test first wants it, and ends with the worker. */
type Worlds = <Started extends World>(start: () => Promise<Started>) => Promise<Started>;

/** One fixture for every world, as a worker and its browser end where the next test has other worker fixtures. */
const inWorlds = test.extend<object, { worlds: Worlds }>({
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
 * Each worker has one world of a kind; each test a page whose addresses begin at its front. A page that complains in its
 * console (an error of ours, markup that does not match what was rendered ahead, a breach of the policy) fails the test,
 * and so does a request to anybody else, and an answer or event that breaks the contract.
 */
export const testIn = <Started extends World>(start: () => Promise<Started>) =>
  inWorlds.extend<{ world: Started; complaints: string[] }>({
    world: async ({ worlds }, use) => use(await worlds(start)),
    baseURL: ({ world }, use) => use(world.front.baseUrl),
    complaints: [
      async ({ page, world }, use) => {
        const complaints = complaintsOf(page);
        await use(complaints);
        world.mend();
        world.front.stand(undefined);
        world.front.mend();
        expect([...complaints, ...takeBreaches()]).toEqual([]);
      },
      { auto: true },
    ],
  });
