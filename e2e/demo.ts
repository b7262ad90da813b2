import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import type { GeoEvent, GeoResult } from '../contract/geo.ts';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SEED_PATH, startDemoFront } from './demo-front.ts';
import {
  PAST_MEASUREMENTS, PRODUCT_PAGES, SHOWN_STORES, startDemoWorld, STORED_SCAN, STORED_SCAN_PATH,
} from './demo-world.ts';
import type { DemoWorld } from './demo-world.ts';
import { freePort } from './world/free-port.ts';

const MAIN = join(import.meta.dirname, '..', 'server', 'main.ts');
const DAY_MS = 86_400_000;
const UP = 'Storefront Analysis is up.';

/** The whole service in a simulated world: no network, no keys, nothing saved. */
async function main(): Promise<void> {
  await using stack = new AsyncDisposableStack();
  const world = stack.use(await startDemoWorld());
  const dataDir = await mkdtemp(join(tmpdir(), 'storefront-demo-'));
  stack.defer(() => rm(dataDir, { recursive: true, force: true }));
  const port = Number(process.env.PORT || await freePort(3000));
  const baseUrl = `http://127.0.0.1:${port}`;
  // Of the caller's configuration only the port and the browser are passed on.
  const { PATH, CHROMIUM_PATH } = process.env;
  const environment = {
    PATH, PORT: '0', PUBLIC_URL: baseUrl, DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...world.environment(),
  };
  const service = spawn(process.execPath, [MAIN], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: CHROMIUM_PATH ? { ...environment, CHROMIUM_PATH } : environment,
  });
  const exited = once(service, 'exit');
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => service.kill('SIGTERM'));

  const isUp = Promise.withResolvers<number | undefined>();
  let output = '';
  service.stdout.on('data', (chunk: Buffer) => {
    process.stdout.write(chunk);
    output += chunk.toString();
    if (output.includes(UP)) isUp.resolve(Number(/http:\/\/127\.0\.0\.1:(\d+)/.exec(output)?.[1]));
  });
  void exited.then(() => isUp.resolve(undefined));
  const upstreamPort = await isUp.promise;
  if (upstreamPort) {
    const stateFile = join(dataDir, 'storefront.sqlite');
    const pastResults = await measurePast(world, `http://127.0.0.1:${upstreamPort}`, stateFile);
    stack.use(await startDemoFront(port, { upstreamPort, pastResults }));
    process.stdout.write(suggestions(baseUrl));
  }
  const [code] = await exited;
  process.exitCode = code ?? 1;
}

/** Measures the store once per script, each time as if the last measurement had expired; the last one stays stored. */
async function measurePast(world: DemoWorld, baseUrl: string, stateFile: string): Promise<GeoResult[]> {
  const results: GeoResult[] = [];
  for (const [at, { daysAgo, script }] of PAST_MEASUREMENTS.entries()) {
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

function suggestions(baseUrl: string): string {
  const rows: [path: string, description: string][] = [
    ['/', 'the front page'],
    ...SHOWN_STORES.map(({ host, description }): [string, string] => [`/health?url=${host}`, description]),
    ...PRODUCT_PAGES.map(({ url, description }): [string, string] => [`/schema?url=${url}`, description]),
    [SEED_PATH, 'stores three AI measurements in the browser, compares them, and shows what to do'],
    [STORED_SCAN_PATH, 'a stored AI measurement'],
  ];
  const width = Math.max(...rows.slice(0, -1).map(([path]) => path.length));
  return [
    '',
    'Things to try. Everything in this world is simulated, and all other hosts are refused.',
    ...rows.map(([path, description]) => `  ${baseUrl}${path.padEnd(width)}  ${description}`),
    '',
    'Press Ctrl-C to stop. Nothing is saved.',
    '',
  ].join('\n');
}

await main();
