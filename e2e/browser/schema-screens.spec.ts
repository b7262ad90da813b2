import type { Page } from 'playwright/test';
import { keepScans, SCANS } from './past-scans.ts';
import { isRequested } from './pictures.ts';
import { asRendered, expect, PAGES, readPage, test } from './schema-world.ts';
import type { ProductWorld } from './schema-world.ts';
import { refuse } from './scripted.ts';

/** The other specs check the states without screenshots. */
test.skip(!isRequested('schema') && !isRequested('past'), 'SCREENS names no states to take pictures of');
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const folder = 'e2e/.output/screens';
const row = (page: Page, field: string) => page.locator(`#field-${field}`);

interface Scene {
  page: Page;
  world: ProductWorld;
}

/** Reads a page until this text is shown. */
const ending = (address: string, words: string) => async ({ page }: Scene): Promise<void> => {
  await readPage(page, address);
  await expect(page.getByText(words).first()).toBeVisible();
};

/** How to reach each state. */
const VIEWS: Record<string, (scene: Scene) => Promise<void>> = {
  start: async ({ page }) => void await page.goto('/schema'),
  missing: async ({ page }) => {
    await page.goto('/schema');
    await page.getByRole('button', { name: 'Les siden' }).click();
    await expect(page.getByText('Skriv adressen til en vare først.')).toBeVisible();
  },
  'invalid-url': ending('ikke en adresse', 'Ikke en nettadresse.'),
  'guard-failed': ending(PAGES.missing, 'Adressen finnes ikke.'),
  'rate-limited': async ({ page, world }) => {
    world.proxy.stub(refuse({ retryAfter: 720, limit: 10, windowSeconds: 3600 }));
    await readPage(page, PAGES.product);
    await expect(page.getByRole('alert')).toHaveText(/^Brukt opp/);
    world.proxy.stub(undefined);
  },
  reading: ending(PAGES.held, 'Leser siden hos'),
  cancelled: async ({ page }) => {
    await page.getByRole('button', { name: 'Avbryt' }).click();
    await expect(page.getByText('Avbrutt.')).toBeVisible();
  },
  offline: async ({ page, world }) => {
    await readPage(page, PAGES.held);
    await expect(page.getByRole('button', { name: 'Avbryt' })).toBeVisible();
    world.proxy.disconnect();
    await expect(page.getByText('Vi fikk ikke kontakt med tjenesten.')).toBeVisible();
    world.proxy.reconnect();
  },
  unreachable: ending(PAGES.silent, 'Siden svarte ikke.'),
  'guard-blocked': ending(PAGES.inward, 'Siden sendte oss til en adresse vi ikke åpner.'),
  blocked: ending(PAGES.walled, 'En botsperre stoppet oss.'),
  'not-product-page': ending(PAGES.article, 'Ikke en produktside.'),
  'low-text': ending(PAGES.shell, 'For lite tekst uten skript'),
  generate: async ({ page }) => {
    await readPage(page, PAGES.plain);
    await row(page, 'availability').locator('summary').click();
    await expect(row(page, 'availability').getByRole('combobox')).toBeVisible();
  },
  rendered: async ({ page }) => {
    await asRendered(page);
    await readPage(page, PAGES.product);
    await expect(page.getByText('Mange KI-roboter ser ikke denne siden')).toBeVisible();
  },
  enrich: async ({ page }) => {
    await readPage(page, PAGES.product);
    await row(page, 'price').locator('summary').click();
    await row(page, 'gtin').locator('summary').click();
    await row(page, 'gtin').getByRole('textbox').fill('7038010009454');
    await row(page, 'gtin').getByRole('button', { name: 'Legg til' }).click();
    await expect(row(page, 'gtin').getByRole('alert')).toBeVisible();
  },
  'by-hand': async ({ page }) => {
    await row(page, 'gtin').getByRole('textbox').fill('7038010009457');
    await row(page, 'gtin').getByRole('button', { name: 'Legg til' }).click();
    await expect(row(page, 'gtin').locator('summary')).toBeFocused();
    await row(page, 'image').locator('summary').click();
    await page.getByRole('button', { name: 'Script-tagg' }).click();
    for (const folded of await page.locator('.folded > summary').all()) await folded.click();
  },
};

for (const theme of ['light', 'dark'] as const) {
  for (const [size, width] of [['phone', 390], ['desktop', 1280]] as const) {
    test(`${size} ${theme}`, async ({ page, world }) => {
      await page.emulateMedia({ colorScheme: theme });
      await page.setViewportSize({ width, height: 900 });
      const look = (name: string) => page.screenshot({ path: `${folder}/${name}-${size}-${theme}.png`, fullPage: true });
      for (const [name, lead] of Object.entries(VIEWS)) {
        await lead({ page, world });
        await look(`schema-${name}`);
      }
      if (theme === 'light') {
        await page.emulateMedia({ media: 'print' });
        await page.setViewportSize({ width: 688, height: 1016 });
        await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
        await look('schema-print');
        await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ media: 'screen', forcedColors: 'active' });
        await look('schema-forced-colours');
        await page.emulateMedia({ forcedColors: 'none' });
        await page.setViewportSize({ width: 320, height: 700 });
        await page.screenshot({ path: `${folder}/schema-narrow.png`, fullPage: true });
        await page.setViewportSize({ width, height: 900 });
      }
      await page.goto('/past');
      await expect(page.getByText('Ingen målinger er lagret')).toBeVisible();
      await look('past-empty');
      await keepScans(page, SCANS);
      await expect(page.getByRole('heading', { name: 'Bedre', exact: true })).toBeVisible();
      await look('past');
    });
  }
}
