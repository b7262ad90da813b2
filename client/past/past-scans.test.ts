import { expect, test } from 'vitest';
import { createFormat } from '../../contract/report/format.ts';
import { storesWithout, timeAmong } from './past-scans.ts';
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

test('scans made in the same minute show their seconds', () => {
  const [first, second, third] = ['2026-11-20T08:14:03', '2026-11-20T08:14:41', '2026-11-20T08:15:41'] as const;
  const times = [first, second, third].map((at) => timeAmong([{ at: first }, { at: second }, { at: third }], at, createFormat('no')));
  expect(times.map((time) => time.replace(/^.*,? /, ''))).toEqual(['08:14:03', '08:14:41', '08:15']);
});
