import { expect } from 'vitest';
import type { Check, Checks } from '../check.ts';
import { PATHS } from '../client.ts';
import type { Answer, Client } from '../client.ts';
import { expectEmitterFailure, expectError, expectLimits, expectRetry } from '../expectations.ts';
import { HOSTS } from '../world.ts';

const MISSING = { url: `https://${HOSTS.missing}` };
const SLOW = { url: `https://${HOSTS.slow}` };
const NO_PRODUCT = { url: `https://${HOSTS.shop}/om` };

/** Opens `count` endless runs, each by a new caller, and aborts them when the work is done. */
async function whileBusy(
  open: () => Client,
  { path, count }: { path: string; count: number },
  work: () => Promise<void>,
) {
  const leave = new AbortController();
  const callers = Array.from({ length: count }, open);
  const runs = callers.map((caller) => caller.open(path, SLOW, leave.signal).catch(() => undefined));
  try {
    // A stream sends its head once admitted; the emitter sends none until it answers, so its budget is watched.
    if (path === PATHS.health) await Promise.all(runs);
    else for (const caller of callers) await untilSpent(caller, path);
    await work();
  } finally {
    leave.abort();
    await Promise.allSettled(runs);
  }
}

async function untilSpent(caller: Client, path: string): Promise<void> {
  for (let look = 0; look < 500; look += 1) {
    const { limit, remaining } = expectLimits((await caller.send('GET', path)).headers);
    if (remaining < limit) return;
  }
  throw new Error('The run was never admitted.');
}

/** Waits until a slot is free: an aborted run frees its slot only when it has settled. */
async function untilAdmitted(open: () => Client, path: string, body: unknown): Promise<void> {
  for (let look = 0; look < 200; look += 1) {
    if ((await open().post(path, body)).status === 200) return;
  }
  throw new Error('No slot was freed.');
}

interface Window {
  limit: number;
  policy: string;
  retry: { from: number; to: number };
}

interface Asking extends Window {
  body: unknown;
}

/** Expects the caller's window to be used up, and further requests not to lengthen the wait. */
async function expectSpent(caller: Client, path: string, { policy, retry, body }: Asking): Promise<void> {
  let wait = retry.to;
  for (let time = 0; time < 2; time += 1) {
    const refused = await caller.post(path, body);
    expectLimited(refused, path, 'rate');
    expect(expectLimits(refused.headers, policy).remaining).toBe(0);
    wait = expectRetry(refused, { from: retry.from, to: wait });
  }
}

function expectLimited(refused: Answer, path: string, reason: 'rate' | 'capacity'): void {
  if (path === PATHS.schema) return expectEmitterFailure(refused, 429, 'rate-limited');
  expectError(refused, 429, 'rate_limited');
  expect(refused.json().reason).toBe(reason);
}

const gate = (path: string, window: Window): Check => async ({ client }) => {
  const caller = client();
  for (let left = window.limit - 1; left >= 0; left -= 1) {
    const answer = await caller.post(path, {});
    expect(answer.status).toBe(400);
    expect(expectLimits(answer.headers, window.policy).remaining).toBe(left);
  }
  await expectSpent(caller, path, { ...window, body: {} });
  expect((await client().post(path, {})).status).toBe(400);
};

const budget = (path: string, window: Asking): Check => async ({ client }) => {
  const caller = client();
  for (let left = window.limit - 1; left >= 0; left -= 1) {
    const answer = await caller.post(path, window.body);
    expect(answer.status).toBe(200);
    expect(expectLimits(answer.headers, window.policy).remaining).toBe(left);
  }
  await expectSpent(caller, path, window);
};

/** While all slots are busy, a caller is refused without using its budget, and is admitted once a slot is free. */
const ceiling = (path: string, count: number, { body, limit, policy, retry }: Asking): Check =>
  async ({ client }) => {
    const caller = client();
    await untilAdmitted(client, path, body);
    await whileBusy(client, { path, count }, async () => {
      const refused = await caller.post(path, body);
      expectLimited(refused, path, 'capacity');
      expect(expectLimits(refused.headers, policy).remaining).toBe(0);
      expectRetry(refused, retry);
    });
    expect(expectLimits((await caller.send('GET', path)).headers).remaining).toBe(limit);
    await untilAdmitted(client, path, body);
  };

