import { describe, expect, test } from 'vitest';
import { createManualClock } from '../manual-clock.ts';
import type { GuardedBrowser } from '../net/browser.ts';
import type { BrowserEnd } from '../net/chromium.ts';
import type { ProxyUsage } from '../net/guard-proxy-lease.ts';
import { createSpeedLab } from './lab.ts';
import type { LabMetrics, LabRun, LabRunOutcome } from './lab-result.ts';
import type { SpeedLab } from './speed-lab.ts';

const STORE = new URL('https://store.test/');
const never = new AbortController().signal;
const options = { signal: never };

const CLEAR: LabMetrics = { lcp: 1_000, cls: 0, tbt: 0 };
const NEAR: LabMetrics = { lcp: 2_490, cls: 0, tbt: 0 };

const LOST: LabRunOutcome = { ok: false, reason: 'browser-failed', detail: 'TARGET_CRASHED' };

/** The outcome of a page load, and the resources it uses. */
interface Load {
  metrics?: LabMetrics;
  outcome?: LabRunOutcome;
  ms?: number;
  bytes?: number;
  exhausted?: 'bytes';
  /** The browser ends for this reason; Lighthouse answers only if an outcome is given. */
  ends?: BrowserEnd;
  /** Never answers. */
  hangs?: boolean;
}

/** A lab with a scripted browser and Lighthouse, load by load; the last load repeats. */
function labOf(loads: readonly Load[], open: Partial<GuardedBrowser> = {}) {
  const clock = createManualClock();
  const warned: object[] = [];
  const events: string[] = [];
  const lengths: number[] = [];
  let alive = 0;
  let most = 0;
  let loaded = 0;
  let ending = Promise.withResolvers<BrowserEnd>();
  let usage: ProxyUsage;
  const lab: SpeedLab = createSpeedLab({
    clock,
    log: { warn: (words: object) => void warned.push(words) } as never,
    onQueue: (waiting) => lengths.push(waiting),
    browser: {
      async open({ signal }) {
        signal.throwIfAborted();
        events.push('browser');
        ending = Promise.withResolvers();
        const { resolve } = ending;
        usage = { bytes: 0, requests: 0, exhausted: null };
        signal.addEventListener('abort', () => resolve('aborted'), { once: true });
        const close = async () => {
          resolve('closed');
          events.push('closed');
        };
        const session = {
          port: 9, context: 'A', pid: 1, ending: ending.promise,
          usage: () => usage, close,
          [Symbol.asyncDispose]: close,
        };
        return { ok: true, session };
      },
      probe: async () => ({ ok: true }),
      [Symbol.asyncDispose]: async () => void events.push('browser ended'),
      ...open,
    },
    startRenderer: () => {
      throw new Error('not looked for here');
    },
    startLighthouse() {
      alive += 1;
      most = Math.max(most, alive);
      events.push('process');
      return {
        pid: 2,
        async load() {
          const load = loads[Math.min(loaded, loads.length - 1)]!;
          const { metrics = CLEAR, outcome, ms = 5_000, bytes = 1_000_000, exhausted, ends, hangs } = load;
          loaded += 1;
          clock.advance(ms);
          usage = { ...usage, bytes: usage.bytes + bytes, requests: usage.requests + 10, exhausted: exhausted ?? null };
          if (ends) ending.resolve(ends);
          if (hangs || (ends && !outcome)) return new Promise<never>(() => {});
          await new Promise(setImmediate);
          return outcome ?? { ok: true, run: { metrics, totalBytes: loaded, document: {} } as LabRun };
        },
        async [Symbol.asyncDispose]() {
          alive -= 1;
          events.push('killed');
        },
      };
    },
  });
  return { lab, warned, events, lengths, loads: () => loaded, maxConcurrent: () => most, alive: () => alive };
}

