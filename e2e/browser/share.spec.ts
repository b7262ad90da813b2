import type { Page } from 'playwright/test';
import { expect, open, startScan, test } from './fixture.ts';
import { blockChunk, NOT_LOADED, retryButton } from './blocked-chunks.ts';
import { keepScans, SCANS } from './past-scans.ts';
import { STORES } from './stores.ts';
import { waitForHydration } from './hydration.ts';
import { violations } from './violations.ts';

const panel = (page: Page) => page.getByRole('dialog', { name: 'Del rapporten' });

/** A finished scan of a store that can be shared. */
async function scanned(page: Page): Promise<void> {
  await startScan(page, STORES.open);
  await expect(page.getByRole('button', { name: 'Mål på nytt' })).toBeVisible({ timeout: 40_000 });
}

async function openPanel(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Eksporter' }).click();
  await page.getByRole('button', { name: 'Del rapporten' }).click();
  await expect(panel(page)).toBeVisible();
}

async function shared(page: Page): Promise<string> {
  await openPanel(page);
  await panel(page).getByRole('button', { name: 'Lag en adresse' }).click();
  const address = panel(page).getByLabel('Adressen til rapporten');
  await expect(address).toHaveValue(/\/shared\/[\w-]{32}$/);
  return new URL(await address.inputValue()).pathname;
}

const bothThemes = async (page: Page, within: 'html' | 'dialog'): Promise<void> => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page, within)).toEqual([]);
  }
};

