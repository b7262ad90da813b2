import { readdirSync } from 'node:fs';
import { platform, tmpdir } from 'node:os';
import { describe, expect, test } from 'vitest';
import type { BrowserEnd } from '../../server/net/chromium.ts';
import { watchBrowsers } from '../world/browser-footprint.ts';
import { BROWSER_HOGS, hogStore } from '../world/browser-hogs.ts';
import { createMovableClock } from '../world/movable-clock.ts';
import { startWorldNetwork } from '../world/network.ts';
import { chromiumHere, processesOf, startBrowserRig, visit, whyEnded } from './browser-rig.ts';

const HOST = 'hog.example';
/** Longer than any of these tests: the time limit is reached by advancing the clock. */
const CAP_MS = 300_000;
/** Beyond these limits the test ends the browser itself. */
const LIMITS = { bytes: 3_000_000_000, ms: 80_000 };

/** One page for each resource a browser is ended for; the bench has all pages, with Lighthouse in control. */
const SPENT = ['worker', 'shared-memory', 'textures', 'indexed-db'];
/** One page for each way to block a browser that takes few resources, or may. */
const HELD = ['nested-frames', 'dialogs', 'before-unload'];

describe.skipIf(chromiumHere.length === 0 || platform() !== 'linux')('a page that exhausts resources', { timeout: 90_000 }, () => {
  test.each(SPENT)('%s: ends by the resource budget and leaves nothing', async (name) => {
    expect(await endOf(name)).toBe('budget');
  });

  test.each(HELD)('%s: ends at the latest by the time limit and leaves nothing', async (name) => {
    const clock = createMovableClock();
    expect(['budget', 'cap']).toContain(await endOf(name, { clock, onBegun: () => clock.advance(CAP_MS) }));
  });
});

async function endOf(name: string, { clock = createMovableClock(), onBegun = () => {} } = {}): Promise<BrowserEnd> {
  await using world = await startWorldNetwork();
  await world.serve({ names: [HOST], handler: hogStore(BROWSER_HOGS[name]!, onBegun) });
  await using rig = await startBrowserRig(world, { clock });
  await using footprint = watchBrowsers(process.pid, LIMITS);
  const session = await rig.open({ capMs: CAP_MS });
  await visit(session, `https://${HOST}/`);
  const end = await whyEnded(session);
  const { memory, disk, ended } = footprint;
  console.log(`${name}: ${end}, ${(memory / 1e6).toFixed(0)} MB of memory, ${(disk / 1e6).toFixed(0)} MB of disk`);

  expect(ended).toBe(false);
  expect(memory).toBeLessThan(1_500_000_000);
  expect(disk).toBeLessThan(300_000_000);
  expect(processesOf({ group: session.pid })).toEqual([]);
  expect(readdirSync(tmpdir()).filter((entry) => entry.startsWith(`storefront-browser-${process.pid}-`))).toEqual([]);
  return end;
}
