import type { Page } from 'playwright/test';
import { collectPageErrors } from './page-errors.ts';
import { waitForHydration } from './hydration.ts';
import { violations } from './violations.ts';
import { expect, newMeasurementButton, RIVALS, SHOP, startMeasuring, test } from './visibility-world.ts';

/** A text that is in every answer, and nowhere else. */
const TOLD = 'bare de som spurte, får lese dette';

async function shared(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Eksporter' }).click();
  await page.getByRole('button', { name: 'Del rapporten' }).click();
  const panel = page.getByRole('dialog', { name: 'Del rapporten' });
  await panel.getByRole('button', { name: 'Lag en adresse' }).click();
  const address = panel.getByLabel('Adressen til rapporten');
  await expect(address).toHaveValue(/\/shared\/[\w-]{32}$/);
  return new URL(await address.inputValue()).pathname;
}

const VARIANTS = [[1280, 'light'], [390, 'dark']] as const;

test('a measurement is shared without its answers, and read in another browser in both languages', async ({ page, world, browser }) => {
  test.setTimeout(120_000);
  world.engines.useScript(() => ({
    searched: true, found: [],
    parts: [{ text: `${SHOP.brand} og ${RIVALS[0]}: ${TOLD}.`, cites: [`https://${SHOP.domain}/kategori/ull`] }],
  }));
  await startMeasuring(page, 'industri');
  await expect(newMeasurementButton(page)).toBeVisible();
  await page.getByRole('button', { name: /^Spørsmål 1, ChatGPT: nevnt og kilde/ }).click();
  await expect(page.getByRole('dialog').locator('.answer-text')).toContainText(TOLD);
  await page.keyboard.press('Escape');
  const path = await shared(page);

  for (const [locale, words] of [
    ['nb-NO', {
      note: /^Delt rapport fra .* Det KI-tjenestene skrev, er ikke med i delte rapporter\.$/, figure: 'Nevnt i 48 av 48 svar',
      cell: /^Spørsmål 1, ChatGPT: nevnt og kilde/, leftOut: 'Det som ble svart, er ikke med i delte rapporter.', sources: 'Brukt som kilde',
      own: ['Ny måling', 'Stopp målingen', 'Del rapporten'], exports: 'Eksporter',
    }],
    ['en-GB', {
      note: /^Shared report from .* What the AI services wrote is left out of shared reports\.$/, figure: 'Mentioned in 48 of 48 answers',
      cell: /^Question 1, ChatGPT: mentioned and a source/, leftOut: 'What was answered is left out of shared reports.', sources: 'Cited',
      own: ['New measurement', 'Stop the measurement', 'Share the report'], exports: 'Export',
    }],
  ] as const) {
    await using context = await browser.newContext({ locale, baseURL: world.proxy.baseUrl, reducedMotion: 'reduce' });
    const stranger = await context.newPage();
    const pageErrors = collectPageErrors(stranger);
    const bodies: Promise<string>[] = [];
    stranger.on('response', (response) => bodies.push(response.text().catch(() => '')));
    const answer = await stranger.goto(path);
    expect(answer!.headers()).toMatchObject({ 'x-robots-tag': expect.stringContaining('noindex'), 'referrer-policy': 'no-referrer' });
    await waitForHydration(stranger);
    await expect(stranger.getByRole('heading', { level: 1, name: SHOP.brand })).toBeVisible();
    await expect(stranger.getByText(words.note)).toBeVisible();
    await expect(stranger.getByText(words.figure).first()).toBeVisible();
    for (const name of words.own) await expect(stranger.getByRole('button', { name })).toHaveCount(0);

    await stranger.getByRole('button', { name: words.exports, exact: true }).click();
    await expect(stranger.getByRole('button', { name: 'CSV' })).toBeVisible();
    for (const name of words.own) await expect(stranger.getByRole('button', { name })).toHaveCount(0);
    await stranger.keyboard.press('Escape');

    await stranger.getByRole('button', { name: words.cell }).click();
    const drawer = stranger.getByRole('dialog');
    await expect(drawer.getByText(words.leftOut)).toBeVisible();
    await expect(drawer.getByRole('heading', { name: words.sources })).toBeVisible();
    await expect(drawer.getByRole('link', { name: `${SHOP.domain}/kategori/ull` })).toBeVisible();
    await expect(drawer.locator('mark')).toHaveCount(0);
    for (const [width, colorScheme] of VARIANTS) {
      await stranger.setViewportSize({ width, height: 844 });
      await stranger.emulateMedia({ colorScheme });
      expect(await violations(stranger, 'dialog'), `${locale}, ${width}`).toEqual([]);
    }
    await stranger.keyboard.press('Escape');
    for (const [width, colorScheme] of VARIANTS) {
      await stranger.setViewportSize({ width, height: 844 });
      await stranger.emulateMedia({ colorScheme });
      expect(await violations(stranger), `${locale}, ${width}`).toEqual([]);
      expect(await stranger.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    expect(await stranger.content()).not.toContain(TOLD);
    expect((await Promise.all(bodies)).filter((text) => text.includes(TOLD))).toEqual([]);
    expect(pageErrors).toEqual([]);
  }
});
