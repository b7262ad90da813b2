import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { createManualClock } from '../../manual-clock.ts';
import { listening } from '../listening-rig.ts';
import { STALL_TIMEOUT_MS, writeNdjson } from './ndjson.ts';

const LINE = { type: 'finding', padding: 'x'.repeat(64 * 1024) };

interface Served extends AsyncDisposable {
  client: Socket;
  /** Resolves once `writeNdjson` has. */
  written: Promise<void>;
  clock: ReturnType<typeof createManualClock>;
  /** Resolves once the writer waits for the reader. */
  stalled: Promise<void>;
}

/** Streams events to a client that has sent its request and is paused. */
async function serve(events: () => AsyncIterable<unknown>): Promise<Served> {
  const clock = createManualClock();
  const stalled = Promise.withResolvers<void>();
  const written = Promise.withResolvers<void>();
  const watched = {
    ...clock,
    after(ms: number, callback: () => void) {
      if (ms === STALL_TIMEOUT_MS) stalled.resolve();
      return clock.after(ms, callback);
    },
  };
  const server = createServer((_req, res) => {
    writeNdjson(res, events(), { headers: {}, clock: watched }).then(written.resolve, written.reject);
  });
  const connections = await listening(server);
  const client = connections.open();
  client.pause();
  client.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  return {
    client, clock, stalled: stalled.promise, written: written.promise,
    [Symbol.asyncDispose]: () => connections[Symbol.asyncDispose](),
  };
}

test('a client that does not read is disconnected, and the events are ended', async () => {
  let made = 0;
  let ended = false;
  await using served = await serve(async function* () {
    try {
      // Bounded, so that without a disconnect the test fails instead of running out of memory.
      for (; made < 2_000; made += 1) yield LINE;
    } finally {
      ended = true;
    }
  });
  await served.stalled;
  const before = made;
  served.clock.advance(STALL_TIMEOUT_MS);
  const closed = once(served.client, 'close');
  served.client.resume();
  await closed;
  await served.written;
  expect(before).toBeLessThan(2_000);
  expect(ended).toBe(true);
});

test('a slow client gets every event, and events are produced only as fast as it reads', async () => {
  let made = 0;
  await using served = await serve(async function* () {
    for (; made < 200; made += 1) yield { ...LINE, made };
  });
  await served.stalled;
  expect(made).toBeLessThan(200);
  let text = '';
  served.client.on('data', (chunk) => (text += chunk));
  served.client.resume();
  await served.written;
  expect(made).toBe(200);
  served.client.end();
  await once(served.client, 'close');
  expect(text.match(/"made":\d+/g)).toHaveLength(200);
});

test('a line contains no “<” and no line separator', async () => {
  await using served = await serve(async function* () {
    yield { type: 'x', text: '</script>\u2028\u2029\n\ud800\u009b\u202e' };
  });
  let text = '';
  served.client.on('data', (chunk) => (text += chunk));
  served.client.resume();
  await served.written;
  served.client.end();
  await once(served.client, 'close');
  const line = /\{.*\}/.exec(text)![0];
  expect(line).not.toMatch(/[<\u2028\u2029\u009b\u202e]/);
  expect(JSON.parse(line)).toEqual({ type: 'x', text: '</script>\u2028\u2029\n\ud800\u009b\u202e' });
});
