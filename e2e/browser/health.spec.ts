import { expect, open, startScan, test } from './fixture.ts';
import { forgotten } from './test-proxy.ts';
import { STORES } from './stores.ts';
import { keptScans } from './past-scans.ts';
import { waitForHydration } from './hydration.ts';

test('starts a scan, announces its end, and keeps it in the browser', async ({ page, context, world }) => {
  await context.grantPermissions(['clipboard-write']);
  const before = world.proxy.count('/trpc/health.start');
  const spoken = page.locator('output.sr-only');
  await startScan(page, STORES.open);
  await expect(page).toHaveURL(`/health?url=${STORES.open}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Mål på nytt' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Salg' }).first()).toBeVisible();
  await expect(page.locator('.row').first()).toBeVisible();
  expect(world.proxy.count('/trpc/health.start')).toBe(before + 1);
  await expect(spoken).toHaveText(/^Ferdig\. \d+ feil, .+ ikke målt\.$/);
  await expect.poll(async () => (await keptScans(page)).map(({ host, tool }) => ({ host, tool })))
    .toEqual([{ host: STORES.open, tool: 'health' }]);
  const [kept] = await keptScans(page);
  expect(kept!.id).toBe(await page.evaluate(() => (JSON.parse(sessionStorage.getItem('run:health') ?? '{}') as { runId: string }).runId));

  await test.step('shown from the browser’s own store where the service has forgotten it', async () => {
    world.proxy.stub(forgotten);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: STORES.open })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Funn' })).toBeVisible();
    world.proxy.stub(undefined);
  });

  await test.step('opened by its id, with its date and without being announced', async () => {
    const calls = world.proxy.count('/trpc/');
    await page.evaluate(() => sessionStorage.clear());
    await page.clock.install();
    await page.goto(`/health?past=${kept!.id}`);
    await expect(page.getByText(/^Lagret måling fra \d+\. \S+ \d{4}\.$/)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: STORES.open })).toBeVisible();
    expect(world.proxy.count('/trpc/')).toBe(calls);
    // Longer than any announcement is delayed.
    await page.clock.runFor(12_000);
    await expect(spoken).toHaveText('');
  });

  await test.step('what is said twice is announced twice', async () => {
    const row = page.locator('.row[id]').first();
    await row.locator('summary').click();
    const copy = row.locator('.row-foot button');
    const sayCopied = async (): Promise<void> => {
      await copy.click();
      await expect(copy).toHaveText('Kopiert');
      await page.clock.runFor(6_000);
    };
    await sayCopied();
    await expect(spoken).toHaveText('Kopiert');
    const said = await spoken.evaluateHandle((output) => output.firstChild);
    await sayCopied();
    expect(await spoken.evaluate((output, first) => output.firstChild !== first, said)).toBe(true);
    await expect(spoken).toHaveText('Kopiert');
  });
});

test('a dropped connection resumes without a second start', async ({ page, world }) => {
  const before = { starts: world.proxy.count('/trpc/health.start'), watches: world.proxy.count('/trpc/health.watch') };
  world.slow.hold();
  await startScan(page, STORES.slow);
  await expect(page.getByText(/^Fase \d av 8/).first()).toBeVisible();
  world.proxy.disconnect();
  await expect(page.getByText('Mistet forbindelsen. Vi kobler til igjen.').first()).toBeVisible();
  world.proxy.reconnect();
  await expect(page.getByText('Tilkoblet igjen.').first()).toBeVisible();
  world.slow.release();
  await expect(page.getByRole('button', { name: 'Mål på nytt' })).toBeVisible();
  await expect(page.getByText('Mistet forbindelsen')).toHaveCount(0);
  expect(world.proxy.count('/trpc/health.start')).toBe(before.starts + 1);
  expect(world.proxy.count('/trpc/health.watch')).toBeGreaterThan(before.watches + 1);
});

test('a reload during the scan finds it again, or shows the filled-in form if the service has forgotten it', async ({ page, world }) => {
  const before = world.proxy.count('/trpc/health.start');
  world.slow.hold();
  await startScan(page, STORES.slow);
  await expect(page.getByText(/^Fase \d av 8/).first()).toBeVisible();
  const run = await page.evaluate(() => sessionStorage.getItem('run:health') ?? '{}');
  const reloadWith = async (remembered: string): Promise<void> => {
    await page.evaluate((text) => sessionStorage.setItem('run:health', text), remembered);
    await page.reload();
  };
  await reloadWith(JSON.stringify({ ...JSON.parse(run) as object, runId: 'nobody-knows-it' }));
  await expect(page.getByText('Målingen finnes ikke lenger hos tjenesten. Mål på nytt.')).toBeVisible();
  await expect(page.getByLabel('Adressen til butikken')).toHaveValue(STORES.slow);

  await reloadWith(run);
  await expect(page.getByRole('heading', { level: 1, name: STORES.slow })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Avbryt målingen' })).toBeVisible();
  world.slow.release();
  await expect(page.getByRole('button', { name: 'Mål på nytt' })).toBeVisible();
  expect(world.proxy.count('/trpc/health.start')).toBe(before + 1);
});

test('continues while the reader visits another page', async ({ page, world }) => {
  world.slow.hold();
  await startScan(page, STORES.slow);
  await page.getByRole('link', { name: 'Helsesjekk' }).click();
  await expect(page.getByText(`En måling av ${STORES.slow} er i gang.`)).toBeVisible();
  await page.getByRole('button', { name: 'Vis den' }).click();
  await expect(page.getByRole('heading', { level: 1, name: STORES.slow })).toBeFocused();
  await page.getByRole('link', { name: 'Tidligere' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tidligere målinger' })).toBeFocused();
  world.slow.release();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: STORES.slow })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mål på nytt' })).toBeVisible();
  await page.getByRole('link', { name: 'Helsesjekk' }).click();
  await expect(page.getByText(`Målingen av ${STORES.slow} er ferdig.`)).toBeVisible();
});

test('is cancelled, and its findings so far stay', async ({ page, world }) => {
  world.slow.hold();
  await startScan(page, STORES.slow);
  await expect(page.getByText(/^Fase \d av 8/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Avbryt målingen' }).press('Enter');
  await expect(page.getByText(/^Avbrutt i fase \d av 8\.$/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: STORES.slow })).toBeFocused();
  await expect(page.getByText('Resten er ikke målt.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Eksporter' })).toBeVisible();
  world.slow.release();
});

test('a store behind a wall has its own state, and a name that does not exist is reported with a field to correct it', async ({ page }) => {
  await startScan(page, STORES.walled);
  await expect(page.getByText('En botsperre svarte i stedet for butikken.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Dette kan du gjøre' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Dette så vi' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Funn' })).toHaveCount(0);

  await startScan(page, STORES.missing);
  await expect(page.getByText(`Vi fikk ingen side fra ${STORES.missing}.`)).toBeVisible();
  await expect(page.getByLabel('Adressen til butikken')).toHaveValue(STORES.missing);
});

test('an empty field and an invalid address are reported at the field; a link carries the input and starts nothing', async ({ page, world }) => {
  await open(page, '/health');
  await page.getByRole('button', { name: 'Sjekk butikken' }).click();
  await expect(page.getByText('Skriv adressen til butikken.')).toBeVisible();
  await expect(page.getByLabel('Adressen til butikken')).toBeFocused();
  await page.getByLabel('Adressen til butikken').fill('http://10.0.0.1/');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Den ligger i et lukket nett');
  await expect(page.getByLabel('Adressen til butikken')).toBeFocused();
  await expect(page.getByLabel('Adressen til butikken')).toHaveValue('http://10.0.0.1/');
  await page.getByLabel('Adressen til butikken').fill('https://bruker:passord@butikk.example/');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Vi leser ikke adresser med en uvanlig port');

  const before = world.proxy.count('/trpc/');
  await open(page, `/health?url=${STORES.open}&b2b=1`);
  await expect(page.getByLabel('Adressen til butikken')).toHaveValue(STORES.open);
  await expect(page.getByRole('checkbox')).toBeChecked();
  expect(world.proxy.count('/trpc/')).toBe(before);
});

test('Back skips the link that started the scan', async ({ page }) => {
  await open(page, '/past');
  await open(page, `/health?b2b=1&url=${STORES.open}`);
  await page.getByRole('button', { name: 'Sjekk butikken' }).click();
  await page.getByRole('button', { name: 'Mål på nytt' }).click();
  await expect(page.getByRole('heading', { level: 1, name: STORES.open })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/past');
});

test('home starts a scan too', async ({ page }) => {
  await open(page, '/');
  await page.getByLabel('Adressen til butikken').fill(STORES.open);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/health?url=${STORES.open}`);
  await expect(page.getByRole('heading', { level: 1, name: STORES.open })).toBeFocused();
});

