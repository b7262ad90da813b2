import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { expect, open, startScan, test } from './fixture.ts';
import { refuse, speak } from './scripted.ts';
import { SCREENS } from './screens.ts';

test.use({ locale: 'nb-NO' });

/** What axe finds against WCAG 2.2 AA, as rule and place. */
async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`));
}

/** Each state in both themes, and on both screens; not each in all four. */
for (const [colorScheme, width] of [['light', 1280], ['dark', 390]] as const) {
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } });

    for (const path of ['/', '/health', '/visibility', '/schema', '/past']) {
      test(path, async ({ page }) => {
        await open(page, path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await violations(page)).toEqual([]);
      });
    }

    for (const [state, events] of Object.entries(SCREENS)) {
      test(`health, ${state}`, async ({ page, world }) => {
        world.front.stand(speak(events));
        await startScan(page, 'skogogsjo.example');
        await expect(page.locator('.scan-sentence')).not.toContainText('Starter');
        const rows = page.locator('.row.fail > summary, .row.not-measured > summary');
        for (const row of (await rows.all()).slice(0, 3)) await row.click();
        expect(await violations(page)).toEqual([]);
      });
    }

    test('health, refused by the limits, with the menus open', async ({ page, world }) => {
      world.front.stand(refuse(429, {
        status: 429, body: { error: 'rate_limited', reason: 'rate' }, retryAfter: 42,
        standing: { limit: 5, windowSeconds: 60, remaining: 0, resetSeconds: 42 },
      }));
      await open(page, '/health');
      await page.getByRole('textbox').fill('a.example');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert')).toBeVisible();
      await page.getByRole('button', { name: 'Utseende' }).click();
      expect(await violations(page)).toEqual([]);
    });
  });
}
