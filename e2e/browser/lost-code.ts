import type { Page } from 'playwright/test';

/** What is said where code does not come, in both languages. */
export const NOT_LOADED = 'En del av siden ble ikke lastet. Sjekk nettet, og prøv igjen. Hjelper ikke det, last siden inn på nytt.';
export const NOT_LOADED_EN = 'Part of the page did not load. Check the connection and try again. If that does not help, reload the page.';

/** What a form says where the code that asks the service does not come. */
export const NO_CONTACT = 'Vi fikk ikke kontakt med tjenesten. Det du skrev, står her.';

/** Lets nothing of that name through; answers with the way to let it through again. */
export async function lose(page: Page, name: string, how: 'network' | 'gone' = 'network'): Promise<() => Promise<void>> {
  const files = `**/assets/${name}-*.js`;
  await page.route(files, (route) => (how === 'gone' ? route.fulfill({ status: 404 }) : route.abort()));
  return () => page.unroute(files);
}

/** The way to try again. */
export const again = (page: Page) => page.getByRole('button', { name: /^(?:Prøv igjen|Try again)$/ });
