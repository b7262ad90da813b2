import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import type { GeoEvent, GeoResult } from '../contract/geo.ts';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EARLIER_PATH, startDemoFront } from './demo-front.ts';
import { EARLIER, PRODUCT_PAGES, SHOWN_STORES, startDemoWorld, STORED_SCAN, STORED_SCAN_PATH } from './demo-world.ts';
import type { DemoWorld } from './demo-world.ts';

const MAIN = join(import.meta.dirname, '..', 'server', 'main.ts');
const DAY_MS = 86_400_000;
const UP = 'Storefront Analysis is up.';

/** The whole service over an invented world: no network, no keys, nothing kept. */
async function main(): Promise<void> {
  await using stack = new AsyncDisposableStack();
  const world = stack.use(await startDemoWorld());
  const dataDir = await mkdtemp(join(tmpdir(), 'storefront-demo-'));
  stack.defer(() => rm(dataDir, { recursive: true, force: true }));
  const port = Number(process.env.PORT || await freePort(3000));
  const baseUrl = `http://127.0.0.1:${port}`;
  // Nothing of the caller's configuration is handed on but where to listen and which browser to use.
  const { PATH, CHROMIUM_PATH } = process.env;
  const environment = { PATH, PORT: '0', PUBLIC_URL: baseUrl, DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...world.environment() };
  const service = spawn(process.execPath, [MAIN], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: CHROMIUM_PATH ? { ...environment, CHROMIUM_PATH } : environment,
  });
  const ended = once(service, 'exit');
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => service.kill('SIGTERM'));

  const isUp = Promise.withResolvers<number | undefined>();
  let said = '';
  service.stdout.on('data', (chunk: Buffer) => {
    process.stdout.write(chunk);
    said += chunk.toString();
    if (said.includes(UP)) isUp.resolve(Number(/http:\/\/127\.0\.0\.1:(\d+)/.exec(said)?.[1]));
  });
  void ended.then(() => isUp.resolve(undefined));
  const behind = await isUp.promise;
  if (behind) {
    const earlier = await measureEarlier(world, `http://127.0.0.1:${behind}`, join(dataDir, 'storefront.sqlite'));
    stack.use(await startDemoFront(port, { behind, earlier }));
    process.stdout.write(thingsToTry(baseUrl));
  }
  const [code] = await ended;
  process.exitCode = code ?? 1;
}

/** The preferred port if it is free, else any. */
async function freePort(preferred: number): Promise<number> {
  for (const wanted of [preferred, 0]) {
    const probe = createServer();
    const listening = once(probe, 'listening').then(() => true, () => false);
    probe.listen(wanted, '127.0.0.1');
    if (!(await listening)) continue;
    const address = probe.address();
    const closed = once(probe, 'close');
    probe.close();
    await closed;
    if (typeof address === 'object' && address) return address.port;
  }
  throw new Error('No port is free.');
}

/** Measures the store as often as there are scripts, each time as if the last measurement had expired; the last one stays. */
async function measureEarlier(world: DemoWorld, baseUrl: string, stateFile: string): Promise<GeoResult[]> {
  const results: GeoResult[] = [];
  for (const [at, { daysAgo, script }] of EARLIER.entries()) {
    if (at > 0) {
      using state = new DatabaseSync(stateFile);
      state.exec('DELETE FROM measurements');
    }
    world.say(script);
    const result = await measure(baseUrl);
    const measuredAt = new Date(Date.parse(result?.measuredAt ?? '') - daysAgo * DAY_MS);
    if (result) results.push({ ...result, measuredAt: measuredAt.toISOString() });
  }
  return results;
}

async function measure(baseUrl: string): Promise<GeoResult | undefined> {
  const body = JSON.stringify(STORED_SCAN);
  const answer = await fetch(`${baseUrl}/api/geo/scan`, {
    method: 'POST', headers: { 'Content-Type': 'application/json' }, body,
  }).catch((error: Error) => new Response(error.message));
  const last = (await answer.text()).trimEnd().split('\n').at(-1) ?? '';
  if (last.includes('"complete"')) return (JSON.parse(last) as Extract<GeoEvent, { type: 'complete' }>).result;
  process.stderr.write(`The AI measurement of the demo did not complete: ${last.slice(0, 200)}\n`);
  return undefined;
}

function thingsToTry(baseUrl: string): string {
  const rows: [path: string, shows: string][] = [
    ['/', 'the front page'],
    ...SHOWN_STORES.map(({ host, shows }): [string, string] => [`/health?url=${host}`, shows]),
    ...PRODUCT_PAGES.map(({ url, shows }): [string, string] => [`/schema?url=${url}`, shows]),
    [EARLIER_PATH, 'puts three AI measurements in the browser, compares them, and leads to what to do'],
    [STORED_SCAN_PATH, 'a stored AI measurement'],
  ];
  const width = Math.max(...rows.slice(0, -1).map(([path]) => path.length));
  return [
    '',
    'Things to try. Everything in this world is invented, and every host outside it is refused.',
    ...rows.map(([path, shows]) => `  ${baseUrl}${path.padEnd(width)}  ${shows}`),
    '',
    'Ctrl-C ends it, and nothing is kept.',
    '',
  ].join('\n');
}

await main();
