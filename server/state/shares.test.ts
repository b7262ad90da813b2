import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { createManualClock } from '../manual-clock.ts';
import { createSqliteShares, SHARE_RETENTION_MS } from './shares.ts';
import { openStateFile } from './sqlite.ts';

const log = { warn: () => {}, error: () => {} } as never;
let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'shares-'));
  return () => rmSync(directory, { recursive: true, force: true });
});

function open(path = join(directory, 'state.sqlite'), clock = createManualClock()) {
  const file = openStateFile(path, { clock, log });
  return { clock, file, shares: createSqliteShares(file, { clock }), [Symbol.dispose]: () => file[Symbol.dispose]() };
}

it('a share survives a restart, and its row is deleted at the first start after its retention time', async () => {
  const clock = createManualClock();
  const share = { secretHash: 'hash', madeAt: clock.now(), json: '{}' };
  {
    using state = open(undefined, clock);
    expect(await state.shares.save('one', share)).toBe('saved');
  }
  {
    using state = open(undefined, clock);
    expect(await state.shares.find('one')).toEqual(share);
  }
  clock.advance(SHARE_RETENTION_MS);
  using state = open(undefined, clock);
  const rows = state.file.query('count', 'SELECT count(*) AS n FROM shares');
  expect(rows).toEqual([{ n: 0 }]);
});

it('the row of a share is deleted within an hour of its retention time also where nothing more is shared', async () => {
  using state = open();
  await state.shares.save('one', { secretHash: 'hash', madeAt: state.clock.now(), json: '{}' });
  state.clock.advance(SHARE_RETENTION_MS + 3_600_000);
  expect(state.file.query('count', 'SELECT count(*) AS n FROM shares')).toEqual([{ n: 0 }]);
});

it('a share outlasts a clock that is far behind, as after a start without a battery', async () => {
  const clock = createManualClock();
  const share = { secretHash: 'hash', madeAt: clock.now(), json: '{}' };
  {
    using state = open(undefined, clock);
    await state.shares.save('one', share);
  }
  clock.jump(-10 * SHARE_RETENTION_MS);
  using state = open(undefined, clock);
  expect(await state.shares.save('two', { ...share, madeAt: clock.now() })).toBe('saved');
  clock.jump(10 * SHARE_RETENTION_MS);
  expect(await state.shares.find('one')).toEqual(share);
});

it('a database of the previous version gets the shares table', async () => {
  {
    using _state = open();
  }
  const database = new DatabaseSync(join(directory, 'state.sqlite'));
  database.exec('DROP TABLE shares; PRAGMA user_version = 1;');
  database.close();
  using state = open();
  expect(await state.shares.save('one', { secretHash: 'hash', madeAt: state.clock.now(), json: '{}' })).toBe('saved');
});

it('all calls return `unavailable` if the database cannot be opened', async () => {
  writeFileSync(join(directory, 'a-file'), '');
  using state = open(join(directory, 'a-file', 'state.sqlite'));
  expect(await state.shares.save('one', { secretHash: 'hash', madeAt: 0, json: '{}' })).toBe('unavailable');
  expect([await state.shares.find('one'), await state.shares.remove('one')]).toEqual(['unavailable', 'unavailable']);
});
