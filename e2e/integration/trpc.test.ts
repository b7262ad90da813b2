import { TRPCClientError } from '@trpc/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Refusal } from '../../server/admission/refusal.ts';
import { newCaller, PATHS } from '../conformance/client.ts';
import { startWorldNetwork } from '../world/network.ts';
import type { WorldNetwork } from '../world/network.ts';
import { startService } from '../world/service.ts';
import type { RunningService } from '../world/service.ts';
import { all, watchRun } from '../world/watching.ts';
import type { Watched } from '../world/watching.ts';

const SHOP = 'shop.trpc.test';
const GATED = 'gated.trpc.test';

let network: WorldNetwork;
let service: RunningService;
let hits = 0;
let gate = Promise.withResolvers<void>();

beforeAll(async () => {
  network = await startWorldNetwork();
  const page = '<!doctype html><html lang="nb"><title>Butikk</title><h1>Butikk</h1></html>';
  await network.serve({
    names: [SHOP],
    handler: (_req, res) => void res.setHeader('content-type', 'text/html').end(page),
  });
  await network.serve({
    names: [GATED],
    handler: async (_req, res) => {
      hits += 1;
      await gate.promise;
      res.setHeader('content-type', 'text/html').end(page);
    },
  });
  service = await startService({ ...network.environment(), TRUST_PROXY: '127.0.0.0/8' });
});
afterAll(async () => {
  await service[Symbol.asyncDispose]();
  await network[Symbol.asyncDispose]();
});

const watch = (runId: string, lastEventId?: number) =>
  watchRun(service.baseUrl, { tool: 'health', runId, lastEventId });

async function refusalOf(call: Promise<unknown>): Promise<Refusal> {
  const error = await call.then(() => undefined, (thrown: unknown) => thrown);
  if (!(error instanceof TRPCClientError)) throw new Error('The call was not refused.');
  const data = error.data as { refusal?: Refusal };
  expect(JSON.stringify(error.shape)).not.toMatch(/\.ts:|node_modules|stack/);
  if (!data.refusal) throw new Error(`No refusal in ${JSON.stringify(error.shape)}`);
  return data.refusal;
}

describe('POST starts, GET watches', () => {
  test('a scan from start to complete', async () => {
    const { runId, standing } = await newCaller(service).trpc.health.start.mutate({ url: SHOP });
    expect(standing).toMatchObject({ limit: 5, remaining: 4 });
    const seen = await all(watch(runId));
    expect(seen.map(({ id }) => id)).toEqual(seen.map((_, place) => place + 1));
    expect(seen.at(-1)?.event).toMatchObject({ type: 'complete', summary: { outcome: 'scanned' } });
  });

  test('a disconnected watcher resumes where it was, without a second scan', async () => {
    gate = Promise.withResolvers();
    const { trpc, rest } = newCaller(service);
    const { runId } = await trpc.health.start.mutate({ url: GATED });
    const dropped = watch(runId);
    const first = (await dropped.next()).value as Watched;
    await dropped.return(undefined);
    gate.resolve();
    const others = await all(watch(runId, first.id));
    expect(others.map(({ id }) => id)).toEqual(others.map((_, place) => first.id + place + 1));
    expect(others.at(-1)?.event.type).toBe('complete');
    const made = hits;
    expect(await all(watch(runId))).toEqual([first, ...others]);
    expect(hits).toBe(made);
    const standing = await rest.send('GET', PATHS.health);
    expect(standing.headers.get('ratelimit-remaining')).toBe('4');
  });

  test('cancel ends a scan', async () => {
    gate = Promise.withResolvers();
    const { trpc } = newCaller(service);
    const { runId } = await trpc.health.start.mutate({ url: GATED });
    const seen = all(watch(runId));
    expect(await trpc.geo.cancel.mutate({ runId })).toEqual({ cancelled: false });
    expect(await trpc.health.cancel.mutate({ runId })).toEqual({ cancelled: true });
    expect((await seen).at(-1)?.event).toMatchObject({ type: 'error', error: 'cancelled' });
    expect(await trpc.health.cancel.mutate({ runId })).toEqual({ cancelled: false });
    gate.resolve();
  });

  test('a GET cannot start a scan, and watching an unknown run fails', async () => {
    const input = encodeURIComponent(JSON.stringify({ url: SHOP }));
    expect((await fetch(`${service.baseUrl}/trpc/health.start?input=${input}`)).status).toBe(405);
    await expect(all(watch('nothing'))).rejects.toThrow('no such run');
  });

  test('another tool does not know a run: the same answer as to an unknown one', async () => {
    const { trpc } = newCaller(service);
    const { runId } = await trpc.health.start.mutate({ url: SHOP });
    const { runId: checkId } = await trpc.health.checkAgain.mutate({ url: SHOP, check: 'store-reachable' });
    const elsewhere = [['geo.watch', runId], ['health.watchCheck', runId], ['geo.watch', checkId], ['health.watch', checkId]] as const;
    for (const [procedure, id] of elsewhere) {
      const input = encodeURIComponent(JSON.stringify({ runId: id }));
      expect(await (await fetch(`${service.baseUrl}/trpc/${procedure}?input=${input}`)).text(), procedure).toContain('NOT_FOUND');
    }
    await all(watch(runId));
  });
});

