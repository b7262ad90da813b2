import { chromium } from 'playwright';
import type { Page } from 'playwright';
import { SHOWN_STORES, startDemoWorld, STORED_SCAN_PATH } from '../../e2e/demo-world.ts';
import { startService } from '../../e2e/world/service.ts';

/** Shared reports of the demo. */
export interface SharedReports extends AsyncDisposable {
  readonly reports: readonly { name: string; url: string }[];
}

/** Starts the demo's world with a service, and creates and shares a few reports as a user would. */
export async function shareReports(executablePath: string): Promise<SharedReports> {
  await using stack = new AsyncDisposableStack();
  const world = stack.use(await startDemoWorld());
  const { baseUrl } = stack.use(await startService({ LOG_LEVEL: 'warn', ...world.environment() }));
  await using browser = await chromium.launch({ executablePath });
  const page = await browser.newPage({ locale: 'en-GB', baseURL: baseUrl });
  const runs = [
    ...SHOWN_STORES.slice(0, 2).map(({ host, description }) => (
      { name: description, path: `/health?url=${host}`, start: 'Check the store' })),
    { name: 'an AI measurement', path: STORED_SCAN_PATH, start: 'Start the measurement' },
  ];
  const reports: { name: string; url: string }[] = [];
  for (const { name, path, start } of runs) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: start }).click();
    reports.push({ name, url: await share(page) });
  }
  const held = stack.move();
  return { reports, [Symbol.asyncDispose]: () => held.disposeAsync() };
}

/** Shares the report once it is complete. */
async function share(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('button', { name: 'Share the report' }).click();
  await page.getByRole('button', { name: 'Create an address' }).click();
  return page.getByLabel('Address of the report').inputValue();
}
