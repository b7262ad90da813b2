import { expect, startScan, test } from './fixture.ts';
import { isAsked } from './pictures.ts';
import { speak } from './scripted.ts';
import { SCREENS } from './screens.ts';

test.use({ locale: 'nb-NO', colorScheme: 'dark' });

test('prints a sheet in light, with the evidence of what failed and without controls', async ({ page, world }) => {
  world.front.stand(speak(SCREENS.complete!));
  await startScan(page, 'skogogsjo.example');
  await expect(page.getByRole('button', { name: 'Mål på nytt' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Funn', exact: true })).toBeVisible();
  // A4 less its margins: narrower than a tablet, and laid out by the sheet's own rules all the same.
  await page.setViewportSize({ width: 688, height: 1017 });
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(page.locator('#f-nav-broken .evidence')).toBeVisible();
  await expect(page.locator('.scan-actions')).toBeHidden();
  await expect(page.locator('header.top')).toBeHidden();
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  const card = page.locator('.grade-card').first();
  const name = (await card.locator('h2').boundingBox())!;
  expect(name.y + name.height).toBeLessThanOrEqual((await card.locator('.grade-plates').boundingBox())!.y);
  if (!isAsked('print')) return;
  await page.screenshot({ path: 'e2e/.output/screens/print.png', fullPage: true });
  await page.pdf({ path: 'e2e/.output/screens/print.pdf', preferCSSPageSize: true });
});
