import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEngines } from './world/engines.ts';
import { FICTIONAL_STORES } from './world/engines-answers.ts';
import { startWorldNetwork } from './world/network.ts';
import { startRegisters } from './world/registers.ts';
import { challengedStore, closedStore } from './world/stores/barred.ts';
import { healthyStore } from './world/stores/healthy.ts';
import { neglectedStore } from './world/stores/neglected.ts';
import { scriptRenderedStore, tradeStore, variantStore } from './world/stores/special.ts';
import type { Store } from './world/stores/store.ts';
import { serveStore } from './world/stores/store.ts';

const MAIN = join(import.meta.dirname, '..', 'server', 'main.ts');
const READY_TRIES = 200;

/** The stores of the demo by host, and what each is there to show. */
const SHOWN: readonly { host: string; make: (host: string) => Store; shows: string; product?: string }[] = [
  { host: 'nordlys.demo.test', make: healthyStore, shows: 'a well-kept store', product: '/produkt/islender-herre' },
  { host: 'fjellheim.demo.test', make: neglectedStore, shows: 'a neglected one' },
  { host: 'kystlageret.demo.test', make: variantStore, shows: 'one with product variants' },
  { host: 'skogstua.demo.test', make: scriptRenderedStore, shows: 'one that is empty without scripts' },
  { host: 'vidda.demo.test', make: tradeStore, shows: 'a trade store behind a login' },
  { host: 'havblikk.demo.test', make: challengedStore, shows: 'one behind bot protection' },
  { host: 'brygga.demo.test', make: closedStore, shows: 'one that is closed' },
];

/** The whole service over an invented world: no network, no keys, nothing kept. */
async function main(): Promise<void> {
  await using stack = new AsyncDisposableStack();
  const network = stack.use(await startWorldNetwork());
  const engines = stack.use(await startEngines());
  const registers = stack.use(await startRegisters(network));
  for (const { host, make } of SHOWN) stack.use(await serveStore(network, make(host)));
  for (const { url } of FICTIONAL_STORES) {
    const { hostname } = new URL(url);
    if (!SHOWN.some(({ host }) => host === hostname)) stack.use(await serveStore(network, healthyStore(hostname)));
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'storefront-demo-'));
  stack.defer(() => rm(dataDir, { recursive: true, force: true }));
  const port = process.env.PORT || String(await freePort(3000));
  const baseUrl = `http://127.0.0.1:${port}`;
  const service = spawn(process.execPath, [MAIN], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      PATH: process.env.PATH,
      PORT: port,
      DATA_DIR: dataDir,
      EGRESS_ONLY: 'mapped',
      LIMIT_FACTOR: '100',
      LOG_LEVEL: 'warn',
      NOTICE: 'Dette er en demo: butikkene og svarene er oppdiktet. / This is a demo: stores and answers are invented.',
      ...(process.env.CHROMIUM_PATH ? { CHROMIUM_PATH: process.env.CHROMIUM_PATH } : {}),
      ...network.environment(),
      ...engines.environment(),
      ...registers.environment(),
    },
  });
  const ended = once(service, 'exit');
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => service.kill('SIGTERM'));
  if (await isUp(baseUrl, () => service.exitCode === null)) {
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

async function isUp(baseUrl: string, isAlive: () => boolean): Promise<boolean> {
  for (let attempt = 0; attempt < READY_TRIES && isAlive(); attempt += 1) {
    const answer = await fetch(`${baseUrl}/api`).catch(() => undefined);
    if (answer?.ok) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}

async function storeOneMeasurement(baseUrl: string): Promise<void> {
  const body = JSON.stringify({ brand: 'Nordlys', domain: 'nordlys.demo.test', vertical: 'mote', competitors: ['Fjellheim', 'Kystlageret'] });
  const answer = await fetch(`${baseUrl}/api/geo/scan`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
  const last = (await answer.text()).trimEnd().split('\n').at(-1) ?? '';
  if (!last.includes('"complete"')) process.stderr.write(`The AI measurement of the demo did not complete: ${last.slice(0, 200)}\n`);
}

function thingsToTry(baseUrl: string): string {
  const lines = SHOWN.flatMap(({ host, shows, product }) => [
    `  ${baseUrl}/health?url=${host}    ${shows}`,
    ...(product ? [`  ${baseUrl}/schema?url=https://${host}${product}    one product page`] : []),
  ]);
  return [
    '',
    'Things to try; everything in this world is invented, and other hosts are refused.',
    `  ${baseUrl}/`,
    ...lines,
    `  ${baseUrl}/visibility?brand=Nordlys&domain=nordlys.demo.test&vertical=mote&competitors=Fjellheim,Kystlageret    a stored AI measurement`,
    '',
    'Ctrl-C ends it.',
    '',
  ].join('\n');
}

await main();
