import { expect, test } from 'vitest';
import { storageOf } from './storage-rig.ts';
import { storedJson } from './stored-json.ts';

test('a value is kept until it is forgotten', () => {
  const storage = storageOf();
  const stored = storedJson('key', () => storage);
  expect(stored.read()).toBeUndefined();
  expect(stored.write({ a: [1] })).toBe(true);
  expect(storedJson('key', () => storage).read()).toEqual({ a: [1] });
  expect(storedJson('other', () => storage).read()).toBeUndefined();
  stored.forget();
  expect(stored.read()).toBeUndefined();
});

test.each(['nonsense', 'null', ''])('the stored value “%s” counts as missing', (text) => {
  expect(storedJson('key', () => storageOf({ key: text })).read()).toBeUndefined();
});

test('a value that cannot be stored is reported, and nothing is thrown', () => {
  const full = storageOf();
  full.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const forbidden = (): Storage => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  for (const storage of [() => full, forbidden]) {
    const stored = storedJson('key', storage);
    expect(stored.write(1)).toBe(false);
    expect(stored.read()).toBeUndefined();
    stored.forget();
  }
});
