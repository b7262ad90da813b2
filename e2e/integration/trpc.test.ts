import { createTRPCClient, httpLink, TRPCClientError } from '@trpc/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HealthEvent } from '../../contract/health.ts';
import type { AppRouter } from '../../server/http/trpc/router.ts';
import type { RefusalAnswer } from '../../server/http/refusal-answer.ts';
import { startWorldNetwork } from '../world/network.ts';
import type { WorldNetwork } from '../world/network.ts';
import { startService } from '../world/service.ts';
import type { RunningService } from '../world/service.ts';

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

let callers = 0;

const addressOf = (caller: number): string => `198.19.0.${caller}`;

function newClient() {
  callers += 1;
  const headers = { 'X-Forwarded-For': addressOf(callers) };
  return createTRPCClient<AppRouter>({ links: [httpLink({ url: `${service.baseUrl}/trpc`, headers })] });
}

interface Watched {
  id: number;
  event: HealthEvent;
}

/** Reads a watch as the browser would, event by event, until it ends or enough have come. */
async function watch(runId: string, { lastEventId, enough = Number.POSITIVE_INFINITY }: { lastEventId?: string; enough?: number } = {}) {
  const input = encodeURIComponent(JSON.stringify({ runId, lastEventId }));
  const leave = new AbortController();
  const response = await fetch(`${service.baseUrl}/trpc/health.watch?input=${input}`, { signal: leave.signal });
  expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
  const seen: Watched[] = [];
  let text = '';
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    const blocks = text.split('\n\n');
    text = blocks.pop()!;
    for (const block of blocks) {
      const id = /^id: ?(.+)$/m.exec(block)?.[1];
      const data = /^data: ?(.+)$/m.exec(block)?.[1];
      if (id && data) seen.push({ id: Number(id), event: JSON.parse(data) });
    }
    if (seen.length >= enough) break;
  }
  leave.abort();
  return seen;
}

async function refusalOf(call: Promise<unknown>): Promise<RefusalAnswer> {
  const error = await call.then(() => undefined, (thrown: unknown) => thrown);
  if (!(error instanceof TRPCClientError)) throw new Error('The call was not refused.');
  const data = error.data as { refusal?: RefusalAnswer };
  expect(JSON.stringify(error.shape)).not.toMatch(/\.ts:|node_modules|stack/);
  if (!data.refusal) throw new Error(`No refusal in ${JSON.stringify(error.shape)}`);
  return data.refusal;
}

describe('POST starts, GET watches', () => {
  test('a scan from start to complete', async () => {
    const { runId, standing } = await newClient().health.start.mutate({ url: SHOP });
    expect(standing).toMatchObject({ limit: 5, remaining: 4 });
    const seen = await watch(runId);
    expect(seen.map(({ id }) => id)).toEqual(seen.map((_, place) => place + 1));
    expect(seen.at(-1)?.event).toMatchObject({ type: 'complete', summary: { outcome: 'scanned' } });
  });

  test('a dropped watcher resumes where it was, without a second scan', async () => {
    gate = Promise.withResolvers();
    const { runId } = await newClient().health.start.mutate({ url: GATED });
    const first = await watch(runId, { enough: 1 });
    gate.resolve();
    const rest = await watch(runId, { lastEventId: String(first.at(-1)!.id) });
    const ids = [...first, ...rest].map(({ id }) => id);
    expect(ids).toEqual(ids.map((_, place) => place + 1));
    expect(rest.at(-1)?.event.type).toBe('complete');
    const made = hits;
    expect(await watch(runId)).toEqual([...first, ...rest]);
    expect(hits).toBe(made);
    const standing = await fetch(`${service.baseUrl}/api/health/scan`, { headers: { 'X-Forwarded-For': addressOf(callers) } });
    expect(standing.headers.get('ratelimit-remaining')).toBe('4');
  });

  test('cancel ends it', async () => {
    gate = Promise.withResolvers();
    const client = newClient();
    const { runId } = await client.health.start.mutate({ url: GATED });
    const seen = watch(runId);
    expect(await client.health.cancel.mutate({ runId })).toEqual({ cancelled: true });
    expect((await seen).at(-1)?.event).toMatchObject({ type: 'error', error: 'cancelled' });
    expect(await client.health.cancel.mutate({ runId })).toEqual({ cancelled: false });
    gate.resolve();
  });

  test('a GET cannot start, and a watch of nothing is a clear error', async () => {
    const input = encodeURIComponent(JSON.stringify({ url: SHOP }));
    expect((await fetch(`${service.baseUrl}/trpc/health.start?input=${input}`)).status).toBe(405);
    const unknown = encodeURIComponent(JSON.stringify({ runId: 'nothing' }));
    const answer = await fetch(`${service.baseUrl}/trpc/health.watch?input=${unknown}`);
    expect(await answer.text()).toMatch(/no such run/);
  });
});

describe('refusals', () => {
  test('carry the same body and figures as REST', async () => {
    const client = newClient();
    expect(await refusalOf(client.health.start.mutate({ url: 'http://10.0.0.1' }))).toMatchObject({
      status: 400, body: { error: 'private' }, standing: { limit: 30, remaining: 29, windowSeconds: 60 },
    });
    expect(await refusalOf(client.health.start.mutate({ url: 7 } as never))).toMatchObject({ body: { error: 'invalid' } });
    expect(await refusalOf(client.geo.start.mutate({ brand: '', domain: SHOP, vertical: 'mote' }))).toMatchObject({
      body: { error: 'invalid_brand' },
    });
    expect(await refusalOf(client.schema.generate.mutate({ url: 'ftp://x.example' }))).toMatchObject({ body: { error: 'protocol' } });
  });

  test('of a spent budget say when to come back, and REST and tRPC share it', async () => {
    const client = newClient();
    for (let time = 0; time < 4; time += 1) {
      const { runId } = await client.health.start.mutate({ url: 'https://nothing.trpc.test' });
      // To its end: it is the budget that is tried here, not the ceiling.
      await watch(runId);
    }
    const rest = await fetch(`${service.baseUrl}/api/health/scan`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': addressOf(callers) },
      body: '{"url":"https://nothing.trpc.test"}',
    });
    expect(rest.headers.get('ratelimit-remaining')).toBe('0');
    await rest.text();
    const refusal = await refusalOf(client.health.start.mutate({ url: SHOP }));
    expect(refusal).toMatchObject({ status: 429, body: { error: 'rate_limited', reason: 'rate' }, standing: { remaining: 0 } });
    expect(refusal.retryAfter).toBeGreaterThanOrEqual(1);
    expect(refusal.retryAfter).toBeLessThanOrEqual(60);
  });
});

describe('other sites and odd callers', () => {
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

  test('our own page is let in', async () => {
    expect((await start({ ...json, Origin: service.baseUrl, 'Sec-Fetch-Site': 'same-origin' })).status).toBe(400);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'a form’s %s body starts nothing',
    async (type) => expect((await start({ 'Content-Type': type })).status).toBe(415),
  );

  test('batches, oversized and broken bodies are refused without a trace', async () => {
    const batch = await fetch(`${service.baseUrl}/trpc/health.start,health.start?batch=1`, { method: 'POST', headers: json, body: '{}' });
    expect(batch.status).toBe(400);
    const large = await start(json, JSON.stringify({ url: 'x'.repeat(20_000) }));
    expect(large.status).toBe(413);
    const broken = await start(json, '{');
    expect(broken.status).toBe(400);
    for (const answer of [batch, large, broken]) expect(await answer.text()).not.toMatch(/\.ts|\.mjs|node_modules|"stack"/);
  });
});
