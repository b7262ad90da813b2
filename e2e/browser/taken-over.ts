import type { Page } from 'playwright/test';

/**
 * Waits until the page's scripts have taken it over: before that its forms and links are the browser's own. The page
 * takes scrolling into its own hands last, when it hears of every change of place.
 */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => window.history.scrollRestoration === 'manual'
    && Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps')));
}

/** The page, whose `goto` and `reload` wait for that too, unless they are told how long to wait. */
export function waitingForScripts(page: Page): Page {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  return Object.assign(page, {
    goto: async (...[address, options]: Parameters<Page['goto']>) => {
      const answer = await goto(address, options);
      if (options?.waitUntil === undefined) await takenOver(page);
      return answer;
    },
    reload: async (...[options]: Parameters<Page['reload']>) => {
      // An entry of the history remembers it from before.
      await page.evaluate(() => void (window.history.scrollRestoration = 'auto'));
      const answer = await reload(options);
      if (options?.waitUntil === undefined) await takenOver(page);
      return answer;
    },
  });
}
