import { startService } from '../world/service.ts';
import { expect, open, test } from './fixture.ts';

test('the host’s notice stands on every page, with and without scripts', async ({ page, browser }) => {
  const words = 'Ting & tang <b>her</b> er "prøver"';
  await using service = await startService({ NOTICE: words });
  for (const path of ['/', '/health', '/past']) {
    await open(page, service.baseUrl + path);
    await expect(page.locator('aside.notice')).toContainText(words);
  }
  await page.getByRole('link', { name: 'Health scan' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Health scan' })).toBeFocused();
  await expect(page.locator('aside.notice')).toContainText(words);
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'nb-NO' });
  const bare = await context.newPage();
  await bare.goto(service.baseUrl);
  await expect(bare.locator('aside.notice')).toHaveText(`Fra den som drifter siden: ${words}`);
  await context.close();
});
