import { expect, it } from 'vitest';
import { storageOf } from '../app/storage-rig.ts';
import { createSavedShares } from './saved-shares.ts';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const share = (id: string, until = '2026-12-22T12:00:00Z') => ({ id, secret: `secret of ${id}`, until });

it('keeps the secret that deletes a share across a reload, until it expires or is forgotten', () => {
  const storage = storageOf();
  let now = NOW;
  const open = () => createSavedShares(() => storage, () => now);
  expect(open().save('run', share('a'))).toBe(true);
  expect(open().save('other', share('b', '2026-11-22T12:00:01Z'))).toBe(true);
  expect([open().read('run'), open().read('other')]).toEqual([share('a'), share('b', '2026-11-22T12:00:01Z')]);
  now += 1_000;
  expect(open().read('other')).toBeUndefined();
  const tab = open();
  tab.forget('run');
  expect([tab.read('run'), open().read('run')]).toEqual([undefined, undefined]);
  tab.save('run', share('a'));
  expect(tab.isStored('run')).toBe(true);
  open().forget('run');
  expect(tab.read('run')).toBeUndefined();
});

it('keeps a share in memory where storage is blocked, and reports that it is not stored', () => {
  const shares = createSavedShares(() => {
    throw new Error('forbidden');
  }, () => NOW);
  expect(shares.save('run', share('a'))).toBe(false);
  expect(shares.read('run')).toEqual(share('a'));
  expect(shares.isStored('run')).toBe(false);
  shares.forget('run');
  expect(shares.read('run')).toBeUndefined();
});

it.each(['nonsense', '[]', 'null', '{"run":null}', '{"run":{"id":1}}'])('treats the stored value %s as empty', (text) => {
  const storage = storageOf();
  storage.setItem('shares', text);
  expect(createSavedShares(() => storage, () => NOW).read('run')).toBeUndefined();
});
