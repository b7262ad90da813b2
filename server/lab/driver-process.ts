import puppeteer from 'puppeteer-core';
import type { Page } from 'puppeteer-core';
import type { PageRequest } from './lab-result.ts';

/** Answers the requests of the parent process, and exits when the parent disconnects. */
export function serveParent<Request>(load: (request: Request) => Promise<unknown>): void {
  process.on('message', (request: Request) => void load(request).then((outcome) => process.send?.(outcome)));
  process.on('disconnect', () => process.exit());
}

/** Opens a page in the browser and context of the request, and closes it after the work. */
export async function withPage<T>({ port, context }: PageRequest, work: (page: Page) => Promise<T>): Promise<T> {
  await using browser = await puppeteer.connect({ browserURL: `http://127.0.0.1:${port}`, defaultViewport: null });
  await using page = await browser.browserContexts().find(({ id }) => id === context)!.newPage();
  return await work(page);
}
