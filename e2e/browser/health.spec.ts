import { expect, test } from './fixture.ts';
import { STORES } from './stores.ts';

test.use({ locale: 'nb-NO' });

test('starts a scan and shows it to its end', async ({ page, world }) => {
  await page.goto('/health');
  await page.getByLabel('Adressen til butikken').fill(STORES.open);
  await page.getByRole('button', { name: 'Sjekk butikken' }).click();
  await expect(page).toHaveURL(`/health?url=${STORES.open}`);
  await expect(page.getByText('scanned')).toBeVisible();
  expect(world.front.count('/trpc/health.start')).toBe(1);
});