test('a report is shared by keyboard alone, read in another browser, and deleted after a reload', async ({ page, world, browser, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 390, height: 844 });
  await scanned(page);
  await page.getByRole('button', { name: 'Eksporter' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Del rapporten' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('heading', { name: 'Del rapporten' })).toBeFocused();
  await panel(page).getByRole('button', { name: 'Lag en adresse' }).focus();
  await page.keyboard.press('Enter');
  const address = panel(page).getByLabel('Adressen til rapporten');
  await expect(address).toHaveValue(/\/shared\/[\w-]{32}$/);
  await expect(address).toBeFocused();
  const path = new URL(await address.inputValue()).pathname;
  await bothThemes(page, 'dialog');
  await expect(panel(page)).toContainText(/Rapporten er delt\. Den ligger ute til \d+\. \S+ \d{4}\./);
  await panel(page).getByRole('button', { name: 'Kopier adressen' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(world.proxy.baseUrl + path);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Eksporter' })).toBeFocused();

  const stranger = await (await browser.newContext({ locale: 'en-GB', viewport: { width: 390, height: 844 } })).newPage();
  await stranger.goto(world.proxy.baseUrl + path);
  await expect(stranger.getByRole('heading', { level: 1, name: STORES.open })).toBeVisible();
  await expect(stranger.getByText(/^Shared report from .* It stays up until .*, and can be read but not changed\./)).toBeVisible();
  await expect(stranger.getByRole('button', { name: /Scan again|Share the report/ })).toHaveCount(0);
  await expect(stranger.getByRole('checkbox')).toHaveCount(0);
  await expect(stranger.getByRole('heading', { name: 'Findings' })).toBeVisible();
  expect(await stranger.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await bothThemes(stranger, 'html');
  await stranger.context().close();

  const bare = await (await browser.newContext({ locale: 'en-GB', javaScriptEnabled: false })).newPage();
  await bare.goto(world.proxy.baseUrl + path);
  await expect(bare.getByText('The report is shown with JavaScript.')).toBeVisible();
  await expect(bare.getByText('Fetching the report …')).toBeHidden();
  await bare.context().close();

  await test.step('retried where it could not be fetched', async () => {
    world.proxy.stub((req, res) => {
      if (!req.url?.includes('shares.read')) return false;
      res.destroy();
      return true;
    });
    await open(page, path);
    await expect(page.getByRole('alert')).toHaveText('Vi fikk ikke kontakt med tjenesten.');
    await bothThemes(page, 'html');
    world.proxy.stub(undefined);
    await page.getByRole('button', { name: 'Prøv igjen' }).click();
    await expect(page.getByRole('heading', { level: 1, name: STORES.open })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Mål på nytt' })).toBeVisible();
  });
  await test.step('deleted after a reload', async () => {
    await page.reload();
    await waitForHydration(page);
    await expect(page.getByRole('button', { name: 'Mål på nytt' })).toBeVisible();
    await openPanel(page);
    await expect(panel(page).getByLabel('Adressen til rapporten')).toHaveValue(world.proxy.baseUrl + path);
    await panel(page).getByRole('button', { name: 'Slett delingen' }).click();
    await expect(panel(page)).toContainText('Delingen er slettet. Adressen virker ikke lenger.');
    await expect(panel(page).getByRole('button', { name: 'Lag en adresse' })).toBeFocused();
    await bothThemes(page, 'dialog');
    const answer = await page.goto(path);
    expect(answer!.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Rapporten er ikke delt lenger' })).toBeVisible();
    await bothThemes(page, 'html');
  });
});

test('reports what prevents sharing: missing code, offline, no contact, too many shares, unknown run, no room', async ({ page, world, context }) => {
  await scanned(page);
  const unblock = await blockChunk(page, 'share-panel');
  await page.getByRole('button', { name: 'Eksporter' }).click();
  await page.getByRole('button', { name: 'Del rapporten' }).click();
  await expect(page.getByRole('alert')).toHaveText(NOT_LOADED);
  await unblock();
  await retryButton(page).click();
  await expect(panel(page)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  const make = panel(page).getByRole('button', { name: 'Lag en adresse' });
  await context.setOffline(true);
  await expect(panel(page)).toContainText('Du er uten nett');
  await expect(make).toHaveAttribute('aria-disabled', 'true');
  await context.setOffline(false);
  await expect(panel(page)).not.toContainText('Du er uten nett');
  world.proxy.disconnect();
  await make.click();
  await expect(panel(page).getByRole('alert')).toHaveText('Vi fikk ikke kontakt med tjenesten.');
  world.proxy.reconnect();

  let outcome: object = {};
  let status = 200;
  world.proxy.stub((req, res) => {
    if (!req.url?.includes('shares.create')) return false;
    res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(outcome));
    return true;
  });
  const standing = { limit: 10, windowSeconds: 3600, remaining: 0, resetSeconds: 1200 };
  const refusal = { status: 429, body: { error: 'rate_limited', reason: 'rate', message: 'spent' }, standing, retryAfter: 1200 };
  status = 429;
  outcome = { error: { message: 'spent', code: -32029, data: { code: 'TOO_MANY_REQUESTS', httpStatus: 429, refusal } } };
  await make.click();
  await expect(panel(page)).toContainText(/Du har delt så mange rapporter som du kan for nå\. Prøv igjen om (20:00|19:5\d)\./);
  await expect(make).toHaveAttribute('aria-disabled', 'true');
  await bothThemes(page, 'dialog');
  status = 200;
  for (const [problem, said] of [['unknown-run', 'Tjenesten har ikke denne målingen lenger.'], ['full', 'Det er ikke plass til flere delte rapporter']]) {
    outcome = { result: { data: { ok: false, problem } } };
    await panel(page).getByRole('button', { name: 'Lukk' }).click();
    await openPanel(page);
    await make.click();
    await expect(panel(page)).toContainText(said!);
    await expect(make).toHaveCount(0);
  }
});

test('explains what unavailable storage means for a share', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', { get: () => { throw new DOMException('forbidden', 'SecurityError'); } });
  });
  await scanned(page);
  await shared(page);
  await expect(panel(page)).toContainText('Nettleseren lagrer ingenting her.');
  await panel(page).getByRole('button', { name: 'Lukk' }).click();
  await openPanel(page);
  await expect(panel(page)).toContainText('Nettleseren lagrer ingenting her.');

  await test.step('a deletion whose answer is lost is not said to have changed nothing', async () => {
    const address = await panel(page).getByLabel('Adressen til rapporten').inputValue();
    await page.route('**/trpc/shares.remove**', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await panel(page).getByRole('button', { name: 'Slett delingen' }).click();
    await expect(panel(page).getByRole('alert')).toHaveText('Vi fikk ikke kontakt med tjenesten.');
    expect((await page.request.get(address)).status()).toBe(404);
    await page.unroute('**/trpc/shares.remove**');
  });
  await panel(page).getByRole('button', { name: 'Slett delingen' }).click();
  await expect(panel(page)).toContainText('Delingen er slettet.');
});

test('a link to a report that is not kept here says where it may be and what to do', async ({ page }) => {
  const note = page.locator('.strip').first();
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/health?url=butikken.no#f-canonical');
  await expect(note).toHaveText(/^Lenken åpner ingen rapport her\. Rapporten ligger bare i nettleseren den ble laget i, under «Tidligere», og kan være slettet\. .* om å dele rapporten, eller mål på nytt her\.$/);
  await expect(page.getByLabel('Adressen til butikken')).toHaveValue('butikken.no');
  await bothThemes(page, 'html');
  await open(page, '/health?past=made-elsewhere&ui=en');
  await expect(note).toHaveText(/^The link opens no report here\. The report stays in the browser that made it, under “Past”, and may have been deleted\. .* share the report, or scan again here\.$/);
  await open(page, '/visibility?past=made-elsewhere');
  await expect(note).toHaveText(/^Lenken åpner ingen rapport her/);
  await test.step('of one that is kept, it says where', async () => {
    await keepScans(page, SCANS);
    const { id, host } = SCANS[2]!;
    for (const address of [`/health?url=${host}#f-nav-broken`, `/visibility?${new URLSearchParams({ past: id })}`]) {
      await open(page, address);
      await expect(note).toContainText('under «Tidligere»');
      await expect(note).not.toContainText('er ikke her');
    }
  });
  await open(page, '/health?url=butikken.no');
  await expect(page.getByLabel('Adressen til butikken')).toHaveValue('butikken.no');
  await expect(page.getByText('Lenken åpner ingen rapport')).toHaveCount(0);
});

test('without sharing in the service’s terms there is no button', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const terms = document.querySelector<HTMLMetaElement>('meta[name="terms"]');
      if (terms?.content.includes('shareDays')) terms.content = terms.content.replace(/,"shareDays":\d+/, '');
    }).observe(document, { childList: true, subtree: true });
  });
  await scanned(page);
  await page.getByRole('button', { name: 'Eksporter' }).click();
  await expect(page.getByRole('button', { name: 'Rapport (HTML)' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Del rapporten' })).toHaveCount(0);
});
