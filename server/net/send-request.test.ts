import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { Client } from 'undici';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { createManualClock } from '../manual-clock.ts';
import { sendRequest, type WireResponse } from './send-request.ts';
import { NetFault } from './faults.ts';

type Respond = (socket: Socket) => void;
let respond: Respond;
const sockets = new Set<Socket>();
const server = createServer((socket) => {
  sockets.add(socket);
  socket.on('error', () => undefined).once('data', () => respond(socket));
});

beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  server.close();
});

interface SentRequest {
  answer: Promise<WireResponse>;
  wire: () => number;
}

function send(
  response: Respond, { budget = Infinity, clock = createManualClock(), received = (): number => 0 } = {},
): SentRequest {
  respond = response;
  const client = new Client(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, { allowH2: false });
  let wire = 0;
  const answer = sendRequest(client, {
    path: '/', headers: {}, clock, signal: new AbortController().signal, headersMs: 1_000, received,
    onWire(bytes) {
      wire += bytes;
      if (wire > budget) throw new NetFault('budget', 'all is read');
    },
  });
  return { answer, wire: () => wire };
}

async function outcomeOf({ answer }: SentRequest): Promise<string> {
  try {
    const { status, body } = await answer;
    const pieces: Buffer[] = [];
    for await (const piece of body) pieces.push(piece);
    return `${status} ${Buffer.concat(pieces).toString('latin1')}`;
  } catch (error) {
    return (error as NetFault).code;
  }
}

const closing = (head: string, body = ''): Respond => (socket) => void socket.end(`${head}\r\n\r\n${body}`, 'latin1');
const CHUNKED = 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked';
const LENGTH_1 = 'content-length: 1\r\n\r\nx';

test.each<[string, Respond, string]>([
  ['no reason phrase', closing('HTTP/1.1 200\r\ncontent-length: 1', 'x'), '200 x'],
  ['a reason phrase in Latin-1', closing('HTTP/1.1 200 Bl\xe5b\xe6r\r\ncontent-length: 1', 'x'), '200 x'],
  ['an unknown status', closing('HTTP/1.1 999 Odd\r\ncontent-length: 1', 'x'), '999 x'],
  ['status 000', closing(`HTTP/1.1 000 Odd\r\n${LENGTH_1}`), 'malformed'],
  ['status 099', closing(`HTTP/1.1 099 Odd\r\n${LENGTH_1}`), 'malformed'],
  ['status 20', closing(`HTTP/1.1 20 OK\r\n${LENGTH_1}`), 'malformed'],
  ['another protocol', closing('ICY 200 OK'), 'malformed'],
  ['an SMTP greeting', closing('220 mail.shop.example ESMTP'), 'malformed'],
  ['two interim responses', closing(`${'HTTP/1.1 103 Early Hints\r\n\r\n'.repeat(2)}HTTP/1.1 200 OK\r\n${LENGTH_1}`),
    '200 x'],
  ['conflicting content lengths', closing('HTTP/1.1 200 OK\r\ncontent-length: 1\r\ncontent-length: 2', 'xy'),
    'malformed'],
  ['a negative content length', closing('HTTP/1.1 200 OK\r\ncontent-length: -1', 'x'), 'malformed'],
  ['truncated headers', (socket) => void socket.end('HTTP/1.1 200 OK\r\ncontent-le'), 'reset'],
  ['chunks with extensions', closing(CHUNKED, '1;a=b;c="d;e"\r\nx\r\n0;last\r\n\r\n'), '200 x'],
  ['chunks with a trailer', closing(CHUNKED, '1\r\nx\r\n0\r\nx-a: b\r\n\r\n'), '200 x'],
  ['truncated chunks', closing(CHUNKED, '1\r\nx\r\n'), 'reset'],
  ['truncated chunks with connection: close', closing(`${CHUNKED}\r\nconnection: close`, '1\r\nx\r\n'), 'reset'],
  ['a negative chunk length', closing(CHUNKED, '-1\r\nx\r\n'), 'malformed'],
  ['204 with a body', closing('HTTP/1.1 204 No Content\r\ncontent-length: 5', 'hello'), '204 '],
])('%s', async (_name, response, expected) => {
  expect(await outcomeOf(send(response))).toBe(expected);
});

test.each([
  ['an endless chunk extension', `${CHUNKED}\r\n\r\n1;${'a'.repeat(999)}`],
  ['an endless reason phrase', `HTTP/1.1 200 ${'a'.repeat(999)}`],
  ['endless empty lines', '\r\n'.repeat(999)],
])('counts the bytes the client does not report: %s', async (_name, piece) => {
  const clock = createManualClock();
  let received = 0;
  const sent = Promise.withResolvers<void>();
  const request = send((socket) => void socket.write(piece, () => sent.resolve()), {
    budget: 25_000_000, clock, received: () => received,
  });
  const outcome = outcomeOf(request);
  await sent.promise;
  received = 20_000_000;
  clock.advance(250);
  expect(request.wire()).toBeGreaterThanOrEqual(20_000_000);
  received = 26_000_000;
  clock.advance(250);
  expect(await outcome).toBe('budget');
});

test.each<[string, Respond, string]>([
  ['fails', closing('HTTP/1.1 103 Early Hints\r\n\r\n'.repeat(17)), 'malformed'],
  ['is closed before its end', (socket) => void socket.write(`${CHUNKED}\r\n\r\n1\r\nx\r\n`), '200'],
])('counts all bytes of a response that %s, also if that exceeds the budget', async (_name, response, expected) => {
  let received = 0;
  const request = send(response, { budget: 1_500, received: () => received });
  const outcome = request.answer.then(({ status, close }) => {
    received = 2_000;
    close();
    return String(status);
  }, (error: NetFault) => error.code);
  received = 1_000;
  expect(await outcome).toBe(expected);
  expect(request.wire()).toBe(received);
});

test('is not failed by a budget that others have exceeded while it received nothing', async () => {
  const clock = createManualClock();
  const request = send(closing('HTTP/1.1 200 OK\r\ncontent-length: 1', 'x'), { budget: -1, clock });
  clock.advance(250);
  expect(await outcomeOf(request)).toBe('200 x');
});
