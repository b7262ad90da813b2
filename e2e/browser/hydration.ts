import type { Page } from 'playwright/test';

/**
 * Waits until the page is hydrated: before that the browser handles its forms and links itself. The page takes over
 * scroll restoration last, once it listens to every navigation.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => window.history.scrollRestoration === 'manual'
    && Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps')));
}

/** Makes the page's `goto` and `reload` wait for it too, unless they get `waitUntil`. */
export function withHydration(page: Page): Page {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  return Object.assign(page, {
    goto: async (...[address, options]: Parameters<Page['goto']>) => {
      const answer = await goto(address, options);
      if (options?.waitUntil === undefined) await waitForHydration(page);
      return answer;
    },
    reload: async (...[options]: Parameters<Page['reload']>) => {
      // The history entry would keep the previous value.
      await page.evaluate(() => void (window.history.scrollRestoration = 'auto'));
      const answer = await reload(options);
      if (options?.waitUntil === undefined) await waitForHydration(page);
      return answer;
    },
  });
}
