import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { asRendered, expect, PAGES, readPage, test } from './schema-world.ts';
import { waitForHydration } from './hydration.ts';
import { violations } from './violations.ts';

async function download(page: Page, name: string): Promise<{ file: string; text: string }> {
  if (name !== 'Last ned') await page.getByRole('button', { name: 'Eksporter' }).click();
  const [saved] = await Promise.all([
    page.waitForEvent('download'), page.getByRole('button', { name, exact: true }).first().click(),
  ]);
  return { file: saved.suggestedFilename(), text: await readFile(await saved.path(), 'utf8') };
}

const row = (page: Page, field: string) => page.locator(`#field-${field}`);

async function fillGtin(page: Page, gtin: string): Promise<void> {
  if (!(await row(page, 'gtin').evaluate((details: HTMLDetailsElement) => details.open))) await row(page, 'gtin').locator('summary').click();
  await row(page, 'gtin').getByRole('textbox').fill(gtin);
  await row(page, 'gtin').getByRole('button', { name: 'Legg til' }).click();
}

test('reads a product, of which every part is shown, copied, saved and printed', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await readPage(page, PAGES.product);
  await test.step('fields with evidence, what the code changes, where it belongs, what Google asks for', async () => {
    await expect(page).toHaveURL(`/schema?url=${encodeURIComponent(PAGES.product)}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Turjakke Nordmarka' })).toBeFocused();
    await expect(page.locator('.schema-sentence')).toContainText(/^\d av 10 felter er bekreftet med ordrett belegg fra siden\./);

    await row(page, 'brand').locator('summary').click();
    await expect(row(page, 'brand')).toContainText('Fra en meta-tagg på siden');
    await expect(row(page, 'brand').locator('dd').first()).toContainText('Fjellvev');
    await expect(row(page, 'brand')).toContainText('Sted');

    await expect(page.getByText('Ny: merket, «Fjellvev».')).toBeVisible();
    await expect(page.getByText('Rettet: prisen, fra «1 499,-» til «1499».')).toBeVisible();
    await expect(page.locator('.code-line[data-mark="corrected"]')).toContainText('"price": "1499"');
    await expect(page.locator('.code-line[data-mark="new"]').filter({ hasText: '"name": "Fjellvev"' })).toHaveCount(1);
    await expect(page.getByText('Butikken bruker WooCommerce')).toBeVisible();
    await expect(page.getByText('Lim ikke hele koden inn ved siden av den gamle.')).toBeVisible();

    const table = page.locator('.gap-table').first();
    await expect(table.locator('.gap-group').first()).toContainText('Påkrevd · 4 av 5 på plass');
    const price = table.getByRole('row').filter({ hasText: 'offers.price' }).first();
    await expect(price).toContainText('Ufullstendig');
    await expect(price).toContainText('1 499,-');
    await expect(price).toContainText('Rettet i koden.');
    await expect(page.getByText('Siden har flere varianter.')).toBeVisible();
  });
  await test.step('previews a search result from the page’s own code, and with the generated code', async () => {
    const preview = page.getByRole('region', { name: 'Hva et søketreff kan lages av' });
    const [before, after] = [preview.locator('.preview-side').nth(0), preview.locator('.preview-side').nth(1)];
    await expect(before.getByRole('heading', { name: 'Med sidens egen kode' })).toBeVisible();
    await expect(before.locator('.preview-price')).toHaveText('1 499,- (ikke skrevet slik Google krever) NOK');
    await expect(before).toContainText('Merke: ikke oppgitt');
    await expect(after.getByRole('heading', { name: 'Med koden over' })).toBeVisible();
    await expect(after.locator('.preview-price')).toHaveText('1499 NOK');
    await expect(after.locator('.preview-card')).toContainText('Fjellvev');
    await expect(after.locator('.preview-card')).toContainText('På lager');
    // The image is on the store's host, and the fixture fails a page that requests other hosts.
    await expect(preview.locator('img')).toHaveCount(0);
    expect(await violations(page)).toEqual([]);
  });
  await test.step('an opened row has its content at once', async () => {
    await expect(row(page, 'gtin')).toBeVisible();
    const field = await row(page, 'gtin').evaluate(async (details) => {
      details.querySelector('summary')?.click();
      await Promise.resolve();
      return details.querySelector('input')?.type;
    });
    expect(field).toBe('text');
  });
  await test.step('a gap links to the field that can be filled in', async () => {
    await row(page, 'gtin').locator('summary').click();
    await expect(row(page, 'gtin')).not.toHaveAttribute('open');
    await page.locator('.gap-table').first().getByRole('row').filter({ hasText: 'gtin' }).getByRole('link', { name: 'Fyll inn for hånd' }).click();
    await expect(row(page, 'gtin')).toHaveAttribute('open', '');
    await expect(row(page, 'gtin').locator('summary')).toBeFocused();
  });
  await test.step('links to two validators once the code was copied, without a layout shift', async () => {
    await expect(page.getByRole('link', { name: 'Rich Results Test' })).toHaveCount(0);
    const paste = page.getByRole('heading', { name: 'Her skal koden inn' });
    const place = () => paste.evaluate((heading) => heading.getBoundingClientRect().top + window.scrollY);
    const before = await place();
    const copy = page.locator('.schema-code').getByRole('button', { name: 'Kopier' }).first();
    await copy.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.schema-code').getByRole('button', { name: 'Kopiert' })).toBeFocused();
    expect(await place()).toBe(before);
    await expect(page.locator('output.sr-only')).toHaveText('Kopiert. Lenker til to prøver står under knappen.');
    for (const [name, href] of [
      ['Rich Results Test', 'https://search.google.com/test/rich-results'], ['Schema Markup Validator', 'https://validator.schema.org/'],
    ] as const) {
      const link = page.getByRole('link', { name });
      await expect(link).toHaveAttribute('href', href);
      await expect(link).toHaveAttribute('rel', /noreferrer/);
    }
    expect(await violations(page)).toEqual([]);
  });
  await test.step('copied and saved as JSON or as a script tag', async () => {
    const copied = JSON.parse(await page.evaluate(() => navigator.clipboard.readText())) as Record<string, unknown>;
    expect(copied).toMatchObject({ '@type': 'Product', brand: { name: 'Fjellvev' } });
    expect(copied).not.toHaveProperty('@index');
    const json = await download(page, 'Last ned');
    expect(json.file).toBe('produktdata-varebua.browser.test.jsonld');
    expect(JSON.parse(json.text)).toEqual(copied);

    await page.getByRole('button', { name: 'Script-tagg' }).click();
    const script = await download(page, 'Last ned');
    expect(script.file).toBe('produktdata-varebua.browser.test.html');
    expect(script.text).toMatch(/^<script type="application\/ld\+json">\n\{[^<]*\}\n<\/script>\n$/);
    await expect(page.locator('.code-line').first()).toHaveText('<script type="application/ld+json">');
  });
  await test.step('prints every field open with its quote, and without buttons', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Turjakke Nordmarka' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await expect(row(page, 'sku').getByText('Sitat')).toBeVisible();
    await expect(row(page, 'name').getByText('ld+json[0]#/name')).toBeVisible();
    await expect(page.getByText('Lim ikke hele koden inn')).toBeVisible();
    for (const name of ['Kopier', 'Last ned', 'Eksporter', 'Legg til']) {
      await expect(page.getByRole('button', { name }).filter({ visible: true })).toHaveCount(0);
    }
  });
});

test('a field filled in by hand stays in the browser and is marked in every export', async ({ page, world }) => {
  await readPage(page, PAGES.product);
  await expect(row(page, 'gtin')).toContainText('ikke');
  const asked = world.proxy.count('/trpc/');
  await fillGtin(page, '7038010009454');
  await expect(row(page, 'gtin').getByRole('alert')).toContainText('Dette er ikke en gyldig strekkode.');
  await fillGtin(page, '7038010009457');
  await expect(row(page, 'gtin')).toContainText('Fylt inn av deg');
  await expect(row(page, 'gtin').locator('summary')).toBeFocused();
  await expect(page.locator('.code-line[data-mark="by-hand"]').filter({ hasText: '"gtin13": "7038010009457"' })).toHaveCount(1);
  await expect(page.locator('.schema-sentence')).toContainText('1 felt er fylt inn av deg.');

  expect(JSON.parse((await download(page, 'Last ned')).text)).toMatchObject({ '@index': 'user-confirmed: gtin', gtin13: '7038010009457' });
  const json = await download(page, 'JSON');
  expect(json.file).toMatch(/^produktdata-varebua\.browser\.test-\d{4}-\d\d-\d\d\.json$/);
  const { result } = JSON.parse(json.text) as { result: { fields: { id: string; evidence?: { source: string } }[] } };
  expect(result.fields.find(({ id }) => id === 'gtin')?.evidence?.source).toBe('user-confirmed');
  const csv = await download(page, 'CSV');
  expect(csv.text.startsWith('\ufeff"felt";"status";"verdi";"kilde";"sitat";"sted";"grunn"\r\n')).toBe(true);
  expect(csv.text).toContain('"Strekkode (GTIN)";"fylt inn av deg";"7038010009457";"Fylt inn av deg (user-confirmed)";"";');
  const markdown = await download(page, 'Markdown');
  expect(markdown.text).toContain('# Produktdata for Turjakke Nordmarka');
  expect(markdown.text).toContain('Fylt inn av deg (user-confirmed)');
  expect(markdown.text).toContain('- Pris (`offers.price`): Ufullstendig, `1 499,-`');

  await page.reload();
  await expect(row(page, 'gtin')).toContainText('Fylt inn av deg');
  await row(page, 'gtin').locator('summary').click();
  await row(page, 'gtin').getByRole('button', { name: 'Fjern' }).click();
  await expect(page.locator('.code-line[data-mark="by-hand"]')).toHaveCount(0);
  expect(world.proxy.count('/trpc/')).toBe(asked);
});

test('without JSON-LD the whole code is generated, and the offer only once nothing is missing', async ({ page }) => {
  await readPage(page, PAGES.plain);
  await expect(page.getByRole('heading', { name: 'Koden til siden' })).toBeVisible();
  await expect(page.getByText('Prisinformasjonen (Offer) er ikke med, for vi mangler lagerstatusen.')).toBeVisible();
  await expect(page.getByText('Slik står de i koden over.')).toBeVisible();
  await expect(page.locator('.gap-table').first().getByRole('row').filter({ hasText: 'offers.price' }).first()).toContainText('Mangler');
  await row(page, 'availability').locator('summary').click();
  await row(page, 'availability').getByRole('combobox').selectOption('InStock');
  await row(page, 'availability').getByRole('button', { name: 'Legg til' }).click();
  await expect(page.locator('.schema-code pre').first()).toContainText('"availability": "https://schema.org/InStock"');
  await expect(page.getByText('Kode med det du selv har fylt inn, holder vi ikke opp mot Googles liste.')).toBeVisible();
  expect(JSON.parse((await download(page, 'Last ned')).text)).toMatchObject({
    '@index': 'user-confirmed: availability', offers: { price: '1499', priceCurrency: 'NOK' },
  });
  await test.step('the preview shows nothing before, and what is filled in at once', async () => {
    const sides = page.locator('.preview-side');
    await expect(sides.nth(0).locator('.preview-snippet')).toContainText('Navn: ikke oppgitt');
    await expect(sides.nth(1).locator('.preview-snippet')).toContainText('Turjakke Enkel');
    await expect(sides.nth(1).locator('.preview-card')).toContainText('Merke: ikke oppgitt');
    const brand = page.locator('#field-brand');
    await brand.locator('summary').click();
    await brand.getByRole('textbox').fill('Fjellvev');
    await brand.getByRole('button', { name: 'Legg til' }).click();
    await expect(sides.nth(1).locator('.preview-card')).toContainText('Fjellvev');
    await expect(sides.nth(0).locator('.preview-card')).toContainText('Merke: ikke oppgitt');
  });
  await test.step('questions and answers have code of their own', async () => {
    await row(page, 'faq').locator('summary').click();
    await row(page, 'faq').getByRole('textbox', { name: 'Spørsmål' }).fill('Tåler den regn?');
    await row(page, 'faq').getByRole('textbox', { name: 'Svar' }).fill('Ja.</script>');
    await row(page, 'faq').getByRole('button', { name: 'Legg til' }).click();
    await page.getByText('Egen kode for spørsmål og svar, 1 par').click();
    await expect(page.locator('.schema-code pre').nth(1)).toContainText('"name": "Tåler den regn?"');
    await expect(page.locator('.schema-code')).toContainText('Google sluttet 7. mai 2026 å vise spørsmål og svar');
    await expect(page.locator('.schema-code pre').nth(1)).toContainText('Ja.\\u003c/script>');
  });
});

test('says of a rendered page what crawlers without scripts do not see', async ({ page }) => {
  await asRendered(page);
  await readPage(page, PAGES.product);
  await expect(page.locator('.schema-head')).toContainText('Lest slik en nettleser viser siden');
  await expect(page.getByRole('region', { name: 'Mange KI-roboter ser ikke denne siden' })).toContainText('La serveren sende navn, pris');
  expect(await violations(page)).toEqual([]);
  const report = await download(page, 'Markdown');
  expect(report.text).toContain('1. Mange KI-roboter ser ikke denne siden');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('region', { name: 'Many AI crawlers do not see this page' })).toBeVisible();
  await expect(page.locator('.schema-head')).toContainText('Read as a browser shows it');
});

test('input typed before the script has loaded takes precedence over the link', async ({ page }) => {
  const script = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.goto('/schema?url=annen.browser.test', { waitUntil: 'commit' });
  await page.getByLabel('Adressen til én vare').fill(PAGES.product);
  script.resolve();
  await waitForHydration(page);
  await expect(page.getByLabel('Adressen til én vare')).toHaveValue(PAGES.product);
  await expect(page.getByLabel('Adressen til én vare')).toBeFocused();
  await page.getByRole('button', { name: 'Les siden' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Turjakke Nordmarka' })).toBeVisible();
});

test('a link fills in the address without starting; reading can be cancelled and repeated', async ({ page, world }) => {
  const [before, visits] = [world.proxy.count('/trpc/schema.generate'), world.heldVisits()];
  await page.goto('/past');
  await page.goto(`/schema?url=${PAGES.held}`);
  await expect(page.getByLabel('Adressen til én vare')).toHaveValue(PAGES.held);
  expect(world.proxy.count('/trpc/schema.generate')).toBe(before);
  await page.getByRole('button', { name: 'Les siden' }).click();
  await expect(page.getByText('Leser siden hos varebua.browser.test.').first()).toBeVisible();
  await expect.poll(() => world.heldVisits()).toBe(visits + 1);
  await page.getByRole('button', { name: 'Avbryt' }).click();
  await expect(page.getByText('Avbrutt. Adressen du skrev, står her.')).toBeVisible();
  await expect(page.getByLabel('Adressen til én vare')).toHaveValue(PAGES.held);
  await page.getByRole('button', { name: 'Les siden' }).click();
  await expect.poll(() => world.heldVisits()).toBe(visits + 2);
  expect(world.proxy.count('/trpc/schema.generate')).toBe(before + 2);
  world.reset();
  await expect(page.getByRole('heading', { level: 1, name: 'Turjakke Nordmarka' })).toBeVisible();
  await page.getByRole('button', { name: 'Les en ny side' }).click();
  await expect(page.getByLabel('Adressen til én vare')).toHaveValue('');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Turjakke Nordmarka' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/past');
});

test('can be used by keyboard alone', async ({ page }) => {
  await page.goto('/schema');
  await page.getByLabel('Adressen til én vare').focus();
  await page.keyboard.type(PAGES.product);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Turjakke Nordmarka' })).toBeFocused();
  await row(page, 'sku').locator('summary').focus();
  await page.keyboard.press('Tab');
  await expect(row(page, 'gtin').locator('summary')).toBeFocused();
  await page.keyboard.press('Enter');
  const field = row(page, 'gtin').getByRole('textbox');
  await expect(field).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(field).toBeFocused();
  await page.keyboard.type('7038010009457');
  await expect(field).toHaveValue('7038010009457');
  await page.keyboard.press('Enter');
  await expect(row(page, 'gtin')).toContainText('Fylt inn av deg');
  await expect(row(page, 'gtin').locator('summary')).toBeFocused();
});

test('links to the validators also when the code was selected and copied by hand; is the same in English', async ({ page }) => {
  await readPage(page, PAGES.product);
  await page.locator('.schema-code .code').first().focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.evaluate(() => document.querySelector('.schema-code .code')!.dispatchEvent(new ClipboardEvent('copy', { bubbles: true })));
  await expect(page.getByRole('link', { name: 'Rich Results Test' })).toBeVisible();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'What Google asks for' })).toBeVisible();
  await expect(page.getByText('Corrected: the price, from “1 499,-” to “1499”.')).toBeVisible();
  await expect(page.locator('main')).not.toContainText(/Felter|bekreftet|Koden/);
  expect(await violations(page)).toEqual([]);
});

test('has no axe violation, and nothing wider than the screen', async ({ page }) => {
  await readPage(page, `${PAGES.product}?${'farge'.repeat(60)}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Turjakke Nordmarka' })).toBeVisible();
  for (const id of ['image', 'price', 'gtin']) await row(page, id).locator('summary').click();
  for (const folded of await page.locator('.folded > summary').all()) await folded.click();
  for (const [colorScheme, width] of [['light', 1280], ['dark', 390], ['light', 320]] as const) {
    await test.step(`${colorScheme}, ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      const [head, address] = [page.locator('.schema-head'), page.locator('.schema-head .dotted a')];
      const lines = await address.evaluate((link) => [...link.getClientRects()].map(({ left }) => left));
      expect(lines.length).toBeGreaterThan(1);
      expect(Math.min(...lines)).toBeGreaterThanOrEqual((await head.boundingBox())!.x);
      // On a phone also with text twice as large; wider screens then switch layout by font size.
      if (width !== 320) return;
      await page.evaluate(() => { document.documentElement.style.fontSize = '200%'; });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await page.evaluate(() => { document.documentElement.style.fontSize = ''; });
    });
  }
});
