import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { AUTH_URL } from './guard-proxy.ts';
import { credentialOf, dial, startRig } from './guard-proxy-rig.ts';

const GET = 'GET http://a.store.example/page?q=1 HTTP/1.1\r\nHost: a.store.example\r\n';
const CONNECT = 'CONNECT a.store.example:443 HTTP/1.1\r\nHost: a.store.example:443\r\n';
const echo = (socket: Socket) => void socket.pipe(socket);

/** Answers each connection with fixed bytes as soon as it has read a request's head. */
const answering = (answer: string, seen: string[] = []) => (socket: Socket) => {
  let text = '';
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString('latin1');
    if (!text.includes('\r\n\r\n')) return;
    seen.push(text);
    socket.end(answer, 'latin1');
  });
};
const OK = 'HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello';

describe('authentication', () => {
  test.each([
    ['no credential', () => ''],
    ['a wrong password', (name: string) => credentialOf({ username: name, password: 'guess' })],
    ['an unknown name', () => credentialOf({ username: 'nobody', password: 'guess' })],
    ['another scheme', () => 'Proxy-Authorization: Bearer abc\r\n'],
    ['a malformed credential', () => 'Proxy-Authorization: Basic %%%\r\n'],
  ])('answers requests and tunnels with 407 and judges no address: %s', async (_case, header) => {
    await using rig = await startRig(echo);
    const lease = rig.open();
    for (const head of [GET, CONNECT, `GET ${AUTH_URL} HTTP/1.1\r\nHost: guard-proxy.invalid\r\n`]) {
      using client = await dial(rig.proxy.port);
      client.socket.write(`${head}${header(lease.username)}\r\n`);
      const answer = await client.ended();
      expect(answer).toMatch(/^HTTP\/1\.1 407 /);
      expect(answer).toMatch(/proxy-authenticate: Basic /i);
    }
    expect(rig.judged).toEqual([]);
    expect(rig.store.accepted).toBe(0);
    expect(lease.usage().requests).toBe(0);
  });

  test('answers 407 for a closed lease', async () => {
    await using rig = await startRig(echo);
    const lease = rig.open();
    await lease.close();
    using client = await dial(rig.proxy.port);
    client.socket.write(`${CONNECT}${credentialOf(lease)}\r\n`);
    expect(await client.ended()).toMatch(/^HTTP\/1\.1 407 /);
  });

  test.each(['', 'favicon.ico'])('answers the authentication itself, outside the budget: %s', async (path) => {
    await using rig = await startRig(echo);
    const lease = rig.open();
    using client = await dial(rig.proxy.port);
    const head = `GET ${AUTH_URL}${path} HTTP/1.1\r\nHost: guard-proxy.invalid\r\n`;
    client.socket.write(`${head}${credentialOf(lease)}\r\n`);
    await client.until(/200 OK[^]*ready/);
    expect(rig.judged).toEqual([]);
    expect(lease.usage().requests).toBe(0);
  });
});

