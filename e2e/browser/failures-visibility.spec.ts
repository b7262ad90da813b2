import { again, lose, NO_CONTACT, NOT_LOADED } from './lost-code.ts';
import { done, expect, openForm, RIVALS, SHOP, start, test } from './visibility-world.ts';
import { waitForHydration } from './hydration.ts';

test.use({ locale: 'nb-NO', timezoneId: 'Europe/Oslo' });

test('a measurement that cannot be shown without its code continues, and is shown on retry', async ({ page }) => {
  const found = await lose(page, 'report-view');
  await openForm(page, 'skjonnhet');
  await start(page).click();
  await expect(page.getByRole('alert')).toHaveText(NOT_LOADED);
  await expect(page.locator('input[name=domain]')).toHaveValue(SHOP.domain);
  await found();
  await again(page).click();
  await expect(page.getByRole('heading', { level: 1, name: SHOP.brand })).toBeVisible();
  await expect(done(page)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a measurement that cannot start without its code is reported, and starts on retry', async ({ page }) => {
  const found = await lose(page, 'trpc');
  await openForm(page, 'itbedrift');
  await start(page).click();
  await expect(page.getByRole('alert')).toHaveText(NO_CONTACT);
  await expect(page.locator('input[name=domain]')).toHaveValue(SHOP.domain);
  await Promise.all([page.waitForEvent('load'), start(page).click()]);
  await found();
  await waitForHydration(page);
  await expect(page.locator('input[name=domain]')).toHaveValue(SHOP.domain);
  await expect(page.locator('input[name=competitors]').first()).toHaveValue(RIVALS[0]);
  await start(page).click();
  await expect(page.getByRole('heading', { level: 1, name: SHOP.brand })).toBeVisible();
});
