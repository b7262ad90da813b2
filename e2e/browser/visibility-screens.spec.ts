import { join } from 'node:path';
import type { Page } from 'playwright/test';
import type { GeoEvent } from '../../contract/geo.ts';
import { ANSWER_REASONS } from '../../contract/vocabulary.ts';
import type { Script } from '../world/engines-answers.ts';
import { requested, isRequested } from './pictures.ts';
import { refuse, replayEvents } from './scripted.ts';
import { violations } from './violations.ts';
import { undoFaults } from './world-test.ts';
import type { VisibilityWorld } from './visibility-world.ts';
import { answers, breakSome, expect, formAddress, recordEvents, startMeasuring, startVisibilityWorld, test } from './visibility-world.ts';

// The main states are checked by axe; `SCREENS=all` (or names) also takes screenshots, and covers the rarer states.

const FOLDER = join(import.meta.dirname, '..', '.output', 'visibility');
const SIZES = { desktop: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } } as const;
const VARIANTS = requested.length === 0 ? [['desktop', 'light'], ['phone', 'dark']] as const
  : [['desktop', 'light'], ['desktop', 'dark'], ['phone', 'light'], ['phone', 'dark']] as const;

/** Of each state. */
const STATE_TIMEOUT = requested.length === 0 ? 60_000 : 300_000;

interface Recorded {
  /** With missing and failing engines. */
  mixed: GeoEvent[];
  /** From a service without engines. */
  none: GeoEvent[];
  /** For a name that no answer mentions, without competitors. */
  unnamed: GeoEvent[];
  /** For a name that is also an ordinary word. */
  unclear: GeoEvent[];
}

const UNCLEAR_BRAND = 'Fjell';

/** In every third answer it is unclear whether the word is the brand; others name it clearly, or not at all. */
const ofMountains: Script = (engine, prompt) => {
  const said = answers(engine, prompt);
  const roll = prompt.length + engine.length;
  const more = roll % 3 === 0 ? 'Fjell er ikke alltid billigst.' : roll % 3 === 1 ? 'Hos Fjell finner du ull.' : 'Til fjell og vidde trenger du ull.';
  return { ...said, parts: [...said.parts, { text: more }] };
};

async function record(): Promise<Recorded> {
  await using world = await startVisibilityWorld({}, ['MISTRAL']);
  breakSome(world.engines);
  const mixed = await recordEvents(world, { vertical: 'sport' });
  const unnamed = await recordEvents(world, { vertical: 'sport', brand: 'Tindebua', competitors: [] });
  world.engines.useScript(ofMountains);
  const unclear = await recordEvents(world, { vertical: 'mote', brand: UNCLEAR_BRAND });
  await using bare = await startVisibilityWorld({}, ['OPENAI', 'GEMINI', 'PERPLEXITY', 'ANTHROPIC', 'XAI', 'MISTRAL']);
  return { mixed, unnamed, unclear, none: await recordEvents(bare, { vertical: 'sport' }) };
}

const isAnswer = (event: GeoEvent): boolean => event.type === 'provider-result';
const stopped = (events: readonly GeoEvent[], error: string): object[] => [...events, { type: 'error', error, message: error }];

/** The events up to this number of answers. */
function until(events: readonly GeoEvent[], count: number): GeoEvent[] {
  const last = events.filter(isAnswer)[count - 1];
  return last ? events.slice(0, events.indexOf(last) + 1) : events.filter((event) => !isAnswer(event)).slice(0, 1);
}

/** Every third answer missing, for each possible reason in turn. */
function withEveryReason(events: readonly GeoEvent[]): object[] {
  let at = 0;
  return events.map((event) => {
    if (event.type !== 'provider-result' || (at += 1) % 3 !== 0) return event;
    const { type, engine, promptId, retrieval, latencyMs } = event;
    return { type, engine, promptId, retrieval, latencyMs, status: 'not-measured', reason: ANSWER_REASONS[(at / 3) % ANSWER_REASONS.length] };
  });
}

