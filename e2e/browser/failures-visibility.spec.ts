import { blockChunk, NO_CONTACT, NOT_LOADED, retryButton } from './blocked-chunks.ts';
import { expect, formAddress, newMeasurementButton, openForm, RIVALS, SHOP, startButton, startMeasuring, test } from './visibility-world.ts';
import { waitForHydration } from './hydration.ts';
import { refuse } from './scripted.ts';

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

test('a measurement that a refused start has cancelled is not called running', async ({ page, world }) => {
  using _mistral = world.engines.gate('mistral');
  await startMeasuring(page, 'smykker');
  await expect(page.getByRole('columnheader', { name: /^Grok/ })).toHaveText('Grok8 av 8 inne');
  await page.getByRole('link', { name: 'KI-synlighet' }).click();
  await page.evaluate((address) => history.pushState(null, '', address), formAddress('reise'));
  await expect(page.getByText(`En måling av ${SHOP.brand} er i gang.`)).toBeVisible();
  world.proxy.stub(refuse({ retryAfter: 42 }));
  await startButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Målingene er brukt opp for nå.');
  await page.evaluate((address) => history.pushState(null, '', address), formAddress('smykker'));
  await expect(page.locator('input[name=domain]')).toHaveValue(SHOP.domain);
  await expect(page.locator('.visibility-sentence')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Stopp målingen' })).toHaveCount(0);
});
