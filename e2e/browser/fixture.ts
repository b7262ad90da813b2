import { expect, test as base } from 'playwright/test';
import type { Page } from 'playwright/test';
import { startWorldNetwork } from '../world/network.ts';
import { startService } from '../world/service.ts';
import { complaintsOf } from './complaints.ts';
import { startFront } from './front.ts';
import type { Front } from './front.ts';
import { createStore, STORES, wall } from './stores.ts';
import type { Store } from './stores.ts';
import { takenOver } from './taken-over.ts';

/** The service in a world of its own, with what the specs can do to both. */
export interface World {
  front: Front;
  open: Store;
  slow: Store;
}

/**
 * Each worker has one world; each test a page whose addresses begin at its front. A page that complains in its console
 * (an error of ours, markup that does not match what was rendered ahead, a breach of the policy) fails the test, and so
 * does a request to anybody else.
 */
export const test = base.extend<{ baseURL: string; complaints: string[] }, { world: World }>({
  world: [
    async ({ playwright: _playwright }, use) => {
      await using stack = new AsyncDisposableStack();
      const network = stack.use(await startWorldNetwork());
      const [open, slow] = [createStore('Fjellbua'), createStore('Seinbua')];
      await network.serve({ names: [STORES.open], handler: open.listener });
      await network.serve({ names: [STORES.slow], handler: slow.listener });
      await network.serve({ names: [STORES.walled], handler: wall });
      const service = stack.use(await startService({ ...network.environment(), LIMIT_FACTOR: '100' }));
      const front = stack.use(await startFront(service.port));
      await use({ front, open, slow });
    },
    { scope: 'worker' },
  ],
  baseURL: ({ world }, use) => use(world.front.baseUrl),
  complaints: [
    async ({ page, world }, use) => {
      const complaints = complaintsOf(page);
      await use(complaints);
      world.slow.release();
      world.front.stand(undefined);
      world.front.mend();
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens a page and waits until its scripts have taken it over: before that its forms and links are the browser's. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await takenOver(page);
}

/** Fills the field and starts, in Norwegian. */
export async function startScan(page: Page, address: string): Promise<void> {
  await open(page, '/health');
  await page.getByLabel('Adressen til butikken').fill(address);
  await page.getByRole('button', { name: 'Sjekk butikken' }).click();
  await expect(page.getByRole('heading', { level: 1, name: address })).toBeVisible();
}

export { expect };