test('input typed before the scripts have loaded stays', async ({ page }) => {
  let letGo: () => void = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/health', { waitUntil: 'commit' });
  await page.getByLabel('Adressen til butikken').fill(STORES.open);
  await page.getByRole('checkbox').check();
  letGo();
  await waitForHydration(page);
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Health scan' })).toBeVisible();
  await expect(page.getByLabel('Address of the store')).toHaveValue(STORES.open);
  await expect(page.getByRole('checkbox')).toBeChecked();
});

test('when the scan view cannot be loaded, the reader is told and can retry', async ({ page, world }) => {
  const files = '**/assets/scan-view*.js';
  world.slow.hold();
  await open(page, '/health');
  const { promise: started, resolve: start } = Promise.withResolvers<void>();
  await page.route('**/trpc/health.start**', async (route) => {
    await started;
    await route.continue();
  });
  await page.route(files, (route) => route.abort());
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/scan-view'));
  await page.getByLabel('Adressen til butikken').fill(STORES.slow);
  await page.getByRole('button', { name: 'Sjekk butikken' }).click();
  await lost;
  await page.unroute(files);
  const { promise: again, resolve: loseAgain } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await again;
    await route.abort();
  });
  const tried = page.waitForRequest(files);
  start();
  await tried;
  // The failed file is being reloaded, so no error is shown yet.
  await expect(page).toHaveURL(`/health?url=${STORES.slow}`);
  await expect(page.getByRole('alert')).toHaveCount(0);
  loseAgain();
  await expect(page.getByRole('alert')).toHaveText('En del av siden ble ikke lastet. Sjekk nettet, og prøv igjen. Hjelper ikke det, last siden inn på nytt.');
  await page.unroute(files);
  await page.getByRole('button', { name: 'Prøv igjen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: STORES.slow })).toBeVisible();
  world.slow.release();
  await expect(page.getByRole('button', { name: 'Mål på nytt' })).toBeVisible();
});
