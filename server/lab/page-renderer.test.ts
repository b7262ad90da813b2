import { describe, expect, test } from 'vitest';
import { createManualClock } from '../manual-clock.ts';
import type { ManualClock } from '../manual-clock.ts';
import type { GuardedBrowser } from '../net/browser.ts';
import type { BrowserEnd } from '../net/chromium.ts';
import { createLabQueue } from './lab-queue.ts';
import type { RenderRequest, RenderOutcome } from './lab-result.ts';
import { createPageRenderer } from './page-renderer.ts';

const never = new AbortController().signal;
const PAGES = ['/a', '/b', '/c'].map((path) => new URL(path, 'https://store.test/'));
const LOOK = { signal: never, withinMs: 15_000 };

type Answer = (order: RenderRequest, clock: ManualClock) => RenderOutcome | Promise<RenderOutcome>;
const seen = ({ url }: RenderRequest): RenderOutcome => ({ ok: true, document: { url, status: 200, headers: {}, html: '<p>' } });
const taking = (ms: number): Answer => (order, clock) => {
  clock.advance(ms);
  return seen(order);
};

/** A second look whose browser and pages do as they are told. */
function lookOf(answer: Answer, { open, exhausted = null, scale = 1 }: { open?: GuardedBrowser['open']; exhausted?: 'bytes' | null; scale?: number } = {}) {
  const clock = createManualClock();
  const queue = createLabQueue(() => {});
  const closing = new AbortController();
  const orders: RenderRequest[] = [];
  const events: string[] = [];
  const ending = Promise.withResolvers<BrowserEnd>();
  const close = async () => void events.push('closed');
  const look = createPageRenderer({
    clock, queue, closing: closing.signal, budgetScale: scale, log: { warn: () => void events.push('warned') } as never,
    browser: {
      open: open ?? (async () => ({
        ok: true,
        session: {
          port: 9, context: 'A', pid: 1, ending: ending.promise, ended: new Promise<never>(() => {}), close, [Symbol.asyncDispose]: close,
          usage: () => ({ bytes: 0, requests: 0, tunnels: 0, exhausted, refused: [] }),
        },
      })),
      probe: async () => ({ ok: true }),
    },
    startRenderer: () => ({
      pid: 2,
      async load(order) {
        orders.push(order);
        return answer(order, clock);
      },
      [Symbol.asyncDispose]: async () => void events.push('killed'),
    }),
  });
  return { look, clock, queue, closing, orders, events, end: ending.resolve };
}

const told = (looks: readonly RenderOutcome[]): string[] => looks.map((look) => (look.ok ? new URL(look.document.url).pathname : look.reason));

describe('a second look', () => {
  test('goes from page to page, each with its share of the time that is left', async () => {
    const { look, orders, events, queue } = lookOf(taking(2_000));
    expect(told(await look(PAGES, LOOK))).toEqual(['/a', '/b', '/c']);
    expect(orders.map(({ withinMs }) => withinMs)).toEqual([4_700, 6_200, 10_700]);
    await queue.idle();
    expect(events).toEqual(['closed', 'killed']);
  });

  test('does not begin a page there is no time for', async () => {
    const { look, orders } = lookOf(taking(7_000));
    expect(told(await look(PAGES, LOOK))).toEqual(['/a', '/b', 'timeout']);
    expect(orders).toHaveLength(2);
  });

  test('takes the operator\'s scale of time', async () => {
    const { look, orders } = lookOf(seen, { scale: 0.5 });
    await look(PAGES.slice(0, 1), LOOK);
    expect(orders[0]).toMatchObject({ withinMs: 7_200 });
  });

  test.each<[string, BrowserEnd, string]>([
    ['dies', 'crashed', 'browser-failed'], ['meets its cap', 'cap', 'timeout'], ['takes too much', 'budget', 'budget'],
  ])('where the browser %s all that is left comes to that', async (_what, why, reason) => {
    const made = lookOf((order) => {
      if (order.url.endsWith('/a')) return seen(order);
      made.end(why);
      return new Promise<never>(() => {});
    });
    expect(told(await made.look(PAGES, LOOK))).toEqual(['/a', reason, reason]);
  });

  test('what fails when the network\'s budget is spent failed for that', async () => {
    const { look } = lookOf(() => ({ ok: false, reason: 'unreachable', detail: 'x' }), { exhausted: 'bytes' });
    expect(told(await look(PAGES.slice(0, 1), LOOK))).toEqual(['budget']);
  });

  test('a browser that is missing is the answer for every page, and is told', async () => {
    const { look, events, queue } = lookOf(seen, { open: async () => ({ ok: false, reason: 'no-browser', detail: 'none' }) });
    expect(told(await look(PAGES, LOOK))).toEqual(['no-browser', 'no-browser', 'no-browser']);
    await queue.idle();
    expect(events).toEqual(['warned', 'killed']);
  });
});

describe('its turn', () => {
  test('comes when whoever was before is done', async () => {
    const { look, queue, orders } = lookOf(seen);
    const before = await queue.acquire(never);
    const looks = look(PAGES, { ...LOOK, waitMs: 5_000 });
    await new Promise(setImmediate);
    expect(orders).toEqual([]);
    before[Symbol.dispose]();
    expect(told(await looks)).toEqual(['/a', '/b', '/c']);
  });

  test('is not waited for beyond what the caller will wait, and nobody else loses his', async () => {
    const { look, queue, clock } = lookOf(seen);
    const before = await queue.acquire(never);
    const looks = look(PAGES, { ...LOOK, waitMs: 5_000 });
    const patient = look(PAGES, LOOK);
    await new Promise(setImmediate);
    clock.advance(5_000);
    expect(told(await looks)).toEqual(['timeout', 'timeout', 'timeout']);
    before[Symbol.dispose]();
    expect(told(await patient)).toEqual(['/a', '/b', '/c']);
  });

  test.each(['the caller', 'the lab'])('is given up when %s ends it', async (who) => {
    const { look, queue, closing } = lookOf(seen);
    await queue.acquire(never);
    const left = new AbortController();
    const looks = look(PAGES, { ...LOOK, signal: left.signal, waitMs: 5_000 });
    (who === 'the lab' ? closing : left).abort(new Error('over'));
    await expect(looks).rejects.toThrow('over');
  });
});
