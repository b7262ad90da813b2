import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { takeBreaches } from '../world/contract-check.ts';
import { expect, startScan, test } from './fixture.ts';
import { refuse, replayEvents, replayStepwise, scanEvents } from './scripted.ts';
import { SCREENS } from './screens.ts';
import { observeShifts } from './shifts.ts';
import { waitForFindings } from './wait-for-findings.ts';
import { violations } from './violations.ts';

const STORE = 'skogogsjo.example';

async function download(page: Page, name: string): Promise<{ file: string; text: string }> {
  await page.getByRole('button', { name: 'Eksporter' }).click();
  const [saved] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name, exact: true }).click()]);
  return { file: saved.suggestedFilename(), text: await readFile(await saved.path(), 'utf8') };
}

test('a finished report', async ({ page, world, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  world.proxy.stub(replayEvents(SCREENS.complete!));
  await startScan(page, STORE);
  await test.step('a grade links to its reasons, and a row opens to its evidence', async () => {
    const card = page.getByRole('region', { name: 'Salg' });
    await expect(card).toContainText('31 av 34 sjekker målt');
    await expect(card).toContainText('Rett «1 lenke i hovedmenyen er brutt», så blir det C.');
    const ground = card.getByRole('link', { name: '1 lenke i hovedmenyen er brutt' });
    // The plan appears above at the scan's end; only then is the scroll position final.
    await expect(page.getByRole('heading', { name: 'Begynn her' })).toBeVisible();
    await ground.scrollIntoViewIfNeeded();
    const left = await page.evaluate(() => scrollY);
    await ground.click();
    await expect(page).toHaveURL(/#f-nav-broken$/);
    const row = page.locator('#f-nav-broken');
    await expect(row).toHaveAttribute('open', '');
    await expect(row.locator('summary')).toBeFocused();
    const link = row.getByRole('link', { name: 'https://skogogsjo.example/gaver-til-ham' });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    const where = row.getByRole('link', { name: 'Linje 212 i https://skogogsjo.example/', exact: true });
    await expect(where).toHaveCount(2);
    await expect(where.first()).toHaveAttribute('href', 'https://skogogsjo.example/');
    await expect(where.first()).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    await expect(row.getByText('<a href="/gaver-til-ham">Gaver til ham</a>')).toBeVisible();

    await page.goBack();
    await expect(card.getByRole('link', { name: '1 lenke i hovedmenyen er brutt' })).toBeFocused();
    await expect(ground).toBeInViewport({ ratio: 1 });
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
    await page.goForward();
    await expect(row.locator('summary')).toBeFocused();
    await expect(row.locator('summary')).toBeInViewport();
  });
  await test.step('a pillar that could not be measured gives the reason', async () => {
    const card = page.getByRole('region', { name: 'KI' });
    await expect(card.locator('.hatched-box')).toHaveText('Ikke målt');
    await expect(card).toContainText('Derfor ingen karakter');
    await expect(card).toContainText('Rett «robots.txt svarer 503», og mål på nytt.');
    await expect(card.locator('.grade')).toHaveCount(0);
  });
  await test.step('under forced colors grade badges and primary buttons keep theirs, and row text does not look like a link', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    const filled = page.locator('.grade:is(.A, .F), .button.primary:not([aria-disabled=true])');
    await expect(page.locator('.grade:is(.A, .F):visible').first()).toBeVisible();
    const looks = await filled.evaluateAll((all) => all.map((one) => {
      const { backgroundColor, color, forcedColorAdjust } = getComputedStyle(one);
      return { differs: backgroundColor !== color, forcedColorAdjust };
    }));
    expect(looks.length).toBeGreaterThan(1);
    for (const look of looks) expect(look).toEqual({ differs: true, forcedColorAdjust: 'none' });

    const color = (selector: string) => page.locator(selector).first().evaluate((one) => getComputedStyle(one).color);
    for (const selector of ['.row-message', '.row-note', '.folded > summary']) {
      expect(await color(selector), selector).toBe(await color('h1'));
    }
    await page.emulateMedia({ forcedColors: 'none' });
  });
  await test.step('a fix names the configuration of the store’s own server, with lines to copy', async () => {
    const row = page.locator('#f-http-to-https');
    await row.locator('summary').click();
    await expect(row.getByText('Disse linjene hører hjemme i oppsettet til nginx')).toBeVisible();
    await expect(row.locator('pre')).toHaveText('server {\n  listen 80;\n}');
    await row.getByRole('button', { name: 'Kopier' }).first().click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('server {\n  listen 80;\n}');
  });
  await test.step('is exported as JSON, Markdown and CSV', async () => {
    const json = await download(page, 'JSON');
    expect(json.file).toBe('helsesjekk-skogogsjo.example-2026-11-20.json');
    const { summary, findings } = JSON.parse(json.text) as { summary: { outcome: string }; findings: { id: string; title: string }[] };
    expect(summary.outcome).toBe('scanned');
    expect(findings.find(({ id }) => id === 'nav-broken')?.title).toBe('1 lenke i hovedmenyen er brutt');

    const csv = await download(page, 'CSV');
    expect(csv.text.startsWith('\ufeff"pilar";"fase";"id";"status";')).toBe(true);
    expect(csv.text).toContain('"Salg";"Lenker";"nav-broken";"Feil";"viktig";"1 lenke i hovedmenyen er brutt";');

    const markdown = await download(page, 'Markdown');
    expect(markdown.text).toContain('# Helsesjekk av skogogsjo.example');
    expect(markdown.text).toContain('## KI: Ikke målt');
    expect(markdown.text).toContain('`Linje: <a href="/gaver-til-ham">Gaver til ham</a>');
  });
  await test.step('switches the language of everything shown, and remembers it', async () => {
    await expect(page.getByText('Fra http til https med midlertidig videresending').first()).toBeVisible();
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { name: 'Findings' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Norsk' })).toBeFocused();
    await expect(page.getByText('Fra http til https')).toHaveCount(0);
    await expect(page.locator('#f-http-to-https').getByText('These lines belong in the configuration of nginx')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { name: 'Findings' })).toBeVisible();
  });
  await test.step('filters are kept in the URL and after a reload', async () => {
    await page.getByRole('link', { name: 'Norsk' }).click();
    await expect(page.locator('.row.warn').first()).toBeVisible();
    await page.getByRole('button', { name: /^Advarsel/ }).click();
    await expect(page.locator('.row.warn')).toHaveCount(0);
    await expect(page).toHaveURL(/show=fail%2Cnot-measured/);
    await page.reload();
    await expect(page.getByRole('button', { name: /^Advarsel/ })).toHaveAttribute('aria-pressed', 'false');
    await expect(page.locator('.row.fail').first()).toBeVisible();
    await expect(page.locator('.row.warn')).toHaveCount(0);
  });
});

test('unknown events change nothing; a warning outside the grades looks like any other', async ({ page, world }) => {
  world.proxy.stub(replayEvents([{ type: 'weather', sun: true }, ...scanEvents({
    findings: { accessibility: { status: 'warn' }, 'page-title': { status: 'warn' } },
  })]));
  await startScan(page, STORE);
  const tone = (id: string) => page.locator(`#f-${id} .row-word`).evaluate((word) => getComputedStyle(word).color);
  await expect(page.locator('#f-accessibility')).toBeVisible();
  expect(await tone('accessibility')).toBe(await tone('page-title'));
  await expect(page.getByRole('button', { name: 'Mål på nytt' })).toBeVisible();
  // The contract checks of all suites notice it too.
  expect(takeBreaches()).toEqual([expect.stringContaining('weather')]);
});

test('the progress bar shows where a stopped scan ended, and the title names the store', async ({ page, world }) => {
  world.proxy.stub(replayEvents(SCREENS.cancelled!));
  await startScan(page, STORE);
  await expect(page.getByText('Avbrutt i fase 4 av 8.')).toBeVisible();
  const progress = page.getByRole('progressbar', { name: 'Faser' });
  await expect(progress).toHaveAttribute('aria-valuetext', 'Stoppet i fase 4 av 8');
  await expect(progress).toHaveAttribute('value', '4');
  await expect(page).toHaveTitle(/^skogogsjo\.example – Helsesjekk/);
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveTitle(/^skogogsjo\.example – Health/);
  await page.getByRole('link', { name: 'Past' }).click();
  await expect(page).toHaveTitle(/^Past scans/);
});

test('says no more of the company than the scan has seen', async ({ page, world }) => {
  const aside = page.locator('section.aside').filter({ has: page.getByRole('heading', { name: 'Selskapet bak' }) });
  await test.step('the register did not answer for the number that was found', async () => {
    world.proxy.stub(replayEvents(scanEvents({
      findings: { 'orgnr-registered': { status: 'not-measured', reason: 'service-down' } }, summary: { company: null },
    })));
    await startScan(page, STORE);
    await expect(aside).toContainText('Plattform');
    await expect(aside).not.toContainText('Vi fant ikke noe norsk organisasjonsnummer');
    await expect(aside).toContainText('Vi har ingen oppføring fra Enhetsregisteret.');
  });
  await test.step('the scan stopped after the lookup', async () => {
    world.proxy.stub(replayEvents(scanEvents({ stopAfter: 'lcp', error: 'cancelled' })));
    await startScan(page, STORE);
    await expect(aside).toContainText('Målingen stoppet først.');
    await expect(aside).not.toContainText('Ikke slått opp');
  });
});

test('new findings are held back while the reader is in the list', async ({ page, world }) => {
  world.proxy.stub(replayEvents(SCREENS.running!));
  await startScan(page, STORE);
  await expect(page.getByRole('button', { name: /^Ikke målt \d+$/ })).toBeVisible();
  await waitForFindings(page, SCREENS.running!);
  const row = page.locator('.row').first();
  await row.locator('summary').focus();
  const shown = await page.locator('.row').count();
  world.proxy.stub(replayEvents(SCREENS.cancelled!.slice(0, -1).concat(SCREENS.complete!.slice(62, 74))));
  world.proxy.disconnect();
  world.proxy.reconnect();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  const held = page.getByRole('button', { name: /^Vis \d+ nye funn$/ });
  await expect(held).toBeVisible();
  expect(await page.locator('.row').count()).toBe(shown);
  await held.click();
  await expect(held).toHaveCount(0);
});

test('the end of the scan keeps the focus in the list', async ({ page, world }) => {
  const events = SCREENS.complete!;
  const { stub, sendUntil } = replayStepwise(events);
  world.proxy.stub(stub);
  await startScan(page, STORE);
  sendUntil(events.length - 1);
  await waitForFindings(page, events);
  const summary = page.locator('.row > summary').first();
  await summary.focus();
  sendUntil(events.length);
  await expect(page.getByRole('heading', { name: 'Funn', exact: true })).toBeVisible();
  await expect(summary).toBeFocused();
});

test('the layout does not shift while a report arrives or is read', async ({ page, world }) => {
  for (const [width, height] of [[1280, 900], [390, 844]] as const) {
    await test.step(`${width} px wide`, async () => {
      await page.setViewportSize({ width, height });
      const events = SCREENS.complete!;
      const { stub, sendUntil } = replayStepwise(events);
      world.proxy.stub(stub);
      await startScan(page, STORE);
      const shifts = await observeShifts(page);
      const rows = page.locator('.row, .folded');
      const held = page.getByRole('button', { name: /^Vis \d+ nye funn$/ });
      const phaseAt = (index: number): number => events.findIndex((event) => 'index' in event && event.index === index);
      for (const index of [1, 2, 3, 4, 5]) {
        sendUntil(phaseAt(index) + 2);
        await expect(page.locator('.scan-sentence')).toContainText(`Fase ${index} av 8`);
      }
      // Everything so far is shown before the reader scrolls to the list.
      await waitForFindings(page, events.slice(0, phaseAt(5) + 2));

      await page.locator('.findings').evaluate((findings) => findings.scrollIntoView());
      sendUntil(phaseAt(6) + 2);
      await expect(held).toBeVisible();
      const shown = await rows.count();
      for (const index of [7, 8]) {
        sendUntil(phaseAt(index) + 2);
        await expect(page.locator('.scan-sentence')).toContainText(`Fase ${index} av 8`);
      }
      sendUntil(events.length);
      await expect(page.getByRole('button', { name: 'Mål på nytt' })).toBeVisible();
      expect(await rows.count()).toBe(shown);
      // Smaller values are fractions of a pixel, from centred figures that change.
      expect((await shifts()).filter(({ value }) => value > 0.0005)).toEqual([]);

      await held.click();
      await expect(page.getByRole('heading', { name: 'Funn', exact: true })).toBeFocused();
      await expect(page.locator('#f-nav-broken')).toBeVisible();
      await page.evaluate(() => sessionStorage.clear());
    });
  }
  await test.step('on a tall screen for a reader at the top', async () => {
    await page.setViewportSize({ width: 1280, height: 1800 });
    const events = SCREENS.complete!;
    const { stub, sendUntil } = replayStepwise(events);
    world.proxy.stub(stub);
    await startScan(page, STORE);
    const shifts = await observeShifts(page);
    sendUntil(events.length - 1);
    await expect(page.locator('.scan-sentence')).toContainText('Fase 8 av 8');
    sendUntil(events.length);
    await expect(page.getByRole('heading', { name: 'Funn', exact: true })).toBeVisible();
    expect((await shifts()).filter(({ value }) => value > 0.0005)).toEqual([]);
  });
});

test('a refusal counts down the service’s Retry-After, and the old report stays', async ({ page, world }) => {
  await page.clock.install();
  world.proxy.stub(replayEvents(SCREENS.complete!));
  await startScan(page, STORE);
  await page.clock.runFor(1_000);
  const again = page.getByRole('button', { name: 'Mål på nytt' });
  await expect(again).toBeVisible();
  // From here on the clock moves only when told to.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  world.proxy.stub(refuse({ retryAfter: 42 }));
  await again.click();
  const refusal = page.locator('.refusal');
  await expect(page.getByRole('alert')).toHaveText('Målingene er brukt opp for nå. Du kan måle igjen om 0:42.');
  await expect(refusal).toContainText('5 av 5 brukt det siste minuttet');
  await expect(again).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('heading', { name: 'Funn' })).toBeVisible();
  await page.clock.runFor(12_000);
  await expect(refusal).toContainText('Du kan måle igjen om 0:30.');
  await expect(page.getByRole('alert')).toHaveText('Målingene er brukt opp for nå. Du kan måle igjen om 0:42.');
  await page.clock.runFor(31_000);
  await expect(page.getByText('Klart. Du kan prøve igjen.').first()).toBeVisible();
  await expect(again).not.toHaveAttribute('aria-disabled');
  // Playwright resumes a clock left paused while it empties the context, and may leave its script to the next test.
  await page.clock.resume();
});
