import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import type { GeoEvent } from '../../contract/geo.ts';
import { refuse, speak } from './scripted.ts';
import { breakSome, expect, formAddress, recordEvents, startMeasuring, startVisibilityWorld, test } from './visibility-world.ts';

// The main states are looked at by axe; `SCREENS=all` (or names) takes pictures for people too, and of the rarer states.
const asked = process.env.SCREENS?.split(',') ?? [];
const isAsked = (name: string): boolean => asked.includes('all') || asked.includes(name);
const ALWAYS = ['complete', 'running', 'shutting-down', 'none-set-up', 'refused-rate', 'refused-unresolved'];

const FOLDER = join(import.meta.dirname, '..', '.output', 'visibility');
const SIZES = { desktop: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } } as const;

/** What axe finds against WCAG 2.2 AA, as rule and place. */
async function violations(page: Page, within: 'html' | 'dialog'): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page })
    .include(within)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', ...(within === 'html' ? ['best-practice'] : [])])
    .analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`));
}

/** A measurement with engines that are missing or broken, and one of a service without any engine. */
async function record(): Promise<{ mixed: GeoEvent[]; none: GeoEvent[]; unnamed: GeoEvent[] }> {
  await using world = await startVisibilityWorld({}, ['MISTRAL']);
  breakSome(world.engines);
  const mixed = await recordEvents(world, { vertical: 'sport' });
  const unnamed = await recordEvents(world, { vertical: 'sport', brand: 'Tindebua', competitors: [] });
  await using bare = await startVisibilityWorld({}, ['OPENAI', 'GEMINI', 'PERPLEXITY', 'ANTHROPIC', 'XAI', 'MISTRAL']);
  return { mixed, unnamed, none: await recordEvents(bare, { vertical: 'sport' }) };
}

const isPrompt = (event: GeoEvent): boolean => event.type === 'prompt-complete';
const stopped = (events: readonly GeoEvent[], error: string): object[] => [...events, { type: 'error', error, message: error }];

/** The events until some answers after the second question are in. */
function untilMiddle(events: readonly GeoEvent[]): GeoEvent[] {
  const second = events.findIndex((event) => isPrompt(event) && events.slice(0, events.indexOf(event)).filter(isPrompt).length === 1);
  return events.slice(0, second + 6);
}

type Recorded = Awaited<ReturnType<typeof record>>;

/** Every state a stream can bring about. */
const STATES: Record<string, (recorded: Recorded) => readonly object[]> = {
  complete: ({ mixed }) => mixed,
  cached: ({ mixed }) => mixed.slice(-1).map((event) =>
    (event.type === 'complete' ? { ...event, result: { ...event.result, cached: true, measuredAt: '2026-11-18T08:31:00.000Z' } } : event)),
  beginning: ({ mixed }) => mixed.slice(0, 1),
  running: ({ mixed }) => untilMiddle(mixed),
  cancelled: ({ mixed }) => stopped(untilMiddle(mixed), 'cancelled'),
  'shutting-down': ({ mixed }) => stopped(mixed.slice(0, 14), 'shutting-down'),
  'none-set-up': ({ none }) => none,
  unnamed: ({ unnamed }) => unnamed,
};

const REFUSALS = {
  rate: [429, { error: 'rate_limited', reason: 'rate' }, 1740], capacity: [429, { error: 'rate_limited', reason: 'capacity' }, 20],
  'daily-cap': [429, { error: 'daily_cap' }, 30_000], 'in-progress': [409, { error: 'scan_in_progress' }, 60],
  unresolved: [400, { error: 'unresolved' }, undefined], competitor: [400, { error: 'invalid_competitor' }, undefined],
} as const;

let recorded: Recorded;
test.beforeAll(async () => {
  mkdirSync(FOLDER, { recursive: true });
  recorded = await record();
});
test.use({ locale: 'nb-NO' });

/**
 * Looks at the page, or at the open drawer, in both themes: nothing that axe finds, nothing wider than the screen, and
 * a picture if it was asked for.
 */
async function look(page: Page, name: string, fullPage = true): Promise<void> {
  const width = page.viewportSize()!.width;
  const size = width < 500 ? 'phone' : 'desktop';
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    if (isAsked(name)) await page.screenshot({ path: join(FOLDER, `${name}-${size}-${colorScheme}.png`), fullPage });
    expect(await violations(page, fullPage ? 'html' : 'dialog')).toEqual([]);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
}

const isEnded = (state: string): boolean => state !== 'running' && state !== 'beginning';

for (const [size, viewport] of Object.entries(SIZES)) {
  test.describe(size, () => {
    test.use({ viewport });

    test('the form', async ({ page }) => {
      await page.goto('/visibility');
      await look(page, 'form');
      await page.getByRole('button', { name: 'Start målingen' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await page.getByRole('combobox').click();
      await page.keyboard.type('by');
      await look(page, 'form-problems');
      await page.goto(formAddress('sport'));
      await page.getByText('Dette spør vi om').click();
      await look(page, 'form-filled');
    });

    test('refusals', async ({ page, world }) => {
      for (const [name, [status, body, retryAfter]] of Object.entries(REFUSALS)) {
        if (!ALWAYS.includes(`refused-${name}`) && !isAsked(`refused-${name}`)) continue;
        const standing = { limit: 2, windowSeconds: 3600, remaining: 0, resetSeconds: retryAfter ?? 0 };
        world.front.stand(refuse(status, { status, body, standing, ...(retryAfter ? { retryAfter } : {}) }));
        await page.goto(formAddress('sport'));
        await page.getByRole('button', { name: 'Start målingen' }).click();
        await expect(page.getByRole('alert').first()).toBeAttached();
        await look(page, `refused-${name}`);
      }
    });

    for (const [state, eventsOf] of Object.entries(STATES).filter(([name]) => ALWAYS.includes(name) || isAsked(name))) {
      test(state, async ({ page, world }) => {
        world.front.stand(speak(eventsOf(recorded)));
        await startMeasuring(page, 'sport', state === 'unnamed' ? { brand: 'Tindebua', competitors: '' } : {});
        await expect(page.locator('.matrix tbody tr')).toHaveCount(8);
        await expect(page.getByRole('button', { name: isEnded(state) ? 'Ny måling' : 'Stopp målingen' })).toBeVisible();
        for (const row of (await page.locator('.row > summary, .folded > summary').all()).slice(0, 2)) await row.click();
        await look(page, state);
      });
    }

    test('in English', async ({ page, world }) => {
      world.front.stand(speak(recorded.mixed));
      await page.goto(`${formAddress('sport')}&ui=en`);
      await look(page, 'form-english');
      await page.getByRole('button', { name: 'Start the measurement' }).click();
      await expect(page.getByRole('button', { name: 'New measurement' })).toBeVisible();
      await look(page, 'complete-english');
    });

    test('answers in the drawer', async ({ page, world }) => {
      world.front.stand(speak(recorded.mixed));
      await startMeasuring(page, 'sport');
      await page.locator('button.matrix-cell:has(.letter.mentioned):has(.letter.cited)').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await look(page, 'drawer', false);
      await page.keyboard.press('Escape');
      await page.locator('td:nth-child(3) button.matrix-cell:has(.letter)').first().click();
      await expect(page.frameLocator('iframe').getByText('nettbutikk')).toBeVisible();
      await look(page, 'drawer-gemini', false);
      await page.keyboard.press('Escape');
      await page.locator('td.unmeasured button.matrix-cell').first().click();
      await look(page, 'drawer-unmeasured', false);
    });

    test('without colours of its own, printed, and at 320 pixels', async ({ page, world }) => {
      world.front.stand(speak(recorded.mixed));
      await startMeasuring(page, 'sport');
      await expect(page.locator('.matrix tbody tr')).toHaveCount(8);
      await page.emulateMedia({ forcedColors: 'active' });
      if (isAsked('forced-colours')) await page.screenshot({ path: join(FOLDER, `forced-colours-${size}.png`), fullPage: true });
      await page.emulateMedia({ forcedColors: 'none', media: 'print' });
      if (isAsked('print')) await page.screenshot({ path: join(FOLDER, `print-${size}.png`), fullPage: true });
      await expect(page.getByRole('button', { name: 'Ny måling' })).toBeHidden();
      await page.emulateMedia({ media: 'screen' });
      await page.setViewportSize({ width: 320, height: 700 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    });
  });
}
