import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PRODUCT_PAGES, SHOWN_STORES, startDemoWorld, STORED_SCAN, STORED_SCAN_PATH } from './demo-world.ts';

const MAIN = join(import.meta.dirname, '..', 'server', 'main.ts');
const UP = 'Storefront Analysis is up.';

/** The whole service over an invented world: no network, no keys, nothing kept. */
async function main(): Promise<void> {
  await using stack = new AsyncDisposableStack();
  const world = stack.use(await startDemoWorld());
  const dataDir = await mkdtemp(join(tmpdir(), 'storefront-demo-'));
  stack.defer(() => rm(dataDir, { recursive: true, force: true }));
  const port = process.env.PORT || String(await freePort(3000));
  // Nothing of the caller's configuration is handed on but where to listen and which browser to use.
  const { PATH, CHROMIUM_PATH } = process.env;
  const environment = { PATH, PORT: port, DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...world.environment() };
  const service = spawn(process.execPath, [MAIN], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: CHROMIUM_PATH ? { ...environment, CHROMIUM_PATH } : environment,
  });
  const ended = once(service, 'exit');
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => service.kill('SIGTERM'));

  const isUp = Promise.withResolvers<boolean>();
  service.stdout.on('data', (chunk: Buffer) => {
    process.stdout.write(chunk);
    if (chunk.includes(UP)) isUp.resolve(true);
  });
  void ended.then(() => isUp.resolve(false));
  if (await isUp.promise) {
    const baseUrl = `http://127.0.0.1:${port}`;
    await storeOneMeasurement(baseUrl);
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

async function storeOneMeasurement(baseUrl: string): Promise<void> {
  const body = JSON.stringify(STORED_SCAN);
  const answer = await fetch(`${baseUrl}/api/geo/scan`, {
    method: 'POST', headers: { 'Content-Type': 'application/json' }, body,
  }).catch((error: Error) => new Response(error.message));
  const last = (await answer.text()).trimEnd().split('\n').at(-1) ?? '';
  if (last.includes('"complete"')) return;
  process.stderr.write(`The AI measurement of the demo did not complete: ${last.slice(0, 200)}\n`);
}

function thingsToTry(baseUrl: string): string {
  const rows: [path: string, shows: string][] = [
    ['/', 'the front page'],
    ...SHOWN_STORES.map(({ host, shows }): [string, string] => [`/health?url=${host}`, shows]),
    ...PRODUCT_PAGES.map(({ url, shows }): [string, string] => [`/schema?url=${url}`, shows]),
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
