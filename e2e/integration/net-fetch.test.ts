import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { decodeText } from '../../server/net/charset.ts';
import { headOnly, type FetchResponse, type FetchResult } from '../../server/net/fetch-types.ts';
import { guardedWorld, trustRoot, type GuardedWorld } from '../world/guarded-world.ts';
import { startWorldNetwork, type WorldNetwork } from '../world/network.ts';

let world: WorldNetwork;
let trust: Disposable;
let guarded: GuardedWorld;
const pages = new Map<string, RequestListener>();
const connections = new Set<Socket>();
let mostConnections = 0;
let everConnected = 0;

const handler = (request: IncomingMessage, response: ServerResponse): void => {
  const { socket } = request;
  if (!connections.has(socket)) {
    everConnected += 1;
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  }
  mostConnections = Math.max(mostConnections, connections.size);
  const page = pages.get(request.url ?? '');
  if (page) page(request, response);
  else response.writeHead(404).end('nothing here');
};

beforeAll(async () => {
  world = await startWorldNetwork();
  trust = trustRoot(world.authority.root);
  await world.serve({ names: ['shop.test', 'www.shop.test'], handler });
  await world.serve({ names: ['other.test'], handler });
  const certificate = world.authority.issue(['bad.test'], { selfSigned: true });
  await world.serve({ names: ['bad.test'], handler, certificate });
  guarded = guardedWorld(world.environment());
});

afterAll(async () => {
  trust[Symbol.dispose]();
  await world[Symbol.asyncDispose]();
});

const at = (path: string, page: RequestListener): URL => {
  pages.set(path, page);
  return new URL(path, 'https://shop.test');
};
const answered = (result: FetchResult): FetchResponse => {
  if (!result.ok) throw new Error(`${result.code}: ${result.detail}`);
  return result;
};
const textOf = (result: FetchResult): string => decodeText(answered(result));

describe('responses', () => {
  test('carry first byte, certificate and sizes, on a new connection and then on the reused one', async () => {
    let sender: Socket | undefined;
    const url = at('/plain', ({ socket }, response) => {
      sender = socket;
      response.writeHead(200, { 'content-type': 'text/html; charset=iso-8859-1', 'x-a': ['b', 'c'] });
      response.end(Buffer.from('Blåbær', 'latin1'));
    });
    await using session = guarded.open();
    const connectedBefore = everConnected;
    const first = answered(await session.get(url));
    expect(first).toMatchObject({ status: 200, hops: [], truncated: false, decodedBytes: 6 });
    expect(first.url).toEqual(url);
    expect(textOf(first)).toBe('Blåbær');
    expect([first.headers.get('X-A'), first.headers.all('x-a')]).toEqual(['b, c', ['b', 'c']]);
    expect(first.firstByteMs).toEqual(expect.any(Number));
    expect(first.certificate).toMatchObject({
      subject: 'CN=shop.test', issuer: 'CN=Storefront Analysis test world', names: ['shop.test', 'www.shop.test'],
      hostOk: true, fault: null, protocol: 'TLSv1.3',
    });
    expect(Date.parse(first.certificate!.notAfter)).toBeGreaterThan(Date.parse(first.certificate!.notBefore));
    const second = answered(await session.get(url));
    expect(everConnected).toBe(connectedBefore + 1);
    expect(second.certificate).toEqual(first.certificate);
    // Both responses with their heads.
    expect(session.spent).toEqual({ requests: 2, wireBytes: sender!.bytesWritten });
  });

  test('show the headers the request was sent with', async () => {
    const url = at('/echo', (request, response) => {
      response.end(JSON.stringify({ method: request.method, ...request.headers }));
    });
    await using session = guarded.open();
    url.hash = 'part';
    const seen = JSON.parse(textOf(await session.get(url, { headers: { accept: 'text/plain' } }))) as object;
    expect(seen).toMatchObject({
      method: 'GET',
      host: 'shop.test',
      'user-agent': 'StorefrontAnalysis/test',
      accept: 'text/plain',
      'accept-encoding': 'gzip, deflate, br, zstd',
    });
    expect(seen).not.toHaveProperty('cookie');
  });
});