describe('number of runs', () => {
  test('one, if no figure is near a bound', async () => {
    const { lab, loads, events } = labOf([{}]);
    expect(await lab.measure(STORE, options))
      .toMatchObject({ ok: true, measurement: { runs: 1, metrics: CLEAR, exhaustedBudget: null } });
    expect(loads()).toBe(1);
    await lab[Symbol.asyncDispose]();
    expect(events).toEqual(['process', 'browser', 'closed', 'killed', 'browser ended']);
  });

  test('three near a bound, with their median', async () => {
    const { lab } = labOf([2_490, 2_700, 2_600].map((lcp) => ({ metrics: { ...NEAR, lcp } })));
    expect(await lab.measure(STORE, options))
      .toMatchObject({ measurement: { runs: 3, metrics: { lcp: 2_600 }, totalBytes: 3 } });
  });

  test.each([
    ['the time left is too short', [{ metrics: NEAR, ms: 25_000 }]],
    ['the byte budget left is too small', [{ metrics: NEAR, bytes: 9_000_000 }]],
    ['the page was not the store', [{ metrics: { ...NEAR, tbt: -1 } }]],
  ])('one near a bound, if %s', async (_why, loads) => {
    const made = labOf(loads);
    const isStore = ({ metrics }: LabRun) => metrics.tbt !== -1;
    expect(await made.lab.measure(STORE, { ...options, isStore }))
      .toMatchObject({ ok: true, measurement: { runs: 1 } });
    expect(made.loads()).toBe(1);
  });

  test.each<[string, Load]>([
    ['fails', { outcome: { ok: false, reason: 'browser-failed', detail: 'x' } }],
    ['hits the cap', { ends: 'cap' }],
    ['is cut short by the budget', { metrics: NEAR, exhausted: 'bytes' }],
    ['does not load the store', { metrics: { ...NEAR, tbt: -1 } }],
  ])('only the first, if a later one %s', async (_what, second) => {
    const { lab } = labOf([{ metrics: NEAR }, second]);
    const isStore = ({ metrics }: LabRun) => metrics.tbt !== -1;
    expect(await lab.measure(STORE, { ...options, isStore }))
      .toMatchObject({ ok: true, measurement: { runs: 1, metrics: NEAR, totalBytes: 1 } });
  });

  test('one, if the budget cuts the page short, with exhaustedBudget set', async () => {
    const { lab, loads } = labOf([{ metrics: NEAR, exhausted: 'bytes' }]);
    expect(await lab.measure(STORE, options)).toMatchObject({ ok: true, measurement: { runs: 1, exhaustedBudget: 'bytes' } });
    expect(loads()).toBe(1);
  });
});

describe('a failure to measure is a result', () => {
  test.each<[string, Load, string]>([
    ['the cap', { ends: 'cap' }, 'timeout'],
    ['a crash', { ends: 'crashed' }, 'browser-failed'],
    ['the cap, reported by Lighthouse as a lost browser', { outcome: LOST, ms: 60_000 }, 'timeout'],
    ['a browser lost before the cap, reported by Lighthouse', { outcome: LOST, ms: 59_999 }, 'browser-failed'],
    ['a page that exceeds the resource budget', { ends: 'budget' }, 'budget'],
    ['the same, reported by Lighthouse as a lost browser', { outcome: LOST, ends: 'budget' }, 'budget'],
    ['an error of Lighthouse', { outcome: { ok: false, reason: 'unreachable', detail: 'FAILED_DOCUMENT_REQUEST' } },
      'unreachable'],
    [
      'a page that the network budget ended before it loaded',
      { outcome: { ok: false, reason: 'unreachable', detail: '' }, exhausted: 'bytes' }, 'budget',
    ],
  ])('%s', async (_what, load, reason) => {
    const { lab, alive } = labOf([load]);
    expect(await lab.measure(STORE, options)).toMatchObject({ ok: false, reason });
    await lab[Symbol.asyncDispose]();
    expect(alive()).toBe(0);
  });

  test('a machine without a browser, which is logged', async () => {
    const open = async () => ({ ok: false, reason: 'no-browser', detail: 'none here' } as const);
    const { lab, warned, events } = labOf([{}], { open });
    expect(await lab.measure(STORE, options)).toEqual({ ok: false, reason: 'no-browser', detail: 'none here' });
    expect(warned).toEqual([{ reason: 'no-browser', detail: 'none here' }]);
    await lab[Symbol.asyncDispose]();
    expect(events).toEqual(['process', 'killed', 'browser ended']);
  });
});

describe('the queue', () => {
  test('measures one at a time in order, and calls onStart at each turn', async () => {
    const { lab, lengths, maxConcurrent } = labOf([{}]);
    const turns: string[] = [];
    const all = await Promise.all(['a', 'b', 'c', 'd'].map((name) =>
      lab.measure(STORE, { signal: never, onStart: () => turns.push(name) })));
    expect(all.map(({ ok }) => ok)).toEqual([true, true, true, true]);
    expect(turns).toEqual(['a', 'b', 'c', 'd']);
    expect(maxConcurrent()).toBe(1);
    expect(lengths).toEqual([1, 2, 3, 2, 1, 0]);
  });

  test('ends a measurement when its caller aborts, and starts the next', async () => {
    const { lab, alive } = labOf([{ hangs: true }, {}]);
    const reader = new AbortController();
    const left = lab.measure(STORE, { signal: reader.signal });
    const next = lab.measure(STORE, options);
    await new Promise(setImmediate);
    reader.abort(new Error('left'));
    await expect(left).rejects.toThrow('left');
    expect(await next).toMatchObject({ ok: true });
    await lab[Symbol.asyncDispose]();
    expect(alive()).toBe(0);
  });

  test('rejects running and waiting measurements when the lab is closed', async () => {
    const { lab, alive } = labOf([{ hangs: true }]);
    const both = Promise.allSettled([lab.measure(STORE, options), lab.measure(STORE, options)]);
    await new Promise(setImmediate);
    await lab[Symbol.asyncDispose]();
    expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(alive()).toBe(0);
  });
});