describe('a tunnel', () => {
  test('carries bytes both ways and counts them', async () => {
    await using rig = await startRig(echo);
    const lease = rig.open();
    using client = await dial(rig.proxy.port);
    client.socket.write(`${CONNECT}${credentialOf(lease)}\r\n`);
    await client.until(/^HTTP\/1\.1 200 Connection Established\r\n\r\n$/);
    client.socket.write('ping');
    await client.until(/ping$/);
    expect(rig.judged).toEqual(['https://a.store.example/']);
    expect(lease.usage()).toEqual({ bytes: 8, requests: 1, exhausted: null });
  });

  test('forwards data that arrives with the CONNECT request', async () => {
    await using rig = await startRig(echo);
    using client = await dial(rig.proxy.port);
    client.socket.write(`${CONNECT}${credentialOf(rig.open())}\r\nearly`);
    await client.until(/\r\n\r\nearly$/);
  });

  test('opens no connection to a refused address, and counts every attempt', async () => {
    await using rig = await startRig(echo);
    const lease = rig.open();
    for (const target of ['127.0.0.1:80', '[::1]:443', '127.0.0.1:80']) {
      using client = await dial(rig.proxy.port);
      client.socket.write(`CONNECT ${target} HTTP/1.1\r\nHost: ${target}\r\n${credentialOf(lease)}\r\n`);
      expect(await client.ended()).toMatch(/^HTTP\/1\.1 403 /);
    }
    expect(rig.store.accepted).toBe(0);
    expect(rig.judged).toEqual(['https://127.0.0.1:80/', 'https://[::1]/', 'https://127.0.0.1:80/']);
    expect(lease.usage().requests).toBe(3);
  });

  test.each([
    'a.store.example', 'a.store.example:', 'x@a.store.example:443', 'a.store.example:443/x', '[::1:443', ':443',
  ])('refuses the target %s without judging it', async (target) => {
    await using rig = await startRig(echo);
    using client = await dial(rig.proxy.port);
    client.socket.write(`CONNECT ${target} HTTP/1.1\r\nHost: a\r\n${credentialOf(rig.open())}\r\n`);
    expect(await client.ended()).toMatch(/^HTTP\/1\.1 400 /);
    expect(rig.judged).toEqual([]);
  });

  test('answers 502 when the store cannot be reached', async () => {
    await using rig = await startRig(echo);
    await rig.store[Symbol.asyncDispose]();
    using client = await dial(rig.proxy.port);
    client.socket.write(`${CONNECT}${credentialOf(rig.open())}\r\n`);
    expect(await client.ended()).toMatch(/^HTTP\/1\.1 502 /);
  });

  test('stays half-open after one side ends, for at most 5 s', async () => {
    const accepted = Promise.withResolvers<Socket>();
    await using rig = await startRig(accepted.resolve);
    using client = await dial(rig.proxy.port);
    client.socket.write(`${CONNECT}${credentialOf(rig.open())}\r\n`);
    await client.until(/200/);
    const store = await accepted.promise;
    client.socket.end('last words');
    store.resume();
    await once(store, 'end');
    store.write('still here');
    await client.until(/still here$/);
    expect(store.destroyed).toBe(false);
    rig.clock.advance(5_000);
    await client.ended();
  });

  test('closes the client’s side when the store resets its own', async () => {
    const accepted = Promise.withResolvers<Socket>();
    await using rig = await startRig(accepted.resolve);
    using client = await dial(rig.proxy.port);
    client.socket.write(`${CONNECT}${credentialOf(rig.open())}\r\n`);
    await client.until(/200/);
    expect(client.socket.readableEnded).toBe(false);
    (await accepted.promise).resetAndDestroy();
    expect(await client.ended()).toMatch(/^HTTP\/1\.1 200 [^]*\r\n\r\n$/);
  });
});

