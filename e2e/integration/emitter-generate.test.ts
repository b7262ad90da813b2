import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { EmitterResponse } from '../../contract/emitter.ts';
import { systemClock } from '../../server/clock.ts';
import { disabledLab } from '../../server/lab/lab.ts';
import { createTrustedClient, type OpenTrusted, type TrustedClient } from '../../server/net/trusted.ts';
import { createPage } from '../../server/page/page.ts';
import { brokenProofs, PRODUCT, shopPage } from '../../server/tools/emitter/emitter-rig.ts';
import { sameThread } from '../../server/threads/same-thread-rig.ts';
import { generate } from '../../server/tools/emitter/generate.ts';
import { createExtractionModel } from '../../server/tools/emitter/model.ts';
import { guardedWorld, trustRoot, type GuardedWorld } from '../world/guarded-world.ts';
import { startWorldNetwork, type WorldNetwork } from '../world/network.ts';

let world: WorldNetwork;
let trust: Disposable;
let guarded: GuardedWorld;
const pages = new Map<string, RequestListener>();
const clients: TrustedClient[] = [];
const trusted: OpenTrusted = (endpoint) => {
  const client = createTrustedClient({ ...endpoint, clock: systemClock });
  clients.push(client);
  return client.fetch;
};

/** The requests sent to the model, and its response. */
const modelRequests: { fields: string[]; segments: { id: number; text: string }[] }[] = [];
let answer: (response: ServerResponse) => void = (response) => response.writeHead(500).end();
const modelServer = createServer((request, response) => {
  let body = '';
  request.on('data', (piece) => (body += piece));
  request.on('end', () => {
    const { messages } = JSON.parse(body) as { messages: { content: string }[] };
    modelRequests.push(JSON.parse(messages[1]!.content) as (typeof modelRequests)[number]);
    answer(response);
  });
});
const say = (content: string) => (response: ServerResponse): void => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({
    id: 'c', object: 'chat.completion', choices: [{ index: 0, message: { role: 'assistant', content } }],
  }));
};

beforeAll(async () => {
  world = await startWorldNetwork();
  trust = trustRoot(world.authority.root);
  const handler = (request: IncomingMessage, response: ServerResponse): void => {
    const page = pages.get(request.url ?? '');
    if (page) page(request, response);
    else response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Ikke funnet</h1>');
  };
  await world.serve({ names: ['shop.test'], handler });
  await new Promise<void>((resolve) => modelServer.listen(0, '127.0.0.1', resolve));
  guarded = guardedWorld(world.environment());
});

afterAll(async () => {
  trust[Symbol.dispose]();
  await Promise.all(clients.map((client) => client[Symbol.asyncDispose]()));
  modelServer.closeAllConnections();
  modelServer.close();
  await world[Symbol.asyncDispose]();
});

const serve = (
  path: string, html: string | Buffer,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
): string => {
  pages.set(
    path,
    (_, response) => response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(html),
  );
  return `https://shop.test${path}`;
};
const run = async (url: string, { model = false, signal = new AbortController().signal } = {}) => {
  const baseUrl = `http://127.0.0.1:${(modelServer.address() as AddressInfo).port}/v1`;
  const response = await generate({ url, requestedUrl: new URL(url) }, {
    fetch: guarded.fetch, clock: systemClock, threads: sameThread, lab: disabledLab,
    model: model ? createExtractionModel({ baseUrl, apiKey: 'k', model: 'liten' }, { trusted, clock: systemClock }) : null,
  }, signal);
  return EmitterResponse.parse(response);
};
const shown = '<p>Merke: Wilfa</p><p>Varenr: KV-100</p><p class="price">kr 1 299,-</p><p>På lager</p><button>Legg i handlekurv</button>';

