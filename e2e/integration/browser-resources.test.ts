import { readdirSync } from 'node:fs';
import { platform, tmpdir } from 'node:os';
import { describe, expect, test } from 'vitest';
import { watchBrowsers } from '../world/browser-footprint.ts';
import { BROWSER_HOGS, hogStore } from '../world/browser-hogs.ts';
import { startWorldNetwork } from '../world/network.ts';
import { chromiumHere, processesOf } from './browser-rig.ts';
import { startLabRig } from './lab-rig.ts';

const HOST = 'hog.example';
const CAP_MS = 12_000;
/** What should be full must not be late on a busy machine. */
const LONG_CAP_MS = 18_000;
/** From here the test ends the browser itself. */
const LIMITS = { bytes: 3_000_000_000, ms: 20_000 };

/** One of each kind; the bench has them all. Those that fill it in no time, and those that only may in theirs. */
const FULL = ['worker', 'many-workers', 'web-assembly', 'shared-memory', 'canvases', 'textures', 'messages', 'indexed-db'];
const SLOW = ['title-loop', 'nested-frames', 'infinite-dom', 'dialogs', 'print', 'before-unload', 'ntlm-prompts'];

describe.skipIf(chromiumHere.length === 0 || platform() !== 'linux')('a page that takes all it can', () => {
  test.each([
    ...FULL.map((name) => [name, ['budget']] as const),
    ['private-file-system', ['budget', 'measured', 'timeout']] as const,
    ...SLOW.map((name) => [name, ['budget', 'measured', 'timeout', 'browser-failed']] as const),
  ])('%s: is ended in time, and leaves nothing', { timeout: 60_000 }, async (name, outcomes) => {
    await using world = await startWorldNetwork();
    await world.serve({ names: [HOST], handler: hogStore(BROWSER_HOGS[name]!) });
    await using rig = startLabRig(world, { capMs: FULL.includes(name) ? LONG_CAP_MS : CAP_MS });
    await using footprint = watchBrowsers(process.pid, LIMITS);
    const outcome = await rig.lab.measure(new URL(`https://${HOST}/`), { signal: new AbortController().signal });
    await rig.lab[Symbol.asyncDispose]();
    const { memory, disk, ended } = footprint;
    console.log(`${name}: ${(memory / 1e6).toFixed(0)} MB of memory, ${(disk / 1e6).toFixed(0)} MB of disk`);

    expect(outcomes).toContain(outcome.ok ? 'measured' : outcome.reason);
    expect(ended).toBe(false);
    expect(memory).toBeLessThan(1_500_000_000);
    expect(disk).toBeLessThan(300_000_000);
    expect(rig.sessions.flatMap(({ pid }) => processesOf({ group: pid }))).toEqual([]);
    expect(readdirSync(tmpdir()).filter((entry) => entry.startsWith(`storefront-browser-${process.pid}-`))).toEqual([]);
  });
});
