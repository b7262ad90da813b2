import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { keptScans } from './past-scans.ts';
import {
  answers, expect, formAddress, recordEvents, RIVALS, SHOP, startMeasuring, startVisibilityWorld, test,
} from './visibility-world.ts';

test.use({ locale: 'nb-NO' });

const done = (page: Page) => page.getByRole('button', { name: 'Ny måling' });
const start = (page: Page) => page.getByRole('button', { name: 'Start målingen' });

test('measures from an empty form to its figures', async ({ page, world }) => {
  const before = world.front.count('/trpc/geo.start');
  await page.goto('/visibility');
  await page.getByLabel('Butikkens navn').fill(SHOP.brand);
  await page.getByLabel('Domene').fill(SHOP.domain);
  await page.getByRole('combobox', { name: 'Bransje' }).click();
  await expect(page.getByRole('option')).toHaveCount(29);
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('turutstyr');
  await expect(page.getByRole('option')).toHaveText(['Sport og friluft']);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox')).toHaveValue('Sport og friluft');
  await page.getByText('Dette spør vi om').click();
  await expect(page.getByText('Hvor i Tromsø får jeg kjøpt toppturutstyr')).toBeVisible();
  await page.getByLabel('Konkurrent 1').fill(RIVALS[0]);
  expect(world.front.count('/trpc/geo.start')).toBe(before);
  await start(page).click();

  await expect(done(page)).toBeVisible();
  await expect(page).toHaveURL(/vertical=sport&competitors=Fjellrypa&lang=no$/);
  await expect(page.getByRole('heading', { level: 1, name: SHOP.brand })).toBeFocused();
  await expect(page.locator('.vis-sentence')).toContainText(/^Nevnt i \d+ av 48 svar og brukt som kilde i \d+ av \d+\./);
  await expect(page.getByRole('cell')).toHaveCount(60);
  await expect(page.getByText('Målt mot den ene du valgte: Fjellrypa.')).toBeVisible();
  expect(world.front.count('/trpc/geo.start')).toBe(before + 1);
});

test('a link fills the form and starts nothing', async ({ page, world }) => {
  const before = world.front.count('/trpc/geo.start');
  await page.goto(formAddress('mote', { competitors: 'Fjellrypa,Vidde & Vann', lang: 'en' }));
  await expect(page.getByLabel('Butikkens navn')).toHaveValue(SHOP.brand);
  await expect(page.getByLabel('Domene')).toHaveValue(SHOP.domain);
  await expect(page.getByRole('combobox')).toHaveValue('Klær og mote');
  await expect(page.getByLabel('Konkurrent 2')).toHaveValue('Vidde & Vann');
  await expect(page.getByLabel('Engelsk')).toBeChecked();
  expect(world.front.count('/trpc/geo.start')).toBe(before);
});

test('what is typed before the script has come stays, whatever the link says', async ({ page }) => {
  const script = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.goto(formAddress('sport', { lang: 'no' }), { waitUntil: 'commit' });
  await page.getByLabel('Butikkens navn').fill('Fjellvev');
  await page.getByRole('combobox').fill('klær');
  await page.getByLabel('Konkurrent 2').fill('Nordstien');
  await page.getByLabel('Engelsk').check();
  await page.getByLabel('Butikkens navn').focus();
  script.resolve();
  // What the link alone fills in tells that the script is there.
  await expect(page.getByLabel('Domene')).toHaveValue(SHOP.domain);
  await expect(page.getByRole('combobox')).toHaveValue('Klær og mote');
  await expect(page.getByLabel('Butikkens navn')).toHaveValue('Fjellvev');
  await expect(page.getByLabel('Butikkens navn')).toBeFocused();
  await expect(page.getByLabel('Konkurrent 2')).toHaveValue('Nordstien');
  await expect(page.getByLabel('Engelsk')).toBeChecked();
  await expect(page.getByText('Dette spør vi om')).toBeVisible();
});

