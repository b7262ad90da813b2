import type { Page } from 'playwright/test';
import type { GeoEvent, GeoResult } from '../../contract/geo.ts';
import type { PastGeoScan } from '../../client/past/store.ts';
import { keepScans, SCANS } from './past-scans.ts';
import { violations } from './violations.ts';
import { answers, expect, formAddress, newMeasurementButton, recordEvents, RIVALS, SHOP, startVisibilityWorld, test } from './visibility-world.ts';
import type { Script } from '../world/engines-answers.ts';

/** Every answer names and cites the store. */
const praise: Script = () => ({
  searched: true, found: [],
  parts: [{ text: 'Skog og Sjø er det beste valget.', cites: [`https://${SHOP.domain}/kategori/ull`] }],
});
const silence: Script = () => ({ searched: true, found: [], parts: [{ text: `${RIVALS[0]} er det beste valget.`, cites: ['https://testavisa.browser.test/'] }] });

let measured: { some: GeoResult; praised: GeoResult; silent: GeoResult };

// One worker measures once.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  await using world = await startVisibilityWorld({ GEO_REPEATS: '2', GEO_MAX_USD_PER_SCAN: '4' });
  const measure = async (script: Script, vertical: string): Promise<GeoResult> => {
    world.engines.useScript(script);
    const end = (await recordEvents(world, { vertical })).at(-1) as Extract<GeoEvent, { type: 'complete' }>;
    return { ...end.result, vertical: 'sport' };
  };
  const questions = await measure(answers, 'sport');
  // Measured for other industries, because stored measurements are reused, then renamed to the same questions.
  const asSport = (result: GeoResult): GeoResult => {
    const ids = new Map(result.prompts.map(({ id }, at) => [id, questions.prompts[at]!.id]));
    const renamed = <Answer extends { promptId: string }>(answer: Answer): Answer => ({ ...answer, promptId: ids.get(answer.promptId)! });
    return {
      ...result, prompts: questions.prompts, answers: result.answers.map(renamed),
      repeats: { ...result.repeats!, answers: result.repeats!.answers.map(renamed) },
    };
  };
  measured = { some: questions, praised: asSport(await measure(praise, 'mote')), silent: asSport(await measure(silence, 'hjem')) };
});

const kept = (result: GeoResult, at: string, change: Partial<GeoResult> = {}): PastGeoScan => ({
  tool: 'geo', id: `geo ${at}`, host: SHOP.domain, at, input: { ...SHOP, vertical: 'sport', competitors: [...RIVALS], lang: 'no' },
  result: { ...result, measuredAt: at, ...change },
});
const [FIRST, SECOND, THIRD] = ['2026-10-01T08:00:00.000Z', '2026-10-20T08:00:00.000Z', '2026-11-20T08:00:00.000Z'] as const;

const section = (page: Page, heading: string) => page.locator('main section').filter({ has: page.getByRole('heading', { name: heading, exact: true }) });
const overflow = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('three measurements are compared, with a chart over time, also on a phone', async ({ page }) => {
  await keepScans(page, [kept(measured.some, FIRST), kept(measured.some, SECOND), kept(measured.praised, THIRD)]);
  const changes = page.locator('.panels > li');
  await expect(changes).toHaveCount(4);
  await expect(changes.nth(0)).toContainText('Høyere');
  await expect(changes.nth(0)).toContainText(/trolig fra \+\d+ til \+\d+ prosentpoeng/);
  await expect(changes.nth(0)).toContainText('48 par av spørsmål og tjeneste');
  await expect(page.locator('.panels > figure')).toHaveCount(4);
  await expect(page.locator('.panels > figure').first().locator('li')).toHaveCount(3);
  await page.emulateMedia({ forcedColors: 'active' });
  const colours = await page.locator('.panels > figure path').first().evaluate((line) => {
    const link = document.querySelector('footer a')!;
    return [getComputedStyle(line).stroke, getComputedStyle(link).color];
  });
  expect(colours[0]).toBe(colours[1]);
  await page.emulateMedia({ forcedColors: 'none' });
  await page.getByLabel('Etter').selectOption(`geo ${SECOND}`);
  await page.getByLabel('Før').selectOption(`geo ${FIRST}`);
  for (const at of [0, 1, 2, 3]) await expect(changes.nth(at)).toContainText('Kan ikke skilles fra hverandre');
  await expect(page).toHaveURL(/before=/);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  expect(await violations(page)).toEqual([]);
});

test('measurements with different questions are not compared, with the reason', async ({ page }) => {
  await keepScans(page, [kept(measured.some, FIRST, { packVersion: '2020-01' }), kept(measured.some, SECOND)]);
  await expect(page.locator('.past-comparison')).toContainText('Spørsmålene er endret siden sist.');
  await expect(page.locator('.panels')).toHaveCount(0);
});

