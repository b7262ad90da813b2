import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { GeoEvent } from '../../contract/geo.ts';
import type { GeoResult } from '../../contract/geo.ts';
import { newCaller, PATHS } from '../conformance/client.ts';
import { startEngines } from '../world/engines.ts';
import type { EnginesWorld } from '../world/engines.ts';
import { startWorldNetwork } from '../world/network.ts';
import type { WorldNetwork } from '../world/network.ts';
import { startService } from '../world/service.ts';
import type { RunningService } from '../world/service.ts';
import { all, watchRun } from '../world/watching.ts';

const SHOP = 'nordlys.again.test';

let network: WorldNetwork;
let engines: EnginesWorld;
let service: RunningService;
beforeAll(async () => {
  network = await startWorldNetwork();
  engines = await startEngines();
  await network.serve({ names: [SHOP], handler: (_req, res) => void res.writeHead(404).end() });
  service = await startService({ ...network.environment(), ...engines.environment(), TRUST_PROXY: '127.0.0.0/8' });
});
afterAll(async () => {
  await service[Symbol.asyncDispose]();
  await engines[Symbol.asyncDispose]();
  await network[Symbol.asyncDispose]();
});
beforeEach(() => engines.clearFaults());

const requestFor = (vertical: 'mote' | 'sport' | 'mat' | 'hjem') => ({ brand: 'Nordlys', domain: SHOP, vertical, lang: 'no' as const });

const watched = async (runId: string): Promise<object[]> =>
  (await all(watchRun(service.baseUrl, { tool: 'geo', runId }))).map(({ event }) => event);

function resultIn(events: readonly object[]): GeoResult {
  const last = GeoEvent.parse(events.at(-1));
  if (last.type !== 'complete') throw new Error(`no complete in ${JSON.stringify(last)}`);
  return last.result;
}

test('asks failed questions again at the cost of the caller\'s budget; REST never does', async () => {
  const { trpc, rest } = newCaller(service);
  const request = requestFor('mote');
  engines.break('grok', 'error-in-200');
  const first = resultIn((await rest.post(PATHS.geo, request)).lines());
  expect(first.askAgain?.engines).toEqual(['grok']);
  engines.clearFaults();
  const calls = engines.calls.length;
  const repeat = await rest.post(PATHS.geo, request);
  const lines = repeat.lines();
  expect([lines.length, resultIn(lines).cached, engines.calls.length]).toEqual([1, true, calls]);
  expect(repeat.headers.get('ratelimit-policy')).toBe('10;w=3600');

  const { runId, standing } = await trpc.geo.askAgain.mutate(request);
  expect(standing).toMatchObject({ limit: 2, remaining: 0 });
  const whole = resultIn(await watched(runId));
  expect(engines.calls.slice(calls).map(({ engine }) => engine)).toEqual(Array.from({ length: 8 }, () => 'grok'));
  expect([whole.measuredAt, whole.metrics.discoveryRate.denominator]).toEqual([first.measuredAt, 48]);
  const again = resultIn((await rest.post(PATHS.geo, request)).lines());
  expect([again.cached, again.askAgain, again.answers]).toEqual([true, undefined, whole.answers]);
  const asked = engines.calls.length;
  const idle = await trpc.geo.askAgain.mutate(request);
  expect(resultIn(await watched(idle.runId))).toMatchObject({ cached: true });
  expect(engines.calls.length).toBe(asked);
});

test('is refused without a measurement, without a budget, and while it runs', async () => {
  const request = requestFor('sport');
  const refusal = (call: Promise<unknown>) => call.then(() => 'admitted', ({ data }) => data.refusal);
  const another = () => refusal(newCaller(service).trpc.geo.askAgain.mutate(request));
  expect(await another()).toMatchObject({ status: 404, body: { error: 'not_found' } });

  const { trpc, rest } = newCaller(service);
  engines.break('grok', 'error-in-200');
  await rest.post(PATHS.geo, request);
  await rest.post(PATHS.geo, requestFor('hjem'));
  expect(await refusal(trpc.geo.askAgain.mutate(request)))
    .toMatchObject({ status: 429, body: { error: 'rate_limited', reason: 'rate' } });

  engines.clearFaults();
  using gate = engines.gate('grok');
  const other = newCaller(service).trpc;
  const { runId } = await other.geo.askAgain.mutate(request);
  expect(await another()).toMatchObject({ status: 409, body: { error: 'scan_in_progress' } });
  gate[Symbol.dispose]();
  expect(resultIn(await watched(runId)).askAgain).toBeUndefined();
});
