import { keptScans } from './past-scans.ts';
import { refuse, replayStepwise } from './scripted.ts';
import { observeShifts } from './shifts.ts';
import { violations } from './violations.ts';
import { expect, newMeasurementButton, openForm, recordEvents, SHOP, startButton, startMeasuring, test } from './visibility-world.ts';

test('answers are shown as they arrive, and can be read before the rest', async ({ page, world }) => {
  using gate = world.engines.gate('mistral');
  await startMeasuring(page, 'barn');
  await expect(page.getByRole('columnheader', { name: /^Grok/ })).toHaveText('Grok8 av 8 inne');
  await expect(page.getByRole('columnheader', { name: /^Mistral/ })).toHaveText('Mistral0 av 8 inne');
  await expect(page.getByRole('cell', { name: 'Spørsmål 1, Mistral: venter på svar' })).toBeVisible();
  await expect(page.locator('.visibility-sentence')).toContainText('Spørsmål 1 av 8. 40 av 48 svar er inne, 8 gjenstår.');
  await expect(page.locator('.metrics-waiting')).toHaveCount(4);
  await expect(page.getByRole('button', { name: 'Stopp målingen' })).toBeVisible();
  await page.getByRole('button', { name: /^Spørsmål 1, ChatGPT/ }).click();
  await expect(page.getByRole('dialog').getByText('Utdrag. Hele svaret kan leses når målingen er ferdig.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('link', { name: 'KI-synlighet' }).click();
  await expect(page.getByText(`En måling av ${SHOP.brand} er i gang.`)).toBeVisible();
  gate[Symbol.dispose]();
  await expect(page.getByText(`Målingen av ${SHOP.brand} er ferdig.`)).toBeVisible();
  await page.getByRole('button', { name: 'Vis den' }).click();
  await expect(newMeasurementButton(page)).toBeVisible();
});

test('stops on request, and keeps the answers so far', async ({ page, world }) => {
  using _mistral = world.engines.gate('mistral');
  using _claude = world.engines.gate('claude');
  await startMeasuring(page, 'dyr');
  await expect(page.getByRole('columnheader', { name: /^Grok/ })).toHaveText('Grok8 av 8 inne');
  await page.getByRole('button', { name: 'Stopp målingen' }).click();
  await expect(page.locator('.visibility-sentence')).toHaveText('Målingen ble stoppet. 32 av 48 svar er inne. Resten er ikke målt.');
  await expect(page.getByText('Claude og Mistral, 16 svar:')).toBeVisible();
  await expect(page.getByRole('cell', { name: /Claude: ikke målt, målingen stoppet før svaret kom/ })).toHaveCount(8);
  await newMeasurementButton(page).click();
  await expect(page.getByLabel('Butikkens navn')).toHaveValue(SHOP.brand);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a reload finds the running measurement again, a lost connection is reported and resumed, and no other is started', async ({ page, world }) => {
  using gate = world.engines.gate('gemini');
  const starts = world.proxy.count('/trpc/geo.start');
  await startMeasuring(page, 'bygg');
  await expect(page.getByRole('columnheader', { name: /^Grok/ })).toHaveText('Grok8 av 8 inne');
  await page.reload();
  await expect(page.getByRole('columnheader', { name: /^Grok/ })).toHaveText('Grok8 av 8 inne');
  const shifts = await observeShifts(page);
  world.proxy.disconnect();
  await expect(page.locator('.visibility-note')).toHaveText('Mistet forbindelsen. Vi kobler til igjen.');
  expect(await shifts()).toEqual([]);
  gate[Symbol.dispose]();
  world.proxy.reconnect();
  await expect(newMeasurementButton(page)).toBeVisible();
  await expect(page.locator('.visibility-sentence')).toContainText('av 48 svar');
  await page.reload();
  await expect(newMeasurementButton(page)).toBeVisible();
  expect(world.proxy.count('/trpc/geo.start')).toBe(starts + 1);
});

test('an engine that fails is hatched with its reason, and in no denominator', async ({ page, world }) => {
  world.engines.break('grok', 'error-in-200');
  world.engines.break('claude', 'incomplete', { when: (prompt) => prompt.includes('?') && prompt.length % 2 === 0 });
  await startMeasuring(page, 'mat');
  await expect(newMeasurementButton(page)).toBeVisible();
  const grok = page.getByRole('columnheader', { name: /^Grok/ });
  await expect(grok).toHaveText('Grokikke målt');
  await expect(page.getByRole('cell', { name: /Grok: ikke målt, tjenesten svarte med en feil/ })).toHaveCount(8);
  await expect(page.getByText('Grok, 8 svar:')).toBeVisible();
  const cut = await page.getByRole('cell', { name: /Claude: ikke målt, svaret ble kuttet/ }).count();
  const claude = page.getByRole('columnheader', { name: /^Claude/ });
  await expect(claude).toContainText(cut === 8 ? 'ikke målt' : `${8 - cut} av 8 målt`);
  await expect(page.locator('.visibility-sentence')).toContainText(`av ${40 - cut} svar`);
  await expect(page.getByText(`${8 + cut} av 48 svar er ikke målt og teller ikke med.`)).toBeVisible();
});

test('only failed engines are asked again, by keyboard; until then a refusal or a lost connection leaves the measurement as it was', async ({ page, world }) => {
  world.engines.break('grok', 'error-in-200');
  await startMeasuring(page, 'byra');
  await expect(newMeasurementButton(page)).toBeVisible();
  const offer = page.getByText(/^Fram til .+ kan Grok spørres om igjen, bare om det som mangler\./);
  await expect(offer).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const ask = page.getByRole('button', { name: 'Spør om igjen' });
  await page.route('**/trpc/geo.askAgain**', (route) => route.abort(), { times: 1 });
  await ask.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Vi fikk ikke kontakt med tjenesten. Målingen er som den var.' })).toBeVisible();
  await expect(page.getByText('Grok, 8 svar:')).toBeVisible();
  world.proxy.stub(refuse({ retryAfter: 1740, limit: 2, windowSeconds: 3600 }));
  await ask.click();
  await expect(page.locator('.visibility-again .refusal').first()).toBeVisible();
  await expect(ask).toHaveAttribute('aria-disabled', 'true');
  await expect(newMeasurementButton(page)).toBeVisible();
  await expect(page.getByRole('columnheader', { name: /^Grok/ })).toHaveText('Grokikke målt');

  world.proxy.stub(undefined);
  await page.reload();
  await expect(offer).toBeVisible();
  world.engines.clearFaults();
  using gate = world.engines.gate('grok');
  const calls = world.engines.calls.length;
  await page.getByRole('button', { name: 'Spør om igjen' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: SHOP.brand })).toBeFocused();
  await expect(page.locator('.visibility-sentence')).toContainText('40 av 48 svar er inne, 8 gjenstår.');
  await expect(page.getByRole('columnheader', { name: /^Grok/ })).toHaveText('Grok0 av 8 inne');
  gate[Symbol.dispose]();
  await expect(newMeasurementButton(page)).toBeVisible();
  await expect(page.locator('.visibility-sentence')).toContainText('av 48 svar');
  await expect(offer).toHaveCount(0);
  expect(world.engines.calls.slice(calls).map(({ engine }) => engine)).toEqual(Array.from({ length: 8 }, () => 'grok'));
});

test('a repeat comes from the store, with its date, for any name', async ({ page, world }) => {
  const measured = await recordEvents(world, { vertical: 'hjem' });
  expect(measured.at(-1)).toMatchObject({ type: 'complete', result: { cached: false } });
  const asked = world.engines.calls.length;
  await startMeasuring(page, 'hjem', { brand: 'Fjellrypa', competitors: '' });
  await expect(page.getByText(/^Lagret måling fra \d+\. \S+ \d{4}\.$/)).toBeVisible();
  await expect(page.getByText('Ikke målt: Du oppga ingen konkurrenter.').first()).toBeVisible();
  expect(world.engines.calls.length).toBe(asked);
});

test('is announced when it ends, kept in this browser, and opens again from there', async ({ page, world }) => {
  const spoken = page.locator('output.sr-only');
  await startMeasuring(page, 'blomster');
  await expect(newMeasurementButton(page)).toBeVisible();
  await expect(spoken).toHaveText(/^Ferdig\. Nevnt i \d+ av \d+ svar\.$/);
  const id = await page.evaluate(() => (JSON.parse(sessionStorage.getItem('run:geo') ?? '{}') as { runId: string }).runId);
  await expect.poll(async () => (await keptScans(page)).map((scan) => scan.id)).toContain(id);
  // A tab that knows no run, so that everything comes from storage.
  await page.evaluate(() => sessionStorage.clear());
  const watched = world.proxy.count('/trpc/geo.watch');
  await page.clock.install();
  await page.goto(`/visibility?past=${id}`);
  await expect(page.locator('.visibility-note')).toHaveText(/^Lagret i denne nettleseren, målt/);
  await expect(page.getByRole('heading', { level: 1, name: SHOP.brand })).toBeVisible();
  // Longer than any announcement is delayed.
  await page.clock.runFor(12_000);
  await expect(spoken).toHaveText('');
  expect(world.proxy.count('/trpc/geo.watch')).toBe(watched);
});

test('is announced where its report comes after its end', async ({ page }) => {
  const ended = Promise.withResolvers<void>();
  await page.route('**/assets/report-view-*.js', async (route) => {
    await ended.promise;
    await route.continue();
  });
  await openForm(page, 'blomster');
  await startButton(page).click();
  await expect.poll(() => keptScans(page)).toHaveLength(1);
  ended.resolve();
  const spoken = page.locator('output.sr-only', { hasText: /^Ferdig\. Nevnt i \d+ av \d+ svar\.$/ });
  await expect(spoken).toHaveCount(1);
});

test('the layout does not shift when the figures get their uncertainty', async ({ page, world }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const events = await recordEvents(world, { vertical: 'generisk' });
  const { stub, sendUntil } = replayStepwise(events);
  world.proxy.stub(stub);
  sendUntil(events.findIndex(({ type }) => type === 'metrics') + 1);
  await startMeasuring(page, 'generisk');
  const uncertain = page.getByText('For få spørsmål til å anslå usikkerheten.');
  await expect(uncertain.first()).toBeVisible();
  const shifts = await observeShifts(page);
  sendUntil(events.findLastIndex(({ type }) => type === 'metrics') + 1);
  await expect(uncertain).toHaveCount(0);
  expect((await shifts()).filter(({ value }) => value > 0.005)).toEqual([]);
});

test('the layout does not shift while 48 answers arrive', async ({ page, world }) => {
  for (const [width, vertical] of [[1280, 'utdanning'], [390, 'saas']] as const) {
    await test.step(`${width} wide`, async () => {
      await page.setViewportSize({ width, height: 900 });
      for (const [at, engine] of (['openai', 'gemini', 'perplexity', 'claude', 'grok', 'mistral'] as const).entries()) world.engines.slow(engine, 40 + at * 15);
      // Keeps the measurement running until shifts are observed.
      using gate = world.engines.gate('mistral');
      await openForm(page, vertical);
      await startButton(page).click();
      await expect(page.getByRole('button', { name: 'Stopp målingen' })).toBeVisible();
      const shifts = await observeShifts(page);
      gate[Symbol.dispose]();
      await expect(newMeasurementButton(page)).toBeVisible();
      // A longer figure pushes the word after it; anything more is a shift.
      expect((await shifts()).filter(({ value }) => value > 0.005)).toEqual([]);
    });
  }
});
