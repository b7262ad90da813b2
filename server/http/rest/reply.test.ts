import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import { expect, test } from 'vitest';
import { LINGER_BYTES } from '../discard-body.ts';
import { listening } from '../listening-rig.ts';
import { reply } from './reply.ts';

/** A server that responds without reading bodies, and a client that has sent it `head`. */
async function answerByHead(head: string) {
  const answer: RequestListener = (req, res) => {
    if (req.method === 'OPTIONS') reply(req, res, { status: 204, headers: { Allow: 'POST' } });
    else reply(req, res, { status: 400, body: { error: 'invalid' } });
  };
  const server = createServer(answer).on('checkContinue', answer);
  const connections = await listening(server);
  const client = connections.open();
  const closed = new Promise<void>((resolve) => client.on('close', () => resolve()));
  client.write(head);
  return {
    client,
    closed,
    [Symbol.asyncDispose]: () => connections[Symbol.asyncDispose](),
  };
}

const PIECE = Buffer.alloc(1 << 20, 'x');
const CHUNK = Buffer.from(`${PIECE.length.toString(16)}\r\n${PIECE}\r\n`);
const ANNOUNCED = `Content-Length: ${20 * PIECE.length}`;

test.each([
  ['with a Content-Length', 'POST', ANNOUNCED, PIECE, ''],
  ['chunked', 'POST', 'Transfer-Encoding: chunked', CHUNK, '0\r\n\r\n'],
  ['to a response without a body', 'OPTIONS', ANNOUNCED, PIECE, ''],
])('a client that sends a large unwanted body still gets the response: %s', async (_, method, length, piece, tail) => {
  await using server = await answerByHead(`${method} / HTTP/1.1\r\nHost: x\r\n${length}\r\n\r\n`);
  const { client } = server;
  // Everything is sent before anything is read: a reset connection would have lost the response.
  for (let sent = 0; sent < 20; sent += 1) {
    await new Promise<void>((resolve, reject) => client.write(piece, (error) => (error ? reject(error) : resolve())));
  }
  client.write(tail);
  let answer = '';
  for await (const bytes of client) answer += bytes;
  expect(answer).toMatch(method === 'POST' ? /^HTTP\/1\.1 400 .*\{"error":"invalid"\}$/s : /^HTTP\/1\.1 204 /);
  expect(answer).toMatch(/\r\nConnection: close\r\n/i);
});

test('a body longer than LINGER_BYTES is cut off', async () => {
  await using server = await answerByHead('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999\r\n\r\n');
  const { client, closed } = server;
  let written = 0;
  const more = (error?: Error | null): void => {
    if (error || client.destroyed) return;
    written += PIECE.length;
    client.write(PIECE, more);
  };
  more();
  await closed;
  expect(written).toBeGreaterThan(LINGER_BYTES);
});

test('the connection of a client that waits for 100 Continue is closed without waiting for its body', async () => {
  await using server = await answerByHead(
    'POST / HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 1000000\r\n\r\n',
  );
  server.client.resume();
  await server.closed;
});
