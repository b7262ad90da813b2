import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { expect, open, startScan, test } from './fixture.ts';
import type { World } from './fixture.ts';
import { forgotten } from './test-proxy.ts';
import { keepScans, SCANS } from './past-scans.ts';
import { requested, isRequested } from './pictures.ts';
import { refuse, replayStepwise } from './scripted.ts';
import type { Refused } from './scripted.ts';
import { SCREENS } from './screens.ts';
import { waitForFindings } from './wait-for-findings.ts';
import { violations } from './violations.ts';
import { undoFaults } from './world-test.ts';

// Each state is checked by axe, must fit the screen and show its text, on a light desktop and a dark phone only: size
// and theme are CSS alone. `SCREENS=all` (or names) also takes screenshots, in both themes on both screens.

const FOLDER = join(import.meta.dirname, '..', '.output', 'screens');
const SIZES = { desktop: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } } as const;
const VARIANTS = requested.length === 0 ? [['desktop', 'light'], ['phone', 'dark']] as const
  : [['desktop', 'light'], ['desktop', 'dark'], ['phone', 'light'], ['phone', 'dark']] as const;

const STATE_TIMEOUT = 60_000;

const STORE = 'skogogsjo.example';

/** Puts a page into a state, and waits for its text. */
type EnterState = (page: Page, world: World) => Promise<void>;

const expectText = async (page: Page, words: string | RegExp): Promise<void> => {
  await expect(page.locator('main')).toContainText(words);
};

const submitAddress = async (page: Page, address: string): Promise<void> => {
  await open(page, '/health');
  await page.getByRole('textbox').fill(address);
  await page.getByRole('button', { name: 'Sjekk butikken' }).click();
};

const RATE: Refused = { retryAfter: 42 };

/** The form after a refused start. */
const formRefused = (refusal: Refused, words: string): EnterState => async (page, { proxy }) => {
  proxy.stub(refuse(refusal));
  await submitAddress(page, 'garnloftet.example');
  await expect(page.getByRole('alert')).toContainText(words);
};

/** There is no list of findings where the store could not be read. */
const hasList = (events: readonly object[]): boolean =>
  events.every((event) => !('summary' in event) || (event.summary as { outcome: string }).outcome === 'scanned');

/** A scan after these events. */
const scanShowing = (events: readonly object[], words: string): EnterState => async (page, { proxy }) => {
  const { stub, sendUntil } = replayStepwise(events);
  sendUntil(events.length);
  proxy.stub(stub);
  await startScan(page, STORE);
  await expect(page.locator('.scan-sentence')).toContainText(words);
  if (hasList(events)) await waitForFindings(page, events);
  for (const row of (await page.locator('.row > summary').all()).slice(0, 3)) await row.click();
};

const complete = SCREENS.complete!;
const QUEUED = { type: 'phase', phase: 'speed', index: 8, total: 8, state: 'queued' };

const FORM: Record<string, EnterState> = {
  home: async (page) => {
    await open(page, '/');
    await expectText(page, 'Tre verktøy');
  },
  start: async (page) => {
    await open(page, '/health?url=garnloftet.example&b2b=1');
    await expect(page.getByRole('checkbox')).toBeChecked();
  },
  missing: async (page) => {
    await submitAddress(page, '');
    await expect(page.getByRole('alert')).toContainText('Skriv adressen til butikken.');
  },
  invalid: formRefused({ status: 400, body: { error: 'invalid' } }, 'Dette er ikke en nettadresse.'),
  rate: formRefused(RATE, 'Du kan måle igjen om 0:42.'),
  capacity: formRefused({ ...RATE, body: { error: 'rate_limited', reason: 'capacity' } }, 'Alle plasser er opptatt.'),
  'in-progress': formRefused({ status: 409, body: { error: 'scan_in_progress' }, retryAfter: 60 }, 'Samme måling er i gang.'),
  starting: async (page, { proxy }) => {
    proxy.stub((req) => req.url?.includes('.start') ?? false);
    await submitAddress(page, STORE);
    await expectText(page, `Starter målingen av ${STORE}.`);
  },
  offline: async (page, { proxy }) => {
    await open(page, '/health');
    await page.getByRole('textbox').fill(STORE);
    proxy.disconnect();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toBeVisible();
  },
  menus: async (page) => {
    await open(page, '/health');
    await page.getByRole('button', { name: 'Utseende' }).click();
    await expect(page.getByRole('radio').first()).toBeVisible();
  },
};

