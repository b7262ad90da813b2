import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { platform, tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newClient, PATHS } from '../conformance/client.ts';
import { startEngines } from '../world/engines.ts';
import type { EnginesWorld } from '../world/engines.ts';
import { startWorldNetwork } from '../world/network.ts';
import type { WorldNetwork } from '../world/network.ts';
import { atNoon } from '../world/noon.ts';
import { startService } from '../world/service.ts';
import type { RunningService } from '../world/service.ts';
import { healthyStore } from '../world/stores/healthy.ts';
import { serveStore } from '../world/stores/store.ts';
import { askGeo } from './ask.ts';

const run = promisify(execFile);
const FRESH = 'answers: 48 measured';
const STORED = 'stored: 48 measured';
const WITHOUT = /query of the state database failed/;

/** Each with its own registrable domain, so that none is answered from another one's stored measurement. */
const SHOPS = {
  corrupt: 'korrupt.example', busy: 'opptatt.example', full: 'full.example',
  killed: 'drept.example', next: 'neste.example',
};

let network: WorldNetwork;
let engines: EnginesWorld;
let folder: string;

beforeAll(async () => {
  network = await startWorldNetwork();
  engines = await startEngines();
  for (const host of Object.values(SHOPS)) await serveStore(network, healthyStore(host));
  folder = mkdtempSync(join(tmpdir(), 'storefront-state-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await engines[Symbol.asyncDispose]();
  await network[Symbol.asyncDispose]();
});

const start = (dataDir: string, more: Record<string, string> = {}): Promise<RunningService> => startService({
  ...network.environment(), ...engines.environment(), ...more,
  DATA_DIR: dataDir, TRUST_PROXY: '127.0.0.0/8', GEO_MAX_USD_PER_SCAN: '1000', LOG_LEVEL: 'warn',
});

const scanOf = (service: RunningService, host: string): Promise<string> => askGeo(service, `https://${host}`, 'mote');

/** The outcomes of a scan and its repeat. */
const twice = async (service: RunningService, host: string): Promise<string[]> =>
  [await scanOf(service, host), await scanOf(service, host)];

describe('an embedded database', { timeout: 120_000 }, () => {
  test('that is corrupt, busy or full may lose a stored measurement, and never a scan', async () => {
    const dataDir = join(folder, 'wrong');
    const file = join(dataDir, 'storefront.sqlite');
    mkdirSync(dataDir);
    writeFileSync(file, 'This is no database. '.repeat(1_000));

    await using service = await start(dataDir);
    const table: Record<string, string[]> = { corrupt: await twice(service, SHOPS.corrupt) };
    expect(readdirSync(dataDir).filter((name) => name.includes('.corrupt-'))).not.toEqual([]);
    expect(service.output()).toContain('it has been renamed');

    {
      using other = new DatabaseSync(file, { timeout: 5_000 });
      other.exec('BEGIN IMMEDIATE');
      table.busy = await twice(service, SHOPS.busy);
      other.exec('ROLLBACK');
    }
    table['busy, then free'] = await twice(service, SHOPS.busy);
    expect(service.output()).toMatch(WITHOUT);

    if (await limitFiles(service, '0')) {
      table.full = await twice(service, SHOPS.full);
      await limitFiles(service, 'unlimited');
      table['full, then free'] = await twice(service, SHOPS.full);
    }
    console.log(Object.entries(table).map(([fault, seen]) => `SQLite ${fault}: ${seen.join('; again: ')}`).join('\n'));
    for (const [fault, seen] of Object.entries(table)) {
      expect([fault, ...seen]).toEqual([fault, FRESH, ['busy', 'full'].includes(fault) ? FRESH : STORED]);
    }
    expect(service.output()).not.toMatch(/unhandled/i);
  });

  test('of a service killed during a scan keeps the scan of the day, and no partial measurement', async () => {
    const dataDir = join(folder, 'killed');
    const ofOneDay = { GEO_DAILY_CAP: '2', ...atNoon() };
    await using killed = await start(dataDir, ofOneDay);
    const gate = engines.gate('mistral');
    const stream = await newClient(killed).open(PATHS.geo, { brand: 'Nordlys', domain: SHOPS.killed, vertical: 'mote' });
    const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    while (!text.includes('"provider-result"')) text += (await reader.read()).value ?? '';
    await killed.end('SIGKILL');
    await reader.cancel().catch(() => {});
    gate[Symbol.dispose]();

    await using service = await start(dataDir, ofOneDay);
    expect(await scanOf(service, SHOPS.killed)).toBe(FRESH);
    expect(await scanOf(service, SHOPS.next)).toBe('429 daily_cap');
    expect(await scanOf(service, SHOPS.killed)).toBe(STORED);
  });
});

/** Limits the file size of a running process, to act as a full disk; false where prlimit is missing. */
async function limitFiles({ pid }: RunningService, size: '0' | 'unlimited'): Promise<boolean> {
  try {
    await run('prlimit', ['--pid', String(pid), `--fsize=${size}:`]);
    return true;
  } catch {
    console.log(`the full disk was not tried: no prlimit on this machine (${platform()})`);
    return false;
  }
}
