import type { Page } from 'playwright/test';
import { expect, open, startScan, test } from './fixture.ts';
import { refuse, speak } from './scripted.ts';
import { SCREENS } from './screens.ts';

// Pictures for people to look at: `SCREENS=complete,rate playwright test screens`, or `SCREENS=all`. Without it there is
// nothing here to run; the other specs look at the same states in words.
const asked = process.env.SCREENS?.split(',') ?? [];
const isAsked = (name: string): boolean => asked.includes('all') || asked.includes(name);

const SIZES = { phone: { width: 390, height: 844 }, tablet: { width: 820, height: 1180 }, desktop: { width: 1280, height: 900 } };

test.use({ locale: 'nb-NO' });

for (const theme of ['light', 'dark'] as const) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    const take = async (page: Page, name: string): Promise<void> => {
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({ path: `e2e/.output/screens/${name}-${size}-${theme}.png`, fullPage: true });
    };

    test.describe(`${size} ${theme}`, () => {
      test.use({ viewport, colorScheme: theme });

      for (const [name, events] of Object.entries(SCREENS).filter(([each]) => isAsked(each))) {
        test(name, async ({ page, world }) => {
          world.front.stand(speak(events));
          await startScan(page, 'skogogsjo.example');
          await expect(page.locator('.row, .folded').first()).toBeVisible();
          await take(page, name);
        });
      }

      for (const [name, path] of Object.entries({ home: '/', start: '/health' }).filter(([each]) => isAsked(each))) {
        test(name, async ({ page }) => {
          await open(page, path);
          await take(page, name);
        });
      }

      if (isAsked('rate')) {
        test('rate', async ({ page, world }) => {
          world.front.stand(refuse(429, {
            status: 429, body: { error: 'rate_limited', reason: 'rate' }, retryAfter: 42,
            standing: { limit: 5, windowSeconds: 60, remaining: 0, resetSeconds: 42 },
          }));
          await open(page, '/health');
          await page.getByRole('textbox').fill('garnloftet.example');
          await page.getByRole('button', { name: 'Sjekk butikken' }).click();
          await expect(page.getByRole('alert')).toBeVisible();
          await take(page, 'rate');
        });
      }
    });
  }
}