describe('redirects', () => {
  const to = (location: string, status = 301): RequestListener => (_request, response) =>
    void response.writeHead(status, { location }).end('moved');

  test('are followed across hosts and schemes, and listed', async () => {
    at('/a', to('/b', 302));
    at('/b', to('https://other.test/c', 308));
    at('/c', to(Buffer.from('/blåbær').toString('latin1')));
    at('/bl%C3%A5b%C3%A6r', (_request, response) => void response.end('there'));
    await using session = guarded.open();
    const answer = answered(await session.get(new URL('http://www.shop.test/a')));
    expect(answer.url.href).toBe('https://other.test/bl%C3%A5b%C3%A6r');
    expect(answer.hops).toEqual([
      { url: 'http://www.shop.test/a', status: 301, location: 'https://www.shop.test/a' },
      { url: 'https://www.shop.test/a', status: 302, location: '/b' },
      { url: 'https://www.shop.test/b', status: 308, location: 'https://other.test/c' },
      { url: 'https://other.test/c', status: 301, location: '/blåbær' },
    ]);
  });

  test('are returned as the response when maxRedirects is 0', async () => {
    const url = at('/moved', to('/elsewhere'));
    await using session = guarded.open();
    const answer = answered(await session.get(url, { maxRedirects: 0 }));
    expect([answer.status, answer.headers.get('location'), textOf(answer)]).toEqual([301, '/elsewhere', 'moved']);
  });

  test('to a private address fail, and keep the hops so far', async () => {
    const url = at('/inward', to('http://169.254.169.254/latest'));
    await using session = guarded.open();
    expect(await session.get(url)).toMatchObject({
      ok: false, code: 'guard-blocked', cause: 'store', head: null,
      detail: expect.stringMatching(/^the address leads to 169\.254\.169\.254 /),
      hops: [{ url: url.href, status: 301, location: 'http://169.254.169.254/latest' }],
    });
  });
});

