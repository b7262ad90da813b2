import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { beforeEach, describe, expect, it } from 'vitest';
import { createManualClock } from '../manual-clock.ts';
import { createSqliteMeasurements, RETENTION_MS } from './measurements.ts';
import { createSqliteSpend } from './spend.ts';
import { openStateFile } from './sqlite.ts';

const key = { domain: 'elkjop.no', vertical: 'elektronikk', lang: 'no' } as const;
const DAY = 86_400_000;
let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'state-'));
  return () => rmSync(directory, { recursive: true, force: true });
});

function open(path = join(directory, 'state.sqlite'), clock = createManualClock()) {
  const log: string[] = [];
  const write = (_fields: unknown, message?: string): void => void log.push(message ?? '');
  const file = openStateFile(path, { clock, log: { warn: write, error: write } as never });
  return {
    clock, log, file,
    measurements: createSqliteMeasurements(file, { clock }),
    spend: createSqliteSpend(file, { clock }),
    [Symbol.dispose]: () => file[Symbol.dispose](),
  };
}

describe('measurements', () => {
  it('are found by their key after a restart; a newer one replaces the older', async () => {
    {
      using state = open();
      expect(await state.measurements.save(key, { a: 'æøå' }, state.clock.now())).toBe(true);
      expect(await state.measurements.save(key, { a: 2 }, state.clock.now())).toBe(true);
    }
    using state = open();
    expect(await state.measurements.find(key)).toEqual({ a: 2 });
    for (const other of [{ ...key, lang: 'en' as const }, { ...key, vertical: 'mote' as const },
      { ...key, domain: 'power.no' }]) {
      expect(await state.measurements.find(other)).toBeUndefined();
    }
  });

  it('are returned for 72 hours, then their rows are deleted with the next save', async () => {
    using state = open();
    await state.measurements.save(key, 1, state.clock.now());
    state.clock.advance(RETENTION_MS - 1);
    expect(await state.measurements.find(key)).toBe(1);
    state.clock.advance(1);
    expect(await state.measurements.find(key)).toBeUndefined();
    await state.measurements.save({ ...key, domain: 'power.no' }, 2, state.clock.now());
    const rows = state.file.query('read', 'SELECT domain FROM measurements');
    expect(rows).toEqual([{ domain: 'power.no' }]);
  });

  it('are deleted within an hour of that also where nothing more is saved', async () => {
    using state = open();
    await state.measurements.save(key, 1, state.clock.now());
    state.clock.advance(RETENTION_MS + 3_600_000);
    expect(state.file.query('read', 'SELECT domain FROM measurements')).toEqual([]);
  });
});

describe('a clock that is set forward and back', () => {
  it('deletes no measurement and returns none dated far ahead', async () => {
    using state = open();
    await state.measurements.save(key, 1, state.clock.now());
    state.clock.jump(-5 * 3_600_000);
    await state.measurements.save({ ...key, domain: 'power.no' }, 2, state.clock.now());
    expect(await state.measurements.find(key)).toBe(1);
    state.clock.jump(365 * DAY);
    await state.measurements.save(key, 2, state.clock.now());
    state.clock.jump(-365 * DAY);
    expect(await state.measurements.find(key)).toBeUndefined();
  });

  it('grants the cap of a day only once', () => {
    using state = open();
    expect([state.spend.take(1), state.spend.take(1)]).toEqual([true, false]);
    state.clock.jump(DAY);
    expect([state.spend.take(1), state.spend.take(1)]).toEqual([true, false]);
    state.clock.jump(-DAY);
    expect(state.spend.take(1)).toBe(false);
  });
});

describe('spend', () => {
  it('is granted up to the cap, across restarts', () => {
    {
      using state = open();
      expect([1, 2, 3].map(() => state.spend.take(2))).toEqual([true, true, false]);
      expect(state.spend.take(3)).toBe(true);
    }
    using state = open();
    expect([state.spend.take(3), state.spend.take(4)]).toEqual([false, true]);
    expect(state.spend.take(0)).toBe(false);
  });

  it('restarts with each UTC day, and is refunded to the day it was counted on', async () => {
    using state = open();
    const takenAt = state.clock.now();
    state.spend.take(1);
    state.clock.advance(DAY);
    expect(await state.spend.today()).toEqual({ scans: 0, usd: 0 });
    expect(state.spend.take(1)).toBe(true);
    await state.spend.refund(takenAt);
    expect((await state.spend.today()).scans).toBe(1);
    await state.spend.refund(state.clock.now());
    await state.spend.refund(state.clock.now());
    expect((await state.spend.today()).scans).toBe(0);
  });

  it('sums the cost of a day', async () => {
    using state = open();
    const startedAt = state.clock.now();
    await state.spend.addUsd(0.25, startedAt);
    await state.spend.addUsd(0.5, startedAt);
    await state.spend.addUsd(0, startedAt);
    expect(await state.spend.today()).toEqual({ scans: 0, usd: 0.75 });
    state.clock.advance(DAY);
    await state.spend.addUsd(0.25, state.clock.now());
    await state.spend.addUsd(-0.5, startedAt);
    expect(await state.spend.today()).toEqual({ scans: 0, usd: 0.25 });
  });

  it('is one count for two connections to the same file', () => {
    using one = open();
    using two = open();
    expect([one.spend.take(2), two.spend.take(2), one.spend.take(2), two.spend.take(2)])
      .toEqual([true, true, false, false]);
  });
});

