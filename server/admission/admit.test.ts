import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { scaledLimits } from '../../contract/operations/limits.ts';
import { createManualClock } from '../manual-clock.ts';
import type { ManualClock } from '../manual-clock.ts';
import { createRateLimiter } from '../state/rate-limiter.ts';
import type { RateLimiter } from '../state/rate-limiter.ts';
import { createSlots } from '../state/slots.ts';
import { createWindows } from '../state/windows.ts';
import { admit, refusalOfStop, runLimitStanding } from './admit.ts';
import type { Admission, AdmissionDeps } from './admit.ts';
import type { Claim, ToolAdmission } from './tool-admission.ts';

type TestTool = ToolAdmission<string, string, string>;

let clock: ManualClock;
let deps: AdmissionDeps;
let taken: number;

beforeEach(() => {
  clock = createManualClock(Date.UTC(2026, 7, 21, 23, 59, 30));
  taken = 0;
  const day = { take: (cap: number) => taken < cap && ((taken += 1), true) };
  const rateLimiter = createRateLimiter({ windows: createWindows({ clock }), day });
  deps = { clock, slots: createSlots({ clock }), rateLimiter, onRefused: () => {} };
});

function tool(overrides: Partial<TestTool> = {}): TestTool {
  return {
    operation: { tool: 'geo', input: z.string({ error: 'invalid_brand' }), refusals: ['invalid_brand'] },
    limits: scaledLimits(1, 3).geo,
    guard: async (input) => ({ ok: true, ready: input }),
    work: (ready) => `work on ${ready}`,
    ...overrides,
  };
}

const call = (testTool: TestTool, { caller = 'a', body = 'shop' as unknown } = {}): Promise<Admission<string>> =>
  admit(testTool, {
    caller,
    language: 'en',
    readBody: async () => ({ ok: true, value: body }),
    signal: new AbortController().signal,
  }, deps);

const RATE = { error: 'rate_limited', reason: 'rate' };
const CAPACITY = { error: 'rate_limited', reason: 'capacity' };

const requestPolicy = { limit: 10, windowSeconds: 3600 };
const runPolicy = { limit: 2, windowSeconds: 3600 };

async function finished(admission: Admission<string>): Promise<void> {
  if (!admission.ok) throw new Error(`refused: ${admission.refusal.body.error}`);
  await admission[Symbol.asyncDispose]();
}

