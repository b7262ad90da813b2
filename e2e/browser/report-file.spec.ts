import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright/test';
import type { HealthEvent } from '../../contract/health.ts';
import { PILLARS } from '../../contract/vocabulary.ts';
import { createCliRig } from '../integration/cli-rig.ts';
import { startDemoWorld } from '../demo-world.ts';
import { expect, startScan, test } from './fixture.ts';
import { isRequested } from './pictures.ts';
import { replayEvents } from './scripted.ts';
import { SCREENS } from './screens.ts';
import { violations } from './violations.ts';

const STORE = 'skogogsjo.example';
/** The maximum number of A4 sheets of a report. */
const MAX_SHEETS = 6;

/** Opens a file offline; resolves with all its requests. */
async function openOffline(page: Page, path: string): Promise<string[]> {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.context().setOffline(true);
  await page.goto(pathToFileURL(path).href);
  return requests;
}

const sheetsOf = async (page: Page): Promise<number> =>
  (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page[^s]/g)!.length;

test('a scan is exported as an e-mail, and as one file that opens offline', async ({ page, world }) => {
  world.proxy.stub(replayEvents(SCREENS.complete!));
  await startScan(page, STORE);
  await page.getByRole('button', { name: 'Eksporter' }).click();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Rapport (HTML)' }).click()]);
  expect(download.suggestedFilename()).toBe('helsesjekk-skogogsjo.example-2026-11-20.html');
  const path = test.info().outputPath(download.suggestedFilename());
  await download.saveAs(path);
  await test.step('an e-mail to a developer has the faults as text', async () => {
    await page.evaluate(() => {
      const letters: string[] = (Object.assign(window, { letters: [] }) as unknown as { letters: string[] }).letters;
      HTMLAnchorElement.prototype.click = function click() {
        letters.push(this.href);
      };
    });
    await page.getByRole('button', { name: 'Eksporter' }).click();
    await page.getByRole('button', { name: 'E-post til utvikleren min' }).click();
    const letters = () => page.evaluate(() => (window as unknown as { letters: string[] }).letters);
    await expect.poll(letters).toHaveLength(1);
    const [letter] = await letters();
    expect(letter).toMatch(/^mailto:\?subject=Helsesjekk%20av%20skogogsjo\.example&body=/);
    expect(new URL(letter!).searchParams.get('body')).toMatch(/\r\n1\. .+ \((?:kritisk|viktig|mindre)\)\r\n {3}/);
  });
  const requests = await openOffline(page, path);
  await expect(page.getByRole('heading', { level: 1, name: `Helsesjekk av ${STORE}` })).toBeVisible();
  const events = SCREENS.complete! as readonly HealthEvent[];
  const grades = events.flatMap((event) => (event.type === 'pillar-complete' ? [[event.pillar, event.grade ?? 'Ikke målt']] : []));
  const byPillar = Object.fromEntries(grades) as Record<string, string>;
  expect(await page.locator('.card .value').allTextContents()).toEqual(PILLARS.map((pillar) => byPillar[pillar]));
  expect(requests).toEqual([pathToFileURL(path).href]);
});

test('reports of a neglected store, a measurement and a product print on few sheets, and are accessible in both themes', async ({ page }) => {
  test.setTimeout(240_000);
  await using world = await startDemoWorld();
  await using cli = await createCliRig(() => world.environment());
  const reports = {
    scan: ['fjellheim.demo.test'],
    measurement: ['visibility', '--brand', 'Nordlys', '--domain', 'nordlys.demo.test', '--vertical', 'mote', '--competitor', 'Fjellheim'],
    product: ['schema', 'https://nordlys.demo.test/produkt/islender-herre'],
  };
  for (const language of ['no', 'en'] as const) {
    const lang = ['--lang', language, '--json'];
    for (const [name, args] of Object.entries(reports)) {
      const report = `${name}-${language}`;
      await test.step(report, async () => {
        expect((await cli.run([...args, ...lang, '--html', `${report}.html`])).code, report).toBe(0);
        const path = `${cli.folder}/${report}.html`;
        expect(await readFile(path, 'utf8'), report).toContain(`<html lang="${language === 'no' ? 'nb' : 'en'}">`);
        const requests = await openOffline(page, path);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          expect(await violations(page), `${report}, ${colorScheme}`).toEqual([]);
        }
        page.removeAllListeners('request');
        expect(requests, report).toEqual([pathToFileURL(path).href]);
        if (isRequested('report')) await page.screenshot({ path: `e2e/.output/screens/report-${report}.png`, fullPage: true });
        expect(await sheetsOf(page), report).toBeLessThanOrEqual(MAX_SHEETS);
      });
    }
  }
});
