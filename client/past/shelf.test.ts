import { expect, test } from 'vitest';
import { storesWithout } from './shelf.ts';
import type { PastScan } from './store.ts';

const scan = (id: string, host: string): PastScan => ({ id, host }) as PastScan;
const SCANS = [scan('1', 'a.example'), scan('2', 'a.example'), scan('3', 'b.example')];

test.each<[ids: string[], stores: string[]]>([
  [[], []],
  [['1'], []],
  [['1', '2'], ['a.example']],
  [['1', '3'], ['b.example']],
  [['1', '2', '3'], ['a.example', 'b.example']],
])('removing %j leaves no scans of %j', (ids, stores) => {
  expect(storesWithout(SCANS, ids)).toEqual(stores);
});