describe('admission', () => {
  test('charges a fresh run to the budget and returns the budget’s standing', async () => {
    const admission = await call(tool());
    expect(admission).toMatchObject({ ok: true, work: 'work on shop', standing: { ...runPolicy, remaining: 1 } });
  });

  test('refuses at the request limit before the body is read', async () => {
    for (let hit = 0; hit < 10; hit += 1) await call(tool(), { body: 0 });
    let read = false;
    const refused = await admit(tool(), {
      caller: 'a',
      language: 'en',
      readBody: async () => ((read = true), { ok: true, value: 'shop' }),
      signal: new AbortController().signal,
    }, deps);
    expect(refused).toMatchObject({
      ok: false,
      refusal: { body: RATE, retryAfter: 3600, standing: { ...requestPolicy, remaining: 0 } },
    });
    expect(read).toBe(false);
  });

  test('charges an invalid field or a refused address to the request limit only', async () => {
    const bad = await call(tool(), { body: 1 });
    expect(bad).toMatchObject({ refusal: { body: { error: 'invalid_brand' }, standing: requestPolicy } });
    const guarded = await call(tool({ guard: async () => ({ ok: false, code: 'private', detail: 'inside' }) }));
    expect(guarded).toMatchObject({
      refusal: { body: { error: 'private', message: 'inside' }, standing: { ...requestPolicy, remaining: 8 } },
    });
    expect(await call(tool())).toMatchObject({ standing: { remaining: 1 } });
  });

  test('charges a stored result to the request limit only, even with all slots and daily scans used up', async () => {
    const stored: TestTool = tool({ claim: async (): Promise<Claim<string>> => ({ kind: 'stored', work: 'kept' }) });
    taken = 3;
    deps.slots.take('geo', { maxConcurrent: 2, caller: 'other' });
    deps.slots.take('geo', { maxConcurrent: 2, caller: 'other' });
    expect(await call(stored)).toMatchObject({ ok: true, work: 'kept', standing: { ...requestPolicy, remaining: 9 } });
  });

  test('refuses a run already in progress, with the request limit’s actual standing', async () => {
    const busy = await call(tool({ claim: async () => ({ kind: 'in-progress' }) }));
    expect(busy).toMatchObject({
      refusal: { body: { error: 'scan_in_progress' }, retryAfter: 60, standing: { ...requestPolicy, remaining: 9 } },
    });
  });

  test('refuses without room to queue as with all slots in use, and holds neither slot nor budget', async () => {
    let hasRoom = false;
    const testTool = tool({ hasRoom: async () => hasRoom });
    expect(await call(testTool)).toMatchObject({
      refusal: { body: CAPACITY, retryAfter: 60, standing: { ...runPolicy, remaining: 0, resetSeconds: 60 } },
    });
    expect(deps.slots.inUse('geo')).toBe(0);
    expect(await runLimitStanding(testTool, 'a', deps.rateLimiter)).toMatchObject({ remaining: 2 });
    hasRoom = true;
    expect(await call(testTool)).toMatchObject({ ok: true });
  });

  test('passes the caller and language to the work', async () => {
    const contexts: unknown[] = [];
    await call(tool({ work: (_ready, context) => String(contexts.push(context)) }), { caller: 'b' });
    expect(contexts).toEqual([{ caller: 'b', language: 'en' }]);
  });

  test('refuses with all slots in use without charging the budget; disposing twice frees one slot', async () => {
    const [first] = [await call(tool(), { caller: 'a' }), await call(tool(), { caller: 'b' })];
    const refused = await call(tool(), { caller: 'c' });
    expect(refused).toMatchObject({
      refusal: { body: CAPACITY, retryAfter: 60, standing: { ...runPolicy, remaining: 0 } },
    });
    await finished(first!);
    await finished(first!);
    expect(deps.slots.inUse('geo')).toBe(1);
    expect(await call(tool(), { caller: 'c' })).toMatchObject({ ok: true, standing: { remaining: 1 } });
  });

  test('refuses a spent budget and releases slot and lease', async () => {
    let leases = 0;
    const leased = tool({
      claim: async () => {
        leases += 1;
        return { kind: 'fresh', lease: { [Symbol.asyncDispose]: async () => void (leases -= 1) } };
      },
    });
    await finished(await call(leased));
    await finished(await call(leased));
    clock.advance(600_000);
    const refused = await call(leased);
    expect(refused).toMatchObject({ refusal: { body: RATE, retryAfter: 3000, standing: runPolicy } });
    expect(deps.slots.inUse('geo')).toBe(0);
    expect(leases).toBe(0);
    expect(taken).toBe(2);
  });

  test('refuses at the daily cap until the UTC day ends, and charges nothing', async () => {
    taken = 3;
    const refused = await call(tool());
    expect(refused).toMatchObject({
      refusal: {
        body: { error: 'daily_cap' }, retryAfter: 30, standing: { ...runPolicy, remaining: 0, resetSeconds: 0 },
      },
    });
    expect(await runLimitStanding(tool(), 'a', deps.rateLimiter)).toMatchObject({ remaining: 2 });
    expect(deps.slots.inUse('geo')).toBe(0);
  });

  test('bases the daily cap’s retryAfter on the request’s UTC day, even if that ends meanwhile', async () => {
    taken = 3;
    const { consume } = deps.rateLimiter;
    // The day ends while the counter responds.
    deps = { ...deps, rateLimiter: { ...deps.rateLimiter, consume: async (window, dailyCap) => {
      const consumed = await consume(window, dailyCap);
      if (dailyCap !== undefined) clock.advance(30_000);
      return consumed;
    } } };
    expect(await call(tool())).toMatchObject({ refusal: { body: { error: 'daily_cap' }, retryAfter: 30 } });
  });

  test('refuses while the shared state is unreachable, and charges nothing', async () => {
    const unknown = tool({ claim: async () => ({ kind: 'unknown' }) });
    const refused = { refusal: { body: CAPACITY, retryAfter: 60, standing: { ...runPolicy, remaining: 0 } } };
    expect(await call(unknown)).toMatchObject(refused);
    expect(await runLimitStanding(tool(), 'a', deps.rateLimiter)).toMatchObject({ remaining: 2 });
    const { consume, standing } = deps.rateLimiter;
    const unreachable: RateLimiter = { standing, consume: async (window, dailyCap) => (dailyCap === undefined
      ? await consume(window) : { granted: false, by: 'unavailable', standing: await standing(window) }) };
    deps = { ...deps, rateLimiter: unreachable };
    expect(await call(tool())).toMatchObject(refused);
    expect(deps.slots.inUse('geo')).toBe(0);
    expect(taken).toBe(0);
  });

  test('charges a run without paid resources to neither budget nor daily cap, but it holds a slot', async () => {
    const free = tool({ usesPaidEngines: () => false });
    await call(free);
    expect(await call(free)).toMatchObject({ ok: true, standing: { ...runPolicy, remaining: 2, resetSeconds: 0 } });
    expect(taken).toBe(0);
    expect(deps.slots.inUse('geo')).toBe(2);
  });

  test('rejects and holds no slot if the caller aborts during the address check', async () => {
    const left = new AbortController();
    const leaving = tool({
      guard: async (input) => {
        left.abort(new Error('left'));
        return { ok: true, ready: input };
      },
    });
    const readBody = async () => ({ ok: true as const, value: 'shop' });
    await expect(admit(leaving, { caller: 'a', language: 'en', readBody, signal: left.signal }, deps)).rejects.toThrow('left');
    expect(deps.slots.inUse('geo')).toBe(0);
  });

  test('counts the refusal of a request that a stop ended, and spends nothing for it', async () => {
    const refused: string[] = [];
    const counted = { ...deps, onRefused: (id: string, cause: string) => void refused.push(`${id} ${cause}`) };
    expect(await refusalOfStop(tool(), 'a', counted)).toMatchObject({
      status: 503, retryAfter: 10, standing: { ...runPolicy, remaining: 2 },
    });
    expect(refused).toEqual(['geo shutting_down']);
  });
});