test('a comparison of scans gives way to one of measurements, and back', async ({ page }) => {
  await keepScans(page, [...SCANS, kept(measured.some, FIRST), kept(measured.praised, SECOND)]);
  const scans = page.getByRole('button', { name: 'Sammenlign de to nyeste', exact: true });
  const measurements = page.getByRole('button', { name: 'Sammenlign de to nyeste målingene av KI-synlighet' });
  for (const _turn of [1, 2]) {
    await expect(page.locator('.past-comparison p.lead')).toContainText('1 sjekk er bedre, og 1 er dårligere.');
    await measurements.press('Enter');
    await expect(page.locator('.panels > li')).toHaveCount(4);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await scans.press('Enter');
  }
  await expect(page.getByRole('button', { name: 'Prøv igjen' })).toHaveCount(0);
});

test('a kept measurement that the service no longer has gives way to the form on request', async ({ page }) => {
  const scan = { ...kept(measured.some, FIRST), id: '00000000-0000-4000-8000-000000000000' };
  await keepScans(page, [scan]);
  const { id: runId, input, at: startedAt } = scan;
  await page.evaluate((run) => sessionStorage.setItem('run:geo', JSON.stringify(run)), { runId, input, startedAt });
  await page.goto(formAddress('sport'));
  await expect(page.getByRole('heading', { level: 1, name: SHOP.brand })).toBeVisible();
  await newMeasurementButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'KI-synlighet' })).toBeVisible();
  await expect(page.locator('input[name=domain]')).toHaveValue(SHOP.domain);
});

test('a report says what to do, and its rows lead to their answers', async ({ page }) => {
  await keepScans(page, [kept(measured.some, FIRST), kept(measured.silent, SECOND)]);
  await page.goto(`/visibility?past=${encodeURIComponent(`geo ${SECOND}`)}`);
  const list = section(page, 'Dette kan du gjøre noe med');
  await expect(list.getByRole('heading', { name: 'Dette kan du gjøre noe med' })).toBeVisible();
  const rival = list.locator('details').filter({ hasText: `${RIVALS[0]} er nevnt uten deg i 48 svar` });
  await rival.locator('summary').click();
  await rival.getByRole('button', { name: 'Spørsmål 1, ChatGPT' }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer).toContainText(`${RIVALS[0]} er det beste valget.`);
  await expect(drawer.locator('details summary')).toHaveText('2. gang: verken nevnt eller kilde');
  await page.keyboard.press('Escape');
  await expect(list.locator('details').filter({ hasText: 'Ingen nevner deg på spørsmål' })).toHaveCount(8);
  const pages = list.locator('details').filter({ hasText: 'er brukt som kilde der andre er nevnt' });
  await pages.locator('summary').click();
  await expect(pages.getByRole('link', { name: 'https://testavisa.browser.test/' })).toBeVisible();
  const crawlers = list.locator('details').filter({ hasText: 'Hva robotene har med saken å gjøre' });
  await crawlers.locator('summary').click();
  await expect(crawlers).toContainText('Perplexity: PerplexityBot er stengt ute, nevnt i 0 av 8');
  await expect(section(page, 'Sammenlignet med forrige måling')).toBeVisible();
  await expect(page.locator('.visibility-split').first()).toContainText('ga et annet svar i 0');
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  expect(await violations(page)).toEqual([]);
});

test('in English, a measurement from before rule sets is shown and not compared', async ({ page }) => {
  const { ruleSet: _rules, repeats: _repeats, ...older } = measured.some;
  const metrics = Object.fromEntries(Object.entries(older.metrics).map(([name, { holdsFor: _scope, ...metric }]) => [name, metric]));
  const answersThen = older.answers.map(({ retrieval: _retrieval, latencyMs: _ms, answeredAt: _at, ...answer }) => answer);
  const old = kept({ ...older, metrics: metrics as unknown as GeoResult['metrics'], answers: answersThen }, FIRST);
  await keepScans(page, [old, kept(measured.some, SECOND)]);
  await page.goto(`/past?ui=en`);
  await expect(page.locator('.past-comparison')).toContainText('At least one is from before the rule set was told');
  await page.goto(`/visibility?ui=en&past=${encodeURIComponent(old.id)}`);
  await expect(page.getByRole('heading', { name: 'What you can do something about' })).toBeVisible();
  await expect(page.locator('.visibility-split').first()).toContainText('so it is really wider');
  await expect(section(page, 'Compared with the previous measurement')).toHaveCount(0);
  await page.goto(`/visibility?ui=en&past=${encodeURIComponent(`geo ${SECOND}`)}`);
  await expect(section(page, 'Compared with the previous measurement')).toContainText('The measurements cannot be compared.');
});
