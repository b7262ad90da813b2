import { keepScans, SCANS } from './past-scans.ts';
import { expect, PAGES, readPage, test } from './schema-world.ts';
import { refuseReading } from './schema-refusal.ts';

/** Pictures to look at are taken only when asked for; the suite itself looks at the states in words. */
const wanted = process.env.SCREENS?.split(',');

test.skip(!wanted?.some((name) => name === 'schema' || name === 'past' || name === 'all'), 'SCREENS names no states to take pictures of');
test.use({ locale: 'nb-NO', timezoneId: 'Europe/Oslo' });

const folder = 'e2e/.output/screens';

for (const theme of ['light', 'dark'] as const) {
  for (const [size, width] of [['phone', 390], ['desktop', 1280]] as const) {
    test(`${size} ${theme}`, async ({ page, products }) => {
      await page.emulateMedia({ colorScheme: theme });
      await page.setViewportSize({ width, height: 900 });
      const look = (name: string) => page.screenshot({ path: `${folder}/${name}-${size}-${theme}.png`, fullPage: true });
      await page.goto('/schema');
      await look('schema-start');
      products.front.stand(refuseReading(720));
      await readPage(page, PAGES.product);
      await expect(page.getByRole('alert')).toHaveText(/^Brukt opp/);
      await look('schema-refused');
      products.front.stand(undefined);
      await readPage(page, PAGES.held);
      await expect(page.getByRole('button', { name: 'Avbryt' })).toBeVisible();
      await look('schema-reading');
      await readPage(page, PAGES.walled);
      await expect(page.getByText('En botsperre stoppet oss.')).toBeVisible();
      await look('schema-blocked');
      await readPage(page, PAGES.plain);
      await page.locator('#field-availability > summary').click();
      await look('schema-generate');
      await readPage(page, PAGES.product);
      await page.locator('#field-price > summary').click();
      await page.locator('#field-gtin > summary').click();
      await page.locator('#field-gtin').getByRole('textbox').fill('7038010009457');
      await page.locator('#field-gtin').getByRole('button', { name: 'Legg til' }).click();
      await page.locator('#field-image > summary').click();
      await look('schema-enrich');
      await page.goto('/past');
      await expect(page.getByText('Ingen målinger er lagret')).toBeVisible();
      await look('past-empty');
      await keepScans(page, SCANS);
      await expect(page.getByRole('heading', { name: 'Bedre', exact: true })).toBeVisible();
      await look('past');
    });
  }
}