const [MINUTE, HOUR] = [{ from: 1, to: 60 }, { from: 60, to: 3600 }];
const HEALTH: Asking = { limit: 5, policy: '5;w=60', retry: MINUTE, body: MISSING };
const EMITTER: Asking = { limit: 6, policy: '6;w=3600', retry: HOUR, body: NO_PRODUCT };
const [healthBudget, emitterBudget] = [budget(PATHS.health, HEALTH), budget(PATHS.schema, EMITTER)];
const [healthCeiling, emitterCeiling] = [ceiling(PATHS.health, 4, HEALTH), ceiling(PATHS.schema, 2, EMITTER)];
const healthGate = gate(PATHS.health, { limit: 30, policy: '30;w=60', retry: MINUTE });
const emitterGate = gate(PATHS.schema, { limit: 30, policy: '30;w=3600', retry: HOUR });

/** Section 8, and the refusals of section 7 that it causes. */
export const limits: Checks = {
  '8-health-gate': { '30 a minute, metered whatever the body': healthGate },
  '8-geo-gate': { '10 an hour': gate(PATHS.geo, { limit: 10, policy: '10;w=3600', retry: HOUR }) },
  '8-emitter-gate': { '30 an hour': emitterGate },
  '8-health-budget': { 'five scans, then no more': healthBudget },
  '8-emitter-budget': { 'six generations, then no more': emitterBudget },
  '8-health-ceiling': { 'the fifth at once is refused, and admitted once a slot is free': healthCeiling },
  '8-emitter-ceiling': { 'the third at once is refused, and admitted once a slot is free': emitterCeiling },
  '7-rate': { 'gives the wait, which further requests do not lengthen': healthBudget },
  '7-capacity': { 'spends no scan budget and has Remaining 0': healthCeiling },
  '7-emitter': { 'for a spent budget': emitterBudget, 'for a full ceiling': emitterCeiling },
  '8-retry': { 'within the documented bounds': emitterGate },
  '8-headers': {
    'on 200, 204, 400 and 405': async ({ client }) => {
      const caller = client();
      for (const path of Object.values(PATHS)) {
        expectLimits((await caller.send('GET', path)).headers);
        expectLimits((await caller.send('OPTIONS', path)).headers);
        expectLimits((await caller.post(path, {})).headers);
      }
      expectLimits((await caller.post(PATHS.health, MISSING)).headers);
      expectLimits((await caller.post(PATHS.schema, NO_PRODUCT)).headers);
    },
    'Reset is 0 when nothing is spent, and at most the window': async ({ client }) => {
      const caller = client();
      expect(expectLimits((await caller.send('GET', PATHS.health)).headers).reset).toBe(0);
      const { reset } = expectLimits((await caller.post(PATHS.health, MISSING)).headers);
      expect(reset).toBeGreaterThan(0);
      expect(reset).toBeLessThanOrEqual(60);
    },
  },
  '8-policy': {
    'the budget on a run, the request limit on a bad request': async ({ client }) => {
      const caller = client();
      expectLimits((await caller.post(PATHS.health, MISSING)).headers, '5;w=60');
      expectLimits((await caller.post(PATHS.health, { url: 'http://127.0.0.1' })).headers, '30;w=60');
      expectLimits((await caller.post(PATHS.schema, NO_PRODUCT)).headers, '6;w=3600');
      expectLimits((await caller.post(PATHS.schema, { url: 'http://10.0.0.1' })).headers, '30;w=3600');
      expectLimits(
        (await caller.post(PATHS.geo, { brand: 'Butikken', domain: 'http://10.0.0.1', vertical: 'mote' })).headers,
        '10;w=3600',
      );
    },
  },
  '8-405': {
    'reports the standing budget without spending it': async ({ client }) => {
      const caller = client();
      const standing = async (path: string) => expectLimits((await caller.send('GET', path)).headers);
      expect(await standing(PATHS.geo)).toMatchObject({ limit: 2, remaining: 2 });
      await caller.post(PATHS.health, MISSING);
      for (let time = 0; time < 40; time += 1)
        expect(await standing(PATHS.health)).toMatchObject({ limit: 5, remaining: 4 });
      expect((await caller.post(PATHS.health, MISSING)).status).toBe(200);
    },
  },
  '5.2': {
    'another address has its own budget, another user agent does not': async ({ client }) => {
      const caller = client();
      await caller.post(PATHS.health, MISSING, { 'User-Agent': 'one', Cookie: 'a=1' });
      const { headers } = await caller.post(PATHS.health, MISSING, { 'User-Agent': 'two', Cookie: 'a=2' });
      expect(expectLimits(headers).remaining).toBe(3);
      expect(expectLimits((await client().post(PATHS.health, MISSING)).headers).remaining).toBe(4);
    },
  },
};
