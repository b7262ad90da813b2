import { again, lose, NO_CONTACT, NOT_LOADED } from './lost-code.ts';
import { expect, PAGES, readPage, test } from './schema-world.ts';

test.use({ locale: 'nb-NO', timezoneId: 'Europe/Oslo' });

test('a page that was read but cannot be shown without its code is shown on retry, without being read again', async ({ page }) => {
  let asked = 0;
  page.on('request', (request) => (asked += request.url().includes('/trpc/schema.generate') ? 1 : 0));
  const found = await lose(page, 'answer-view');
  await readPage(page, PAGES.product);
  await expect(page.getByRole('alert')).toHaveText(NOT_LOADED);
  await expect(page.getByRole('heading', { level: 1, name: 'Produktdata' })).toBeVisible();
  await expect(page.getByLabel('Adressen til én vare')).toHaveValue(PAGES.product);
  await found();
  await again(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Turjakke Nordmarka' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(asked).toBe(1);
});

test('a page that cannot be read without the code is reported, and read on retry', async ({ page }) => {
  const found = await lose(page, 'trpc');
  await readPage(page, PAGES.product);
  await expect(page.getByRole('alert')).toHaveText(NO_CONTACT);
  await expect(page.getByLabel('Adressen til én vare')).toHaveValue(PAGES.product);
  await found();
  await page.getByRole('button', { name: 'Les siden' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Turjakke Nordmarka' })).toBeVisible();
});