/** Opens the file once all threads are ready to, and replies what was wrong with it. */
const OPENER = `
const { parentPort, workerData: { module, path, waiting, count, rounds } } = require('node:worker_threads');
import(module).then(({ openStateFile }) => {
  const problems = [];
  for (let round = 0; round < rounds; round += 1) {
    Atomics.add(waiting, round, 1);
    Atomics.notify(waiting, round);
    for (let ready; (ready = Atomics.load(waiting, round)) < count;) Atomics.wait(waiting, round, ready);
    using file = openStateFile(path + round, { clock: { now: Date.now }, log: { warn() {}, error() {} } });
    if (file.problem) problems.push(file.problem);
  }
  parentPort.postMessage(problems);
});`;

describe('the state file', () => {
  it('is renamed and replaced if corrupt', async () => {
    writeFileSync(join(directory, 'state.sqlite'), 'this is not a database, it is a shopping list. '.repeat(100));
    using state = open();
    expect(await state.measurements.save(key, 1, state.clock.now())).toBe(true);
    expect(readdirSync(directory).some((name) => name.includes('.corrupt-'))).toBe(true);
    expect(state.log.join()).toContain('it has been renamed');
  });

  it('stores nothing if it cannot be opened, and the cap still holds', async () => {
    writeFileSync(join(directory, 'file'), '');
    using state = open(join(directory, 'file', 'state.sqlite'));
    expect(await state.measurements.save(key, 1, state.clock.now())).toBe(false);
    expect(await state.measurements.find(key)).toBeUndefined();
    expect([1, 2, 3].map(() => state.spend.take(2))).toEqual([true, true, false]);
    expect(state.log.join()).toContain('nothing is stored');
  });

  it('stores nothing while full, and stores again once it has room', async () => {
    using state = open();
    state.file.query('limit', 'PRAGMA max_page_count = 1');
    expect(await state.measurements.save(key, 'x'.repeat(500_000), state.clock.now())).toBe(false);
    expect(state.log.join()).toContain('A query of the state database failed');
    state.file.query('limit', 'PRAGMA max_page_count = 1073741823');
    expect(await state.measurements.save(key, 1, state.clock.now())).toBe(true);
  });

  it('counts scans even while another connection locks it', async () => {
    using state = open();
    const other = new DatabaseSync(join(directory, 'state.sqlite'));
    other.exec('BEGIN EXCLUSIVE');
    expect([1, 2].map(() => state.spend.take(1))).toEqual([true, false]);
    other.exec('COMMIT');
    other.close();
    expect((await state.spend.today()).scans).toBe(1);
  });

  it('is created once by several that open it at the same time', async () => {
    // In one round of twenty, some would meet in the same moment.
    const rounds = 100;
    const workerData = {
      module: new URL('./sqlite.ts', import.meta.url).href, path: join(directory, 'state.sqlite'),
      waiting: new Int32Array(new SharedArrayBuffer(4 * rounds)), count: 4, rounds,
    };
    const problems = Array.from({ length: workerData.count }, () => new Promise((resolve, reject) => {
      new Worker(OPENER, { eval: true, workerData }).once('message', resolve).once('error', reject);
    }));
    expect((await Promise.all(problems)).flat()).toEqual([]);
  });

  it('is left alone if a later version wrote it', () => {
    const path = join(directory, 'state.sqlite');
    const later = new DatabaseSync(path);
    later.exec('PRAGMA user_version = 99');
    later.close();
    using state = open(path);
    expect(state.log.join()).toContain('nothing is stored');
    expect(readdirSync(directory).filter((name) => name.includes('corrupt'))).toEqual([]);
  });

  /** Overwrites an open database, and lets a query find it corrupt. */
  async function corrupt(state: ReturnType<typeof open>, path: string): Promise<void> {
    await state.measurements.save(key, 'x'.repeat(100_000), state.clock.now());
    state.file.query('checkpoint', 'PRAGMA wal_checkpoint(TRUNCATE)');
    state.file.query('cache', 'PRAGMA cache_size = 0');
    writeFileSync(path, Buffer.alloc(120_000, 'no database'));
    await state.measurements.find(key);
    await state.measurements.find(key);
  }

  it('is replaced if it becomes corrupt while open', async () => {
    const path = join(directory, 'state.sqlite');
    using state = open(path);
    await corrupt(state, path);
    expect(await state.measurements.save(key, 2, state.clock.now())).toBe(true);
    expect(await state.measurements.find(key)).toBe(2);
  });

  it('is replaced once if two that have it open find it corrupt', async () => {
    const path = join(directory, 'state.sqlite');
    using first = open(path);
    using second = open(path);
    second.file.query('cache', 'PRAGMA cache_size = 0');
    await corrupt(first, path);
    expect(await first.measurements.save(key, 2, first.clock.now())).toBe(true);
    await second.measurements.find(key);
    expect(await second.measurements.find(key)).toBe(2);
    expect(readdirSync(directory).filter((name) => /corrupt-\d+$/.test(name))).toHaveLength(1);
  });

  it('stores nothing, and says so, if it becomes corrupt and cannot be renamed', async () => {
    const path = join(directory, 'state.sqlite');
    using state = open(path);
    mkdirSync(`${path}.corrupt-${state.clock.now()}`);
    expect(state.file.problem).toBeUndefined();
    await corrupt(state, path);
    expect(await state.measurements.save(key, 2, state.clock.now())).toBe(false);
    expect(state.log.join()).toContain('nothing is stored');
    expect(state.file.problem).toContain('rename');
  });
});
