import { readFile } from 'node:fs/promises';
import { answers, expect, newMeasurementButton, openForm, SHOP, startMeasuring, test } from './visibility-world.ts';

test('a finished report: answers by keyboard alone, exports, crawlers and Gemini’s search entry', async ({ page, world, pageErrors }) => {
  await startMeasuring(page, 'elektronikk');
  await expect(newMeasurementButton(page)).toBeVisible();
  await test.step('answers are opened and closed by keyboard alone', async () => {
    const focused = page.locator(':focus');
    await newMeasurementButton(page).focus();
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
    await expect(dialog.locator('.answer-place > *')).toHaveText(['Spørsmål 1 av 8', 'ChatGPT']);
    await dialog.getByRole('button', { name: 'Neste svar' }).press('Enter');
    await expect(dialog.locator('.answer-place > *')).toHaveText(['Spørsmål 1 av 8', 'Gemini']);
    await expect(dialog.getByRole('button', { name: 'Neste svar' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(focused).toContainText('Spørsmål 1, Gemini');
  });
  await test.step('crawlers: blocked search is a warning, blocked training information, the rest cannot be assessed', async () => {
    await expect(page.getByText('28 av 33 får hente forsiden, 4 er stengt ute, 1 kan ikke vurderes.')).toBeVisible();
    const crawlers = page.locator('.visibility-split').filter({ hasText: '28 av 33 får hente forsiden' });
    await expect(crawlers.locator('.row.warn')).toHaveCount(1);
    await expect(crawlers.locator('.row.warn')).toContainText('PerplexityBot');
    await expect(crawlers.locator('.row.info', { hasText: 'GPTBot, CCBot og Bytespider' })).toContainText('Det styrer ikke søket bak svarene.');
    await expect(crawlers.locator('.row.not-measured')).toContainText('Kan ikke vurderes');
    await crawlers.locator('.row.warn summary').click();
    await expect(page.getByText('Fjern regelen i robots.txt, eller bytt ut «Disallow: /» med «Allow: /».')).toBeVisible();
  });
  await test.step('is exported as JSON, Markdown and CSV', async () => {
    const save = async (name: string): Promise<{ file: string; text: string }> => {
      await page.getByRole('button', { name: 'Eksporter' }).click();
      const [saved] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name, exact: true }).click()]);
      return { file: saved.suggestedFilename(), text: await readFile(await saved.path(), 'utf8') };
    };
    const json = await save('JSON');
    expect(json.file).toMatch(/^ki-synlighet-skogogsjo\.browser\.test-\d{4}-\d\d-\d\d\.json$/);
    const { request, result } = JSON.parse(json.text);
    expect(request).toMatchObject({ brand: SHOP.brand, vertical: 'elektronikk' });
    expect(result.answers).toHaveLength(48);

    const csv = await save('CSV');
    const [head, ...rows] = csv.text.split('\r\n').filter(Boolean);
    expect(head).toMatch(/^\ufeff"Nr\.";"Spørsmål";"Tjeneste";"Status";"Nevnt";"Kilde";/);
    expect(rows).toHaveLength(48);

    const markdown = await save('Markdown');
    expect(markdown.text).toMatch(/^# KI-synlighet: Skog og Sjø\n/);
    expect(markdown.text).toMatch(/- \*\*Nevnt: \d+\s%\*\*\n\s+- \d+ av 48 svar\. Trolig \d+–\d+\s%\./);
    expect(markdown.text).toContain('\\<b\\>Ikke\\</b\\>');
    expect(markdown.text).toContain('- **PerplexityBot** (søk): Stengt ute. robots.txt, linje 6: «Disallow: /».');
  });
  await test.step('Gemini’s search entry is in a frame with an opaque origin, and runs no script', async () => {
    const answer = await page.request.get(`${world.proxy.baseUrl}/frame/search-entry`);
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
    const frame = page.frameLocator('iframe.answer-entry');
    await expect(frame.locator('.chip')).toHaveText('nettbutikk');
    await expect(frame.locator('.chip')).toHaveCSS('color', 'rgb(17, 34, 51)');
    const handle = await page.locator('iframe.answer-entry').elementHandle();
    const inside = (await handle?.contentFrame())!;
    expect(await inside.evaluate(() => window.origin)).toBe('null');
    await page.locator('iframe.answer-entry').evaluate((shown: HTMLIFrameElement) => {
      const html = '<img src=x onerror="document.title=1"><a href="javascript:alert(1)" ping="/x">a</a><a href="https://g.test/">b</a><meta http-equiv="refresh" content="0;url=/">';
      shown.contentWindow?.postMessage({ type: 'search-entry', html }, '*');
    });
    await expect(frame.locator('a').nth(1)).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    await expect(frame.locator('a').first()).not.toHaveAttribute('href');
    await expect(frame.locator('meta[http-equiv]')).toHaveCount(0);
    expect(await inside.title()).toBe('Search suggestions');
    // The browser reports what the frame's policy blocked.
    await expect.poll(() => pageErrors.map((each) => /inline event handler|Loading the image/.exec(each)?.[0])).toEqual(
      expect.arrayContaining(['inline event handler', 'Loading the image']),
    );
    // A last message marks the end, since messages of the frame arrive in order.
    await inside.evaluate(() => console.error('Content Security Policy: no more'));
    await expect.poll(() => pageErrors.at(-1)).toContain('no more');
    expect(pageErrors.splice(0).filter((each) => !/Content Security Policy/.test(each))).toEqual([]);
  });
});

