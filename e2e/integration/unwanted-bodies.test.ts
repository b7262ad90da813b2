import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { startService } from '../world/service.ts';

/** Far more pieces than anyone sends, and few enough bytes that no limit on bytes is met. */
const PIECES = 400_000;
/** After its answer, a connection that is still open ends in order. */
const LAST = 'GET /api HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';

test('the connection of a body that nobody wants is cut off after very many pieces', async () => {
  await using service = await startService();
  const requests = [
    'POST / HTTP/1.1\r\nHost: localhost',
    'GET /developers HTTP/1.1\r\nHost: localhost',
    'POST / HTTP/1.1\r\nHost: elsewhere.example',
    'POST /api/health/scan HTTP/1.1\r\nHost: localhost',
    'POST /api/health/scan HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json',
    'POST /trpc/health.start HTTP/1.1\r\nHost: localhost',
    'POST /trpc/health.start HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json',
    'GET /trpc/geo.questions HTTP/1.1\r\nHost: localhost',
    'POST /trpc/health.start HTTP/1.1\r\nHost: localhost\r\nOrigin: https://elsewhere.example',
  ];
  const received: string[] = [];
  for (const request of requests) {
    const socket = connect(service.port, '127.0.0.1').resume();
    const outcome = new Promise<string>((resolve) => {
      socket.on('end', () => resolve('received to its end')).on('error', () => resolve('cut off'));
    });
    const body = `${'1\r\na\r\n'.repeat(PIECES)}0\r\n\r\n`;
    socket.write(`${request}\r\nTransfer-Encoding: chunked\r\n\r\n${body}${LAST}`);
    if (await outcome !== 'cut off') received.push(request);
    socket.destroy();
  }
  expect(received).toEqual([]);
}, 60_000);
