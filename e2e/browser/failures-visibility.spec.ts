import { blockChunk, NO_CONTACT, NOT_LOADED, retryButton } from './blocked-chunks.ts';
import { expect, newMeasurementButton, openForm, RIVALS, SHOP, startButton, test } from './visibility-world.ts';
import { waitForHydration } from './hydration.ts';

test('a measurement that cannot be shown without its code continues, and is shown on retry', async ({ page }) => {
  const unblock = await blockChunk(page, 'report-view');
  await openForm(page, 'skjonnhet');
  await startButton(page).click();
  await expect(page.getByRole('alert')).toHaveText(NOT_LOADED);
  await expect(page.locator('input[name=domain]')).toHaveValue(SHOP.domain);
  await unblock();
  await retryButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: SHOP.brand })).toBeVisible();
  await expect(newMeasurementButton(page)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a measurement that cannot start without its code is reported, and starts on retry', async ({ page }) => {
  const unblock = await blockChunk(page, 'trpc');
  await openForm(page, 'itbedrift');
  await startButton(page).click();
  await expect(page.getByRole('alert')).toHaveText(NO_CONTACT);
  await expect(page.locator('input[name=domain]')).toHaveValue(SHOP.domain);
  await Promise.all([page.waitForEvent('load'), startButton(page).click()]);
  await unblock();
  await waitForHydration(page);
  await expect(page.locator('input[name=domain]')).toHaveValue(SHOP.domain);
  await expect(page.locator('input[name=competitors]').first()).toHaveValue(RIVALS[0]);
  await startButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: SHOP.brand })).toBeVisible();
});

test('where a measurement is remembered, its missing code neither reloads the form nor takes the message from a start', async ({ page }) => {
  await openForm(page, 'itbedrift');
  await page.evaluate((run) => sessionStorage.setItem('run:geo', JSON.stringify(run)), {
    runId: 'remembered', input: { ...SHOP, vertical: 'reise', lang: 'no' }, startedAt: '2026-11-20T08:14:00.000Z',
  });
  await blockChunk(page, 'trpc');
  let loads = 0;
  page.on('load', () => (loads += 1));
  let tries = 0;
  page.on('requestfailed', (request) => (tries += Number(request.url().includes('/assets/trpc'))));
  await openForm(page, 'itbedrift');
  await page.locator('input[name=brand]').fill('Nordlys Data');
  await expect.poll(() => tries).toBeGreaterThan(1);
  await startButton(page).click();
  await expect(page.getByRole('alert')).toHaveText(NO_CONTACT);
  await expect(page.locator('input[name=brand]')).toHaveValue('Nordlys Data');
  expect(loads).toBe(1);
  await Promise.all([page.waitForEvent('load'), startButton(page).click()]);
  await waitForHydration(page);
  await expect(page.locator('input[name=brand]')).toHaveValue('Nordlys Data');
});
