import { createTRPCClient, httpLink } from '@trpc/client';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { GeoEvent, GeoResult } from '../../contract/geo.ts';
import type { AppRouter } from '../../server/http/trpc/router.ts';
import { startEngines } from '../world/engines.ts';
import type { EnginesWorld } from '../world/engines.ts';
import { startWorldNetwork } from '../world/network.ts';
import type { WorldNetwork } from '../world/network.ts';
import { startService } from '../world/service.ts';
import type { RunningService } from '../world/service.ts';

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
beforeEach(() => engines.heal());

let callers = 0;

function newCaller() {
  callers += 1;
  const headers = { 'X-Forwarded-For': `198.19.1.${callers}` };
  return {
    trpc: createTRPCClient<AppRouter>({ links: [httpLink({ url: `${service.baseUrl}/trpc`, headers })] }),
    post: (body: object) => fetch(`${service.baseUrl}/api/geo/scan`, {
      method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body),
    }),
  };
}

const requestFor = (vertical: 'mote' | 'sport' | 'mat' | 'hjem') => ({ brand: 'Nordlys', domain: SHOP, vertical, lang: 'no' as const });

async function linesOf(answer: Response): Promise<GeoEvent[]> {
  return (await answer.text()).trim().split('\n').map((line) => JSON.parse(line) as GeoEvent);
}

async function watched(runId: string): Promise<GeoEvent[]> {
  const input = encodeURIComponent(JSON.stringify({ runId }));
  const answer = await fetch(`${service.baseUrl}/trpc/geo.watch?input=${input}`);
  return [...(await answer.text()).matchAll(/^data: ?(\{.*"type".*\})$/gm)].map(([, data]) => JSON.parse(data!) as GeoEvent);
}

function resultIn(events: readonly GeoEvent[]): GeoResult {
  const last = events.findLast(({ type }) => type === 'complete');
  if (last?.type !== 'complete') throw new Error(`no complete in ${JSON.stringify(events.at(-1))}`);
  return last.result;
}

test('asks what failed once more, for the caller\'s budget; REST never does', async () => {
  const { trpc, post } = newCaller();
  const request = requestFor('mote');
  engines.break('grok', 'error-in-200');
  const first = resultIn(await linesOf(await post(request)));
  expect(first.askAgain?.engines).toEqual(['grok']);
  engines.heal();
  const calls = engines.calls.length;
  const repeat = await post(request);
  const lines = await linesOf(repeat);
  expect([lines.length, resultIn(lines).cached, engines.calls.length]).toEqual([1, true, calls]);
  expect(repeat.headers.get('ratelimit-policy')).toBe('10;w=3600');

  const { runId, standing } = await trpc.geo.askAgain.mutate(request);
  expect(standing).toMatchObject({ limit: 2, remaining: 0 });
  const whole = resultIn(await watched(runId));
  expect(engines.calls.slice(calls).map(({ engine }) => engine)).toEqual(Array.from({ length: 8 }, () => 'grok'));
  expect([whole.measuredAt, whole.metrics.discoveryRate.denominator]).toEqual([first.measuredAt, 48]);
  const again = resultIn(await linesOf(await post(request)));
  expect([again.cached, again.askAgain, again.answers]).toEqual([true, undefined, whole.answers]);
  const asked = engines.calls.length;
  const idle = await trpc.geo.askAgain.mutate(request);
  expect(resultIn(await watched(idle.runId))).toMatchObject({ cached: true });
  expect(engines.calls.length).toBe(asked);
});

test('is refused without a budget, while it runs, and without a measurement', async () => {
  const request = requestFor('sport');
  const refusal = (call: Promise<unknown>) => call.then(() => 'admitted', ({ data }) => data.refusal);
  expect(await refusal(newCaller().trpc.geo.askAgain.mutate(request))).toMatchObject({ status: 404, body: { error: 'not_found' } });
  expect(await refusal(newCaller().trpc.geo.askAgain.mutate({ ...request, brand: '' }))).toMatchObject({ body: { error: 'invalid_brand' } });

  const { trpc, post } = newCaller();
  engines.break('grok', 'error-in-200');
  await linesOf(await post(request));
  await linesOf(await post(requestFor('hjem')));
  expect(await refusal(trpc.geo.askAgain.mutate(request)))
    .toMatchObject({ status: 429, body: { error: 'rate_limited', reason: 'rate' } });

  engines.heal();
  using gate = engines.gate('grok');
  const other = newCaller().trpc;
  const { runId } = await other.geo.askAgain.mutate(request);
  expect(await refusal(newCaller().trpc.geo.askAgain.mutate(request))).toMatchObject({ status: 409, body: { error: 'scan_in_progress' } });
  gate[Symbol.dispose]();
  expect(resultIn(await watched(runId)).askAgain).toBeUndefined();
});
