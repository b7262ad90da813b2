import { once } from 'node:events';
import type { IncomingMessage, RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { systemClock } from '../clock.ts';
import type { ConnectionLimits } from './connections.ts';
import { listening } from './listening-rig.ts';
import { reply } from './rest/reply.ts';
import { answerWhileStarting, createHttpServer } from './server.ts';

const GET = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
const HALF_A_BODY = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nhalf';

const UNLIMITED: ConnectionLimits = { maxConnections: 1_000, maxPerPeer: 1_000, peerOf: () => undefined };

/** A server that allows two connections. */
async function serve(dispatch: RequestListener) {
  const server = createHttpServer(dispatch, { ...UNLIMITED, maxConnections: 2 }, systemClock);
  const connections = await listening(server);
  return {
    /** Connects; resolves once the server has accepted the connection. */
    async open(): Promise<Socket> {
      const accepted = once(server, 'connection');
      const socket = connections.open();
      await accepted;
      return socket;
    },
    /** Sends a request; resolves once the server has received its head. */
    async ask(socket: Socket, bytes: string): Promise<void> {
      const seen = once(server, 'request');
      socket.write(bytes);
      await seen;
    },
    [Symbol.asyncDispose]: () => connections[Symbol.asyncDispose](),
  };
}

const answerOf = async (socket: Socket): Promise<string> => {
  const answered = once(socket, 'data');
  socket.write(GET);
  return String((await answered)[0]);
};

test('while the service starts, a request gets a refusal of the contract', async () => {
  await using server = await serve(answerWhileStarting);
  const answer = await answerOf(await server.open());
  expect(answer).toMatch(/^HTTP\/1\.1 503 [^]*\r\nX-API-Version: [^]*\r\nRetry-After: 1\r\n[^]*"error":"shutting_down"/);
});

test('a new connection replaces the one that has been idle longest', async () => {
  await using server = await serve((_req, res) => void res.end('here'));
  const first = await server.open();
  const second = await server.open();
  // Its response makes the first connection the most recently active.
  expect(await answerOf(first)).toContain('here');
  const secondGone = once(second, 'close');
  const third = await server.open();
  await secondGone;
  expect(await answerOf(third)).toContain('here');
  expect(await answerOf(first)).toContain('here');
});

test('a connection that waits for its response is kept; one with an incomplete request body is evicted', async () => {
  const gate = Promise.withResolvers<void>();
  await using server = await serve(async (_req, res) => {
    await gate.promise;
    res.end('late');
  });
  const answered = await server.open();
  await server.ask(answered, GET);
  const dripping = await server.open();
  await server.ask(dripping, HALF_A_BODY);
  const drippingGone = once(dripping, 'close');
  const newcomer = await server.open();
  await drippingGone;
  await server.ask(newcomer, GET);
  const answers = Promise.all([once(answered, 'data'), once(newcomer, 'data')]);
  gate.resolve();
  for (const [answer] of await answers) expect(String(answer)).toContain('late');
});

test('a new connection is closed if all others wait for their response', async () => {
  const gate = Promise.withResolvers<void>();
  await using server = await serve(async (_req, res) => {
    await gate.promise;
    res.end('late');
  });
  const busy = [await server.open(), await server.open()];
  for (const socket of busy) await server.ask(socket, GET);
  const newcomer = await server.open();
  if (!newcomer.destroyed) await once(newcomer, 'close');
  const answers = Promise.all(busy.map((socket) => once(socket, 'data')));
  gate.resolve();
  for (const [answer] of await answers) expect(String(answer)).toContain('late');
});

test('pipelined requests are answered in order, and more than eight close the connection', async () => {
  const gate = Promise.withResolvers<void>();
  let dispatched = 0;
  await using server = await serve(async (_req, res) => {
    dispatched += 1;
    const index = dispatched;
    await gate.promise;
    res.end(`answer ${index}.`);
  });
  const greedy = await server.open();
  const cut = once(greedy, 'close');
  greedy.resume();
  greedy.write(GET.repeat(1_000));
  await cut;
  expect(dispatched).toBe(8);

  const modest = await server.open();
  await server.ask(modest, GET.repeat(8));
  let text = '';
  const answered = new Promise<void>((resolve) => modest.on('data', (piece) => {
    text += piece;
    if (text.includes('answer 16.')) resolve();
  }));
  gate.resolve();
  await answered;
  expect(text.match(/answer \d+/g)).toEqual(Array.from({ length: 8 }, (_, index) => `answer ${index + 9}`));
});

test('once the server closes, a connection ends after its pending response', async () => {
  const server = createHttpServer((_req, res) => void server.once('told', () => res.end('here')), UNLIMITED, systemClock);
  server.keepAliveTimeout = 0;
  const { open } = await listening(server);
  const socket = open();
  const seen = once(server, 'request');
  socket.write(GET);
  await seen;
  const [closed, ended] = [once(server, 'close'), once(socket, 'close')];
  server.close();
  const answered = once(socket, 'data');
  server.emit('told');
  expect(String((await answered)[0])).toContain('here');
  await Promise.all([closed, ended]);
});

test('a preopened connection without a request does not delay closing the server', async () => {
  const server = createHttpServer((_req, res) => void res.end('here'), UNLIMITED, systemClock);
  const { open } = await listening(server);
  const accepted = once(server, 'connection');
  const socket = open();
  await accepted;
  const closed = Promise.all([once(server, 'close'), once(socket, 'close')]);
  server.close();
  await closed;
});

test('a request body that is discarded does not delay closing the server', async () => {
  const server = createHttpServer((req, res) => reply(req, res, { status: 404, body: {} }), UNLIMITED, systemClock);
  const { open } = await listening(server);
  const accepted = once(server, 'connection');
  const socket = open();
  const answered = once(socket, 'data');
  socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000\r\n\r\nhalf');
  expect(String((await answered)[0])).toContain('404');
  // Otherwise the idle timeout would close it too.
  (await accepted)[0].setTimeout(0);
  const closed = Promise.all([once(server, 'close'), once(socket, 'close')]);
  server.close();
  await closed;
});

describe('a method that the parser does not know', () => {
  /** The requests that the dispatcher gets for these bytes, and the response. */
  async function exchange(...pieces: string[]): Promise<{ requests: Partial<IncomingMessage>[]; answer: string }> {
    const requests: Partial<IncomingMessage>[] = [];
    const gate = Promise.withResolvers<void>();
    await using server = await serve(async (req, res) => {
      const { method, url, httpVersion, headers } = req;
      requests.push({ method, url, httpVersion, headers });
      await gate.promise;
      reply(req, res, { status: 405, body: { error: 'method_not_allowed' } });
    });
    const socket = await server.open();
    const whole = new Promise<string>((resolve) => {
      let answer = '';
      socket.on('data', (bytes) => (answer += bytes)).on('close', () => resolve(answer));
    });
    for (const piece of pieces) await new Promise((resolve) => socket.write(piece, resolve));
    gate.resolve();
    return { requests, answer: await whole };
  }

  test.each([
    ['BREW', 'BREW /api/geo/scan?x HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: a\r\nx-forwarded-for:  b \r\n\r\n', '1.1',
      'a, b'],
    ['PRI', 'PRI /api/geo/scan?x HTTP/1.1\r\nHost: here\r\n\r\n', '1.1', undefined],
    ['post', 'post /api/geo/scan?x HTTP/1.0\r\n\r\n', '1.0', undefined],
    ['POSTS', 'POSTS /api/geo/scan?x HTTP/1.1\r\nHost: here\r\nContent-Length: 9\r\n\r\n{"a":', '1.1', undefined],
  ])('%s is dispatched, as the last request of its connection', async (method, bytes, httpVersion, forwarded) => {
    const { requests, answer } = await exchange(bytes, 'and more', 'GET /api HTTP/1.1\r\nHost: here\r\n\r\n');
    expect(requests).toEqual([{ method, url: '/api/geo/scan?x', httpVersion, headers: expect.any(Object) }]);
    expect(requests[0]?.headers?.['x-forwarded-for']).toBe(forwarded);
    expect(answer).toMatch(/^HTTP\/1\.1 405 [^]*\r\nConnection: close\r\n[^]*\{"error":"method_not_allowed"\}$/);
  });

  test.each([
    ['a path outside /api', 'BREW /pot HTTP/1.1\r\nHost: here\r\n\r\n'],
    ['an incomplete head', 'BREW /api HTTP/1.1\r\nHost: here\r\n'],
    ['a header without a colon', 'BREW /api HTTP/1.1\r\nHost here\r\n\r\n'],
    ['a space after a header name', 'BREW /api HTTP/1.1\r\nHost : here\r\n\r\n'],
    ['a control character', 'BREW /api HTTP/1.1\r\nHost: he\0re\r\n\r\n'],
    ['another protocol', 'BREW /api SIP/2.0\r\nHost: here\r\n\r\n'],
    ['an invalid method', '(BREW) /api HTTP/1.1\r\nHost: here\r\n\r\n'],
  ])('%s gets 400 and does not reach the dispatcher', async (_, bytes) => {
    const { requests, answer } = await exchange(bytes);
    expect(requests).toEqual([]);
    expect(answer).toMatch(/^HTTP\/1\.1 400 [^]*"bad_request"/);
  });

  test.each(['BREW', 'CONNECT'])('%s after a pending request does not hide a disconnect', async (method) => {
    const left = Promise.withResolvers<void>();
    await using server = await serve((_req, res) => void res.once('close', left.resolve));
    const socket = await server.open();
    socket.end(`${GET}${method} /api HTTP/1.1\r\nHost: here\r\n\r\n`);
    await left.promise;
  });

  test.each(['BREW /api', 'CONNECT /api', 'CONNECT here:443'])(
    'after a pending request, %s gets no response, and the pending one does',
    async (line) => {
      const { requests, answer } = await exchange(`${GET}${line} HTTP/1.1\r\nHost: here\r\n\r\n`);
      expect(requests).toMatchObject([{ method: 'GET' }]);
      expect(answer.match(/HTTP\/1\.1|"error":"\w+"/g)).toEqual(['HTTP/1.1', '"error":"method_not_allowed"']);
    },
  );

  test('headers within the size limit are read, longer ones get 400', async () => {
    const within = await exchange(`BREW /api HTTP/1.1\r\nHost: here\r\nX: a${' '.repeat(16_000)}b\r\n\r\n`);
    expect(within.requests).toMatchObject([{ method: 'BREW' }]);
    const beyond = await exchange(`BREW /api HTTP/1.1\r\nHost: here\r\nX: a${' '.repeat(60_000)}b\r\n\r\n`);
    expect(beyond.requests).toEqual([]);
    expect(beyond.answer).toMatch(/^HTTP\/1\.1 400 [^]*"bad_request"/);
  });
});
