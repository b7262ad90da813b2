import { describe, expect, test } from 'vitest';
import { createSemaphore } from '../async/semaphore.ts';
import { createManualClock } from '../manual-clock.ts';
import type { ManualClock } from '../manual-clock.ts';
import type { GuardedBrowser } from '../net/browser.ts';
import type { BrowserEnd } from '../net/chromium.ts';
import type { RenderRequest, RenderOutcome } from './lab-result.ts';
import { createPageRenderer } from './page-renderer.ts';

const never = new AbortController().signal;
const PAGES = ['/a', '/b', '/c'].map((path) => new URL(path, 'https://store.test/'));
const OPTIONS = { signal: never, withinMs: 15_000 };

type Answer = (request: RenderRequest, clock: ManualClock) => RenderOutcome | Promise<RenderOutcome>;
const rendered = ({ url }: RenderRequest): RenderOutcome =>
  ({ ok: true, document: { url, status: 200, headers: {}, html: '<p>' } });
const renderedAfter = (ms: number): Answer => (request, clock) => {
  clock.advance(ms);
  return rendered(request);
};

/** A page renderer over a scripted browser and scripted pages. */
function rendererOf(answer: Answer, { open, exhausted = null, scale = 1 }: {
  open?: GuardedBrowser['open'];
  exhausted?: 'bytes' | null;
  scale?: number;
} = {}) {
  const clock = { ...createManualClock(), budgetScale: scale };
  const queue = createSemaphore(1);
  const closing = new AbortController();
  const requests: RenderRequest[] = [];
  const events: string[] = [];
  const ending = Promise.withResolvers<BrowserEnd>();
  const close = async () => void events.push('closed');
  const render = createPageRenderer({
    clock, queue, closing: closing.signal, log: { warn: () => void events.push('warned') } as never,
    browser: {
      open: open ?? (async () => ({
        ok: true,
        session: {
          port: 9, context: 'A', pid: 1, ending: ending.promise, close,
          usage: () => ({ bytes: 0, requests: 0, exhausted }), [Symbol.asyncDispose]: close,
        },
      })),
      probe: async () => ({ ok: true }),
      [Symbol.asyncDispose]: async () => {},
    },
    startRenderer: () => ({
      pid: 2,
      async load(request) {
        requests.push(request);
        return answer(request, clock);
      },
      [Symbol.asyncDispose]: async () => void events.push('killed'),
    }),
  });
  return { render, clock, queue, closing, requests, events, end: ending.resolve };
}

/** The path of each rendered page, or the reason why it was not rendered. */
const summarize = (outcomes: readonly RenderOutcome[]): string[] =>
  outcomes.map((outcome) => (outcome.ok ? new URL(outcome.document.url).pathname : outcome.reason));

describe('the page renderer', () => {
  test('renders one page after the other, each with its share of the time left', async () => {
    const { render, requests, events, queue } = rendererOf(renderedAfter(2_000));
    expect(summarize(await render(PAGES, OPTIONS))).toEqual(['/a', '/b', '/c']);
    expect(requests.map(({ withinMs }) => withinMs)).toEqual([4_700, 6_200, 10_700]);
    (await queue.acquire())[Symbol.dispose]();
    expect(events).toEqual(['closed', 'killed']);
  });

  test('does not open a page without enough time left', async () => {
    const { render, requests } = rendererOf(renderedAfter(7_000));
    expect(summarize(await render(PAGES, OPTIONS))).toEqual(['/a', '/b', 'timeout']);
    expect(requests).toHaveLength(2);
  });

  test('scales its time by budgetScale', async () => {
    const { render, requests } = rendererOf(rendered, { scale: 0.5 });
    await render(PAGES.slice(0, 1), OPTIONS);
    expect(requests[0]).toMatchObject({ withinMs: 7_200 });
  });

  test.each<[string, BrowserEnd, string]>([
    ['crashes', 'crashed', 'browser-failed'], ['hits its cap', 'cap', 'timeout'],
    ['exceeds its budget', 'budget', 'budget'],
  ])('gives all remaining pages the same failure if the browser %s', async (_what, why, reason) => {
    const made = rendererOf((request) => {
      if (request.url.endsWith('/a')) return rendered(request);
      made.end(why);
      return new Promise<never>(() => {});
    });
    expect(summarize(await made.render(PAGES, OPTIONS))).toEqual(['/a', reason, reason]);
  });

  test('attributes a failure to the network budget once that is spent', async () => {
    const { render } = rendererOf(() => ({ ok: false, reason: 'unreachable', detail: 'x' }), { exhausted: 'bytes' });
    expect(summarize(await render(PAGES.slice(0, 1), OPTIONS))).toEqual(['budget']);
  });

  test('returns a missing browser as the outcome of every page, and logs it', async () => {
    const open = async () => ({ ok: false, reason: 'no-browser', detail: 'none' } as const);
    const { render, events, queue } = rendererOf(rendered, { open });
    expect(summarize(await render(PAGES, OPTIONS))).toEqual(['no-browser', 'no-browser', 'no-browser']);
    (await queue.acquire())[Symbol.dispose]();
    expect(new Set(events)).toEqual(new Set(['warned', 'killed']));
  });
});

describe('waiting for the lab', () => {
  test('ends when the job before is done', async () => {
    const { render, queue, requests } = rendererOf(rendered);
    const before = await queue.acquire();
    const outcomes = render(PAGES, { ...OPTIONS, waitMs: 5_000 });
    await new Promise(setImmediate);
    expect(requests).toEqual([]);
    before[Symbol.dispose]();
    expect(summarize(await outcomes)).toEqual(['/a', '/b', '/c']);
  });

  test('ends in a timeout after waitMs, without affecting other waiters', async () => {
    const { render, queue, clock } = rendererOf(rendered);
    const before = await queue.acquire();
    const outcomes = render(PAGES, { ...OPTIONS, waitMs: 5_000 });
    const patient = render(PAGES, OPTIONS);
    await new Promise(setImmediate);
    clock.advance(5_000);
    expect(summarize(await outcomes)).toEqual(['timeout', 'timeout', 'timeout']);
    before[Symbol.dispose]();
    expect(summarize(await patient)).toEqual(['/a', '/b', '/c']);
  });

  test.each(['the caller', 'the lab'])('ends with a rejection when %s aborts it', async (who) => {
    const { render, queue, closing } = rendererOf(rendered);
    await queue.acquire();
    const left = new AbortController();
    const outcomes = render(PAGES, { ...OPTIONS, signal: left.signal, waitMs: 5_000 });
    (who === 'the lab' ? closing : left).abort(new Error('over'));
    await expect(outcomes).rejects.toThrow('over');
  });
});