describe('a product page', () => {
  test('is read at the end of redirects, and has both the requested and the final URL', async () => {
    const target = serve(
      '/produkt/kvern', shopPage({ markup: PRODUCT, body: shown }), { headers: { 'x-shopid': '1' } },
    );
    pages.set('/gammel', (_, response) => response.writeHead(301, { location: target }).end());
    const response = await run('https://shop.test/gammel');
    expect(response).toMatchObject({
      ok: true,
      result: {
        version: 1, url: 'https://shop.test/gammel', finalUrl: target, mode: 'enrich', offerEmitted: true,
        llm: 'not-needed',
        extractionModel: null, platform: { id: 'shopify', name: 'Shopify' }, jsonld: { product: null, faq: null },
      },
    });
  });

  test('is read in the charset it declares', async () => {
    const html = Buffer.from(
      shopPage({ markup: { ...PRODUCT, name: 'Sjokoladebrød' }, h1: 'Sjokoladebrød', body: shown }), 'latin1',
    );
    const response = await run(serve('/latin', html, { headers: { 'content-type': 'text/html; charset=iso-8859-1' } }));
    expect(response.ok && response.result.fields[0]).toMatchObject({ id: 'name', value: { text: 'Sjokoladebrød' } });
  });

  test('of 3 MB is read (prints the event-loop lag)', async () => {
    const filler = Array.from(
      { length: 60_000 }, (_, at) => `<p class="line">Kunde ${at} sier at kvernen er <b>god</b>.</p>`,
    ).join('');
    const url = serve('/stor', shopPage({ markup: PRODUCT, body: shown + filler }), {});
    const lag = monitorEventLoopDelay({ resolution: 10 });
    lag.enable();
    const response = await run(url);
    lag.disable();
    expect(response.ok).toBe(true);
    process.stdout.write(`event-loop lag while a page of 3 MB was read: ${(lag.max / 1e6).toFixed(0)} ms\n`);
  });
});

describe('the one model call', () => {
  const html = shopPage({ body: shown });

  test('verifies fields that the markup leaves open', async () => {
    modelRequests.length = 0;
    answer = say(JSON.stringify({ proposals: [
      {
        field: 'name', segmentId: 1, quote: 'Kaffekvern Pro',
      }, { field: 'brand', segmentId: 2, quote: 'Wilfa' }, { field: 'sku', segmentId: 3, quote: 'KV-100' },
      { field: 'price', segmentId: 4, quote: 'kr 1 299,-' }, { field: 'currency', segmentId: 4, quote: 'kr' }, {
        field: 'availability', segmentId: 5, quote: 'På lager',
      },
    ] }));
    const response = await run(serve('/uten-markering', html.replace('lang="nb"', 'lang="nb-NO"')), { model: true });
    expect(modelRequests).toHaveLength(1);
    expect(
      modelRequests[0]!.segments.slice(0, 3).map(({ text }) => text)
    ).toEqual(['Kaffekvern Pro', 'Merke: Wilfa', 'Varenr: KV-100']);
    expect(response).toMatchObject({
      ok: true, result: { mode: 'generate', llm: 'used', extractionModel: 'liten', offerEmitted: true },
    });
    if (!response.ok) return;
    expect(JSON.parse(response.result.jsonld.product!)).toMatchObject({
      name: 'Kaffekvern Pro', brand: { name: 'Wilfa' }, sku: 'KV-100', offers: {
        price: '1299', priceCurrency: 'NOK', availability: 'https://schema.org/InStock',
      },
    });
    expect(brokenProofs(
      createPage(html.replace('lang="nb"', 'lang="nb-NO"'), new URL(response.result.finalUrl)), response.result.fields,
    )).toEqual([]);
  });

  test.each<[string, (response: ServerResponse) => void]>([
    ['fails', (response) => response.writeHead(500).end('{}')], ['answers nonsense', say('Sure! The price is low.')],
    ['breaks off', (response) => void response.socket?.destroy()], [
      'redirects', (response) => response.writeHead(302, { location: '/x' }).end(),
    ],
  ])('is unavailable when the model %s, and markup still counts', async (_, how) => {
    answer = how;
    const response = await run(
      serve('/halv', shopPage({ body: shown, head: '<meta property="og:title" content="Kaffekvern Pro">' })),
      { model: true },
    );
    expect(response).toMatchObject({ ok: true, result: { llm: 'unavailable', extractionModel: null } });
    if (!response.ok) return;
    expect(
      response.result.fields.find(({ id }) => id === 'price')
    ).toEqual({ id: 'price', status: 'unverified', reason: 'llm-unavailable' });
    expect(response.result.fields.find(({ id }) => id === 'name')?.status).toBe('verified');
  });

  test('is not made where it is not needed or no model is configured', async () => {
    modelRequests.length = 0;
    expect(await run(
      serve('/hel', shopPage({ markup: PRODUCT, body: '<p>Wilfa</p>' })), { model: true },
    )).toMatchObject({ ok: true, result: { llm: 'not-needed' } });
    expect(await run(serve('/uten', html))).toMatchObject({
      ok: true, result: { llm: 'unavailable', extractionModel: null },
    });
    expect(modelRequests).toHaveLength(0);
  });
});

