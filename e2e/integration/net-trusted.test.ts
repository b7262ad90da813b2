import { createServer, type RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { expect, expectTypeOf, test } from 'vitest';
import OpenAI from 'openai';

import { systemClock } from '../../server/clock.ts';
import { createManualClock, type ManualClock } from '../../server/manual-clock.ts';
import { createTrustedClient, type TrustedClient, type TrustedFetch } from '../../server/net/trusted.ts';
import { listen } from '../world/network.ts';

interface Rig extends AsyncDisposable {
  base: string;
  client: TrustedClient;
}

async function rig(handler: RequestListener, options: { maxBytes?: number; clock?: ManualClock } = {}): Promise<Rig> {
  const stack = new AsyncDisposableStack();
  const { port } = stack.use(await listen(createServer(handler)));
  const base = `http://127.0.0.1:${port}/v1`;
  const { maxBytes = 1000, clock = systemClock } = options;
  const client = stack.use(createTrustedClient({ baseUrl: base, clock, timeoutMs: 10_000, maxBytes }));
  return { base, client, [Symbol.asyncDispose]: () => stack.disposeAsync() };
}

test('calls the configured endpoint, by URL or by Request', async () => {
  await using it = await rig(async (request, response) => {
    response.setHeader('content-type', 'application/json');
    const body = (await request.toArray()).join('');
    response.end(JSON.stringify({ method: request.method, key: request.headers.authorization, body }));
  });
  const headers = { authorization: 'Bearer key' };
  const byAddress = await it.client.fetch(`${it.base}/a`, { method: 'POST', headers, body: 'hi' });
  expect(await byAddress.json()).toEqual({ method: 'POST', key: 'Bearer key', body: 'hi' });
  expect([byAddress.status, byAddress.url]).toEqual([200, `${it.base}/a`]);
  const byRequest = await it.client.fetch(new Request(`${it.base}/b`, { method: 'PUT', headers, body: 'ho' }));
  expect(await byRequest.json()).toEqual({ method: 'PUT', key: 'Bearer key', body: 'ho' });
});

test('reaches no other origin, not even by redirect', async () => {
  let contacts = 0;
  await using other = await rig((_request, response) => { contacts += 1; response.end(); });
  await using it = await rig((_request, response) => void response.writeHead(307, { location: other.base }).end());
  await expect(it.client.fetch(other.base)).rejects.toThrow(/^only [^ ]+ is reached here, not /);
  await expect(it.client.fetch(it.base, { method: 'POST', body: 'secret' })).rejects.toThrow();
  expect(contacts).toBe(0);
});

test('counts decompressed bytes', async () => {
  await using it = await rig((_request, response) => {
    response.setHeader('content-encoding', 'gzip');
    response.end(gzipSync(Buffer.alloc(5_000)));
  }, { maxBytes: 4_999 });
  const response = await it.client.fetch(it.base);
  await expect(response.text()).rejects.toThrow('answered with more than 4999 bytes');
});

test('takes no JSON that is within the size limit but slow to parse', async () => {
  for (const body of ['['.repeat(1_900_000), `[${'{},'.repeat(600_000)}1]`]) {
    await using it = await rig((_request, response) => void response.end(body), { maxBytes: 2_000_000 });
    const response = await it.client.fetch(it.base);
    await expect(response.json()).rejects.toThrow('answered with JSON of too many values or levels');
  }
});

test('has one timeout for head and body', async () => {
  for (const begin of [false, true]) {
    const clock = createManualClock();
    const asked = Promise.withResolvers<void>();
    await using it = await rig((_request, response) => {
      if (begin) response.write('{');
      asked.resolve();
    }, { clock });
    const pending = it.client.fetch(it.base).then((response) => response.text());
    const failed = expect(pending).rejects.toThrow('did not answer in full within 10000 ms');
    await asked.promise;
    clock.advance(10_000);
    await failed;
  }
});

test('rejects with the caller’s abort reason', async () => {
  const asked = Promise.withResolvers<void>();
  await using it = await rig(() => asked.resolve());
  const controller = new AbortController();
  const pending = it.client.fetch(it.base, { signal: controller.signal });
  const failed = expect(pending).rejects.toThrow('left');
  await asked.promise;
  controller.abort(new Error('left'));
  await failed;
});

test('works as the fetch of a vendor library', async () => {
  await using it = await rig((_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ object: 'list', data: [{ id: 'tiny', object: 'model' }] }));
  });
  const library = new OpenAI({ apiKey: 'key', baseURL: it.base, fetch: it.client.fetch, maxRetries: 0 });
  expect((await library.models.list()).data[0]?.id).toBe('tiny');
});

test('does not accept a plain fetch as its type', () => {
  expectTypeOf(globalThis.fetch).not.toExtend<TrustedFetch>();
});
