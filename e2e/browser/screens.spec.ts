import { expect, open, test } from './fixture.ts';
import { refuse, speak } from './scripted.ts';
import { SCREENS } from './screens.ts';

/** Pictures to look at are taken only when asked for; the suite itself looks at the states in words. */
const wanted = process.env.SCREENS?.split(',');

test.skip(wanted === undefined, 'SCREENS names no states to take pictures of');
test.use({ locale: 'nb-NO' });

const SIZES = { phone: { width: 390, height: 844 }, tablet: { width: 820, height: 1180 }, desktop: { width: 1280, height: 900 } };
const folder = 'e2e/.output/screens';

for (const theme of ['light', 'dark'] as const) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    test.describe(`${size} ${theme}`, () => {
      test.use({ viewport, colorScheme: theme });

      for (const [name, events] of Object.entries(SCREENS)) {
        test(name, async ({ page, world }) => {
          test.skip(!wanted?.includes(name) && !wanted?.includes('all'), 'not asked for');
          world.front.stand(speak(events));
          await open(page, '/health');
          await page.getByRole('textbox').fill('skogogsjo.example');
          await page.getByRole('button', { name: 'Sjekk butikken' }).click();
          await expect(page.getByRole('heading', { level: 1 })).toHaveText('skogogsjo.example');
          await page.waitForTimeout(1200);
          await page.screenshot({ path: `${folder}/${name}-${size}-${theme}.png`, fullPage: true });
          world.front.stand(undefined);
        });
      }

      for (const [name, path] of Object.entries({ home: '/', start: '/health' })) {
        test(name, async ({ page }) => {
          test.skip(!wanted?.includes(name) && !wanted?.includes('all'), 'not asked for');
          await open(page, path);
          await page.waitForTimeout(300);
          await page.screenshot({ path: `${folder}/${name}-${size}-${theme}.png`, fullPage: true });
        });
      }

      test('rate', async ({ page, world }) => {
        test.skip(!wanted?.includes('rate') && !wanted?.includes('all'), 'not asked for');
        world.front.stand(refuse(429, {
          status: 429, body: { error: 'rate_limited', reason: 'rate' }, retryAfter: 42,
          standing: { limit: 5, windowSeconds: 60, remaining: 0, resetSeconds: 42 },
        }));
        await open(page, '/health');
        await page.getByRole('textbox').fill('garnloftet.example');
        await page.getByRole('button', { name: 'Sjekk butikken' }).click();
        await page.waitForTimeout(300);
        await page.screenshot({ path: `${folder}/rate-${size}-${theme}.png`, fullPage: true });
        world.front.stand(undefined);
      });
    });
  }
}
