import { expect, formAddress, newMeasurementButton, openForm, recordEvents, RIVALS, SHOP, startButton, startVisibilityWorld, test } from './visibility-world.ts';

test('measures from an empty form to its figures', async ({ page, world }) => {
  const before = world.proxy.count('/trpc/geo.start');
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
  expect(world.proxy.count('/trpc/geo.start')).toBe(before);
  await startButton(page).click();

  await expect(newMeasurementButton(page)).toBeVisible();
  await expect(page).toHaveURL(/vertical=sport&competitors=Fjellrypa&lang=no$/);
  await expect(page.getByRole('heading', { level: 1, name: SHOP.brand })).toBeFocused();
  await expect(page.locator('.visibility-sentence')).toContainText(/^Nevnt i \d+ av 48 svar og brukt som kilde i \d+ av \d+\./);
  await expect(page.getByRole('cell')).toHaveCount(60);
  await expect(page.getByText('Målt mot den ene du valgte: Fjellrypa.')).toBeVisible();
  expect(world.proxy.count('/trpc/geo.start')).toBe(before + 1);
});

test('a link fills the form and starts nothing; a domain that does not exist is refused at its field, and a competitor’s address at its own', async ({ page, world }) => {
  const before = world.proxy.count('/trpc/geo.start');
  await page.goto(formAddress('mote', { competitors: 'Fjellrypa,Vidde & Vann', lang: 'en' }));
  await expect(page.getByLabel('Butikkens navn')).toHaveValue(SHOP.brand);
  await expect(page.getByLabel('Domene')).toHaveValue(SHOP.domain);
  await expect(page.getByRole('combobox')).toHaveValue('Klær og mote');
  await expect(page.getByLabel('Konkurrent 2')).toHaveValue('Vidde & Vann');
  await expect(page.getByLabel('Engelsk')).toBeChecked();
  expect(world.proxy.count('/trpc/geo.start')).toBe(before);

  await openForm(page, 'mote', { domain: 'borte.browser.test' });
  await startButton(page).click();
  await expect(page.getByText('Adressen finnes ikke. Sjekk skrivemåten.')).toHaveCount(1);
  await expect(page.getByLabel('Domene')).toBeFocused();
  await expect(page.getByLabel('Domene')).toHaveAccessibleDescription('Adressen finnes ikke. Sjekk skrivemåten.');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByLabel('Butikkens navn')).toHaveValue(SHOP.brand);

  await test.step('a competitor’s address is refused at the competitors, and announced where the focus already is', async () => {
    await page.getByLabel('Domene').fill(SHOP.domain);
    const rival = page.getByLabel('Konkurrent 1');
    await rival.fill('https://rival.test');
    await rival.press('Enter');
    const said = /^Skriv navnene på konkurrentene, ikke adressene/;
    await expect(rival).toHaveAccessibleDescription(said);
    await expect(page.locator('output.sr-only').last()).toHaveText(said);
    await expect(rival).toBeFocused();
  });
});

test('Back skips the link that started the measurement', async ({ page }) => {
  await page.goto('/past');
  await page.goto(`${formAddress('elgrossist').replace('?', '?lang=no&').replace(/&lang=no$/, '')}`);
  await expect(page.getByLabel('Domene')).toHaveValue(SHOP.domain);
  await startButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: SHOP.brand })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/past');
});

test('input typed before the script has loaded takes precedence over the link', async ({ page }) => {
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
  // The script has loaded once the field that only the link fills in has its value.
  await expect(page.getByLabel('Domene')).toHaveValue(SHOP.domain);
  await expect(page.getByRole('combobox')).toHaveValue('Klær og mote');
  await expect(page.getByLabel('Butikkens navn')).toHaveValue('Fjellvev');
  await expect(page.getByLabel('Butikkens navn')).toBeFocused();
  await expect(page.getByLabel('Konkurrent 2')).toHaveValue('Nordstien');
  await expect(page.getByLabel('Engelsk')).toBeChecked();
  await expect(page.getByText('Dette spør vi om')).toBeVisible();
});

test('states what this service asks, costs and allows before anything is started; when the day is used up, stored measurements still open', async ({ page }) => {
  await using small = await startVisibilityWorld({ GEO_MAX_USD_PER_SCAN: '1.5', GEO_DAILY_CAP: '1', LIMIT_FACTOR: '1' }, ['GROK', 'XAI', 'MISTRAL']);
  await page.goto(`${small.proxy.baseUrl}/visibility`);
  await expect(page.getByText('8 spørsmål til 4 KI-tjenester. Den som drifter tjenesten, betaler høyst 1,5 dollar. Høyst 2 nye i timen.')).toBeVisible();
  await expect(page.getByText('Grok og Mistral er ikke satt opp her, og blir ikke målt.')).toBeVisible();
  await expect(page.getByText('Alle til sammen kan starte 1 i døgnet.')).toBeVisible();
  await page.getByRole('link', { name: 'Storefront Analysis' }).click();
  for (const limit of ['Høyst 5 i minuttet', 'Høyst 2 i timen', 'Høyst 6 i timen']) await expect(page.getByText(limit, { exact: true })).toBeVisible();

  await recordEvents(small, { vertical: 'mote' });
  await openForm(page, 'sport', { address: small.proxy.baseUrl });
  await startButton(page).click();
  await expect(page.getByRole('alert')).toHaveText('Dagens nye KI-målinger er brukt opp. Lagrede kan åpnes.');
  await page.getByRole('combobox').fill('Klær og mote');
  await startButton(page).click();
  await expect(page.getByText(/^Lagret måling fra/)).toBeVisible();
});

test('an industry is chosen by keyboard alone; what is missing is reported, and the first field gets the focus', async ({ page }) => {
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

  await page.goto('/visibility');
  await startButton(page).click();
  await expect(page.getByRole('alert')).toHaveText('Dette mangler: Skriv navnet på butikken. Skriv domenet til butikken. Velg en bransje fra listen.');
  await expect(page.getByLabel('Butikkens navn')).toBeFocused();
  await page.getByLabel('Butikkens navn').fill('A');
  await page.getByLabel('Domene').fill('a.test');
  await expect(page.getByLabel('Butikkens navn')).not.toHaveAttribute('aria-invalid');
  await startButton(page).click();
  await expect(page.getByRole('combobox')).toBeFocused();
});

test('a measurement that another caller is running is refused with a countdown', async ({ page, world }) => {
  using gate = world.engines.gate('gemini');
  const asked = world.engines.calls.length;
  const other = recordEvents(world, { vertical: 'boker' });
  await expect.poll(() => world.engines.calls.slice(asked).some(({ prompt }) => /bok|bøker/i.test(prompt))).toBe(true);
  await openForm(page, 'boker');
  await startButton(page).click();
  await expect(page.getByRole('alert')).toContainText(/^Samme måling er i gang\. Hent svaret om \d+:\d\d\.$/);
  await expect(startButton(page)).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('combobox').fill('Smykker og klokker');
  await expect(startButton(page)).not.toHaveAttribute('aria-disabled');
  gate[Symbol.dispose]();
  await other;
});
