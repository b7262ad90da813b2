import type { Page } from 'playwright/test';
import type { HealthEvent } from '../../contract/health.ts';
import { planOf } from '../../contract/report/health/plan.ts';
import { BLANK, reduceHealth } from '../../contract/report/health/progress.ts';
import { scanReport } from '../../contract/report/health/scan-report.ts';
import { expect, startScan, test } from './fixture.ts';
import { scanEvents, speak, speakInTurn } from './scripted.ts';
import { MIXED, SCREENS } from './screens.ts';
import { allShown } from './shown.ts';
import { violations } from './violations.ts';

test.use({ locale: 'nb-NO' });

const STORE = 'skogogsjo.example';
const complete = SCREENS.complete! as readonly HealthEvent[];
const planned = planOf(scanReport({ url: STORE }, complete.reduce(reduceHealth, BLANK), ''))!;

/** Two faults with lines to copy, the gravest of all. */
const WITH_LINES = scanEvents({
  ...MIXED,
  findings: {
    viewport: { status: 'fail', params: { count: 1, total: 9 }, recipe: { system: null, code: '<meta name="viewport">' } },
    'product-brand': { status: 'warn', params: { count: 1, total: 3 } },
  },
});

const plan = (page: Page) => page.getByRole('region', { name: 'Begynn her' });

test('begins with five things to do at most, and leads to each finding', async ({ page, world }) => {
  world.front.stand(speak(complete));
  await startScan(page, STORE);
  const steps = plan(page).getByRole('listitem').filter({ has: page.getByRole('checkbox') });
  await expect(steps).toHaveCount(planned.steps.length);
  const top = (await plan(page).boundingBox())!.y;
  expect(top).toBeLessThan((await page.locator('.panel').boundingBox())!.y);
  await expect(plan(page)).toContainText(`${planned.more} andre funn å rette`);
  await expect(page.locator('.button.primary')).toHaveText(['Vis første steg']);

  await page.getByRole('button', { name: 'Vis første steg' }).click();
  await expect(steps.first().locator('summary')).toBeFocused();
  await expect(steps.first().locator('details')).toHaveAttribute('open', '');
  const { id } = planned.steps[0]!.finding;
  await steps.first().getByRole('link', { name: 'Se funnet i listen' }).click();
  await expect(page).toHaveURL(new RegExp(`#f-${id}$`));
  await expect(page.locator(`#f-${id} summary`)).toBeFocused();
});

test('one press leads to the lines to copy', async ({ page, world, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  world.front.stand(speak(WITH_LINES));
  await startScan(page, STORE);
  await page.getByRole('button', { name: 'Vis første steg' }).click();
  await expect(plan(page).locator('pre')).toHaveText('<meta name="viewport">');
  await expect(plan(page).locator('pre')).toBeInViewport();
  await plan(page).getByRole('button', { name: 'Kopier', exact: true }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('<meta name="viewport">');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page)).toEqual([]);
  }
});

test('what is ticked stays ticked, in this browser and of this store', async ({ page, world }) => {
  world.front.stand(speak(WITH_LINES));
  await startScan(page, STORE);
  const tick = plan(page).getByRole('checkbox').first();
  await tick.check();
  await expect(plan(page)).toContainText('1 av 2 gjort');
  await page.getByRole('button', { name: 'Vis neste steg' }).click();
  await expect(plan(page).locator('summary').nth(1)).toBeFocused();
  await page.reload();
  await expect(tick).toBeChecked();
  await plan(page).getByRole('checkbox').nth(1).check();
  await expect(plan(page).getByRole('button', { name: /^Vis/ })).toHaveCount(0);
  await tick.uncheck();
  await expect(plan(page)).toContainText('1 av 2 gjort');

  await startScan(page, 'fjellbua.browser.test');
  await expect(plan(page)).toBeVisible();
});

test('ticks hold where the browser stores nothing', async ({ page, world }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', { get: () => { throw new DOMException('forbidden', 'SecurityError'); } });
  });
  world.front.stand(speak(complete));
  await startScan(page, STORE);
  await plan(page).getByRole('checkbox').first().check();
  await expect(plan(page)).toContainText(`1 av ${planned.steps.length} gjort`);
  await expect(plan(page)).toContainText('Nettleseren lar oss ikke lagre kryssene. De forsvinner når du lukker siden.');
});

test('is not there while the scan runs, and says so where there is nothing to mend', async ({ page, world }) => {
  const { stand, sayUntil } = speakInTurn(SCREENS.spotless!);
  world.front.stand(stand);
  await startScan(page, STORE);
  sayUntil(SCREENS.spotless!.length - 1);
  await allShown(page, SCREENS.spotless!);
  await expect(page.locator('.plan')).toHaveCount(0);
  sayUntil(SCREENS.spotless!.length);
  await expect(page.getByRole('region', { name: 'Ingenting å rette' })).toContainText(/^Ingenting å rette ?Vi fant ingenting som må rettes\. Alle \d+ sjekker ble målt\.$/);
  await expect(page.locator('.button.primary')).toHaveCount(0);
});

for (const [where, height] of [['list', 1800], ['list', 900], ['grades', 1800], ['grades', 500]] as const) {
  test(`its coming moves nothing under one who stands in the ${where}, ${height} px high`, async ({ page, world }) => {
    await page.setViewportSize({ width: 1280, height });
    const { stand, sayUntil } = speakInTurn(complete);
    world.front.stand(stand);
    await startScan(page, STORE);
    sayUntil(complete.length - 1);
    await allShown(page, complete);
    const link = where === 'list' ? page.locator('.row > summary').first() : page.locator('.panel a').first();
    await link.focus();
    const before = (await link.boundingBox())!.y;
    sayUntil(complete.length);
    await expect(plan(page)).toBeAttached();
    await expect(link).toBeFocused();
    expect(Math.abs((await link.boundingBox())!.y - before)).toBeLessThan(1);
  });
}
