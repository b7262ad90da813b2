import { blockChunk, NO_CONTACT, NOT_LOADED, retryButton } from './blocked-chunks.ts';
import { expect, PAGES, readPage, test } from './schema-world.ts';

test('a product page whose code is missing', async ({ page }) => {
  await test.step('a page that was read but cannot be shown without its code is shown on retry, without being read again', async () => {
    let requestCount = 0;
    page.on('request', (request) => (requestCount += request.url().includes('/trpc/schema.generate') ? 1 : 0));
    const unblock = await blockChunk(page, 'answer-view');
    await readPage(page, PAGES.product);
    await expect(page.getByRole('alert')).toHaveText(NOT_LOADED);
    await expect(page.getByRole('heading', { level: 1, name: 'Produktdata' })).toBeVisible();
    await expect(page.getByLabel('Adressen til én vare')).toHaveValue(PAGES.product);
    await unblock();
    await retryButton(page).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Turjakke Nordmarka' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(requestCount).toBe(1);
  });
  await test.step('a page that cannot be read without the code is reported, and read on retry', async () => {
    const unblock = await blockChunk(page, 'trpc');
    await readPage(page, PAGES.product);
    await expect(page.getByRole('alert')).toHaveText(NO_CONTACT);
    await expect(page.getByLabel('Adressen til én vare')).toHaveValue(PAGES.product);
    await unblock();
    await page.getByRole('button', { name: 'Les siden' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Turjakke Nordmarka' })).toBeVisible();
  });
});
