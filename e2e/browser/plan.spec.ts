import type { Page } from 'playwright/test';
import type { HealthEvent } from '../../contract/health.ts';
import { planOf } from '../../contract/report/health/plan.ts';
import { INITIAL_PROGRESS, reduceHealth } from '../../contract/report/health/progress.ts';
import { scanReport } from '../../contract/report/health/scan-report.ts';
import { expect, startScan, test } from './fixture.ts';
import type { Stub } from './test-proxy.ts';
import { findingEvent, replayEvents, replayStepwise, scanEvents } from './scripted.ts';
import type { ScriptedFinding } from './scripted.ts';
import { MIXED, SCREENS } from './screens.ts';
import { waitForFindings } from './wait-for-findings.ts';
import { waitForHydration } from './hydration.ts';
import { violations } from './violations.ts';

const STORE = 'skogogsjo.example';
const complete = SCREENS.complete! as readonly HealthEvent[];
const planned = planOf(scanReport({ url: STORE }, complete.reduce(reduceHealth, INITIAL_PROGRESS), ''))!;

/** The two most severe faults, with lines to copy. */
const withLines = {
  ...MIXED,
  findings: {
    viewport: { status: 'fail', params: { count: 1, total: 9 }, recipe: { system: null, code: '<meta name="viewport">' } },
    'product-brand': { status: 'warn', params: { count: 1, total: 3 } },
  },
} as const;
const WITH_LINES = scanEvents(withLines);
/** The same faults of another store. */
const ELSEWHERE = scanEvents({
  ...withLines, summary: { ...MIXED.summary, url: 'fjellbua.example', finalUrl: 'https://fjellbua.example/' },
});

const plan = (page: Page) => page.getByRole('region', { name: 'Begynn her' });

test('comes first with at most five steps, and links to their findings', async ({ page, world }) => {
  world.proxy.stub(replayEvents(complete));
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

test('ticks stay after a reload, and are one store’s own', async ({ page, world }) => {
  world.proxy.stub(replayEvents(WITH_LINES));
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

  const boxes = plan(page).getByRole('checkbox');
  world.proxy.stub(replayEvents(ELSEWHERE));
  await startScan(page, 'fjellbua.example');
  await expect(boxes).toHaveCount(2);
  await expect(plan(page).getByRole('checkbox', { checked: true })).toHaveCount(0);
  world.proxy.stub(replayEvents(WITH_LINES));
  await startScan(page, STORE);
  await expect(boxes).toHaveCount(2);
  await expect(boxes.nth(1)).toBeChecked();
  await expect(tick).not.toBeChecked();
});

test('a step ticked by a clock that is a day slow is done, not found again', async ({ page, world }) => {
  await page.clock.setFixedTime('2026-11-19T08:14:00.000Z');
  world.proxy.stub(replayEvents(WITH_LINES));
  await startScan(page, STORE);
  await plan(page).getByRole('checkbox').first().check();
  await expect(plan(page)).toContainText('1 av 2 gjort');
  await expect(plan(page)).not.toContainText('men funnet igjen');
});

test('ticks last until the page is closed where the browser stores nothing', async ({ page, world }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', { get: () => { throw new DOMException('forbidden', 'SecurityError'); } });
  });
  world.proxy.stub(replayEvents(complete));
  await startScan(page, STORE);
  await plan(page).getByRole('checkbox').first().check();
  await expect(plan(page)).toContainText(`1 av ${planned.steps.length} gjort`);
  await expect(plan(page)).toContainText('Nettleseren lar oss ikke lagre kryssene. De forsvinner når du lukker siden.');
});

test('appears when the scan ends, without moving the focused element, and says so where there is nothing to fix', async ({ page, world }) => {
  for (const [where, height] of [['list', 1800], ['list', 900], ['grades', 1800], ['grades', 500]] as const) {
    await test.step(`in the ${where}, ${height} px high`, async () => {
      await page.setViewportSize({ width: 1280, height });
      const { stub, sendUntil } = replayStepwise(complete);
      world.proxy.stub(stub);
      await startScan(page, STORE);
      await expect(plan(page)).toHaveCount(0);
      sendUntil(complete.length - 1);
      await waitForFindings(page, complete);
      const link = where === 'list' ? page.locator('.row > summary').first() : page.locator('.panel a').first();
      await link.focus();
      const before = (await link.boundingBox())!.y;
      sendUntil(complete.length);
      await expect(plan(page)).toBeAttached();
      await expect(link).toBeFocused();
      expect(Math.abs((await link.boundingBox())!.y - before)).toBeLessThan(1);
    });
  }
  await test.step('where there is nothing to fix', async () => {
    const { stub, sendUntil } = replayStepwise(SCREENS.spotless!);
    world.proxy.stub(stub);
    await startScan(page, STORE);
    sendUntil(SCREENS.spotless!.length - 1);
    await waitForFindings(page, SCREENS.spotless!);
    await expect(page.locator('.plan')).toHaveCount(0);
    sendUntil(SCREENS.spotless!.length);
    await expect(page.getByRole('region', { name: 'Ingenting å rette' })).toContainText(/^Ingenting å rette ?Vi fant ingenting som må rettes\. Alle \d+ sjekker ble målt\.$/);
    await expect(page.locator('.button.primary')).toHaveCount(0);
  });
});

/** The scan with lines to copy; `answer` handles checking again. */
function checking(answer: Stub): Stub {
  const scan = replayEvents(WITH_LINES);
  return (req, res) => (/health\.(?:checkAgain|watchCheck|cancel)/.test(req.url ?? '') ? answer(req, res) : scan(req, res));
}

const STANDING = { limit: 5, windowSeconds: 60, remaining: 3, resetSeconds: 60 };

