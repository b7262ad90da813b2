import { expect } from 'vitest';
import { GeoEvent } from '../../../contract/geo.ts';
import { startEngines } from '../../world/engines.ts';
import type { EnginesWorld } from '../../world/engines.ts';
import type { Check, Checks } from '../check.ts';
import { PATHS } from '../client.ts';
import type { Answer } from '../client.ts';
import { expectError, expectLimits, expectRetry } from '../expectations.ts';
import { HOSTS, startConformanceWorld } from '../world.ts';
import type { ConformanceWorld } from '../world.ts';

const ASK = { brand: 'Ullvarehuset', domain: HOSTS.shop, vertical: 'mote' };

/** Runs a check with a service and six engines of its own, because all callers share the limits that it uses up. */
const withEngines = (
  check: (world: ConformanceWorld & { engines: EnginesWorld }) => Promise<void>,
  environment: Record<string, string> = {},
): Check => async () => {
  await using engines = await startEngines();
  await using world = await startConformanceWorld({ ...engines.environment(), ...environment });
  await check({ service: world.service, client: world.client, engines });
};

function completeOf(answer: Answer) {
  const last = GeoEvent.parse(answer.lines().at(-1));
  if (last.type !== 'complete') throw new Error(`The stream ended with ${last.type}.`);
  return last.result;
}

/** Opens a scan that waits for its engines; resolves with its status once it is running. */
async function openScan(
  world: ConformanceWorld & { engines: EnginesWorld },
  body: unknown,
  signal: AbortSignal,
): Promise<number> {
  const asked = world.engines.calls.length;
  const response = await world.client().open(PATHS.geo, body, signal);
  // An unreferenced, unread response is closed at garbage collection, which would end its scan.
  void response.text().catch(() => {});
  for (let look = 0; look < 1_000 && world.engines.calls.length === asked; look += 1) {
    await world.client().send('GET', '/api');
  }
  return response.status;
}

const sameScan = withEngines(async (world) => {
  const leave = new AbortController();
  using _gate = world.engines.gate('openai');
  expect(await openScan(world, ASK, leave.signal)).toBe(200);
  const caller = world.client();
  const refused = await caller.post(PATHS.geo, { ...ASK, brand: 'Noe annet' });
  expectError(refused, 409, 'scan_in_progress');
  expectRetry(refused, { from: 1, to: 3600 });
  expect(expectLimits(refused.headers, '10;w=3600').remaining).toBe(9);
  expect(expectLimits((await caller.send('GET', PATHS.geo)).headers).remaining).toBe(2);
  leave.abort();
});

/** Sections 3, 4.2, 7 and 8, as far as they need engines that answer. */
export const geoWithEngines: Checks = {
  '3.3': {
    'for another brand: one line, cached, no engine call': withEngines(async ({ client, engines }) => {
      const first = await client().post(PATHS.geo, ASK);
      expect(completeOf(first).cached).toBe(false);
      const spent = engines.calls.length;
      expect(spent).toBe(48);
      const again = await client().post(PATHS.geo, { ...ASK, brand: 'Noe annet', domain: `https://${HOSTS.shop}/` });
      expect(again.lines()).toHaveLength(1);
      expect(completeOf(again)).toMatchObject({
        cached: true,
        brand: 'Noe annet',
        measuredAt: completeOf(first).measuredAt,
      });
      expect(engines.calls.length).toBe(spent);
    }),
    'another language or vertical is another measurement, and each is kept':
      withEngines(async ({ client, engines }) => {
        const asks = [ASK, { ...ASK, lang: 'en' }, { ...ASK, vertical: 'sport' }];
        const measured = [];
        for (const [at, ask] of asks.entries()) {
          measured.push(completeOf(await client().post(PATHS.geo, ask)));
          expect(engines.calls.length).toBe(48 * (at + 1));
        }
        for (const [at, ask] of asks.entries()) {
          const { cached, measuredAt, vertical, lang } = completeOf(await client().post(PATHS.geo, ask));
          expect({ cached, measuredAt, vertical, lang }).toEqual({
            cached: true, measuredAt: measured[at]!.measuredAt,
            vertical: ask.vertical, lang: 'lang' in ask ? ask.lang : 'no',
          });
        }
        expect(measured.map(({ cached }) => cached)).toEqual([false, false, false]);
        expect(engines.calls.length).toBe(144);
      }),
  },
  '4.2-409': { 'the same store, vertical and language, whatever the brand': sameScan },
  '7-409': { 'Retry-After, and the real remaining budget': sameScan },
  '7-daily': {
    'with a cap of one the second is refused, the stored one still served': withEngines(async ({ client, engines }) => {
      await client().post(PATHS.geo, ASK);
      const refused = await client().post(PATHS.geo, { ...ASK, vertical: 'sport' });
      expectError(refused, 429, 'daily_cap');
      expect(refused.json()).not.toHaveProperty('reason');
      expect(expectLimits(refused.headers, '2;w=3600')).toMatchObject({ remaining: 0, reset: 0 });
      expectRetry(refused, { from: 1, to: 86_400 });
      expect(completeOf(await client().post(PATHS.geo, ASK)).cached).toBe(true);
      expect(engines.calls.length).toBe(48);
    }, { GEO_DAILY_CAP: '1' }),
  },
  '8-geo-budget': {
    'two fresh scans, then only stored ones': withEngines(async ({ client }) => {
      const caller = client();
      for (const [left, vertical] of [[1, 'mote'], [0, 'sport']] as const) {
        const answer = await caller.post(PATHS.geo, { ...ASK, vertical });
        expect(answer.status).toBe(200);
        expect(expectLimits(answer.headers, '2;w=3600').remaining).toBe(left);
      }
      const refused = await caller.post(PATHS.geo, { ...ASK, vertical: 'hjem' });
      expectError(refused, 429, 'rate_limited');
      expect(refused.json().reason).toBe('rate');
      expectRetry(refused, { from: 60, to: 3600 });
      const stored = await caller.post(PATHS.geo, ASK);
      expect(completeOf(stored).cached).toBe(true);
      expect(expectLimits(stored.headers, '10;w=3600').remaining).toBe(6);
    }),
  },
  '8-geo-ceiling': {
    'the third at once is refused for capacity, and spends no budget': withEngines(async (world) => {
      const leave = new AbortController();
      using _gate = world.engines.gate('openai');
      await openScan(world, ASK, leave.signal);
      await openScan(world, { ...ASK, vertical: 'sport' }, leave.signal);
      const caller = world.client();
      const refused = await caller.post(PATHS.geo, { ...ASK, vertical: 'hjem' });
      expectError(refused, 429, 'rate_limited');
      expect(refused.json().reason).toBe('capacity');
      expect(expectLimits(refused.headers, '2;w=3600').remaining).toBe(0);
      expect(expectLimits((await caller.send('GET', PATHS.geo)).headers).remaining).toBe(2);
      leave.abort();
    }),
  },
};