describe('refusals', () => {
  test('carry the same body and standing as REST', async () => {
    const { trpc } = newCaller(service);
    expect(await refusalOf(trpc.health.start.mutate({ url: 'http://10.0.0.1' }))).toMatchObject({
      status: 400, body: { error: 'private' }, standing: { limit: 30, remaining: 29, windowSeconds: 60 },
    });
  });

  test('of a spent budget carry retryAfter, and REST and tRPC share the budget', async () => {
    const { trpc, rest } = newCaller(service);
    for (let time = 0; time < 4; time += 1) {
      const { runId } = await trpc.health.start.mutate({ url: 'https://nothing.trpc.test' });
      // Watched to its end, so that the budget is reached and not the ceiling.
      await all(watch(runId));
    }
    const last = await rest.post(PATHS.health, { url: 'https://nothing.trpc.test' });
    expect(last.headers.get('ratelimit-remaining')).toBe('0');
    const refusal = await refusalOf(trpc.health.start.mutate({ url: SHOP }));
    expect(refusal).toMatchObject({ status: 429, body: { error: 'rate_limited', reason: 'rate' }, standing: { remaining: 0 } });
    expect(refusal.retryAfter).toBeGreaterThanOrEqual(1);
    expect(refusal.retryAfter).toBeLessThanOrEqual(60);
  });
});

describe('cross-site and malformed requests', () => {
  const start = (headers: Record<string, string>, body = JSON.stringify({ url: 'http://10.0.0.1' })) =>
    fetch(`${service.baseUrl}/trpc/health.start`, { method: 'POST', headers, body });
  const json = { 'Content-Type': 'application/json' };

  test.each([
    ['another site’s page', { ...json, 'Sec-Fetch-Site': 'cross-site' }],
    ['a sibling subdomain’s page', { ...json, 'Sec-Fetch-Site': 'same-site' }],
    ['another origin', { ...json, Origin: 'https://other.example' }],
    ['an opaque origin', { ...json, Origin: 'null' }],
  ])('%s is refused', async (_, headers) => {
    expect((await start(headers)).status).toBe(403);
  });

  test('our own page is admitted', async () => {
    expect((await start({ ...json, Origin: service.baseUrl, 'Sec-Fetch-Site': 'same-origin' })).status).toBe(400);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'a form body of type %s is refused',
    async (type) => expect((await start({ 'Content-Type': type })).status).toBe(415),
  );

  const refusedAs = async (answer: Response) => {
    expect(answer.headers.get('content-type')).toBe('application/json');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { error } = (await answer.json()) as { error: { message: string; code: number; data: Record<string, unknown> } };
    expect(error.code).toBeLessThan(0);
    expect(error.data['httpStatus']).toBe(answer.status);
    expect(JSON.stringify(error)).not.toMatch(/\.ts|\.mjs|node_modules|"stack"/);
    return [error.data['code'], error.message];
  };

  test.each(['POST', 'GET'])('batches by %s are refused as tRPC refuses', async (method) => {
    const batch = await fetch(`${service.baseUrl}/trpc/health.start,health.start?batch=1`, {
      method, headers: json, ...(method === 'POST' && { body: '{}' }),
    });
    expect(await refusedAs(batch)).toEqual(['BAD_REQUEST', 'Send one call in each request.']);
  });

  test('what never reaches a procedure is refused as tRPC refuses', async () => {
    expect(await refusedAs(await start({ 'Content-Type': 'text/plain' }))).toEqual(['UNSUPPORTED_MEDIA_TYPE', 'Send JSON.']);
    expect(await refusedAs(await start({ ...json, Origin: 'null' })))
      .toEqual(['FORBIDDEN', 'Only this site’s own pages may call this.']);
    const put = await fetch(`${service.baseUrl}/trpc/health.start`, { method: 'PUT', headers: json, body: '{}' });
    expect(put.headers.get('allow')).toBe('GET, POST');
    expect(await refusedAs(put)).toEqual(['METHOD_NOT_SUPPORTED', 'Use GET or POST.']);
  });

  test.each([
    ['The body is not valid JSON.', '{"url":'],
    ['The body is empty; send a JSON object.', ''],
    ['The body is larger than 16384 bytes.', JSON.stringify({ url: 'a'.repeat(140_000) })],
  ])('a body that cannot be read is refused for just that, as in REST: %s', async (message, body) => {
    const answer = await start(json, body);
    const { error } = (await answer.json()) as { error: { message: string; data: { refusal: Refusal } } };
    expect([error.message, error.data.refusal.body]).toEqual([message, { error: 'invalid', message }]);
    const rest = await fetch(`${service.baseUrl}${PATHS.health}`, { method: 'POST', headers: json, body });
    expect(await rest.json()).toEqual(error.data.refusal.body);
    const cancel = await fetch(`${service.baseUrl}/trpc/health.cancel`, { method: 'POST', headers: json, body });
    expect(await refusedAs(cancel)).toEqual(['BAD_REQUEST', message]);
  });

  test('a body nested too deeply to be written again is refused for what it says', async () => {
    const answer = await start(json, `{"url":${'['.repeat(8_000)}${']'.repeat(8_000)}}`);
    expect((await refusedAs(answer))[0]).toBe('BAD_REQUEST');
  });
});
