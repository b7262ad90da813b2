import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { expect, test } from 'vitest';
import { createHttpServer } from './server.ts';

const GET = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
const HALF_A_BODY = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nhalf';

/** A server that takes two connections. */
async function serve(dispatch: RequestListener) {
  const server = createHttpServer(dispatch, { connections: 2 });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const sockets: Socket[] = [];
  return {
    /** Connects, and answers once the server has noticed. */
    async open(): Promise<Socket> {
      const noticed = once(server, 'connection');
      const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
      socket.on('error', () => {});
      sockets.push(socket);
      await noticed;
      return socket;
    },
    /** Sends a request, and answers once the server has seen its head. */
    async ask(socket: Socket, bytes: string): Promise<void> {
      const seen = once(server, 'request');
      socket.write(bytes);
      await seen;
    },
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const answerOf = async (socket: Socket): Promise<string> => {
  const answered = once(socket, 'data');
  socket.write(GET);
  return String((await answered)[0]);
};

test('a newcomer takes the place of the connection that has been silent longest', async () => {
  await using server = await serve((_req, res) => void res.end('here'));
  const first = await server.open();
  const second = await server.open();
  // Its answer makes the first the one that was heard of last.
  expect(await answerOf(first)).toContain('here');
  const secondGone = once(second, 'close');
  const third = await server.open();
  await secondGone;
  expect(await answerOf(third)).toContain('here');
  expect(await answerOf(first)).toContain('here');
});

test('a connection that is being answered keeps its place; one that drips its body does not', async () => {
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

test('where every connection is being answered, the newcomer has to go', async () => {
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

test('what is sent at once is answered in order, and more than eight of it cuts the connection', async () => {
  const gate = Promise.withResolvers<void>();
  let dispatched = 0;
  await using server = await serve(async (_req, res) => {
    dispatched += 1;
    const place = dispatched;
    await gate.promise;
    res.end(`answer ${place}.`);
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
  expect(text.match(/answer \d+/g)).toEqual(Array.from({ length: 8 }, (_, place) => `answer ${place + 9}`));
});

test('once the server closes, a connection ends with the answer it still waits for', async () => {
  const server = createHttpServer((_req, res) => void server.once('told', () => res.end('here')));
  server.keepAliveTimeout = 0;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
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

test('a connection opened ahead, on which nothing was asked, does not hold the closing up', async () => {
  const server = createHttpServer((_req, res) => void res.end('here'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const noticed = once(server, 'connection');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  await noticed;
  const closed = Promise.all([once(server, 'close'), once(socket, 'close')]);
  server.close();
  await closed;
});
