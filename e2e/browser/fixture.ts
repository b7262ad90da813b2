import { test as base } from 'playwright/test';
import { startWorldNetwork } from '../world/network.ts';
import { startService } from '../world/service.ts';
import { startFront } from './front.ts';
import type { Front } from './front.ts';
import { createStore, STORES, wall } from './stores.ts';
import type { Store } from './stores.ts';

/** The service in a world of its own, with what the specs can do to both. */
export interface World {
  front: Front;
  open: Store;
  slow: Store;
}

/** Each worker has one world; each test a page whose addresses begin at its front. */
export const test = base.extend<{ baseURL: string }, { world: World }>({
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
});

export { expect } from 'playwright/test';
