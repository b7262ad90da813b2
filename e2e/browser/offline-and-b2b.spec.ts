import { expect, open, startScan, test } from './fixture.ts';
import { replayEvents, replayStepwise, scanEvents } from './scripted.ts';
import { SCREENS } from './screens.ts';
import { violations } from './violations.ts';

const STORE = 'skogogsjo.example';
const BEHIND_LOGIN = scanEvents({ findings: { 'login-wall': { status: 'warn', params: { variant: 'prices-hidden' } } } });

test('being offline is reported at once, on the form and on a running scan', async ({ page, world, context }) => {
  const { stub, sendUntil } = replayStepwise(SCREENS.running!);
  world.proxy.stub(stub);
  await open(page, '/health');
  const status = page.locator('#start-status');
  await context.setOffline(true);
  await expect(status).toHaveText('Du er uten nett. Prøv når du er tilkoblet igjen.', { timeout: 1_000 });
  await context.setOffline(false);
  await expect(status).toHaveText('Skriv adressen. Vi leser, men endrer ingenting.');

  await startScan(page, STORE);
  sendUntil(7);
  await context.setOffline(true);
  await expect(page.locator('.scan-note')).toHaveText('Uten nett. Vi kobler til igjen.', { timeout: 1_000 });
  await context.setOffline(false);
  await expect(page.locator('.scan-note')).toHaveCount(0);
});

test('a store behind a login can be scanned again as a B2B store', async ({ page, world }) => {
  world.proxy.stub(replayEvents(BEHIND_LOGIN));
  await startScan(page, STORE);
  const again = page.getByRole('button', { name: 'Mål på nytt som bedriftsbutikk' });
  await expect(again).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await again.click();
  await expect(page).toHaveURL(`/health?url=${STORE}&b2b=1`);
  await expect(page.getByRole('region', { name: 'Begynn her' })).toBeVisible();
  await expect(again).toHaveCount(0);
});
