import { expect, test } from 'vitest';
import { createManualClock } from '../manual-clock.ts';
import { untilSettled } from './settle.ts';
import type { Network } from './settle.ts';

type Page = (at: number) => { open?: boolean; fetched?: number; size?: number };

test.each<[string, Page, number, number?]>([
  ['750 ms after the content that the load left, as the first poll sees it', () => ({}), 1_000],
  ['750 ms after the last request', () => ({ fetched: 2_000 }), 2_750],
  ['750 ms after the content last changed, as the next poll sees it', (at) => ({ size: Math.min(at, 1_500) }), 2_250],
  ['3 s after the last request where the content goes on changing', (at) => ({ size: at, fetched: 1_000 }), 4_000],
  ['3 s after the wait began where the last request was long before', (at) => ({ size: at }), 7_000, 4_000],
  ['just before the deadline while a request is open', () => ({ open: true }), 9_750],
  ['just before the deadline while requests begin and end', (at) => ({ fetched: at }), 9_750],
])('a page is waited for until %s', async (_when, page, expected, began = 0) => {
  const clock = createManualClock();
  clock.advance(began);
  const network: Network = { open: 0, since: 0 };
  const observe = () => {
    const { open = false, fetched = 0, size = 1 } = page(clock.monotonic());
    Object.assign(network, { open: open ? 1 : 0, since: Math.min(fetched, clock.monotonic()) });
    return size;
  };
  observe();
  await untilSettled({
    network, deadline: 10_000,
    clock: { ...clock, sleep: async (ms) => clock.advance(ms) },
    measure: async () => observe(),
  });
  expect(clock.monotonic()).toBe(expected);
});
