import { expect, test } from './fixture.ts';
import { violations } from './violations.ts';

/** The pages rendered by the server; the fixture fails a test whose page logs an error or requests another host. */
test('every page is accessible and no wider than the screen, also with text twice as large on a phone', async ({ page }) => {
  for (const path of ['/how-we-measure', '/developers', '/privacy', '/bot']) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const [colorScheme, width] of [['light', 1280], ['dark', 320]] as const) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        expect(await violations(page), `${colorScheme}, ${width} px`).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
      const loaded = (): Promise<string[]> => page.evaluate(() =>
        [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', '')));
      await expect.poll(loaded).toContain('Geist Variable');
      await page.setViewportSize({ width: 320, height: 844 });
      await page.evaluate(() => { document.documentElement.style.fontSize = '200%'; });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the language is changed by a link, and kept in further links', async ({ page }) => {
    await page.goto('/privacy');
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
    await page.getByRole('link', { name: 'How we measure' }).click();
    await expect(page).toHaveURL(/\/how-we-measure\?ui=en$/);
    await expect(page.getByRole('heading', { name: 'How we measure' })).toBeInViewport();
  });
});

test.describe('with the script', () => {
  test.use({ locale: 'en-GB' });
  test('a phase opens to its checks, the theme is remembered, and samples are copied', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await test.step('a phase opens to its checks', async () => {
      await page.goto('/how-we-measure');
      await page.locator('.folded > summary').first().click();
      await expect(page.locator('.folded dl').first()).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
    await test.step('the theme can be chosen, and is remembered', async () => {
      await page.getByRole('button', { name: 'Appearance' }).click();
      await page.getByRole('radio', { name: 'Dark' }).check();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await page.goto('/privacy');
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await page.getByRole('button', { name: 'Appearance' }).click();
      await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
      expect(await violations(page)).toEqual([]);
      await page.getByRole('radio', { name: 'Match device' }).check();
      await page.reload();
      await expect(page.locator('html')).not.toHaveAttribute('data-theme');
    });
    await test.step('each sample has a button that copies it verbatim and confirms it', async () => {
      await page.goto('/developers');
      const samples = page.locator('.example');
      await expect(samples.getByRole('button')).toHaveCount(await samples.count());
      const first = samples.first();
      await first.getByRole('button', { name: /^Copy: / }).click();
      await expect(first.getByRole('button')).toHaveText('Copied');
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await first.locator('pre').textContent());
    });
  });
});
