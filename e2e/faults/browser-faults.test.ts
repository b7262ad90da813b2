import { platform } from 'node:os';
import { describe, expect, test } from 'vitest';
import { HealthEvent } from '../../contract/health.ts';
import { readProc } from '../../server/net/processes.ts';
import { newClient, PATHS } from '../conformance/client.ts';
import { chromiumHere } from '../integration/browser-rig.ts';
import { startWorldNetwork } from '../world/network.ts';
import { runningProcesses } from '../world/running-processes.ts';
import { startService } from '../world/service.ts';
import type { RunningService } from '../world/service.ts';

/** Half of every time limit, for speed; with less the store itself may not be reached in time. */
const BUDGET_SCALE = '0.5';

const script = (code: string): string => `<p>Garn og ull fra Trondheim.</p><script>${code}</script>`;

/** Pages that attack their browser; `downloads` has its own path for files. */
const PAGES: Record<string, string> = {
  'pop-up storm': script('for (let at = 0; at < 200; at += 1) window.open("/" + at); alert(1); confirm(2); print();'),
  downloads: script(`for (let at = 0; at < 50; at += 1) {
    const link = document.createElement('a');
    link.href = '/fil?' + at; link.download = 'fil'; document.body.append(link); link.click();
    const frame = document.createElement('iframe'); frame.src = '/fil?ramme' + at; document.body.append(frame);
  }`),
  'memory hog': script('const all = []; for (;;) all.push(new Array(1e6).fill(Math.random()));'),
};

/** The memory hog cannot be measured; how far the others get depends on the machine. */
const EXPECTED: Record<string, RegExp> = {
  'pop-up storm': /^scanned, lcp (?:pass|warn|fail|not-measured: (?:timeout|browser-failed|budget))$/,
  downloads: /^scanned, lcp (?:pass|warn|fail|not-measured: (?:timeout|browser-failed|budget))$/,
  'memory hog': /^scanned, lcp not-measured: (?:timeout|browser-failed|budget)$/,
};

describe.skipIf(chromiumHere.length === 0 || platform() !== 'linux')('the browser', () => {
  test('survives attacks by pages, and leaves no process', { timeout: 180_000 }, async () => {
    await using network = await startWorldNetwork();
    const hostOf = (fault: string): string => `${fault.replace(' ', '-')}.browser.test`;
    for (const [fault, body] of Object.entries(PAGES)) {
      await network.serve({
        names: [hostOf(fault)],
        handler(request, response) {
          const isFile = request.url?.startsWith('/fil') ?? false;
          response.setHeader('content-type', isFile ? 'application/zip' : 'text/html; charset=utf-8');
          if (isFile) response.setHeader('content-disposition', 'attachment; filename="fil.zip"');
          response.end(isFile ? Buffer.alloc(100_000) : `<!doctype html><title>Butikk</title><h1>Butikk</h1>${body}`);
        },
      });
    }
    await using service = await startService({
      ...network.environment(), SPEED_LAB: 'on', BUDGET_SCALE, TRUST_PROXY: '127.0.0.0/8', LOG_LEVEL: 'warn',
      ...(process.env['CHROMIUM_PATH'] ? { CHROMIUM_PATH: process.env['CHROMIUM_PATH'] } : {}),
    });
    // All at once: the lab measures one, the others wait.
    const rows = await Promise.all(Object.keys(PAGES).map(async (fault) => {
      const began = performance.now();
      return { fault, outcome: await scan(service, hostOf(fault)), ms: performance.now() - began };
    }));
    console.log(rows.map(({ fault, outcome, ms }) => `${fault.padEnd(16)} ${ms.toFixed(0)} ms  ${outcome}`).join('\n'));
    for (const { fault, outcome } of rows) expect(outcome, fault).toMatch(EXPECTED[fault]!);
    await expect.poll(() => childrenOf(service.pid), { timeout: 30_000 }).toEqual([]);
    expect(service.output()).not.toMatch(/unhandled/i);
  });
});

async function scan(service: RunningService, host: string): Promise<string> {
  const answer = await newClient(service).post(PATHS.health, { url: `https://${host}` });
  if (answer.status !== 200) return String(answer.status);
  const events = answer.lines().map((line) => HealthEvent.parse(line));
  const last = events.at(-1);
  const lcp = events.find((event) => event.type === 'finding' && event.id === 'lcp');
  if (last?.type !== 'complete' || lcp?.type !== 'finding') return `ended with ${last?.type}`;
  return `${last.summary.outcome}, lcp ${lcp.status}${lcp.reason === undefined ? '' : `: ${lcp.reason}`}`;
}

/** The running child processes of the service: browsers and Lighthouse. */
const childrenOf = (parent: number): string[] => runningProcesses()
  .filter((each) => each.parent === parent).map(({ pid }) => readProc(`${pid}/cmdline`).split('\0')[0]!);
