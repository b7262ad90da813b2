import { checkById } from '../../contract/checks/catalogue.ts';
import { CATALOGUE_TEXTS } from '../../contract/checks/catalogue-texts.ts';
import type { Severity } from '../../contract/vocabulary.ts';
import { expect, startScan, test } from './fixture.ts';
import { isRequested } from './pictures.ts';
import { idsWhere, replayEvents, scanEvents } from './scripted.ts';
import { SCREENS } from './screens.ts';

test.use({ colorScheme: 'dark' });

test('prints in the light theme, with the evidence of failed findings and without controls', async ({ page, world }) => {
  world.proxy.stub(replayEvents(SCREENS.complete!));
  await startScan(page, 'skogogsjo.example');
  await expect(page.getByRole('button', { name: 'Mål på nytt' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Funn', exact: true })).toBeVisible();
  // A4 without its margins: narrower than a tablet, but laid out by the print rules.
  await page.setViewportSize({ width: 688, height: 1017 });
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(page.locator('#f-nav-broken .evidence')).toBeVisible();
  await expect(page.locator('.scan-actions')).toBeHidden();
  await expect(page.locator('header.top')).toBeHidden();
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  const card = page.locator('.grade-card').first();
  const name = (await card.locator('h2').boundingBox())!;
  expect(name.y + name.height).toBeLessThanOrEqual((await card.locator('.grade-badges').boundingBox())!.y);
  if (!isRequested('print')) return;
  await page.screenshot({ path: 'e2e/.output/screens/print.png', fullPage: true });
  await page.pdf({ path: 'e2e/.output/screens/print.pdf', preferCSSPageSize: true });
});

/** As many faults as a neglected store has, each with the maximum of evidence. */
function neglected() {
  const most: Readonly<Record<Severity, number>> = { critical: 4, major: 16, minor: 29, info: 2 };
  const canFail = idsWhere(({ id }) => 'fail' in CATALOGUE_TEXTS.no.checks[id]);
  const faults = Object.entries(most).flatMap(([severity, count]) =>
    canFail.filter((id) => checkById(id).severity === severity).slice(0, count));
  const page = 'https://skogogsjo.example/produkt/islender-herre';
  const evidence = Array.from({ length: 10 }, (_, at) => ({ label: '<link>', value: `http://skogogsjo.example/${at}.css`, page, line: at + 1 }));
  const recipe = { system: null, code: 'User-agent: *\nDisallow: /kasse\nAllow: /' };
  return scanEvents({ findings: Object.fromEntries(faults.map((id) => [id, { status: 'fail', evidence, recipe }])) });
}

test('a neglected store prints on at most six sheets, and begins with the plan', async ({ page, world }) => {
  world.proxy.stub(replayEvents(neglected()));
  await startScan(page, 'skogogsjo.example');
  for (const lang of ['nb', 'en']) {
    await test.step(lang, async () => {
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.locator('.plan')).toBeVisible();
      await expect(page.locator('.plan-step')).toHaveCount(5);
      const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g);
      expect(sheets!.length).toBeLessThanOrEqual(6);
      await page.setViewportSize({ width: 703, height: 1032 });
      await page.emulateMedia({ media: 'print' });
      const plan = (await page.locator('.plan').boundingBox())!;
      expect(plan.y).toBeLessThan(344);
      expect(plan.y + plan.height).toBeLessThan((await page.locator('.panel').boundingBox())!.y);
      await expect(page.locator('.plan pre').first()).toBeVisible();
      await page.emulateMedia({ media: null });
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.getByRole('link', { name: lang === 'nb' ? 'English' : 'Norsk' }).click();
    });
  }
});
