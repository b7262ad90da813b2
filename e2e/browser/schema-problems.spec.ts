import { expect, PAGES, readPage, test } from './schema-world.ts';
import { refuse } from './scripted.ts';
import { violations } from './violations.ts';

test('says what prevents the code, and what to do', async ({ page }) => {
  for (const [name, address, words, code] of [
    ['unreachable', PAGES.silent, 'Siden svarte ikke.', 'unreachable'],
    ['guard-blocked', PAGES.inward, 'Siden sendte oss til en adresse vi ikke åpner.', 'guard-blocked'],
    ['blocked', PAGES.walled, 'En botsperre stoppet oss.', 'blocked'],
    ['not-product-page', PAGES.article, 'Ikke en produktside. Lim inn adressen til én vare.', 'not-product-page'],
    ['too little text', PAGES.shell, 'For lite tekst uten skript til å avgjøre det.', 'not-product-page, lowText'],
  ] as const) {
    await test.step(name, async () => {
      await readPage(page, address);
      await expect(page.locator('.schema-sentence')).toContainText(words);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(page.getByRole('heading', { name: 'Dette kan du gjøre' })).toBeVisible();
      await expect(page.locator('.evidence code').nth(1)).toHaveText(code);
      await expect(page.locator('.code')).toHaveCount(0);
      await expect(page.getByLabel('Adressen til én vare')).toHaveValue(address);
      expect(await violations(page)).toEqual([]);
    });
  }
  // The last one says why it was not rendered.
  await expect(page.locator('.schema-note')).toHaveText('Vi så ikke siden slik en nettleser viser den. Tjenesten kjøres uten nettleser.');
  await expect(page.locator('.evidence').getByText('switched-off', { exact: true })).toBeVisible();
});

test('an invalid address is refused at the field, and the input is kept', async ({ page }) => {
  for (const [name, address, words] of [
    ['no address', 'ikke en adresse', 'Ikke en nettadresse.'],
    ['a name that does not exist', PAGES.missing, 'Adressen finnes ikke. Sjekk skrivemåten.'],
    ['a password in it', 'https://bruker:passord@butikk.example/vare', 'Vi leser ikke adresser med en uvanlig port, eller med brukernavn eller passord i.'],
    ['a private network', PAGES.hidden, 'Den adressen leser vi ikke. Den ligger i et lukket nett, eller tjenesten leser bare bestemte butikker.'],
  ] as const) {
    await test.step(name, async () => {
      await readPage(page, address);
      const field = page.getByLabel('Adressen til én vare');
      await expect(page.getByText(words)).toBeVisible();
      await expect(field).toHaveValue(address);
      await expect(field).toBeFocused();
      await expect(field).toHaveAccessibleDescription(new RegExp(`^${words}`));
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page).toHaveURL('/schema');
      // What was typed is said as it was typed; Chromium’s URLs encode its spaces.
      await expect(page.locator('output.sr-only')).toHaveText(/^Leser siden hos [^%]+$/);
    });
  }
});

test('a refused address is not held against the one that a link leads to', async ({ page }) => {
  await readPage(page, 'ikke en adresse');
  await expect(page.getByText('Ikke en nettadresse.')).toBeVisible();
  await page.getByRole('link', { name: 'Helsesjekk' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Helsesjekk' })).toBeVisible();
  await page.evaluate((address) => history.pushState(null, '', `/schema?url=${address}`), PAGES.product);
  const field = page.getByLabel('Adressen til én vare');
  await expect(field).toHaveValue(PAGES.product);
  await expect(field).toHaveAccessibleDescription(/^Skriv adressen\./);
  await expect(field).not.toHaveAttribute('aria-invalid');
});

test('a refusal counts down the service’s Retry-After', async ({ page, world }) => {
  await page.clock.install();
  world.proxy.stub(refuse({ retryAfter: 720, limit: 10, windowSeconds: 3600 }));
  await readPage(page, PAGES.product);
  await expect(page.getByRole('alert')).toHaveText('Brukt opp for nå. Du kan lese igjen om 12:00.');
  await expect(page.getByRole('button', { name: 'Les siden' })).toHaveAttribute('aria-disabled', 'true');
  await page.clock.runFor(720_000);
  await expect(page.getByText('Klart. Du kan prøve igjen.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Les siden' })).not.toHaveAttribute('aria-disabled');
});

test('an empty field is reported, and a lost connection keeps the input', async ({ page, world }) => {
  await page.goto('/schema');
  await page.getByRole('button', { name: 'Les siden' }).click();
  await expect(page.getByText('Skriv adressen til en vare først.')).toBeVisible();
  await expect(page.getByLabel('Adressen til én vare')).toBeFocused();
  const visits = world.heldVisits();
  await readPage(page, PAGES.held);
  await expect(page.getByRole('button', { name: 'Avbryt' })).toBeVisible();
  await expect.poll(() => world.heldVisits()).toBe(visits + 1);
  world.proxy.disconnect();
  await expect(page.getByText('Vi fikk ikke kontakt med tjenesten. Det du skrev, står her.')).toBeVisible();
  await expect(page.getByLabel('Adressen til én vare')).toHaveValue(PAGES.held);
});
