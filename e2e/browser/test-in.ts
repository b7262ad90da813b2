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

/**
 * Each worker has one world; each test a page whose addresses begin at its front. A page that complains in its console
 * (an error of ours, markup that does not match what was rendered ahead, a breach of the policy) fails the test, and so
 * does a request to anybody else, and an answer or event that breaks the contract.
 */
export const testIn = <Started extends World>(start: () => Promise<Started>) =>
  test.extend<{ complaints: string[] }, { world: Started }>({
    world: [
      async ({ playwright: _playwright }, use) => {
        await using world = await start();
        await use(world);
      },
      { scope: 'worker' },
    ],
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