describe('an absolute-form request', () => {
  test('reaches the store without hop-by-hop fields, with the Host of its URL', async () => {
    const seen: string[] = [];
    await using rig = await startRig(answering(OK, seen));
    const lease = rig.open();
    using client = await dial(rig.proxy.port);
    client.socket.write([
      'GET http://a.store.example/page?q=1 HTTP/1.1', 'Host: elsewhere.example', 'Connection: X-Mine, keep-alive',
      'X-Mine: 1', 'Proxy-Connection: keep-alive', 'TE: trailers', 'Keep-Alive: 5', 'Cookie: a=b', 'Cookie: c=d', '',
    ].join('\r\n') + credentialOf(lease) + '\r\n');
    await client.until(/hello$/);
    expect(seen).toEqual([[
      'GET /page?q=1 HTTP/1.1', 'Host: a.store.example', 'Cookie: a=b', 'Cookie: c=d', 'Connection: close', '', '',
    ].join('\r\n')]);
    expect(lease.usage()).toMatchObject({ requests: 1, bytes: (seen[0]?.length ?? 0) + OK.length });
  });

  test('gets its response without hop-by-hop fields', async () => {
    const answer = 'HTTP/1.1 200 Fine\r\nConnection: X-Hop\r\nX-Hop: 1\r\nSet-Cookie: a=1\r\nSet-Cookie: b=2\r\n'
      + 'Proxy-Authenticate: Basic\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n';
    await using rig = await startRig(answering(answer));
    using client = await dial(rig.proxy.port);
    client.socket.write(`${GET}${credentialOf(rig.open())}\r\n`);
    const text = await client.until(/0\r\n\r\n$/);
    expect(text).toMatch(/^HTTP\/1\.1 200 Fine\r\nSet-Cookie: a=1\r\nSet-Cookie: b=2\r\n/);
    expect(text).not.toMatch(/x-hop|proxy-authenticate/i);
  });

  test('carries its body, chunked or with a Content-Length', async () => {
    const bodies: string[] = [];
    const web = createServer(async (request, response) => {
      bodies.push(`${request.method} ${(await request.toArray()).join('')}`);
      response.end('taken');
    });
    await using rig = await startRig((socket) => web.emit('connection', socket));
    const credential = credentialOf(rig.open());
    const chunked = 'Transfer-Encoding: chunked\r\n\r\n4\r\nbody\r\n0\r\n\r\n';
    for (const framed of ['Content-Length: 4\r\n\r\nbody', chunked]) {
      using client = await dial(rig.proxy.port);
      client.socket.write(`POST http://a.store.example/ HTTP/1.1\r\nHost: a\r\n${credential}${framed}`);
      await client.until(/taken/);
    }
    expect(bodies).toEqual(['POST body', 'POST body']);
  });

  test.each([
    ['an immediate close', ''],
    ['HTTP/0.9', '<h1>hi</h1>'],
    ['a protocol switch', 'HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n'],
    ['oversized headers', `HTTP/1.1 200 OK\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`],
    ['a 407 challenge of its own', 'HTTP/1.1 407 Hm\r\nProxy-Authenticate: Basic\r\nContent-Length: 0\r\n\r\n'],
  ])('gets 502 when the store answers with %s', async (_case, answer) => {
    await using rig = await startRig(answering(answer));
    using client = await dial(rig.proxy.port);
    client.socket.write(`${GET}${credentialOf(rig.open())}\r\n`);
    const text = await client.ended();
    expect(text).toMatch(/^HTTP\/1\.1 502 /);
    expect(text).not.toMatch(/proxy-authenticate/i);
  });

  test('gets the original Content-Length of a truncated response', async () => {
    await using rig = await startRig(answering('HTTP/1.1 200 OK\r\nContent-Length: 500\r\n\r\nhalf'));
    using client = await dial(rig.proxy.port);
    client.socket.write(`${GET}${credentialOf(rig.open())}\r\n`);
    expect(await client.ended()).toMatch(/\r\ncontent-length: 500\r\n[^]*\r\n\r\nhalf$/i);
  });

  test.each([
    ['an origin-form path', 'GET / HTTP/1.1\r\nHost: a.store.example\r\n', 400],
    ['an https URL', 'GET https://a.store.example/ HTTP/1.1\r\nHost: a.store.example\r\n', 400],
    ['an ftp URL', 'GET ftp://a.store.example/ HTTP/1.1\r\nHost: a.store.example\r\n', 400],
    ['a URL without a host', 'GET http:/// HTTP/1.1\r\nHost: a\r\n', 400],
    ['TRACE', 'TRACE http://a.store.example/ HTTP/1.1\r\nHost: a.store.example\r\n', 405],
    ['a WebSocket upgrade', `${GET}Connection: Upgrade\r\nUpgrade: websocket\r\n`, 400],
    ['an h2c upgrade', `${GET}Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\n`,
      400],
    ['Content-Length and Transfer-Encoding together', `${GET}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n`, 400],
    ['oversized headers', `${GET}X: ${'x'.repeat(20_000)}\r\n`, 400],
  ])('is refused without judging its address: %s', async (_case, head, status) => {
    await using rig = await startRig(echo);
    using client = await dial(rig.proxy.port);
    client.socket.write(`${head}${credentialOf(rig.open())}\r\n`);
    expect(await client.ended()).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(rig.judged).toEqual([]);
    expect(rig.store.accepted).toBe(0);
  });
});