const SCAN: Record<string, EnterState> = {
  begun: scanShowing([], `Starter målingen av ${STORE}.`),
  'few-findings': scanShowing(complete.slice(0, 7), 'Fase 1 av 8: Tilgang.'),
  running: scanShowing(SCREENS.running!, 'Fase 4 av 8: SEO.'),
  'nearly-done': scanShowing([...complete.slice(0, -20), QUEUED], 'Fase 8 av 8'),
  lost: async (page, world) => {
    await scanShowing(SCREENS.running!, 'Fase 4 av 8: SEO.')(page, world);
    world.proxy.disconnect();
    await expectText(page, 'Vi kobler til igjen.');
  },
  gone: async (page, world) => {
    await scanShowing(SCREENS.running!, 'Fase 4 av 8: SEO.')(page, world);
    world.proxy.stub(forgotten);
    await page.reload();
    await expectText(page, 'Målingen finnes ikke lenger hos tjenesten.');
  },
  'broken-off': async (page, world) => {
    await scanShowing(SCREENS.running!, 'Fase 4 av 8: SEO.')(page, world);
    world.proxy.stub(forgotten);
    world.proxy.disconnect();
    world.proxy.reconnect();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expectText(page, 'Målingen stoppet i fase 4 av 8. Resten er ikke målt.');
    await expect(page.getByRole('button', { name: 'Mål på nytt' })).toBeVisible();
  },
  complete: scanShowing(complete, '5 feil og 8 advarsler.'),
  spotless: scanShowing(SCREENS.spotless!, 'Ingen feil og ingen advarsler.'),
  cancelled: scanShowing(SCREENS.cancelled!, 'Avbrutt i fase 4 av 8.'),
  'shutting-down': scanShowing(SCREENS['shutting-down']!, 'Tjenesten starter på nytt.'),
  internal: scanShowing(SCREENS.internal!, 'Målingen stoppet i fase'),
  unreachable: scanShowing(SCREENS.unreachable!, 'Vi fikk ingen side fra'),
  refused: scanShowing(SCREENS.refused!, 'Butikken avviste serveren vår.'),
  challenged: scanShowing(SCREENS.challenged!, 'En botsperre svarte i stedet for butikken.'),
  'waiting-room': scanShowing(SCREENS['waiting-room']!, 'Butikken har kø.'),
  closed: scanShowing(SCREENS.closed!, 'Butikken er stengt nå.'),
  'refused-again': async (page, world) => {
    await scanShowing(complete, '5 feil og 8 advarsler.')(page, world);
    await page.getByRole('button', { name: 'Eksporter' }).click();
    await expect(page.getByRole('button', { name: 'Markdown' })).toBeVisible();
    await page.keyboard.press('Escape');
    world.proxy.stub(refuse(RATE));
    await page.getByRole('button', { name: 'Mål på nytt' }).click();
    await expect(page.getByRole('alert')).toContainText('Målingene er brukt opp for nå.');
  },
  english: async (page, world) => {
    await scanShowing(complete, '5 feil og 8 advarsler.')(page, world);
    await page.getByRole('link', { name: 'English' }).click();
    await expectText(page, 'What we did not see');
  },
};

const PAST: Record<string, EnterState> = {
  'past-empty': async (page) => {
    await open(page, '/past');
    await expectText(page, 'Ingen målinger er lagret');
  },
  'past-single': async (page) => {
    await keepScans(page, SCANS.slice(-1));
    await expectText(page, 'Det trengs to målinger av samme butikk og av samme slag');
  },
  past: async (page) => {
    await keepScans(page, SCANS);
    await expectText(page, '1 sjekk er bedre, og 1 er dårligere.');
    for (const folded of await page.locator('.folded > summary, .past-incomparable summary').all()) await folded.click();
  },
  'past-other-rules': async (page) => {
    await keepScans(page, SCANS);
    await page.getByLabel('Før').selectOption(SCANS[0]!.id);
    await expectText(page, 'hvert sitt regelsett');
  },
  'past-delete': async (page) => {
    await keepScans(page, SCANS);
    await page.getByRole('button', { name: 'Slett alle målinger', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  kept: async (page) => {
    await keepScans(page, SCANS);
    await page.goto(`/health?${new URLSearchParams({ past: SCANS[2]!.id })}`);
    await expectText(page, 'Lagret måling fra 20. november 2026.');
  },
  'past-english': async (page) => {
    await keepScans(page, SCANS);
    await page.getByRole('link', { name: 'English' }).click();
    await expectText(page, '1 check is better, and 1 is worse.');
  },
};

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [part, states] of Object.entries({ form: FORM, scan: SCAN, past: PAST })) {
  const chosen = Object.entries(states).filter(([each]) => requested.length === 0 || isRequested(each));
  if (chosen.length === 0) continue;
  test(part, async ({ page, world }) => {
    test.setTimeout(chosen.length * STATE_TIMEOUT);
    for (const [name, enter] of chosen) {
      await test.step(name, async () => {
        undoFaults(world);
        await page.setViewportSize(SIZES.desktop);
        await page.emulateMedia({ colorScheme: 'light' });
        await enter(page, world);
        for (const [size, colorScheme] of VARIANTS) {
          await page.setViewportSize(SIZES[size]);
          await page.emulateMedia({ colorScheme });
          const path = join(FOLDER, `${name}-${size}-${colorScheme}.png`);
          if (isRequested(name)) await page.screenshot({ path, fullPage: true });
          const width = await page.evaluate(() => document.documentElement.scrollWidth);
          expect(width, `${name}, ${size}`).toBeLessThanOrEqual(SIZES[size].width);
          expect(await violations(page), `${name}, ${size}, ${colorScheme}`).toEqual([]);
        }
        // The next state begins as in a new tab, without this one's scan.
        await page.evaluate(() => sessionStorage.clear());
      }, { timeout: STATE_TIMEOUT });
    }
  });
}
