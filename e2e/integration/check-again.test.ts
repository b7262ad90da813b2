import type { ServerResponse } from 'node:http';
import { TRPCClientError } from '@trpc/client';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CheckAgainEvent } from '../../contract/check-again.ts';
import type { Refusal } from '../../server/admission/refusal.ts';
import { newCaller } from '../conformance/client.ts';
import { startWorldNetwork } from '../world/network.ts';
import type { WorldNetwork } from '../world/network.ts';
import { startService } from '../world/service.ts';
import type { RunningService } from '../world/service.ts';
import { all, watchRun } from '../world/watching.ts';

const SHOP = 'shop.again.test';
const GATED = 'gated.again.test';
const BARE = '<!doctype html><html lang="nb"><title>Butikk</title><body><h1>Butikk</h1></html>';
const MENDED = BARE.replace('<title>', '<meta name="viewport" content="width=device-width, initial-scale=1"><title>');

let network: WorldNetwork;
let service: RunningService;
let page = BARE;

let waiting: ServerResponse[] = [];
let left = Promise.withResolvers<void>();

beforeAll(async () => {
  network = await startWorldNetwork();
  await network.serve({
    names: [SHOP],
    handler: (_req, res) => {
      res.setHeader('content-type', 'text/html').end(page);
    },
  });
  await network.serve({
    names: [GATED],
    handler: (_req, res) => {
      waiting.push(res);
      res.once('close', () => left.resolve());
    },
  });
  service = await startService({ ...network.environment(), TRUST_PROXY: '127.0.0.0/8' });
});
afterAll(async () => {
  await service[Symbol.asyncDispose]();
  await network[Symbol.asyncDispose]();
});
beforeEach(() => {
  [page, waiting, left] = [BARE, [], Promise.withResolvers()];
});

type Trpc = ReturnType<typeof newCaller>['trpc'];

/** The events of a run, watched to its end. */
async function heard(runId: string, signal?: AbortSignal): Promise<CheckAgainEvent[]> {
  const response = await fetch(`${service.baseUrl}/trpc/health.watchCheck?input=${encodeURIComponent(JSON.stringify({ runId }))}`, { signal: signal ?? null });
  const text = await response.text();
  return text.split('\n\n').filter((block) => /^id: ?\d/m.test(block)).map((block) => JSON.parse(/^data: ?(.+)$/m.exec(block)![1]!) as CheckAgainEvent);
}

const check = async (trpc: Trpc, id: string, url = SHOP): Promise<CheckAgainEvent[]> =>
  heard((await trpc.health.checkAgain.mutate({ url, check: id as 'viewport' })).runId);

async function refused(call: Promise<unknown>): Promise<Refusal> {
  const error = await call.then(() => undefined, (each: unknown) => each);
  const refusal = error instanceof TRPCClientError && (error.data as { refusal?: Refusal }).refusal;
  if (!refusal) throw new Error(`The call was not refused: ${String(error)}`);
  return refusal;
}

test('judges only one finding, on the store as it is now', async () => {
  const { trpc } = newCaller(service);
  // On a busy machine there are heartbeats of the phase too.
  const before = (await check(trpc, 'viewport')).filter((event) => !(event.type === 'phase' && event.state === 'running'));
  expect(before.map(({ type }) => type)).toEqual(['phase', 'finding', 'phase', 'complete']);
  expect(before[1]).toMatchObject({ id: 'viewport', status: 'fail' });
  expect(before.at(-1)).toMatchObject({ outcome: 'scanned' });
  expect(before.at(-1)).not.toHaveProperty('summary');
  page = MENDED;
  expect((await check(trpc, 'viewport')).find(({ type }) => type === 'finding')).toMatchObject({ id: 'viewport', status: 'pass' });
});

test('says in words why something is not measured', async () => {
  const { trpc } = newCaller(service);
  const findingOf = (events: CheckAgainEvent[]) => events.find(({ type }) => type === 'finding');
  const closed = await check(trpc, 'viewport', 'nobody.again.test');
  expect(findingOf(closed)).toMatchObject({
    id: 'viewport', status: 'not-measured', reason: 'unreachable', message: 'We could not reach the store, so this is not measured.',
  });
  expect(closed.at(-1)).toMatchObject({ type: 'complete', outcome: 'unreachable' });
  expect(findingOf(await check(trpc, 'lcp'))).toMatchObject({
    id: 'lcp', status: 'not-measured', reason: 'switched-off', message: 'The operator of this service has switched this measurement off.',
  });
});

test('spends the budget of scans, and is refused like a scan', async () => {
  const { trpc } = newCaller(service);
  const { runId, standing } = await trpc.health.start.mutate({ url: SHOP });
  expect(standing.remaining).toBe(4);
  await all(watchRun(service.baseUrl, { tool: 'health', runId }));
  const remaining = [];
  for (let spent = 0; spent < 4; spent += 1) {
    const started = await trpc.health.checkAgain.mutate({ url: SHOP, check: 'viewport' });
    remaining.push(started.standing.remaining);
    await heard(started.runId);
  }
  expect(remaining).toEqual([3, 2, 1, 0]);
  for (const again of [() => trpc.health.checkAgain.mutate({ url: SHOP, check: 'viewport' }), () => trpc.health.start.mutate({ url: SHOP })]) {
    expect(await refused(again())).toMatchObject({ status: 429, standing: { limit: 5, remaining: 0 } });
  }
});

test.each([
  [{ url: SHOP, check: 'no-such-check' }, 'invalid'], [{ url: SHOP }, 'invalid'], [{ url: SHOP, check: ['viewport'] }, 'invalid'],
  [{ url: SHOP, check: '__proto__' }, 'invalid'], [{ url: 'ftp://shop.again.test', check: 'viewport' }, 'protocol'],
  [{ url: 'http://127.0.0.1/', check: 'viewport' }, 'private'],
])('rejects invalid input: %j', async (input, error) => {
  const { trpc } = newCaller(service);
  expect(await refused(trpc.health.checkAgain.mutate(input as never))).toMatchObject({ status: 400, body: { error } });
});

test('cannot be shared as a report', async () => {
  const { trpc } = newCaller(service);
  const { runId } = await trpc.health.checkAgain.mutate({ url: SHOP, check: 'viewport' });
  await heard(runId);
  expect(await trpc.shares.create.mutate({ runId })).toEqual({ ok: false, problem: 'incomplete' });
});

test('stops its requests when cancelled, and frees its slot', async () => {
  const { trpc } = newCaller(service);
  for (let round = 0; round < 5; round += 1) {
    left = Promise.withResolvers();
    const { runId } = await trpc.health.checkAgain.mutate({ url: GATED, check: 'viewport' });
    const events = heard(runId);
    await expect.poll(() => waiting.length, { timeout: 30_000 }).toBeGreaterThan(round);
    expect(await trpc.health.cancel.mutate({ runId })).toEqual({ cancelled: true });
    expect((await events).at(-1)).toMatchObject({ type: 'error', error: 'cancelled' });
    await left.promise;
  }
});
