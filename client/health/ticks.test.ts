import { describe, expect, test } from 'vitest';
import { storageOf } from '../app/storage-rig.ts';
import { createTickStore } from './ticks.ts';

const full = { ...storageOf(), setItem() { throw new DOMException('full', 'QuotaExceededError'); } } as Storage;
const forbidden = (): Storage => {
  throw new DOMException('forbidden', 'SecurityError');
};
const now = () => new Date('2026-11-20T08:14:00.000Z');
const SCANNED = '2026-11-20T08:00:00.000Z';

describe('ticks', () => {
  test('are kept by store and finding, with the time they were set', () => {
    const storage = storageOf();
    const ticks = createTickStore(() => storage, now);
    ticks.set('a.example', 'h1', SCANNED);
    ticks.set('a.example', 'lcp', SCANNED);
    ticks.set('a.example', 'h1', undefined);
    const later = createTickStore(() => storage, now);
    expect(later.read('a.example')).toEqual({ lcp: '2026-11-20T08:14:00.000Z' });
    expect(later.read('b.example')).toEqual({});
  });

  test('are never older than the scan that they are about, if the clock of the browser is slow', () => {
    const ticks = createTickStore(() => storageOf(), now);
    ticks.set('a.example', 'h1', '2026-11-21T08:14:00.000Z');
    expect(ticks.read('a.example')).toEqual({ h1: '2026-11-21T08:14:00.000Z' });
  });

  test.each<[string, () => Storage]>([['full', () => full], ['forbidden', forbidden]])(
    'last as long as the page where storage is %s', (_, storage) => {
      const ticks = createTickStore(storage, now);
      ticks.set('a.example', 'h1', SCANNED);
      expect(ticks.read('a.example')).toHaveProperty('h1');
      expect(ticks.isBlocked()).toBe(true);
      ticks.set('a.example', 'h1', undefined);
      expect(ticks.read('a.example')).toEqual({});
      ticks.forget(['a.example']);
    });

  test('that could not be stored last until then also if those of another store could', () => {
    const storage = storageOf();
    let isFull = true;
    const sometimesFull = { ...storage, setItem: (...entry: [string, string]) => (isFull ? full : storage).setItem(...entry) } as Storage;
    const tab = new EventTarget();
    const ticks = createTickStore(() => sometimesFull, now, tab);
    ticks.set('a.example', 'h1', SCANNED);
    isFull = false;
    ticks.set('b.example', 'h1', SCANNED);
    tab.dispatchEvent(new Event('storage'));
    ticks.set('a.example', 'lcp', SCANNED);
    expect(Object.keys(ticks.read('a.example'))).toEqual(['h1', 'lcp']);
    expect(ticks.isBlocked()).toBe(false);
  });

  test.each(['nonsense', '[]', '"h1"', 'null', '{"h1":1}'])('are empty where %s is stored', (kept) => {
    expect(createTickStore(() => storageOf({ 'ticks:a.example': kept }), now).read('a.example')).toEqual({});
  });

  test('set in another tab are not lost', () => {
    const storage = storageOf();
    const [one, other] = [createTickStore(() => storage, now), createTickStore(() => storage, now)];
    one.read('a.example');
    other.set('a.example', 'h1', SCANNED);
    one.set('a.example', 'lcp', SCANNED);
    expect(Object.keys(one.read('a.example'))).toEqual(['h1', 'lcp']);
  });

  test('removed in another tab stay removed', () => {
    const storage = storageOf();
    const [one, other] = [createTickStore(() => storage, now), createTickStore(() => storage, now)];
    one.set('a.example', 'h1', SCANNED);
    other.read('a.example');
    one.set('a.example', 'h1', undefined);
    other.set('a.example', 'lcp', SCANNED);
    expect(Object.keys(other.read('a.example'))).toEqual(['lcp']);
  });

  test('set in another tab are shown', () => {
    const storage = storageOf();
    const tab = new EventTarget();
    const [one, other] = [createTickStore(() => storage, now, tab), createTickStore(() => storage, now)];
    expect(one.read('a.example')).toEqual({});
    let notified = 0;
    one.subscribe(() => (notified += 1));
    other.set('a.example', 'h1', SCANNED);
    tab.dispatchEvent(new Event('storage'));
    expect(notified).toBe(1);
    expect(one.read('a.example')).toHaveProperty('h1');
  });

  test('are the same object until one changes, and subscribers are notified', () => {
    const ticks = createTickStore(() => storageOf(), now);
    const seen: object[] = [];
    const stop = ticks.subscribe(() => seen.push(ticks.read('a.example')));
    expect(ticks.read('a.example')).toBe(ticks.read('a.example'));
    ticks.set('a.example', 'h1', SCANNED);
    stop();
    ticks.set('a.example', 'h1', undefined);
    expect(seen).toEqual([{ h1: '2026-11-20T08:14:00.000Z' }]);
  });

  test('are deleted with their store', () => {
    const storage = storageOf();
    const ticks = createTickStore(() => storage, now);
    ticks.set('a.example', 'h1', SCANNED);
    ticks.forget(['a.example']);
    expect(ticks.read('a.example')).toEqual({});
    expect(storage.getItem('ticks:a.example')).toBeNull();
  });
});
