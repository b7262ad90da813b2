// Run as its own process: fetches one URL and prints its cost as one line of JSON.
import { readFileSync, writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

import { systemClock } from '../../server/clock.ts';
import { SITEMAP_BYTES } from '../../server/net/fetch-limits.ts';
import { guardedWorld } from './guarded-world.ts';

/** The cost of reading in one process. */
export interface BombReport {
  /** Decompressed bytes delivered. */
  decoded: number;
  /** Peak of resident memory above that for an ordinary page read before, in bytes. */
  grownBy: number;
  /** The longest delay of the event loop, in milliseconds. */
  longestLagMs: number;
}

const [healthy = '', how = '', url = ''] = process.argv.slice(2);
const { open } = guardedWorld({ EGRESS_MAP: process.env.EGRESS_MAP ?? '' }, {
  clock: { ...systemClock, budgetScale: 10 },
});

for (let turn = 0; turn < 20; turn += 1) {
  await using session = open();
  await session.get(new URL(healthy));
}
// A process starts with its parent's peak, and loading the code has another; this resets it.
writeFileSync('/proc/self/clear_refs', '5');
const before = process.memoryUsage.rss();
const lag = monitorEventLoopDelay({ resolution: 5 });
lag.enable();
await using session = open();
const result = how === 'sitemap'
  ? await session.stream(new URL(url), () => () => undefined, { maxBytes: SITEMAP_BYTES })
  : await session.get(new URL(url));
lag.disable();
const report: BombReport = {
  decoded: result.decodedBytes,
  grownBy: peakOfMemory() - before,
  longestLagMs: lag.max / 1e6,
};
process.stdout.write(`${JSON.stringify(report)}\n`);

/** The peak since its last reset, in bytes. */
function peakOfMemory(): number {
  const [, kilobytes] = readFileSync('/proc/self/status', 'utf8').match(/^VmHWM:\s+(\d+) kB$/m)!;
  return Number(kilobytes) * 1024;
}