/** Every state that a stream can lead to. */
const STREAMS: Record<string, (recorded: Recorded) => readonly object[]> = {
  complete: ({ mixed }) => mixed,
  cached: ({ mixed }) => mixed.slice(-1).map((event) =>
    (event.type === 'complete' ? { ...event, result: { ...event.result, cached: true, measuredAt: '2026-11-18T08:31:00.000Z' } } : event)),
  'running-0': ({ mixed }) => until(mixed, 0),
  'running-10': ({ mixed }) => until(mixed, 10),
  running: ({ mixed }) => until(mixed, 25),
  'running-48': ({ mixed }) => mixed.slice(0, -1),
  lost: ({ mixed }) => until(mixed, 25),
  cancelled: ({ mixed }) => stopped(until(mixed, 25), 'cancelled'),
  'shutting-down': ({ mixed }) => stopped(until(mixed, 4), 'shutting-down'),
  internal: ({ mixed }) => stopped(withEveryReason(until(mixed, 40)) as GeoEvent[], 'internal'),
  'none-set-up': ({ none }) => none,
  unnamed: ({ unnamed }) => unnamed,
  unclear: ({ unclear }) => unclear,
};

/** The store of a stream, where it is not the usual one. */
const NAMES: Record<string, Record<string, string>> = {
  unnamed: { brand: 'Tindebua', competitors: '' }, unclear: { brand: UNCLEAR_BRAND },
};

const REFUSALS = {
  rate: [429, { error: 'rate_limited', reason: 'rate' }, 1740], capacity: [429, { error: 'rate_limited', reason: 'capacity' }, 20],
  'daily-cap': [429, { error: 'daily_cap' }, 30_000], 'in-progress': [409, { error: 'scan_in_progress' }, 60],
  unresolved: [400, { error: 'unresolved' }, undefined], competitor: [400, { error: 'invalid_competitor' }, undefined],
} as const;

interface Scene {
  page: Page;
  world: VisibilityWorld;
}

/** The states that are always checked; the others are for screenshots only. */
const ALWAYS = new Set(['form', 'form-problems', 'refused-rate', 'refused-unresolved', 'running', 'complete', 'shutting-down', 'none-set-up']);