test('an answer is plain text, with names and sources marked and links without referrer', async ({ page, world }) => {
  world.engines.useScript((engine, prompt) => ({
    ...answers(engine, prompt),
    parts: [
      { text: 'Prøv 👟 Skog og Sjø først. <img src=x onerror="alert(1)">', cites: [`https://${SHOP.domain}/jakker`] },
      { text: '## Pris\n**Nordstien** er [billigere](javascript:alert(2)) ![kart](https://sporer.browser.test/p.png), og Skog og Sjøs utvalg er større.', cites: ['https://testavisa.browser.test/test'] },
    ],
    searched: true,
  }));
  await startMeasuring(page, 'helse');
  await expect(newMeasurementButton(page)).toBeVisible();
  await page.getByRole('button', { name: /^Spørsmål 1, ChatGPT: nevnt og kilde/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('mark[data-kind=mentioned]')).toHaveText(['Skog og Sjø', 'Skog og Sjøs', 'Navn']);
  await expect(dialog.locator('mark[data-kind=rival]').first()).toHaveText('Nordstien');
  await expect(dialog.locator('.answer-text')).toContainText('<img src=x onerror="alert(1)">');
  await expect(dialog.locator('.answer-text')).toContainText(/^Pris\nNordstien er billigere kart, og/m, { useInnerText: true });
  await expect(dialog.locator('img')).toHaveCount(0);
  await expect(dialog.locator('.answer-text a')).toHaveCount(0);
  await expect(dialog.getByText(/^Svaret er vist ordrett\. Tegn for formatering er utelatt\./)).toBeVisible();
  await expect(dialog.locator('.answer-text .marks-badge')).toHaveText(['1', '2']);
  await expect(dialog.getByText('Nevnt to ganger')).toBeVisible();
  const link = dialog.getByRole('link', { name: `${SHOP.domain}/jakker` });
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  await expect(dialog.getByText('din side', { exact: true }).first()).toBeVisible();
});

test('is in English throughout, and switches to Norwegian', async ({ page }) => {
  await openForm(page, 'eiendom', { ui: 'en' });
  await expect(page.getByRole('combobox', { name: 'Industry' })).toHaveValue('Real estate');
  await page.getByRole('button', { name: 'Start the measurement' }).click();
  await expect(page.getByRole('button', { name: 'New measurement' })).toBeVisible();
  await expect(page.locator('.visibility-sentence')).toContainText(/^Mentioned in \d+ of 48 answers and used as a source in/);
  await expect(page.getByText('28 of 33 may fetch the home page, 4 are shut out, 1 cannot be assessed.')).toBeVisible();
  await page.getByRole('link', { name: 'Norsk' }).click();
  await expect(page.locator('.visibility-sentence')).toContainText(/^Nevnt i/);
  await expect(page.getByRole('columnheader', { name: 'Spørsmål' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('cells are three by two under their question, each at least 44 px high, and read with their notes', async ({ page, world }) => {
    world.engines.useScript((engine, prompt) => ({ ...answers(engine, prompt), searched: engine !== 'openai', found: [] }));
    await startMeasuring(page, 'finans');
    await expect(newMeasurementButton(page)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Spørsmål 2, ChatGPT/ })).toHaveAccessibleDescription(/Svarte uten å søke på nettet\./);
    await expect(page.getByRole('button', { name: /^Spørsmål 2, Mistral/ })).toHaveAccessibleDescription('');
    const cells = page.locator('.matrix-table tbody tr').first().locator('.matrix-cell');
    const boxes = await Promise.all((await cells.all()).map((cell) => cell.boundingBox()));
    expect(new Set(boxes.map((box) => Math.round(box!.x))).size).toBe(3);
    expect(new Set(boxes.map((box) => Math.round(box!.y))).size).toBe(2);
    for (const box of boxes) expect(box!.height).toBeGreaterThanOrEqual(44);
    await expect(page.getByRole('table')).toBeVisible();
    await expect(page.getByRole('cell')).toHaveCount(60);
    await expect(page.getByRole('rowheader', { name: 'Nevnt', exact: true })).toHaveCSS('border-top-width', '0px');
    expect((await page.locator('main a[href^="/how-we-measure"]').boundingBox())!.height).toBeGreaterThanOrEqual(24);
    await page.setViewportSize({ width: 320, height: 844 });
    await page.evaluate(() => { document.documentElement.style.fontSize = '200%'; });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(await page.locator('.matrix-engine').evaluateAll((all) => all.every((name) => name.scrollWidth <= name.parentElement!.clientWidth))).toBe(true);
    const dialog = page.getByRole('dialog');
    await cells.nth(3).tap();
    expect(await dialog.evaluate((drawer) => drawer.scrollWidth - drawer.clientWidth)).toBe(0);
    expect(await dialog.locator('.drawer-head > :first-child').evaluate((words) => words.clientWidth)).toBeGreaterThan(160);
    await page.keyboard.press('Escape');
    await page.evaluate(() => { document.documentElement.style.fontSize = ''; });
    await page.setViewportSize({ width: 390, height: 844 });
    await cells.nth(3).tap();
    await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused();
    expect(Math.round((await dialog.boundingBox())!.width)).toBe(390);
    await dialog.getByRole('button', { name: 'Lukk' }).tap();
    await expect(dialog).toBeHidden();
  });
});

test('all domains are shown on request, and the focus of the button goes to their list', async ({ page, world }) => {
  const cites = Array.from({ length: 9 }, (_, at) => `https://kilde${at}.browser.test/`);
  world.engines.useScript(() => ({ searched: true, parts: [{ text: 'Det finnes flere.', cites }], found: [] }));
  await startMeasuring(page, 'apotek');
  await page.getByRole('button', { name: 'Vis alle 9 domener' }).press('Enter');
  await expect(page.locator(':focus').getByRole('listitem')).toHaveCount(9);
});