describe('DNS rebinding', () => {
  const PUBLIC = '93.184.216.34';

  interface Listeners extends AsyncDisposable {
    publicPort: number;
    privatePort: number;
    /** Number of connections to the public and to the private one. */
    contacts: number[];
  }

  /** Two listeners: one represents a public address, the other a private one that must not be reached. */
  async function twoListeners(): Promise<Listeners> {
    const contacts = [0, 0];
    const servers = [0, 1].map((which) => createServer((socket) => {
      contacts[which]! += 1;
      socket.on('error', () => undefined);
      socket.once('data', () => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 6\r\n\r\npublic'));
    }));
    await Promise.all(servers.map((server) => new Promise<void>((done) => server.listen(0, '127.0.0.1', done))));
    const ports = servers.map((server) => (server.address() as AddressInfo).port);
    const [publicPort, privatePort] = ports as [number, number];
    return {
      publicPort,
      privatePort,
      contacts,
      async [Symbol.asyncDispose]() {
        await Promise.all(servers.map((server) => new Promise((done) => server.close(done))));
      },
    };
  }

  test.each([
    ['a name that resolves to a private address the second time', (port: number) => `http://moving.test:${port}/`],
    ['a name with both a private and a public address', (port: number) => `http://mixed.test:${port}/`],
  ])('%s reaches only the address that was judged', async (_name, urlAt) => {
    await using both = await twoListeners();
    world.dns.set('moving.test', (type, times) =>
      (type !== 'A' ? [] : [{ type: 'A', address: times === 0 ? PUBLIC : '127.0.0.1' }]));
    world.dns.set('mixed.test', [{ type: 'A', address: '127.0.0.1' }, { type: 'A', address: PUBLIC }]);
    // The port is the private listener's: resolving again, or taking the other address, would lead there.
    const { open } = guardedWorld({ DNS_SERVERS: world.dns.address, EGRESS_PORTS: '1-65535' }, {
      route: (guard) => ({
        async judge(url, signal) {
          const verdict = await guard.judge(url, signal);
          if (!verdict.ok) return verdict;
          expect(verdict.target.addresses).toEqual([{ address: PUBLIC, family: 4 }]);
          const addresses = [{ address: '127.0.0.1', family: 4 as const }];
          return { ok: true, target: { ...verdict.target, addresses, port: both.publicPort } };
        },
      }),
    });
    const asked = world.dns.queries.length;
    await using session = open();
    expect(textOf(await session.get(new URL(urlAt(both.privatePort))))).toBe('public');
    expect(world.dns.queries.slice(asked).map(({ type }) => type).sort()).toEqual(['A', 'AAAA']);
    expect(both.contacts).toEqual([1, 0]);
  });

  test('the next request is resolved and judged again', async () => {
    await using both = await twoListeners();
    let asked = 0;
    world.dns.set('later.test', (type) =>
      (type !== 'A' ? [] : [{ type: 'A', address: asked === 0 ? PUBLIC : '127.0.0.1' }]));
    const { open } = guardedWorld({ DNS_SERVERS: world.dns.address, EGRESS_PORTS: '1-65535' }, {
      route: (guard) => ({
        async judge(url, signal) {
          const verdict = await guard.judge(url, signal);
          asked += 1;
          if (!verdict.ok) return verdict;
          const addresses = [{ address: '127.0.0.1', family: 4 as const }];
          return { ok: true, target: { ...verdict.target, addresses, port: both.publicPort } };
        },
      }),
    });
    await using session = open();
    const url = new URL(`http://later.test:${both.privatePort}/`);
    expect((await session.get(url)).ok).toBe(true);
    expect(await session.get(url)).toMatchObject({
      ok: false, code: 'guard-blocked', detail: expect.stringMatching(/^later\.test only leads to 127\.0\.0\.1 /),
    });
    expect(both.contacts).toEqual([1, 0]);
  });
});

describe('limits', () => {
  test('count requests, redirects included', async () => {
    const url = at('/once', (_request, response) => void response.writeHead(302, { location: '/twice' }).end());
    at('/twice', (_request, response) => void response.end('ok'));
    await using session = guarded.open({ maxRequests: 3 });
    expect((await session.get(url)).ok).toBe(true);
    expect(await session.get(url)).toMatchObject({ ok: false, code: 'budget', cause: 'us', hops: [{ status: 302 }] });
    expect(session.spent.requests).toBe(3);
  });

  test('count bytes on the wire, over all fetches', async () => {
    const url = at('/big', (_request, response) => void response.end(Buffer.alloc(400_000, 'x')));
    await using session = guarded.open({ maxWireBytes: 600_000 });
    expect(await session.get(url)).toMatchObject({ ok: true, truncated: false });
    const second = answered(await session.get(url));
    expect(second.truncated).toBe('budget');
    expect(second.decodedBytes).toBeLessThan(400_000);
    expect(await session.get(url)).toMatchObject({ ok: false, code: 'budget' });
  });

  test('keep the head of a response that exceeds the bytes, however they arrive, and send no further request', async () => {
    let asked = 0;
    const url = at('/at-once', (_request, response) => {
      asked += 1;
      response.end('x'.repeat(2_000));
    });
    await using session = guarded.open({ maxWireBytes: 1_000 });
    expect(await session.get(url)).toMatchObject({ ok: true, status: 200, truncated: 'budget', decodedBytes: 0 });
    expect(await session.get(url)).toMatchObject({ ok: false, code: 'budget', cause: 'us' });
    expect(asked).toBe(1);
  });

  test('truncate a body that is one byte larger than maxBytes, but not one of exactly that size', async () => {
    const url = at('/sized', (_request, response) => void response.end('x'.repeat(1000)));
    await using session = guarded.open();
    expect(await session.get(url, { maxBytes: 1000 })).toMatchObject({ truncated: false, decodedBytes: 1000 });
    const cut = answered(await session.get(url, { maxBytes: 999 }));
    expect([cut.truncated, cut.body.length]).toEqual(['size', 999]);
  });

  test('allow at most two connections per host', async () => {
    await expect.poll(() => connections.size).toBe(0);
    [mostConnections, everConnected] = [0, 0];
    const waiting: ServerResponse[] = [];
    const url = at('/slow', (_request, response) => {
      waiting.push(response);
      setImmediate(() => waiting.shift()?.end('ok'));
    });
    await using session = guarded.open();
    const results = await Promise.all(Array.from({ length: 20 }, () => session.get(url)));
    expect(results.every(({ ok }) => ok)).toBe(true);
    expect([mostConnections, everConnected]).toEqual([2, 2]);
    const cut = await Promise.all(Array.from({ length: 10 }, () => session.get(url, { maxBytes: 1 })));
    expect(cut.every((result) => result.ok && result.truncated === 'size')).toBe(true);
    expect(mostConnections).toBe(2);
  });
});

test('a kept-alive connection that the host has dropped is replaced', async () => {
  let seen = 0;
  await using host = await world.serve({
    names: ['dropping.test'],
    plain: 'none',
    handler: (request, response) => {
      seen += 1;
      if (seen === 2) return void request.socket.destroy();
      response.end(`answer ${seen}`);
    },
  });
  void host;
  await using session = guardedWorld(world.environment()).open();
  expect(textOf(await session.get(new URL('https://dropping.test/')))).toBe('answer 1');
  expect(textOf(await session.get(new URL('https://dropping.test/')))).toBe('answer 3');
});

describe('bodies', () => {
  const text = 'Blåbærsyltetøy '.repeat(5_000);
  const cases: [string, Buffer][] = [
    ['identity', Buffer.from(text)],
    ['gzip', gzipSync(text)],
    ['x-gzip', gzipSync(text)],
    ['gzip', Buffer.concat([gzipSync(text.slice(0, 100)), gzipSync(text.slice(100))])],
    ['deflate', deflateSync(text)],
    ['deflate', deflateRawSync(text)],
    ['br', brotliCompressSync(text)],
    ['zstd', zstdCompressSync(text)],
    ['GZIP, br', brotliCompressSync(gzipSync(text))],
  ];
  test.each(cases)('are decoded: %s', async (encoding, body) => {
    const url = at('/encoded', (_request, response) => {
      response.setHeader('content-encoding', encoding);
      for (let from = 0; from < body.length; from += 50) response.write(body.subarray(from, from + 50));
      response.end();
    });
    await using session = guarded.open();
    const answer = answered(await session.get(url));
    expect(textOf(answer) === text).toBe(true);
    expect(answer.decodedBytes).toBe(Buffer.byteLength(text));
  });

  test('are decoded from Transfer-Encoding and Content-Encoding', async () => {
    const url = at('/transfer', (_request, response) => {
      response.writeHead(200, { 'content-encoding': 'deflate', 'transfer-encoding': 'gzip, chunked' });
      response.end(gzipSync(deflateSync(text)));
    });
    await using session = guarded.open();
    expect(textOf(await session.get(url)) === text).toBe(true);
  });

  test('may be empty with a Content-Encoding', async () => {
    const url = at('/nothing', (_request, response) => {
      response.writeHead(200, { 'content-encoding': 'br' }).end();
    });
    await using session = guarded.open();
    expect(textOf(await session.get(url))).toBe('');
  });

  test('are streamed piece by piece, with back-pressure', async () => {
    const url = at('/long', (_request, response) => {
      response.setHeader('content-encoding', 'gzip');
      response.end(gzipSync(Buffer.alloc(5_000_000, 'abc')));
    });
    await using session = guarded.open();
    let [inside, most, total] = [0, 0, 0];
    const result = answered(await session.stream(url, (head) => {
      expect(head.headers.get('content-encoding')).toBe('gzip');
      return async (piece) => {
        inside += 1;
        most = Math.max(most, inside);
        total += piece.length;
        await new Promise(setImmediate);
        inside -= 1;
      };
    }, { maxBytes: 10_000_000 }));
    expect([most, total, result.decodedBytes, result.body.length]).toEqual([1, 5_000_000, 5_000_000, 0]);
  });

  test('are not read when only the head is wanted', async () => {
    const url = at('/endless', (_request, response) => {
      response.writeHead(200);
      const more = (): void => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536)));
      };
      response.on('drain', more);
      more();
    });
    await using session = guarded.open();
    expect(await session.stream(url, headOnly)).toMatchObject({ ok: true, status: 200, decodedBytes: 0 });
    expect(session.spent.wireBytes).toBeLessThan(5_000_000);
  });

  test('end the fetch as failed when their sink throws', async () => {
    const url = at('/x', (_request, response) => void response.end('x'));
    await using session = guarded.open();
    const result = await session.stream(url, () => () => { throw new Error('full'); });
    expect(result).toMatchObject({ ok: false, code: 'failed', detail: 'Error: full', head: { status: 200 } });
  });
});

