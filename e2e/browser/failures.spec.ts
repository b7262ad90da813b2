import { expect, open, startScan, test } from './fixture.ts';
import { blockChunk, NO_CONTACT, NOT_LOADED, NOT_LOADED_EN, retryButton } from './blocked-chunks.ts';
import { keepScans, keptScans, SCANS } from './past-scans.ts';
import { refuse, replayEvents, replayStepwise } from './scripted.ts';
import { SCREENS } from './screens.ts';
import { waitForHydration } from './hydration.ts';
import { forgotten } from './test-proxy.ts';

// Failures of browser or network: the rest of the page stays, nothing is blank, and a message says what to do.

const STORE = 'skogogsjo.example';

const LANGUAGES = [['nb', NOT_LOADED], ['en', NOT_LOADED_EN]] as const;

test('a page whose code cannot be loaded is reported at its address, and shown on retry', async ({ page, context, baseURL }) => {
  for (const [ui, words] of LANGUAGES) {
    await test.step(ui, async () => {
      await context.addCookies([{ name: 'ui', value: ui, url: baseURL! }]);
      await open(page, '/');
      const heading = await page.getByRole('heading', { level: 1 }).innerText();
      const title = await page.title();
      const unblock = await blockChunk(page, '*', 'gone');
      await page.locator('header').getByRole('link', { name: ui === 'nb' ? 'Produktdata' : 'Product data' }).click();
      await expect(page.getByRole('alert')).toHaveText(words);
      await expect(page).toHaveURL('/schema');
      await expect(page).toHaveTitle('Storefront Analysis');
      await expect(page.locator('header [aria-current]')).toHaveText(ui === 'nb' ? 'Produktdata' : 'Product data');
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await page.goForward();
      await expect(page.getByRole('alert')).toHaveText(words);
      await unblock();
      await retryButton(page).click();
      await expect(page.getByRole('heading', { level: 1, name: ui === 'nb' ? 'Produktdata' : 'Product data' })).toBeFocused();
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  }
});

test('a page opened without its code is shown, with a message', async ({ page }) => {
  for (const [ui, words] of LANGUAGES) {
    await test.step(ui, async () => {
      const unblock = await blockChunk(page, 'health');
      await page.goto(`/health?ui=${ui}`, { waitUntil: 'load' });
      await expect(page.getByRole('alert')).toHaveText(words);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await unblock();
      await retryButton(page).click();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await page.getByRole('link', { name: ui === 'nb' ? 'English' : 'Norsk' }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', ui === 'nb' ? 'en' : 'nb');
    });
  }
});

test('a language that cannot be loaded leaves the page in the other, with its input', async ({ page }) => {
  await open(page, '/health');
  await page.getByRole('textbox').fill(STORE);
  const unblock = await blockChunk(page, 'en');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('alert')).toHaveText(NOT_LOADED);
  await expect(page.getByRole('textbox')).toHaveValue(STORE);
  await unblock();
  await retryButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Health scan' })).toBeVisible();
});

test('a scan that cannot start without its code is reported at the form, and starts on retry', async ({ page, world }) => {
  world.proxy.stub(replayEvents(SCREENS.complete!));
  await open(page, '/health');
  const unblock = await blockChunk(page, 'trpc');
  const field = page.getByLabel('Adressen til butikken');
  await field.fill(STORE);
  await page.getByRole('button', { name: 'Sjekk butikken' }).click();
  await expect(page.getByRole('alert')).toHaveText(NO_CONTACT);
  await expect(page.getByRole('heading', { level: 1, name: 'Helsesjekk' })).toBeVisible();
  await expect(field).toHaveValue(STORE);
  await expect(field).toBeFocused();
  // A browser may remember a failed module as long as the page is open, so the retry reloads the page.
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Sjekk butikken' }).click()]);
  await unblock();
  await waitForHydration(page);
  await expect(field).toHaveValue(STORE);
  await page.getByRole('button', { name: 'Sjekk butikken' }).click();
  await expect(page.getByRole('heading', { level: 1, name: STORE })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('findings are shown while their texts cannot be loaded, and completed on retry', async ({ page, world }) => {
  world.proxy.stub(replayEvents(SCREENS.complete!));
  const unblock = await blockChunk(page, 'texts-nb');
  await startScan(page, STORE);
  await expect(page.getByRole('alert')).toHaveText(NOT_LOADED);
  await expect(page.getByRole('heading', { name: 'Funn', exact: true })).toBeVisible();
  const finding = page.locator('#f-nav-broken');
  await expect(finding).toBeVisible();
  await expect(finding).not.toContainText('1 lenke i hovedmenyen er brutt');
  await unblock();
  await retryButton(page).click();
  await expect(finding).toContainText('1 lenke i hovedmenyen er brutt');
  await expect(page.getByRole('link', { name: '1 lenke i hovedmenyen er brutt' }).first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);

  await test.step('the report stays until the next page has loaded', async () => {
    const held = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.getByRole('link', { name: 'Produktdata' }).click();
    await expect(page).toHaveURL(/\/schema$/);
    await expect(page.getByRole('heading', { level: 1, name: STORE })).toBeVisible();
    held.resolve();
    await expect(page.getByRole('heading', { level: 1, name: 'Produktdata' })).toBeFocused();
  });
});

test('a kept scan that cannot be shown without code is not called missing, and is shown on retry', async ({ page }) => {
  await keepScans(page, SCANS);
  const unblock = await blockChunk(page, 'scan-view');
  await page.goto(`/health?${new URLSearchParams({ past: SCANS[2]!.id })}`);
  await expect(page.getByRole('alert')).toHaveText(NOT_LOADED);
  await expect(page.locator('main')).not.toContainText('Lenken åpner ingen rapport her.');
  await unblock();
  await retryButton(page).click();
  await expect(page.getByText('Lagret måling fra 20. november 2026.')).toBeVisible();
});

test('a kept scan is not called gone while its report’s code is missing', async ({ page, world }) => {
  await keepScans(page, [{ ...SCANS[2]!, id: 'forgotten' }]);
  await page.evaluate((run) => sessionStorage.setItem('run:health', JSON.stringify(run)), {
    runId: 'forgotten', input: { url: STORE }, startedAt: '2026-11-20T08:14:00.000Z',
  });
  world.proxy.stub(forgotten);
  const unblock = await blockChunk(page, 'scan-view');
  await page.goto(`/health?url=${STORE}`);
  await expect(page.getByRole('alert')).toHaveText(NOT_LOADED);
  // The page has heard from the service, and read what is kept.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('run:health'))).toBeNull();
  expect(await keptScans(page)).toHaveLength(1);
  await expect(page.locator('main')).not.toContainText('finnes ikke lenger hos tjenesten');
  await unblock();
  await retryButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: STORE })).toBeVisible();
});

test('a scan that has ended is not called running after a start that was refused', async ({ page, world }) => {
  const { stub, sendUntil } = replayStepwise(SCREENS.running!);
  const refused = 'Målingene er brukt opp for nå.';
  const stopped = page.getByText('Målingen stoppet i fase 4 av 8. Resten er ikke målt.').first();

  await test.step('one that the service lost', async () => {
    world.proxy.stub(stub);
    await startScan(page, STORE);
    await expect(page.getByRole('heading', { name: 'Det vi ikke så' })).toBeVisible();
    await expect(page.locator('main')).not.toContainText('Alt er målt så langt.');
    sendUntil(SCREENS.running!.length);
    await expect(page.getByText('Fase 4 av 8').first()).toBeVisible();
    world.proxy.stub(forgotten);
    world.proxy.disconnect();
    world.proxy.reconnect();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(stopped).toBeVisible();
    world.proxy.stub(refuse({ retryAfter: 42 }));
    await page.getByRole('button', { name: 'Mål på nytt' }).click();
    await expect(page.getByRole('alert')).toContainText(refused);
    await expect(stopped).toBeVisible();
  });
  await test.step('one that the start cancelled', async () => {
    await page.evaluate(() => sessionStorage.clear());
    world.proxy.stub(stub);
    await startScan(page, STORE);
    await expect(page.getByText('Fase 4 av 8').first()).toBeVisible();
    await page.getByRole('link', { name: 'Helsesjekk' }).click();
    await expect(page.getByText(`En måling av ${STORE} er i gang.`)).toBeVisible();
    world.proxy.stub(refuse({ retryAfter: 42 }));
    await page.getByRole('textbox').fill('garnloftet.example');
    await page.getByRole('button', { name: 'Sjekk butikken' }).click();
    await expect(page.getByRole('alert')).toContainText(refused);
    await page.goBack();
    await expect(page).toHaveURL(`/health?url=${STORE}`);
    await expect(page.getByRole('textbox')).toHaveValue(STORE);
    await expect(page.locator('main')).not.toContainText('Fase 4 av 8');
  });
});

test('a refused address is not held against the one that a link leads to', async ({ page }) => {
  await keepScans(page, SCANS);
  await page.getByRole('link', { name: 'Helsesjekk' }).click();
  await page.getByRole('textbox').fill('ikke en adresse');
  await page.getByRole('button', { name: 'Sjekk butikken' }).click();
  await expect(page.getByRole('alert')).toContainText('Dette er ikke en nettadresse.');
  await page.getByRole('link', { name: 'Tidligere' }).click();
  await page.getByRole('link', { name: 'Mål på nytt' }).click();
  await expect(page.getByRole('textbox')).toHaveValue(STORE);
  await expect(page.getByText('Skriv adressen. Vi leser, men endrer ingenting.')).toBeVisible();
  await expect(page.getByRole('textbox')).not.toHaveAttribute('aria-invalid');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a kept scan that the service has forgotten stays after a start that was refused', async ({ page, world }) => {
  await keepScans(page, [{ ...SCANS[2]!, id: 'forgotten' }]);
  await page.evaluate((run) => sessionStorage.setItem('run:health', JSON.stringify(run)), {
    runId: 'forgotten', input: { url: STORE }, startedAt: '2026-11-20T08:14:00.000Z',
  });
  world.proxy.stub(forgotten);
  await page.goto(`/health?url=${STORE}`);
  await expect(page.getByRole('heading', { level: 1, name: STORE })).toBeVisible();
  const headings = await page.locator('main').getByRole('heading', { level: 2 }).allTextContents();
  world.proxy.stub(refuse({ retryAfter: 42 }));
  await page.getByRole('button', { name: 'Mål på nytt' }).click();
  await expect(page.getByRole('alert')).toContainText('Målingene er brukt opp for nå.');
  expect(await page.locator('main').getByRole('heading', { level: 2 }).allTextContents()).toEqual(headings);
});

test('a limit that is used up holds for the address of a link too', async ({ page, world }) => {
  await keepScans(page, SCANS);
  world.proxy.stub(refuse({ retryAfter: 42 }));
  await page.getByRole('link', { name: 'Helsesjekk' }).click();
  await page.getByRole('textbox').fill('garnloftet.example');
  await page.getByRole('button', { name: 'Sjekk butikken' }).click();
  await expect(page.getByRole('alert')).toContainText('Målingene er brukt opp for nå.');
  await page.getByRole('link', { name: 'Tidligere' }).click();
  await page.getByRole('link', { name: 'Mål på nytt' }).click();
  await expect(page.getByRole('textbox')).toHaveValue(STORE);
  await expect(page.getByRole('alert')).toContainText('Målingene er brukt opp for nå.');
  await expect(page.getByRole('button', { name: 'Sjekk butikken' })).toBeDisabled();
});

test('a refused address is not held against the one that the page before led to', async ({ page }) => {
  await open(page, `/health?url=${STORE}`);
  await page.getByRole('link', { name: 'Helsesjekk' }).click();
  await expect(page.getByRole('textbox')).toHaveValue('');
  await page.getByRole('textbox').fill('ikke en adresse');
  await page.getByRole('button', { name: 'Sjekk butikken' }).click();
  await expect(page.getByRole('alert')).toContainText('Dette er ikke en nettadresse.');
  await page.goBack();
  await expect(page.getByRole('textbox')).toHaveValue(STORE);
  await expect(page.getByRole('textbox')).not.toHaveAttribute('aria-invalid');
});

test('scans that could not be deleted are still there, and the page says so', async ({ page }) => {
  await keepScans(page, SCANS);
  await page.evaluate(() => {
    IDBObjectStore.prototype.delete = () => { throw new DOMException('broken', 'UnknownError'); };
  });
  await page.getByRole('button', { name: 'Slett alle målinger', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Slett' }).click();
  await expect(page.getByRole('alert')).toHaveText('Nettleseren lot oss ikke slette dette. Prøv igjen.');
  await expect(page.getByText('4 målinger av 2 butikker')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('scans that cannot be compared without code are reported, and compared on retry', async ({ page }) => {
  const unblock = await blockChunk(page, 'comparison-view');
  await keepScans(page, SCANS);
  await expect(page.getByRole('alert')).toHaveText(NOT_LOADED);
  await expect(page.getByText('4 målinger av 2 butikker')).toBeVisible();
  await unblock();
  await retryButton(page).click();
  await expect(page.locator('.past-comparison p.lead')).toContainText('1 sjekk er bedre, og 1 er dårligere.');
});

test('a file that cannot be made is reported; a running scan is followed again once its code has loaded', async ({ page, world }) => {
  world.proxy.stub(replayEvents(SCREENS.complete!));
  await startScan(page, STORE);
  const unblock = await blockChunk(page, 'report-markdown');
  const take = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Eksporter' }).click();
    await page.getByRole('button', { name: 'Markdown' }).click();
  };
  await take();
  await expect(page.getByRole('alert')).toHaveText('Filen ble ikke laget, for en del av siden ble ikke lastet. Sjekk nettet, last siden inn på nytt, og prøv igjen.');
  await unblock();
  await page.reload();
  await Promise.all([page.waitForEvent('download'), take()]);
  await expect(page.getByRole('alert')).toHaveCount(0);

  const unblockCalls = await blockChunk(page, 'trpc');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: STORE })).toBeVisible();
  await unblockCalls();
  await expect(page.getByRole('button', { name: 'Eksporter' })).toBeVisible();
});

test('a URL that cannot be decoded opens', async ({ page }) => {
  for (const address of ['/health#%E0%A4%A', '/health?url=%E0%A4%A#f-%', '/health?past=%E0%A4%A#%']) {
    await test.step(address, async () => {
      await open(page, address);
      await page.getByRole('link', { name: 'Tidligere' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Tidligere målinger' })).toBeFocused();
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: 'Helsesjekk' })).toBeFocused();
    });
  }
});

const FORBIDDEN = (): void => {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
    Object.defineProperty(window, name, { get: () => { throw new DOMException('forbidden', 'SecurityError'); } });
  }
};
const FULL = (): void => {
  const full = (): never => { throw new DOMException('full', 'QuotaExceededError'); };
  Storage.prototype.setItem = full;
  IDBObjectStore.prototype.put = full;
};

for (const [state, script] of [['forbidden', FORBIDDEN], ['full', FULL]] as const) {
  test(`where storage is ${state}, a scan is shown with a message that it is not kept`, async ({ page, world }) => {
    await page.addInitScript(script);
    world.proxy.stub(replayEvents(SCREENS.complete!));
    await startScan(page, STORE);
    const said = 'Nettleseren lot oss ikke lagre målingen, for lageret er fullt eller sperret. Eksporter den før du lukker siden.';
    await expect(page.getByText(said).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Eksporter' })).toBeVisible();
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page.getByText('The browser did not let us keep this scan, because its storage is full or blocked.').first()).toBeVisible();
  });
}

test('where storage is forbidden, a kept scan and the list of them say so', async ({ page }) => {
  await page.addInitScript(FORBIDDEN);
  await open(page, `/health?past=${SCANS[2]!.id}`);
  await expect(page.getByRole('alert')).toHaveText('Nettleseren lot oss ikke lese det som er lagret her. Tillat lagring for denne siden, og last den inn på nytt.');
  await open(page, '/visibility?past=some');
  await expect(page.getByRole('alert')).toHaveText(/^Nettleseren lot oss ikke lese/);
  await open(page, '/past');
  await expect(page.getByText('Nettleseren lot oss ikke lese det som er lagret her.')).toBeVisible();
  await expect(page.locator('main')).not.toContainText('Da finnes det ingen å sammenligne');
});

test('a kept scan with invalid data fails only in its own part of the page', async ({ page, pageErrors }) => {
  await keepScans(page, [{ ...SCANS[2]!, findings: 'none' } as never]);
  await page.goto(`/health?${new URLSearchParams({ past: SCANS[2]!.id })}`);
  await expect(page.getByRole('alert')).toHaveText('Noe sviktet her, så denne delen kan ikke vises. Prøv igjen. Hjelper ikke det, last siden inn på nytt.');
  await retryButton(page).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('link', { name: 'Helsesjekk' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Helsesjekk' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(pageErrors.splice(0).length).toBeGreaterThan(0);
});