/** Checks the first step's finding again with the result `now`; without one the check never ends. */
function answering(now: ScriptedFinding | undefined, cancelled: () => void = () => {}): Stub {
  return (req, res) => {
    if (req.url!.includes('watchCheck')) {
      res.writeHead(200, { 'content-type': 'text/event-stream' }).write('event: connected\ndata: {}\n\n');
      if (!now) return true;
      const done = { type: 'complete', checkedAt: '2026-11-22T12:00:00.000Z', outcome: 'scanned' };
      for (const [at, event] of [findingEvent('viewport', now), done].entries()) res.write(`id: ${at + 1}\ndata: ${JSON.stringify(event)}\n\n`);
      res.end('event: return\ndata:\n\n');
      return true;
    }
    const isCancel = req.url!.includes('cancel');
    if (isCancel) cancelled();
    const data = isCancel ? { cancelled: true } : { runId: 'again', standing: STANDING };
    res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ result: { data } }));
    return true;
  };
}

const recheck = (page: Page) => plan(page).locator('.recheck').first();

test('one click shows the lines to copy; a refused check says when the next is possible', async ({ page, world, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  world.proxy.stub(replayEvents(WITH_LINES));
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

  const refusal = { status: 429, body: { error: 'rate_limited', reason: 'rate', message: 'spent' }, standing: { ...STANDING, remaining: 0 }, retryAfter: 42 };
  world.proxy.stub(checking((_req, res) => {
    const error = { message: 'spent', code: -32029, data: { code: 'TOO_MANY_REQUESTS', httpStatus: 429, refusal } };
    res.writeHead(429, { 'content-type': 'application/json' }).end(JSON.stringify({ error }));
    return true;
  }));
  const start = recheck(page).getByRole('button', { name: 'Sjekk dette på nytt' });
  await start.click();
  await expect(recheck(page)).toContainText(/Målingene er brukt opp for nå\. Du kan måle igjen om 0:[34]\d\./);
  await expect(start).toHaveAttribute('aria-disabled', 'true');
});

test('a step is checked again, with each outcome', async ({ page, world }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  world.proxy.stub(replayEvents(WITH_LINES));
  await startScan(page, STORE);
  await page.getByRole('button', { name: 'Vis første steg' }).click();
  const grades = await page.locator('.scan-tiles').innerText();
  await expect(recheck(page)).toContainText('Bruker én måling.');
  await recheck(page).getByRole('button', { name: 'Sjekk dette på nytt' }).focus();
  for (const [now, said, words] of [
    [{ status: 'pass' }, 'Nå er det i orden.', ['Feil', 'Bestått']],
    [{ status: 'fail', params: { count: 1, total: 9 } }, 'Det er der fortsatt.', ['Feil', 'Feil']],
    [{ status: 'not-measured', reason: 'challenged' }, /^Ikke målt nå, fordi .+\.$/, ['Feil', 'Ikke målt']],
    [{ status: 'not-measured', reason: 'root-cause', rootCause: 'store-reachable' }, /^Ikke målt nå\. Årsaken er et annet funn: «.+»\.$/, ['Feil', 'Ikke målt']],
  ] as const) {
    await test.step(`${said}`, async () => {
      world.proxy.stub(checking(answering(now)));
      await page.keyboard.press('Enter');
      await expect(recheck(page).locator('.recheck-outcome')).toHaveText(said);
      await expect(recheck(page).getByRole('definition')).toContainText([...words]);
      await expect(recheck(page)).toContainText('Rapporten og karakterene er fra målingen og endres ikke.');
      await expect(recheck(page).getByRole('button', { name: 'Sjekk en gang til' })).toBeFocused();
      expect(await page.locator('.scan-tiles').innerText()).toBe(grades);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      await page.emulateMedia({ colorScheme: words[1] === 'Bestått' ? 'dark' : 'light' });
      expect(await violations(page)).toEqual([]);
    });
  }
});

test('a running check is cancelled by its button, and when the reader leaves', async ({ page, world }) => {
  let cancelled = 0;
  const before = world.proxy.count('/trpc/health.watchCheck');
  const watched = (): number => world.proxy.count('/trpc/health.watchCheck') - before;
  world.proxy.stub(checking(answering(undefined, () => {
    cancelled += 1;
  })));
  await startScan(page, STORE);
  await page.getByRole('button', { name: 'Vis første steg' }).click();
  await recheck(page).getByRole('button', { name: 'Sjekk dette på nytt' }).click();
  await expect.poll(watched).toBe(1);
  await recheck(page).getByRole('button', { name: 'Avbryt' }).press('Enter');
  await expect(recheck(page).getByRole('button', { name: 'Sjekk dette på nytt' })).toBeFocused();
  await expect.poll(() => cancelled).toBe(1);
  await recheck(page).getByRole('button', { name: 'Sjekk dette på nytt' }).click();
  await expect.poll(watched).toBe(2);
  await page.getByRole('link', { name: 'Tidligere' }).click();
  await expect.poll(() => cancelled).toBe(2);
});

test.describe('in English', () => {
  test.use({ locale: 'en-GB' });
  test('a finding in the list is checked again', async ({ page, world }) => {
    world.proxy.stub(checking(answering({ status: 'pass' })));
    await page.goto('/health');
    await waitForHydration(page);
    await page.getByLabel('Address of the store').fill(STORE);
    await page.getByRole('button', { name: 'Check the store' }).click();
    const row = page.locator('#f-viewport');
    await row.locator('summary').click();
    await row.getByRole('button', { name: 'Check this again' }).click();
    await expect(row.locator('.recheck-outcome')).toHaveText('Now it passes.');
    await expect(row.getByRole('definition')).toContainText(['Failed', 'Passed']);
  });
});
