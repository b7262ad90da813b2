import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import { startWorldNetwork } from '../world/network.ts';
import { startService } from '../world/service.ts';
import { startTestProxy } from './test-proxy.ts';
import { createStore, STORES, wall } from './stores.ts';
import { waitForHydration } from './hydration.ts';
import { createWorldTest } from './world-test.ts';

/** A service in a world of stores whose responses can be held back. */
async function startWorld() {
  await using stack = new AsyncDisposableStack();
  const network = stack.use(await startWorldNetwork());
  const [open, slow] = [createStore('Fjellbua'), createStore('Seinbua')];
  await network.serve({ names: [STORES.open], handler: open.listener });
  await network.serve({ names: [STORES.slow], handler: slow.listener });
  await network.serve({ names: [STORES.walled], handler: wall });
  const service = stack.use(await startService({ ...network.environment(), LIMIT_FACTOR: '100' }));
  const proxy = stack.use(await startTestProxy(service.port));
  const owned = stack.move();
  return { proxy, open, slow, reset: () => slow.release(), [Symbol.asyncDispose]: () => owned.disposeAsync() };
}
export type World = Awaited<ReturnType<typeof startWorld>>;

export const test = createWorldTest(startWorld);

/** Opens a page and waits for hydration: before it the browser handles forms and links itself. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/** Fills the field and starts, in Norwegian. */
export async function startScan(page: Page, address: string): Promise<void> {
  await open(page, '/health');
  await page.getByLabel('Adressen til butikken').fill(address);
  await page.getByRole('button', { name: 'Sjekk butikken' }).click();
  await expect(page.getByRole('heading', { level: 1, name: address })).toBeVisible();
}

export { expect };