const VIEWS: Record<string, (scene: Scene) => Promise<void>> = {
  form: async ({ page }) => {
    await page.goto('/visibility');
    await expect(page.getByText('8 spørsmål til 6 KI-tjenester.')).toBeVisible();
  },
  'form-open': async ({ page }) => {
    await page.goto('/visibility');
    await page.getByRole('combobox').click();
    await expect(page.getByRole('option')).toHaveCount(29);
  },
  'form-problems': async ({ page }) => {
    await page.goto('/visibility');
    await page.getByRole('button', { name: 'Start målingen' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await page.getByRole('combobox').fill('by');
    await expect(page.getByRole('option')).toHaveCount(3);
  },
  'form-filled': async ({ page }) => {
    await page.goto(formAddress('sport'));
    await page.getByText('Dette spør vi om').click();
    await expect(page.getByText('Hvor i Tromsø får jeg kjøpt toppturutstyr')).toBeVisible();
  },
  ...Object.fromEntries(Object.entries(REFUSALS).map(([name, [status, body, retryAfter]]) => [`refused-${name}`, async ({ page, world }: Scene) => {
    world.proxy.stub(refuse({ status, body, retryAfter, limit: 2, windowSeconds: 3600 }));
    await page.goto(formAddress('sport'));
    await page.getByRole('button', { name: 'Start målingen' }).click();
    await expect(page.locator('.refusal').first()).toBeVisible();
  }])),
  ...Object.fromEntries(Object.entries(STREAMS).map(([name, eventsOf]) => [name, async ({ page, world }: Scene) => {
    world.proxy.stub(replayEvents(eventsOf(recorded)));
    await startMeasuring(page, 'sport', NAMES[name]);
    await expect(page.locator('.matrix-table tbody tr')).toHaveCount(8);
    const isEnded = name !== 'lost' && !name.startsWith('running');
    await expect(page.getByRole('button', { name: isEnded ? 'Ny måling' : 'Stopp målingen', exact: true })).toBeVisible();
    if (name === 'lost') {
      world.proxy.disconnect();
      await expect(page.locator('.visibility-note')).toBeVisible();
    }
    for (const row of (await page.locator('.row > summary, .folded > summary').all()).slice(0, 2)) await row.click();
  }])),
};

/** Checks the page or the open drawer with axe and for overflow, and takes a screenshot if requested. */
async function look(page: Page, name: string, within: 'html' | 'dialog' = 'html'): Promise<void> {
  for (const [size, colorScheme] of VARIANTS) {
    await page.setViewportSize(SIZES[size]);
    await page.emulateMedia({ colorScheme });
    const path = join(FOLDER, `${name}-${size}-${colorScheme}.png`);
    if (isRequested(name)) await page.screenshot({ path, fullPage: within === 'html' });
    expect(await violations(page, within), `${name}, ${size}, ${colorScheme}`).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, `${name}, ${size}`).toBeLessThanOrEqual(SIZES[size].width);
  }
}

let recorded: Recorded;
test.beforeAll(async () => {
  recorded = await record();
});
test.use({ contextOptions: { reducedMotion: 'reduce' } });
// One worker records once.
test.describe.configure({ mode: 'default', timeout: STATE_TIMEOUT });

test('every state', async ({ page, world }) => {
  const chosen = Object.entries(VIEWS).filter(([each]) => ALWAYS.has(each) || isRequested(each));
  test.setTimeout(chosen.length * STATE_TIMEOUT);
  for (const [name, lead] of chosen) {
    await test.step(name, async () => {
      undoFaults(world);
      await page.setViewportSize(SIZES.desktop);
      await page.emulateMedia({ colorScheme: 'light' });
      await lead({ page, world });
      await look(page, name);
      // The next state begins as in a new tab, without this one's measurement.
      await page.evaluate(() => sessionStorage.clear());
    }, { timeout: STATE_TIMEOUT });
  }
});

test('in English, and with answers in the drawer', async ({ page, world }) => {
  world.proxy.stub(replayEvents(recorded.mixed));
  await page.goto(`${formAddress('sport')}&ui=en`);
  await page.getByRole('button', { name: 'Start the measurement' }).click();
  await expect(page.getByRole('button', { name: 'New measurement' })).toBeVisible();
  await look(page, 'complete-english');
  const dialog = page.getByRole('dialog');
  await page.locator('button.matrix-cell:has(.marks-badge[data-kind=mentioned]):has(.marks-badge[data-kind=cited])').first().click();
  await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused();
  await look(page, 'drawer', 'dialog');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.locator('td[data-kind=unmeasured] button.matrix-cell').first().click();
  await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused();
  await look(page, 'drawer-unmeasured', 'dialog');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.locator('td:nth-child(3) button.matrix-cell:has(.marks-badge)').first().click();
  await expect(page.frameLocator('iframe').getByText('nettbutikk')).toBeVisible();
  await look(page, 'drawer-gemini', 'dialog');
});

test('an unclear answer has its own mark', async ({ page, world }) => {
  await VIEWS['unclear']!({ page, world });
  await look(page, 'unclear');
  await expect(page.getByRole('listitem').getByText('Uklart om navnet er ment')).toBeVisible();
  await page.locator('button.matrix-cell:has(.marks-badge[data-kind=unclear])').first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Uklart om navnet er ment').first()).toBeVisible();
  await expect(dialog.locator('.answer-text mark[data-kind=unclear]')).toHaveText('Fjell');
  await look(page, 'drawer-unclear', 'dialog');
});

test('hides controls in print, and fits 320 pixels', async ({ page, world }) => {
  // A name of maximum length without a break opportunity.
  const long = JSON.stringify(recorded.mixed).replaceAll('Nordstien', 'Konkurrenten'.repeat(10));
  world.proxy.stub(replayEvents(JSON.parse(long) as GeoEvent[]));
  await startMeasuring(page, 'sport');
  await expect(page.getByRole('button', { name: 'Ny måling' })).toBeVisible();
  for (const [size, colorScheme] of VARIANTS) {
    await page.setViewportSize(SIZES[size]);
    await page.emulateMedia({ colorScheme, forcedColors: 'none', media: 'screen' });
    if (isRequested('forced-colours')) {
      await page.emulateMedia({ forcedColors: 'active' });
      await page.screenshot({ path: join(FOLDER, `forced-colours-${size}-${colorScheme}.png`), fullPage: true });
    }
    await page.emulateMedia({ forcedColors: 'none', media: 'print' });
    if (isRequested('print')) {
      // An A4 sheet within its margins.
      await page.setViewportSize({ width: 688, height: 1016 });
      await page.screenshot({ path: join(FOLDER, `print-${colorScheme}.png`), fullPage: true });
    }
    await expect(page.getByRole('button', { name: 'Ny måling' })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    if (isRequested('narrow')) await page.screenshot({ path: join(FOLDER, `narrow-${colorScheme}.png`), fullPage: true });
  }
});
