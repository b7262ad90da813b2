import { expect, PAGES, readPage, test } from './schema-world.ts';
import { violations } from './violations.ts';

test.use({ locale: 'nb-NO' });

test('previews a search result from the page’s own code, and with the generated code', async ({ page }) => {
  await readPage(page, PAGES.product);
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

test('shows nothing before for a page without code, and what is filled in at once', async ({ page }) => {
  await readPage(page, PAGES.plain);
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

test('links to two validators once the code was copied, without a layout shift', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await readPage(page, PAGES.product);
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

test('links to the validators also when the code was selected and copied by hand', async ({ page }) => {
  await readPage(page, PAGES.product);
  await page.locator('.schema-code .code').first().focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.evaluate(() => document.querySelector('.schema-code .code')!.dispatchEvent(new ClipboardEvent('copy', { bubbles: true })));
  await expect(page.getByRole('link', { name: 'Rich Results Test' })).toBeVisible();
});
