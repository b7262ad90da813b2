import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { createManualClock } from '../manual-clock.ts';
import { SWEEP_INTERVAL_MS } from './connections.ts';
import type { ConnectionLimits } from './connections.ts';
import { listening } from './listening-rig.ts';
import { createHttpServer } from './server.ts';
import { GRACE_MS, MIN_BYTES_PER_SECOND } from './backlog.ts';

/** More than the kernel buffers for a client that does not read. */
const LARGE = Buffer.alloc(12_000_000, 'x');
const SLOWEST_MS = GRACE_MS + (LARGE.length * 1_000) / MIN_BYTES_PER_SECOND;

/** A server with a manual clock: `/large` exceeds every buffer, `/stream` is written by the test. */
async function serve(limits: Partial<ConnectionLimits> = {}) {
  const clock = createManualClock();
  const streams: ServerResponse[] = [];
  const server = createHttpServer((req, res) => {
    if (req.url === '/large') return void res.end(LARGE);
    if (req.url !== '/stream') return void res.end('here');
    res.flushHeaders();
    streams.push(res);
  }, { maxConnections: 1_000, maxPerPeer: 1_000, peerOf: (address) => address, ...limits }, clock);
  server.keepAliveTimeout = 0;
  const connections = await listening(server);
  const open = async (
    localAddress: string,
  ): Promise<{ socket: Socket; isClosed(): boolean; closed: Promise<unknown> }> => {
    const accepted = once(server, 'connection');
    const socket = connections.open(localAddress);
    const [serverSocket] = await accepted as [Socket];
    const closed = serverSocket.destroyed ? Promise.resolve() : once(serverSocket, 'close');
    return { socket, isClosed: () => serverSocket.destroyed, closed };
  };
  return {
    clock,
    streams,
    open,
    /** Sends a request and reads nothing; resolves once the server has the request or has closed the connection. */
    async askUnread(localAddress: string, path = '/large') {
      const connection = await open(localAddress);
      connection.socket.pause();
      if (connection.isClosed()) return connection;
      const asked = Promise.race([once(server, 'request'), connection.closed]);
      connection.socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
      await asked;
      return connection;
    },
    /** Whether a new client gets a response. */
    async isServed(localAddress: string): Promise<boolean> {
      const { socket, closed } = await open(localAddress);
      socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
      let answer = '';
      socket.on('data', (piece) => (answer += piece));
      await Promise.all([closed, once(socket, 'close')]);
      return answer.includes('here');
    },
    [Symbol.asyncDispose]: () => connections[Symbol.asyncDispose](),
  };
}

test('disconnects a client that reads slower than the minimum rate, even if it reads a little', async () => {
  await using server = await serve();
  const { socket, isClosed, closed } = await server.askUnread('127.0.0.2');
  server.clock.advance(SLOWEST_MS - SWEEP_INTERVAL_MS);
  socket.resume();
  await once(socket, 'data');
  socket.pause();
  expect(isClosed()).toBe(false);
  server.clock.advance(3 * SWEEP_INTERVAL_MS);
  await closed;
});

test('keeps a client that reads its response in time', async () => {
  await using server = await serve();
  const { socket, isClosed } = await server.askUnread('127.0.0.2');
  server.clock.advance(SLOWEST_MS - SWEEP_INTERVAL_MS);
  let received = 0;
  await new Promise<void>((resolve) => socket.on('data', (piece) => {
    received += piece.length;
    if (received > LARGE.length) resolve();
  }).resume());
  server.clock.advance(SLOWEST_MS);
  expect(isClosed()).toBe(false);
});

test('disconnects the client of a stream only when it stops reading', async () => {
  await using server = await serve();
  const reading = await server.askUnread('127.0.0.2', '/stream');
  const idling = await server.askUnread('127.0.0.2', '/stream');
  reading.socket.resume();
  for (let event = 0; event < 5; event += 1) {
    const arrived = once(reading.socket, 'data');
    server.streams[0]!.write('an event\n');
    await arrived;
    server.clock.advance(GRACE_MS);
  }
  server.streams[1]!.write(LARGE);
  server.clock.advance(SLOWEST_MS + 2 * SWEEP_INTERVAL_MS);
  await idling.closed;
  expect(reading.isClosed()).toBe(false);
});

const PROXY = '127.0.2.1';

test.each([
  ['200 addresses', (index: number) => `127.0.1.${(index % 200) + 1}`],
  ['a trusted proxy', () => PROXY],
])('serves every new client while slow readers from %s take all connections', async (_, addressOf) => {
  const LIMIT = 25;
  await using server = await serve({
    maxConnections: LIMIT, maxPerPeer: 5, peerOf: (address) => (address === PROXY ? undefined : address),
  });
  const slow = [];
  for (let index = 0; index < LIMIT; index += 1) slow.push(await server.askUnread(addressOf(index)));
  server.clock.advance(2 * SWEEP_INTERVAL_MS);
  let served = 0;
  for (let newcomer = 0; newcomer < 40; newcomer += 1) {
    if (await server.isServed('127.0.0.9')) served += 1;
    // Evicted clients reconnect and take the connection that has become free.
    slow.push(await server.askUnread(addressOf(LIMIT + newcomer)));
    server.clock.advance(2 * SWEEP_INTERVAL_MS);
  }
  expect(served).toBe(40);
  expect(slow.filter(({ isClosed }) => !isClosed()).length).toBeLessThanOrEqual(LIMIT);
});

test('evicts the longest unread response before a newer one and a connection that was active later', async () => {
  await using server = await serve({ maxConnections: 3 });
  const first = await server.askUnread('127.0.0.2');
  server.clock.advance(4 * SWEEP_INTERVAL_MS);
  const second = await server.askUnread('127.0.0.3');
  server.clock.advance(4 * SWEEP_INTERVAL_MS);
  const idle = await server.open('127.0.0.4');
  expect(await server.isServed('127.0.0.5')).toBe(true);
  expect([first.isClosed(), second.isClosed(), idle.isClosed()]).toEqual([true, false, false]);
});

test('limits the connections of one address without evicting those of others', async () => {
  await using server = await serve({ maxConnections: 10, maxPerPeer: 4 });
  const visitor = await server.open('127.0.0.3');
  const greedy = [];
  for (let index = 0; index < 20; index += 1) greedy.push(await server.askUnread('127.0.0.2'));
  expect(greedy.filter(({ isClosed }) => !isClosed())).toHaveLength(4);
  expect(visitor.isClosed()).toBe(false);
  expect(await server.isServed('127.0.0.4')).toBe(true);
});

test('replaces the longest idle connection of an address at its limit', async () => {
  await using server = await serve({ maxPerPeer: 2 });
  const [first, second] = [await server.open('127.0.0.2'), await server.open('127.0.0.2')];
  const third = await server.open('127.0.0.2');
  expect([first.isClosed(), second.isClosed(), third.isClosed()]).toEqual([true, false, false]);
});
