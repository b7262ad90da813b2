import { expect, open, test } from './fixture.ts';

test.use({ locale: 'en-GB' });

const PATHS = ['/', '/health', '/visibility', '/schema', '/past'];

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page reads in both languages, without an appearance to choose and with a notice beside its button', async ({ page }) => {
    for (const path of PATHS) {
      // In turn, so that no language can come from the visit before.
      for (const ui of ['nb', 'en']) {
        await test.step(`${path} in ${ui}`, async () => {
          await page.goto(`${path}?ui=${ui}`);
          await expect(page.locator('html')).toHaveAttribute('lang', ui);
          expect((await page.locator('main').innerText()).length).toBeGreaterThanOrEqual(400);
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
          await expect(page.locator('[style]')).toHaveCount(0);
          const way = page.getByRole('main').getByRole('link', { name: ui === 'nb' ? 'For utviklere' : 'Developers' });
          await expect(way).toHaveAttribute('href', `/developers?ui=${ui}`);
          await expect(page.locator('[popovertarget=theme-menu]')).toBeHidden();
          if (path === '/past') return;
          const notice = page.locator('noscript > .strip');
          await expect(notice).toHaveCount(1);
          const [line, button] = [await notice.boundingBox(), await page.locator('form button[type=submit]').boundingBox()];
          const apart = Math.max(line!.y - (button!.y + button!.height), button!.y - (line!.y + line!.height));
          expect(apart).toBeLessThan(48);
        });
      }
    }
  });
});

test('the language comes from the query, then the cookie, then the browser', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, locale: 'nb-NO' });
  const page = await context.newPage();
  const lang = async (path: string): Promise<string | null> => {
    await page.goto(path);
    return page.locator('html').getAttribute('lang');
  };
  expect(await lang('/')).toBe('nb');
  expect(await lang('/?ui=en')).toBe('en');
  await context.addCookies([{ name: 'ui', value: 'en', url: baseURL }]);
  expect(await lang('/')).toBe('en');
  expect(await lang('/?ui=nb')).toBe('nb');
  await context.close();
});

test('a chosen theme is kept for new pages, and removed again', async ({ page }) => {
  await open(page, '/');
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  await page.getByRole('button', { name: 'Appearance' }).click();
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await open(page, '/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await page.getByRole('button', { name: 'Appearance' }).click();
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await page.getByRole('radio', { name: 'Match device' }).check();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  await page.reload();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
});

test('a new page gets focus at its heading, and going back restores the scroll position', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 500 });
  await open(page, '/');
  await page.getByRole('link', { name: 'Make product data' }).scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(100);
  await page.getByRole('link', { name: 'Make product data' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Product data' })).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'How is your online store doing?' })).toBeFocused();
  await expect.poll(async () => Math.abs(await page.evaluate(() => window.scrollY) - left)).toBeLessThan(4);
});

test('every page fits a screen of 320 px, and an unknown path is a 404', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of PATHS) {
    await test.step(path, async () => {
      await open(page, path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      await expect(page.getByRole('navigation').first().getByRole('link').last()).toBeInViewport({ ratio: 1 });
    });
  }
  await test.step('at 360 px the choices are beside the name', async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.getByRole('link', { name: 'Norsk' }).click();
    await expect(page.getByRole('link', { name: 'English' })).toBeVisible();
    const [brand, choices] = [await page.locator('.brand').boundingBox(), await page.locator('.top-choices').boundingBox()];
    expect(choices!.y).toBe(brand!.y);
  });
  expect((await page.goto('/nowhere'))?.status()).toBe(404);
});
