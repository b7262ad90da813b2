import type { Page } from 'playwright/test';

/** The messages for code that cannot be loaded, in both languages. */
export const NOT_LOADED =
  'En del av siden ble ikke lastet. Sjekk nettet, og prøv igjen. Hjelper ikke det, last siden inn på nytt.';
export const NOT_LOADED_EN =
  'Part of the page did not load. Check the connection and try again. If that does not help, reload the page.';

/** A form's message when the code that calls the service cannot be loaded. */
export const NO_CONTACT = 'Vi fikk ikke kontakt med tjenesten. Det du skrev, står her.';

/** Blocks the files of this name; returns a function that unblocks them. */
export async function blockChunk(
  page: Page,
  name: string,
  how: 'network' | 'gone' = 'network',
): Promise<() => Promise<void>> {
  const files = `**/assets/${name}-*.js`;
  await page.route(files, (route) => (how === 'gone' ? route.fulfill({ status: 404 }) : route.abort()));
  return () => page.unroute(files);
}

/** The retry button. */
export const retryButton = (page: Page) => page.getByRole('button', { name: /^(?:Prøv igjen|Try again)$/ });