describe('certificates', () => {
  test('that are invalid end a fetch, and are reported', async () => {
    await using session = guarded.open();
    const failed = await session.get(new URL('https://bad.test/plain'));
    expect(failed).toMatchObject({
      ok: false, code: 'tls-untrusted', cause: 'store',
      certificate: { hostOk: true, fault: 'tls-untrusted', issuer: 'CN=bad.test' },
    });
  });

  test('that are invalid are only reported for a host that is read unverified', async () => {
    at('/plain', (_request, response) => void response.end('ok'));
    await using session = guarded.open();
    session.readUnverified('Bad.test');
    expect(await session.get(new URL('https://bad.test/plain'))).toMatchObject({
      ok: true, status: 200, certificate: { fault: 'tls-untrusted' },
    });
    await using other = guarded.open();
    expect((await other.get(new URL('https://bad.test/plain'))).ok).toBe(false);
  });
});

describe('aborting', () => {
  test.each(['scan', 'dispose'] as const)('by the %s ends a fetch in progress', async (who) => {
    const asked = Promise.withResolvers<void>();
    const url = at('/hang', () => asked.resolve());
    const scan = new AbortController();
    const session = guarded.open({ signal: scan.signal });
    const pending = session.get(url);
    await asked.promise;
    if (who === 'scan') scan.abort();
    if (who === 'dispose') await session[Symbol.asyncDispose]();
    expect(await pending).toMatchObject({ ok: false, code: 'cancelled', cause: 'us' });
    await session[Symbol.asyncDispose]();
  });

  test('leaves a session that has ended without further requests', async () => {
    const session = guarded.open();
    await session[Symbol.asyncDispose]();
    expect(await session.get(new URL('https://shop.test/plain'))).toMatchObject({ ok: false, code: 'cancelled' });
    expect(session.spent.requests).toBe(0);
  });
});
