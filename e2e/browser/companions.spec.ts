import { expect, test } from './fixture.ts';
import { violations } from './violations.ts';

/** The server's own pages run no script; the fixture fails a test whose page complains or asks anybody else. */
for (const [colorScheme, width] of [['light', 1280], ['dark', 320]] as const) {
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 }, locale: 'nb-NO' });

    for (const path of ['/developers', '/privacy', '/bot']) {
      test(`${path} can be read by everybody, and is no wider than the screen`, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await violations(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        const loaded = (): Promise<string[]> => page.evaluate(() =>
          [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', '')));
        await expect.poll(loaded).toContain('Geist Variable');
      });
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, locale: 'nb-NO' });

  test('the language is changed by a link, and kept on the way', async ({ page }) => {
    await page.goto('/privacy');
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
    await page.getByRole('link', { name: 'How we measure' }).click();
    await expect(page).toHaveURL(/\/developers\?ui=en#checks$/);
    await expect(page.getByRole('heading', { name: 'How we measure' })).toBeInViewport();
  });
});
