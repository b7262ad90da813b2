import { expect } from 'vitest';
import type { Check, Checks } from '../check.ts';
import { PATHS } from '../client.ts';
import type { Client } from '../client.ts';
import { expectEmitterFailure, expectError, expectLimits, expectRetry } from '../expectations.ts';
import { HOSTS } from '../world.ts';

const MISSING = { url: `https://${HOSTS.missing}` };
const SLOW = { url: `https://${HOSTS.slow}` };
const NO_PRODUCT = { url: `https://${HOSTS.shop}/om` };

/** Opens `count` runs that never end, each by a caller of its own, and lets go of them when the work is done. */
async function whileBusy(open: () => Client, { path, count }: { path: string; count: number }, work: () => Promise<void>) {
  const leave = new AbortController();
  const callers = Array.from({ length: count }, open);
  const runs = callers.map((caller) => caller.open(path, SLOW, leave.signal).catch(() => undefined));
  try {
    // A stream's head is there once it is admitted; the emitter has none until it answers, so its budget is watched.
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

/** Waits until a slot is free again: the slot of a caller that left is freed when its run has settled. */
async function untilAdmitted(open: () => Client, path: string, body: unknown): Promise<void> {
  for (let look = 0; look < 200; look += 1) {
    if ((await open().post(path, body)).status === 200) return;
  }
  throw new Error('No slot was freed.');
}

const gate = (path: string, { limit, policy, retry }: { limit: number; policy: string; retry: { from: number; to: number } }): Check =>
  async ({ client }) => {
    const caller = client();
    for (let time = 1; time <= limit; time += 1) {
      const answer = await caller.post(path, {});
      expect(answer.status).toBe(400);
      expect(expectLimits(answer.headers, policy).remaining).toBe(limit - time);
    }
    for (let time = 0; time < 2; time += 1) {
      const refused = await caller.post(path, {});
      expect(refused.status).toBe(429);
      expect(expectLimits(refused.headers, policy).remaining).toBe(0);
      expectRetry(refused, retry);
    }
    expect((await client().post(path, {})).status).toBe(400);
  };

/** Section 8, and the refusals of section 7 that come from it. */
export const limits: Checks = {
  '8-health-gate': { '30 a minute, metered whatever the body': gate(PATHS.health, { limit: 30, policy: '30;w=60', retry: { from: 1, to: 60 } }) },
  '8-geo-gate': { '10 an hour': gate(PATHS.geo, { limit: 10, policy: '10;w=3600', retry: { from: 60, to: 3600 } }) },
  '8-emitter-gate': { '30 an hour': gate(PATHS.schema, { limit: 30, policy: '30;w=3600', retry: { from: 60, to: 3600 } }) },
  '8-health-budget': {
    'five scans, then no more': async ({ client }) => {
      const caller = client();
      for (let left = 4; left >= 0; left -= 1) {
        const answer = await caller.post(PATHS.health, MISSING);
        expect(answer.status).toBe(200);
        expect(expectLimits(answer.headers, '5;w=60').remaining).toBe(left);
      }
      const refused = await caller.post(PATHS.health, MISSING);
      expectError(refused, 429, 'rate_limited');
      expect(refused.json().reason).toBe('rate');
      expect(expectLimits(refused.headers, '5;w=60').remaining).toBe(0);
      expectRetry(refused, { from: 1, to: 60 });
    },
  },
  '8-emitter-budget': {
    'six generations, then no more': async ({ client }) => {
      const caller = client();
      for (let left = 5; left >= 0; left -= 1) {
        const answer = await caller.post(PATHS.schema, NO_PRODUCT);
        expect(answer.status).toBe(200);
        expect(expectLimits(answer.headers, '6;w=3600').remaining).toBe(left);
      }
      expectEmitterFailure(await caller.post(PATHS.schema, NO_PRODUCT), 429, 'rate-limited');
    },
  },
  '8-health-ceiling': {
    'the fifth at once is refused, and let in when one has left': async ({ client }) => {
      await untilAdmitted(client, PATHS.health, MISSING);
      await whileBusy(client, { path: PATHS.health, count: 4 }, async () => {
        expectError(await client().post(PATHS.health, MISSING), 429, 'rate_limited');
      });
      await untilAdmitted(client, PATHS.health, MISSING);
    },
  },
  '8-emitter-ceiling': {
    'the third at once is refused, and let in when one has left': async ({ client }) => {
      await whileBusy(client, { path: PATHS.schema, count: 2 }, async () => {
        expectEmitterFailure(await client().post(PATHS.schema, NO_PRODUCT), 429, 'rate-limited');
      });
      await untilAdmitted(client, PATHS.schema, NO_PRODUCT);
    },
  },
  '7-rate': {
    'says how long to wait, and waiting is not lengthened by asking': async ({ client }) => {
      const caller = client();
      for (let time = 0; time < 5; time += 1) await caller.post(PATHS.health, MISSING);
      const first = expectRetry(await caller.post(PATHS.health, MISSING), { from: 1, to: 60 });
      const again = expectRetry(await caller.post(PATHS.health, MISSING), { from: 1, to: 60 });
      expect(again).toBeLessThanOrEqual(first);
    },
  },
  '7-capacity': {
    'spends no scan budget and says Remaining 0': async ({ client }) => {
      const caller = client();
      await untilAdmitted(client, PATHS.health, MISSING);
      await whileBusy(client, { path: PATHS.health, count: 4 }, async () => {
        const refused = await caller.post(PATHS.health, MISSING);
        expectError(refused, 429, 'rate_limited');
        expect(refused.json().reason).toBe('capacity');
        expect(expectLimits(refused.headers, '5;w=60').remaining).toBe(0);
        expectRetry(refused, { from: 1, to: 60 });
      });
      expect(expectLimits((await caller.send('GET', PATHS.health)).headers).remaining).toBe(5);
    },
  },
  '7-emitter': {
    'Retry-After and RateLimit headers on the emitter’s 429': async ({ client }) => {
      await whileBusy(client, { path: PATHS.schema, count: 2 }, async () => {
        const refused = await client().post(PATHS.schema, NO_PRODUCT);
        expectEmitterFailure(refused, 429, 'rate-limited');
        expect(expectLimits(refused.headers, '6;w=3600').remaining).toBe(0);
        expectRetry(refused, { from: 60, to: 3600 });
      });
      await untilAdmitted(client, PATHS.schema, NO_PRODUCT);
    },
  },
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
    'a run names its budget, a bad request the front gate': async ({ client }) => {
      const caller = client();
      expectLimits((await caller.post(PATHS.health, MISSING)).headers, '5;w=60');
      expectLimits((await caller.post(PATHS.health, { url: 'http://127.0.0.1' })).headers, '30;w=60');
      expectLimits((await caller.post(PATHS.schema, NO_PRODUCT)).headers, '6;w=3600');
      expectLimits((await caller.post(PATHS.schema, { url: 'http://10.0.0.1' })).headers, '30;w=3600');
      expectLimits((await caller.post(PATHS.geo, { brand: 'Butikken', domain: 'http://10.0.0.1', vertical: 'mote' })).headers, '10;w=3600');
    },
  },
  '8-405': {
    'the standing budget, unspent': async ({ client }) => {
      const caller = client();
      const standing = async (path: string) => expectLimits((await caller.send('GET', path)).headers);
      expect(await standing(PATHS.geo)).toMatchObject({ limit: 2, remaining: 2 });
      await caller.post(PATHS.health, MISSING);
      for (let time = 0; time < 40; time += 1) expect(await standing(PATHS.health)).toMatchObject({ limit: 5, remaining: 4 });
      expect((await caller.post(PATHS.health, MISSING)).status).toBe(200);
    },
  },
  '8-retry': {
    'within the documented bounds': async ({ client }) => {
      const caller = client();
      for (let time = 0; time < 30; time += 1) await caller.post(PATHS.schema, {});
      expectRetry(await caller.post(PATHS.schema, {}), { from: 60, to: 3600 });
    },
  },
  '5.2': {
    'another address has a budget of its own, another user agent has not': async ({ client }) => {
      const caller = client();
      await caller.post(PATHS.health, MISSING, { 'User-Agent': 'one', Cookie: 'a=1' });
      const { headers } = await caller.post(PATHS.health, MISSING, { 'User-Agent': 'two', Cookie: 'a=2' });
      expect(expectLimits(headers).remaining).toBe(3);
      expect(expectLimits((await client().post(PATHS.health, MISSING)).headers).remaining).toBe(4);
    },
  },
};