test('tells what this service asks, costs and allows before anything is started', async ({ page }) => {
  await using small = await startVisibilityWorld({ GEO_MAX_USD_PER_SCAN: '1.5', GEO_DAILY_CAP: '7', LIMIT_FACTOR: '1' }, ['GROK', 'XAI', 'MISTRAL']);
  await page.goto(`${small.front.baseUrl}/visibility`);
  await expect(page.getByText('8 spørsmål til 4 KI-tjenester. Den som drifter tjenesten, betaler høyst 1,5 dollar. Høyst 2 nye i timen.')).toBeVisible();
  await expect(page.getByText('Grok og Mistral er ikke satt opp her, og blir ikke målt.')).toBeVisible();
  await expect(page.getByText('Alle til sammen kan starte 7 i døgnet.')).toBeVisible();
  await page.getByRole('link', { name: 'Storefront Analysis' }).click();
  for (const limit of ['Høyst 5 i minuttet', 'Høyst 2 i timen', 'Høyst 6 i timen']) await expect(page.getByText(limit, { exact: true })).toBeVisible();
});

test('says what is missing, each at its field and all by the button', async ({ page }) => {
  await page.goto('/visibility');
  await start(page).click();
  await expect(page.getByRole('alert')).toHaveText('Dette mangler: Skriv navnet på butikken. Skriv domenet til butikken. Velg en bransje fra listen.');
  await expect(page.getByLabel('Butikkens navn')).toBeFocused();
  await page.getByLabel('Butikkens navn').fill('A');
  await page.getByLabel('Domene').fill('a.test');
  await expect(page.getByLabel('Butikkens navn')).not.toHaveAttribute('aria-invalid');
  await start(page).click();
  await expect(page.getByRole('combobox')).toBeFocused();
});

test('a domain that does not exist is refused at its field', async ({ page }) => {
  await page.goto(formAddress('mote', { domain: 'borte.browser.test' }));
  await start(page).click();
  await expect(page.getByText('Adressen finnes ikke. Sjekk skrivemåten.')).toHaveCount(1);
  await expect(page.getByLabel('Domene')).toBeFocused();
  await expect(page.getByLabel('Domene')).toHaveAccessibleDescription('Adressen finnes ikke. Sjekk skrivemåten.');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByLabel('Butikkens navn')).toHaveValue(SHOP.brand);
});

test('a repeat comes from the store, dated, for any name', async ({ page, world }) => {
  const measured = await recordEvents(world, { vertical: 'hjem' });
  expect(measured.at(-1)).toMatchObject({ type: 'complete', result: { cached: false } });
  const asked = world.engines.calls.length;
  await startMeasuring(page, 'hjem', { brand: 'Fjellrypa', competitors: '' });
  await expect(page.getByText(/^Lagret måling fra \d+\. \S+ \d{4}\.$/)).toBeVisible();
  await expect(page.getByText('Ikke målt: du oppga ingen konkurrenter.').first()).toBeVisible();
  expect(world.engines.calls.length).toBe(asked);
});

test('an engine that fails is hatched with its reason, and in no denominator', async ({ page, world }) => {
  world.engines.break('grok', 'error-in-200');
  world.engines.break('claude', 'incomplete', { when: (prompt) => prompt.includes('?') && prompt.length % 2 === 0 });
  await startMeasuring(page, 'mat');
  await expect(done(page)).toBeVisible();
  const grok = page.getByRole('columnheader', { name: /^Grok/ });
  await expect(grok).toHaveText('Grokikke målt');
  await expect(page.getByRole('cell', { name: /Grok: ikke målt, tjenesten svarte med en feil/ })).toHaveCount(8);
  await expect(page.getByText('Grok, 8 svar:')).toBeVisible();
  const cut = await page.getByRole('cell', { name: /Claude: ikke målt, svaret ble kuttet/ }).count();
  const claude = page.getByRole('columnheader', { name: /^Claude/ });
  await expect(claude).toContainText(cut === 8 ? 'ikke målt' : `${8 - cut} av 8 målt`);
  await expect(page.locator('.vis-sentence')).toContainText(`av ${40 - cut} svar`);
  await expect(page.getByText(`${8 + cut} av 48 svar er ikke målt og teller ikke med.`)).toBeVisible();
});