describe('what is not a product page', () => {
  test.each<[string, string, Parameters<typeof serve>[2], object]>([
    ['missing', '<h1>Borte</h1>', { status: 404 }, { reason: 'not-product-page' }],
    ['gone', shopPage({ markup: PRODUCT }), { status: 410 }, { reason: 'not-product-page' }],
    ['an error', '<h1>Feil</h1>', { status: 500 }, { reason: 'unreachable' }],
    [
      'down for a while', 'Vi er snart tilbake', { status: 503, headers: { 'retry-after': '60' } },
      { reason: 'unreachable' },
    ],
    ['turned away', 'Nede', { status: 503 }, { reason: 'blocked' }],
    ['broken', 'Nede', { status: 500 }, { reason: 'unreachable' }],
    ['a document', '%PDF-1.7', { headers: { 'content-type': 'application/pdf' } }, { reason: 'not-product-page' }],
    ['data', '{"a":1}', { headers: { 'content-type': 'application/json' } }, { reason: 'not-product-page' }],
    [
      'an article',
      shopPage({ markup: { '@type': 'NewsArticle', headline: 'x' }, body: '<p>Lang tekst. </p>'.repeat(40) }), {},
      { reason: 'not-product-page' },
    ],
    [
      'a shell', '<div id="root"></div><script src="/app.js"></script>', {},
      { reason: 'not-product-page', lowText: true },
    ],
    [
      'a challenge', '<title>Just a moment...</title>', { status: 403, headers: { 'cf-mitigated': 'challenge' } },
      { reason: 'blocked' },
    ],
    ['a challenge at 200', '<title>Vercel Security Checkpoint</title>', {}, { reason: 'blocked' }],
    [
      'a wall that names no vendor', '<p>Bekreft at du ikke er en robot.</p><script src="/captcha.js"></script>', {},
      { reason: 'blocked', message: expect.stringMatching(/^Bot protection stands before the page/) },
    ],
    ['a refusal', 'no', { status: 403 }, { reason: 'blocked' }],
    ['too many requests', 'no', { status: 429 }, { reason: 'blocked' }],
    [
      'refused by a vendor, as data', '{"url":"x"}',
      { status: 403, headers: { 'content-type': 'application/json', 'x-datadome': 'protected' } },
      { reason: 'blocked' },
    ],
  ])('%s', async (name, html, how, expected) => {
    const response = await run(serve(`/nei/${encodeURIComponent(name)}`, html, how));
    expect(response).toMatchObject({ ok: false, ...expected });
    if (!('lowText' in expected)) expect(response).not.toHaveProperty('lowText');
  });

  test('a redirect that the guard refuses has another reason than a requested URL that it refuses', async () => {
    pages.set('/inn', (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/admin' }).end());
    expect(await run('https://shop.test/inn')).toMatchObject({ ok: false, reason: 'guard-blocked' });
    expect(await run('http://10.0.0.1/')).toMatchObject({ ok: false, reason: 'guard-failed' });
    expect(await run('ftp://shop.test/')).toMatchObject({ ok: false, reason: 'guard-failed' });
  });

  test('a page that breaks off is unreachable', async () => {
    pages.set('/brudd', (_, response) => void response.socket?.destroy());
    expect(await run('https://shop.test/brudd')).toMatchObject({ ok: false, reason: 'unreachable' });
  });
});

describe('an abort', () => {
  test('ends the fetch, and rejects with its reason', async () => {
    const caller = new AbortController();
    pages.set('/treg', () => caller.abort(new Error('borte')));
    await expect(run('https://shop.test/treg', { signal: caller.signal })).rejects.toThrow('borte');
  });

  test('ends the model call, and rejects with its reason', async () => {
    const caller = new AbortController();
    answer = () => caller.abort(new Error('borte'));
    await expect(run(
      serve('/venter', shopPage({ body: shown })), { model: true, signal: caller.signal },
    )).rejects.toThrow('borte');
  });

  test('ends the reading of a long page, and rejects with its reason', async () => {
    const caller = new AbortController();
    const html = shopPage({ markup: PRODUCT, body: '<p>x</p>'.repeat(200_000) });
    pages.set('/lang', (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(html, () => {
      setImmediate(() => caller.abort(new Error('borte')));
    }));
    await expect(run('https://shop.test/lang', { signal: caller.signal })).rejects.toThrow('borte');
  });
});