describe('limits', () => {
  test('a request whose headers never end is closed', async () => {
    await using rig = await startRig(echo, { headersTimeoutMs: 40 });
    using client = await dial(rig.proxy.port);
    client.socket.write('GET http://a.store');
    expect(await client.ended()).toMatch(/^HTTP\/1\.1 4/);
  });

  test('requests and tunnels are counted together, refused ones included', async () => {
    await using rig = await startRig(answering(OK));
    const lease = rig.open({ requests: 2 });
    const heads = ['CONNECT 10.0.0.1:80 HTTP/1.1\r\nHost: a\r\n', GET, GET, CONNECT];
    const statuses: string[] = [];
    for (const head of heads) {
      using client = await dial(rig.proxy.port);
      client.socket.write(`${head}${credentialOf(lease)}\r\n`);
      statuses.push((await client.until(/\r\n\r\n/)).slice(9, 12));
    }
    expect(statuses).toEqual(['403', '200', '429', '429']);
    expect(lease.usage()).toMatchObject({ requests: 2, exhausted: 'requests' });
  });

  test('a download over the byte budget closes its tunnel, and later requests get 429', async () => {
    await using rig = await startRig((socket) => {
      const more = () => {
        while (socket.write(Buffer.alloc(16_384)));
      };
      socket.on('drain', more);
      more();
    });
    const lease = rig.open({ bytes: 200_000 });
    using client = await dial(rig.proxy.port);
    client.socket.write(`${CONNECT}${credentialOf(lease)}\r\n`);
    await client.ended();
    expect(lease.usage().exhausted).toBe('bytes');
    expect(lease.usage().bytes).toBeLessThan(400_000);
    using again = await dial(rig.proxy.port);
    again.socket.write(`${GET}${credentialOf(lease)}\r\n`);
    expect(await again.ended()).toMatch(/^HTTP\/1\.1 429 /);
  });

  test('an upload over the byte budget is closed, in a tunnel and in an unanswered request body', async () => {
    await using rig = await startRig((socket) => void socket.resume());
    for (const head of [CONNECT, 'POST http://a.store.example/ HTTP/1.1\r\nHost: a\r\nContent-Length: 9000000\r\n']) {
      const lease = rig.open({ bytes: 200_000 });
      using client = await dial(rig.proxy.port);
      client.socket.write(`${head}${credentialOf(lease)}\r\n`);
      const more = () => {
        while (!client.socket.destroyed && client.socket.write(Buffer.alloc(16_384)));
      };
      client.socket.on('drain', more);
      more();
      await client.ended();
      expect(lease.usage().exhausted).toBe('bytes');
    }
  });

  test('an exhausted lease does not affect another one', async () => {
    await using rig = await startRig(echo);
    const [spent, other] = [rig.open({ requests: 0 }), rig.open()];
    using refused = await dial(rig.proxy.port);
    refused.socket.write(`${CONNECT}${credentialOf(spent)}\r\n`);
    expect(await refused.ended()).toMatch(/ 429 /);
    using client = await dial(rig.proxy.port);
    client.socket.write(`${CONNECT}${credentialOf(other)}\r\nstill`);
    await client.until(/still$/);
  });
});

describe('shutdown', () => {
  test('aborting the scan closes its tunnels and requests, and leaves no socket', async () => {
    const reached = Promise.withResolvers<void>();
    await using rig = await startRig(() => {
      if (rig.store.accepted === 2) reached.resolve();
    });
    const lease = rig.open();
    using tunnel = await dial(rig.proxy.port);
    tunnel.socket.write(`${CONNECT}${credentialOf(lease)}\r\n`);
    using request = await dial(rig.proxy.port);
    request.socket.write(`${GET}${credentialOf(lease)}\r\n`);
    await reached.promise;
    const ends = [...rig.store.sockets].map((socket) => once(socket.resume().on('end', () => socket.end()), 'close'));
    rig.aborter.abort();
    await Promise.all([tunnel.ended(), request.ended(), lease.close(), ...ends]);
    expect(rig.store.sockets.size).toBe(0);
  });

  test('closing a lease aborts an address check in progress', async () => {
    const judging = Promise.withResolvers<AbortSignal>();
    const judge = async (_url: URL, signal: AbortSignal) => {
      judging.resolve(signal);
      await once(signal, 'abort');
      throw signal.reason;
    };
    await using rig = await startRig(echo, { guard: { judge } });
    const lease = rig.open();
    using client = await dial(rig.proxy.port);
    client.socket.write(`${CONNECT}${credentialOf(lease)}\r\n`);
    const signal = await judging.promise;
    await Promise.all([lease.close(), client.ended()]);
    expect(signal.aborted).toBe(true);
  });

  test('closing the proxy leaves nothing open, idle and unfinished connections included', async () => {
    const rig = await startRig(echo);
    const lease = rig.open();
    const clients = await Promise.all(Array.from({ length: 30 }, () => dial(rig.proxy.port)));
    await Promise.all(clients.map(async (client, at) => {
      if (at % 3 === 0) client.socket.write('GET http://');
      if (at % 3 !== 1) return;
      client.socket.write(`${CONNECT}${credentialOf(lease)}\r\n`);
      await client.until(/200|429/);
    }));
    await rig[Symbol.asyncDispose]();
    await Promise.all(clients.map(async (client) => {
      await client.ended();
      if (!client.socket.closed) await once(client.socket.destroy(), 'close');
    }));
    await setImmediate();
    expect(process.getActiveResourcesInfo().filter((name) => name.startsWith('TCP'))).toEqual([]);
  });

  test('a lease opened after the abort is not accepted, though nobody closes it', async () => {
    await using rig = await startRig(echo);
    rig.aborter.abort();
    const lease = rig.open();
    using client = await dial(rig.proxy.port);
    client.socket.write(`${CONNECT}${credentialOf(lease)}\r\n`);
    expect(await client.ended()).toMatch(/ 407 /);
  });
});