test('answers come as they come, and one can be read before the rest is in', async ({ page, world }) => {
  using gate = world.engines.gate('mistral');
  await startMeasuring(page, 'barn');
  await expect(page.getByRole('columnheader', { name: /^Grok/ })).toHaveText('Grok8 av 8 inne');
  await expect(page.getByRole('columnheader', { name: /^Mistral/ })).toHaveText('Mistral0 av 8 inne');
  await expect(page.getByRole('cell', { name: 'Spørsmål 1, Mistral: venter på svar' })).toBeVisible();
  await expect(page.locator('.vis-sentence')).toContainText('Spørsmål 1 av 8. 40 av 48 svar er inne, 8 gjenstår.');
  await expect(page.locator('.metric-waiting')).toHaveCount(4);
  await expect(page.getByRole('button', { name: 'Stopp målingen' })).toBeVisible();
  await page.getByRole('button', { name: /^Spørsmål 1, ChatGPT/ }).click();
  await expect(page.getByRole('dialog').getByText('Utdrag. Hele svaret kan leses når målingen er ferdig.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  gate[Symbol.dispose]();
  await expect(done(page)).toBeVisible();
});

test('stops when told, and keeps what came', async ({ page, world }) => {
  using _mistral = world.engines.gate('mistral');
  using _claude = world.engines.gate('claude');
  await startMeasuring(page, 'dyr');
  await expect(page.getByRole('columnheader', { name: /^Grok/ })).toHaveText('Grok8 av 8 inne');
  await page.getByRole('button', { name: 'Stopp målingen' }).click();
  await expect(page.locator('.vis-sentence')).toHaveText('Målingen ble stoppet. 32 av 48 svar er inne. Resten er ikke målt.');
  await expect(page.getByText('Claude og Mistral, 16 svar:')).toBeVisible();
  await expect(page.getByRole('cell', { name: /Claude: ikke målt, målingen stoppet før svaret kom/ })).toHaveCount(8);
  await done(page).click();
  await expect(page.getByLabel('Butikkens navn')).toHaveValue(SHOP.brand);
});

test('a reload in the middle finds the measurement again, and starts no other', async ({ page, world }) => {
  using gate = world.engines.gate('gemini');
  const starts = world.front.count('/trpc/geo.start');
  await startMeasuring(page, 'bygg');
  await expect(page.getByRole('columnheader', { name: /^Grok/ })).toHaveText('Grok8 av 8 inne');
  await page.reload();
  await expect(page.getByRole('columnheader', { name: /^Grok/ })).toHaveText('Grok8 av 8 inne');
  gate[Symbol.dispose]();
  await expect(done(page)).toBeVisible();
  await page.reload();
  await expect(done(page)).toBeVisible();
  expect(world.front.count('/trpc/geo.start')).toBe(starts + 1);
});

test('a lost connection is told, and taken up where it broke', async ({ page, world }) => {
  using gate = world.engines.gate('gemini');
  await startMeasuring(page, 'bil');
  await expect(page.getByRole('columnheader', { name: /^Grok/ })).toHaveText('Grok8 av 8 inne');
  world.front.cut();
  await expect(page.locator('.vis-note')).toHaveText('Mistet forbindelsen. Vi kobler til igjen.');
  gate[Symbol.dispose]();
  world.front.mend();
  await expect(done(page)).toBeVisible({ timeout: 20_000 });
  await expect(page.locator('.vis-sentence')).toContainText('av 48 svar');
});

test('a measurement somebody else has under way is refused with a countdown', async ({ page, world }) => {
  using gate = world.engines.gate('gemini');
  const other = recordEvents(world, { vertical: 'boker' });
  await expect.poll(() => world.engines.calls.some(({ prompt }) => /bok|bøker/i.test(prompt))).toBe(true);
  await page.goto(formAddress('boker'));
  await start(page).click();
  await expect(page.getByRole('alert')).toContainText(/^Samme måling er i gang\. Hent svaret om \d+:\d\d\.$/);
  await expect(start(page)).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('combobox').fill('Smykker og klokker');
  await expect(start(page)).not.toHaveAttribute('aria-disabled');
  gate[Symbol.dispose]();
  await other;
});

test('when the day is used up, stored measurements still open', async ({ page }) => {
  await using spent = await startVisibilityWorld({ GEO_DAILY_CAP: '1', LIMIT_FACTOR: '1' });
  await recordEvents(spent, { vertical: 'mote' });
  await page.goto(spent.front.baseUrl + formAddress('sport'));
  await start(page).click();
  await expect(page.getByRole('alert')).toHaveText('Dagens nye KI-målinger er brukt opp. Lagrede kan åpnes.');
  await page.getByRole('combobox').fill('Klær og mote');
  await start(page).click();
  await expect(page.getByText(/^Lagret måling fra/)).toBeVisible();
});

test('an industry is chosen by keyboard alone', async ({ page }) => {
  await page.goto('/visibility');
  const [box, list] = [page.getByRole('combobox'), page.getByRole('listbox')];
  const active = page.locator('[role=option][data-active]');
  await box.focus();
  await expect(list).toBeHidden();
  await page.keyboard.press('ArrowDown');
  await expect(active).toHaveText('Elektronikk');
  await page.keyboard.press('ArrowUp');
  await expect(active).toHaveText('Andre nettbutikker');
  await expect(box).toHaveAttribute('aria-activedescendant', (await active.getAttribute('id'))!);
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await page.keyboard.type('hund');
  await expect(active).toHaveText('Dyr og dyrefôr');
  await page.keyboard.press('Tab');
  await expect(box).toHaveValue('Dyr og dyrefôr');
  await expect(page.getByLabel('Konkurrent 1')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(box).toBeFocused();
  await box.fill('finnes ikke');
  await expect(box).toHaveAccessibleDescription('Ingen bransje heter det. Prøv et annet ord.');
  await expect(list).toBeHidden();
});

test('reads and leaves answers by keyboard alone', async ({ page }) => {
  await startMeasuring(page, 'elektronikk');
  await expect(done(page)).toBeVisible();
  const focused = page.locator(':focus');
  await done(page).focus();
  await page.keyboard.press('Tab');
  await expect(focused).toContainText('Spørsmål 1, ChatGPT');
  await page.keyboard.press('ArrowRight');
  await expect(focused).toContainText('Spørsmål 1, Gemini');
  await page.keyboard.press('ArrowDown');
  await expect(focused).toContainText('Spørsmål 2, Gemini');
  await page.keyboard.press('End');
  await expect(focused).toContainText('Spørsmål 2, Mistral');
  await page.keyboard.press('Home');
  await expect(focused).toContainText('Spørsmål 2, ChatGPT');
  await page.keyboard.press('Control+End');
  await expect(focused).toContainText('Spørsmål 8, Mistral');
  await page.keyboard.press('Tab');
  await expect(focused).not.toHaveClass(/matrix-cell/);
  await page.keyboard.press('Shift+Tab');
  await expect(focused).toContainText('Spørsmål 8, Mistral');

  await page.keyboard.press('Control+Home');
  await expect(focused).toContainText('Spørsmål 1, ChatGPT');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(dialog.locator('.answer-place')).toHaveText('Spørsmål 1 av 8 · ChatGPT');
  await dialog.getByRole('button', { name: 'Neste svar' }).press('Enter');
  await expect(dialog.locator('.answer-place')).toHaveText('Spørsmål 1 av 8 · Gemini');
  await expect(dialog.getByRole('button', { name: 'Neste svar' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(focused).toContainText('Spørsmål 1, Gemini');
});

test('an answer is text, with names and sources marked and links that give nothing away', async ({ page, world }) => {
  world.engines.say((engine, prompt) => ({
    ...answers(engine, prompt),
    parts: [
      { text: 'Prøv 👟 Skog og Sjø først. <img src=x onerror="alert(1)">', cites: [`https://${SHOP.domain}/jakker`] },
      { text: 'Nordstien er billigere, og Skog og Sjøs utvalg er større.', cites: ['https://testavisa.browser.test/test'] },
    ],
    searched: true,
  }));
  await startMeasuring(page, 'helse');
  await expect(done(page)).toBeVisible();
  await page.getByRole('button', { name: /^Spørsmål 1, ChatGPT: nevnt og kilde/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('mark.name-you')).toHaveText(['Skog og Sjø', 'Skog og Sjøs', 'Navn']);
  await expect(dialog.locator('mark.name-rival').first()).toHaveText('Nordstien');
  await expect(dialog.locator('.answer-text')).toContainText('<img src=x onerror="alert(1)">');
  await expect(dialog.locator('img')).toHaveCount(0);
  await expect(dialog.locator('.answer-text .chip-number')).toHaveText(['1', '2']);
  await expect(dialog.getByText('Nevnt to ganger')).toBeVisible();
  const link = dialog.getByRole('link', { name: `${SHOP.domain}/jakker` });
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  await expect(dialog.getByText('din side', { exact: true }).first()).toBeVisible();
});

test('Gemini’s search entry stands in a frame without origin, and runs nothing', async ({ page, world, complaints }) => {
  await startMeasuring(page, 'smykker');
  await expect(done(page)).toBeVisible();
  const answer = await page.request.get(`${world.front.baseUrl}/frame/search-entry`);
  expect(answer.headers()['content-security-policy']).toContain('sandbox allow-scripts');
  await page.locator('td:nth-child(3) button').first().click();
  const dialog = page.getByRole('dialog');
  const next = dialog.getByRole('button', { name: 'Neste svar' });
  const place = dialog.locator('.answer-place');
  for (let step = 0; step < 12 && (await dialog.locator('iframe').count()) === 0; step += 1) {
    const before = await place.textContent() ?? '';
    await next.click();
    await expect(place).not.toHaveText(before);
  }
  const frame = page.frameLocator('iframe.search-entry');
  await expect(frame.locator('.chip')).toHaveText('nettbutikk');
  expect(await frame.locator('.chip').evaluate((chip) => getComputedStyle(chip).color)).toBe('rgb(17, 34, 51)');
  const handle = await page.locator('iframe.search-entry').elementHandle();
  const inside = (await handle?.contentFrame())!;
  expect(await inside.evaluate(() => window.origin)).toBe('null');
  await page.locator('iframe.search-entry').evaluate((shown: HTMLIFrameElement) => {
    const html = '<img src=x onerror="document.title=1"><a href="javascript:alert(1)" ping="/x">a</a><a href="https://g.test/">b</a><meta http-equiv="refresh" content="0;url=/">';
    shown.contentWindow?.postMessage({ type: 'search-entry', html }, '*');
  });
  await expect(frame.locator('a').nth(1)).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  await expect(frame.locator('a').first()).not.toHaveAttribute('href');
  await expect(frame.locator('meta[http-equiv]')).toHaveCount(0);
  expect(await inside.title()).toBe('Search suggestions');
  // What the browser has to say is that the frame's policy held.
  await expect.poll(() => complaints.map((each) => /inline event handler|Loading the image/.exec(each)?.[0])).toEqual(
    expect.arrayContaining(['inline event handler', 'Loading the image']),
  );
  expect(complaints.splice(0).filter((each) => !/Content Security Policy/.test(each))).toEqual([]);
});

test('is kept in this browser, and opens again without the service', async ({ page, world }) => {
  await startMeasuring(page, 'blomster');
  await expect(done(page)).toBeVisible();
  const id = await page.evaluate(() => (JSON.parse(sessionStorage.getItem('run:geo') ?? '{}') as { runId: string }).runId);
  await expect.poll(async () => (await keptScans(page)).map((scan) => scan.id)).toContain(id);
  const watched = world.front.count('/trpc/geo.watch');
  await page.goto(`/visibility?past=${id}`);
  await expect(page.locator('.vis-note')).toHaveText(/^Lagret i denne nettleseren, målt/);
  await expect(page.getByRole('heading', { level: 1, name: SHOP.brand })).toBeVisible();
  expect(world.front.count('/trpc/geo.watch')).toBeLessThanOrEqual(watched + 1);
});

test('is taken away as JSON, Markdown and CSV', async ({ page }) => {
  await startMeasuring(page, 'reise');
  await expect(done(page)).toBeVisible();
  const save = async (name: string): Promise<{ file: string; text: string }> => {
    await page.getByRole('button', { name: 'Eksporter' }).click();
    const [saved] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name, exact: true }).click()]);
    return { file: saved.suggestedFilename(), text: await readFile(await saved.path(), 'utf8') };
  };
  const json = await save('JSON');
  expect(json.file).toMatch(/^ki-synlighet-skogogsjo\.browser\.test-\d{4}-\d\d-\d\d\.json$/);
  const { request, result } = JSON.parse(json.text);
  expect(request).toMatchObject({ brand: SHOP.brand, vertical: 'reise' });
  expect(result.answers).toHaveLength(48);

  const csv = await save('CSV');
  const [head, ...rows] = csv.text.split('\r\n').filter(Boolean);
  expect(head).toMatch(/^\ufeffNr\.;Spørsmål;Tjeneste;Status;Nevnt;Kilde;/);
  expect(rows).toHaveLength(48);

  const markdown = await save('Markdown');
  expect(markdown.text).toMatch(/^# KI-synlighet: Skog og Sjø\n/);
  expect(markdown.text).toMatch(/- Nevnt: \d+ av 48 svar, \d+\s%\. Trolig \d+–\d+\s%\./);
  expect(markdown.text).toContain('\\<b\\>Ikke\\</b\\>');
  expect(markdown.text).toContain('- **PerplexityBot** (søk): Stengt ute. robots.txt, linje 6: «Disallow: /».');
});

test('crawlers: blocked search warns, blocked training informs, what cannot be assessed says so', async ({ page }) => {
  await startMeasuring(page, 'jus');
  await expect(done(page)).toBeVisible();
  await expect(page.getByText('27 av 32 slipper inn, 4 er stengt ute, 1 kan ikke vurderes.')).toBeVisible();
  await expect(page.locator('.row.warn')).toHaveCount(1);
  await expect(page.locator('.row.warn')).toContainText('PerplexityBot');
  await expect(page.locator('.row.info', { hasText: 'GPTBot, CCBot og Bytespider' })).toContainText('Det påvirker ikke om du vises i svarene.');
  await expect(page.locator('.row.not-measured')).toContainText('Kan ikke vurderes');
  await page.locator('.row.warn summary').click();
  await expect(page.getByText('Fjern regelen i robots.txt, eller bytt «Disallow: /» med «Allow: /».')).toBeVisible();
});

test('speaks English throughout, and switches in the middle', async ({ page }) => {
  await page.goto(`${formAddress('eiendom')}&ui=en`);
  await expect(page.getByRole('combobox', { name: 'Industry' })).toHaveValue('Real estate');
  await page.getByRole('button', { name: 'Start the measurement' }).click();
  await expect(page.getByRole('button', { name: 'New measurement' })).toBeVisible();
  await expect(page.locator('.vis-sentence')).toContainText(/^Mentioned in \d+ of 48 answers and used as a source in/);
  await expect(page.getByText('27 of 32 are let in, 4 are shut out, 1 cannot be assessed.')).toBeVisible();
  await page.getByRole('link', { name: 'Norsk' }).click();
  await expect(page.locator('.vis-sentence')).toContainText(/^Nevnt i/);
  await expect(page.getByRole('columnheader', { name: 'Spørsmål' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('cells stand three by two under their question, each tall enough for a thumb', async ({ page }) => {
    await startMeasuring(page, 'finans');
    await expect(done(page)).toBeVisible();
    const cells = page.locator('.matrix tbody tr').first().locator('.matrix-cell');
    const boxes = await Promise.all((await cells.all()).map((cell) => cell.boundingBox()));
    expect(new Set(boxes.map((box) => Math.round(box!.x))).size).toBe(3);
    expect(new Set(boxes.map((box) => Math.round(box!.y))).size).toBe(2);
    for (const box of boxes) expect(box!.height).toBeGreaterThanOrEqual(44);
    await expect(page.getByRole('table')).toBeVisible();
    await expect(page.getByRole('cell')).toHaveCount(60);
    await cells.nth(3).tap();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused();
    expect(Math.round((await dialog.boundingBox())!.width)).toBe(390);
    await dialog.getByRole('button', { name: 'Lukk' }).tap();
    await expect(dialog).toBeHidden();
  });
});

for (const [width, vertical] of [[1280, 'utdanning'], [390, 'saas']] as const) {
  test(`nothing moves while 48 answers come, ${width} wide`, async ({ page, world }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const [at, engine] of (['openai', 'gemini', 'perplexity', 'claude', 'grok', 'mistral'] as const).entries()) world.engines.slow(engine, 40 + at * 15);
    await page.goto(formAddress(vertical));
    await start(page).click();
    await expect(page.getByRole('button', { name: 'Stopp målingen' })).toBeVisible();
    await page.evaluate(() => {
      const shifts: { value: number; moved: string[] }[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] })[]) {
          if (entry.hadRecentInput) continue;
          shifts.push({ value: entry.value, moved: entry.sources.map(({ node }) => (node instanceof Element ? node.className : '')) });
        }
      }).observe({ type: 'layout-shift' });
    });
    await expect(done(page)).toBeVisible();
    const shifts = await page.evaluate(() => (window as unknown as { shifts: { value: number; moved: string[] }[] }).shifts);
    // A longer figure pushes the word behind it; anything more is told by what it moved.
    expect(shifts.filter(({ value }) => value > 0.005)).toEqual([]);
  });
}
