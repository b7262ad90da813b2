import { expect, test } from 'vitest';

import type { Connection } from './connection.ts';
import { createHostLanes } from './lanes.ts';

const signal = new AbortController().signal;

const connectionTo = (origin: string, closed: string[] = []): Connection => ({
  origin,
  client: null as never,
  info: { connectMs: 1, tlsMs: 1, certificate: null, remoteAddress: null },
  isAlive: () => true, received: () => 0,
  close: async () => void closed.push(origin),
});

test('limits the lanes per host, and queues further requests in order', async () => {
  const lanes = createHostLanes(2);
  const [first] = await Promise.all([lanes.take('a', 'http://a', signal), lanes.take('a', 'http://a', signal)]);
  const order: number[] = [];
  const third = lanes.take('a', 'http://a', signal).then((lane) => { order.push(3); return lane; });
  const fourth = lanes.take('a', 'http://a', signal).then((lane) => { order.push(4); return lane; });
  (await lanes.take('b', 'http://b', signal))[Symbol.dispose]();
  expect(order).toEqual([]);
  first[Symbol.dispose]();
  first[Symbol.dispose]();
  const lane = await third;
  expect(order).toEqual([3]);
  lane[Symbol.dispose]();
  await fourth;
  expect(order).toEqual([3, 4]);
});

test('gives no lane to an aborted request', async () => {
  const lanes = createHostLanes(1);
  const held = await lanes.take('a', 'http://a', signal);
  const leaving = new AbortController();
  const left = lanes.take('a', 'http://a', leaving.signal);
  const stayed = lanes.take('a', 'http://a', signal);
  leaving.abort(new Error('left'));
  await expect(left).rejects.toThrow('left');
  await expect(lanes.take('a', 'http://a', leaving.signal)).rejects.toThrow('left');
  held[Symbol.dispose]();
  await expect(stayed).resolves.toBeDefined();
});

test('does not lose a lane granted just before an abort', async () => {
  const lanes = createHostLanes(1);
  const held = await lanes.take('a', 'http://a', signal);
  const leaving = new AbortController();
  const late = lanes.take('a', 'http://a', leaving.signal);
  held[Symbol.dispose]();
  leaving.abort(new Error('left'));
  await late.then((lane) => lane[Symbol.dispose](), () => undefined);
  await expect(lanes.take('a', 'http://a', signal)).resolves.toBeDefined();
});

test('prefers a lane connected to the same origin, and closes idle connections', async () => {
  const lanes = createHostLanes(2);
  const closed: string[] = [];
  const [one, two] = await Promise.all([lanes.take('a', 'http://a', signal), lanes.take('a', 'https://a', signal)]);
  one.connection = connectionTo('http://a', closed);
  two.connection = connectionTo('https://a', closed);
  one[Symbol.dispose]();
  two[Symbol.dispose]();
  const again = await lanes.take('a', 'https://a', signal);
  expect(again.connection?.origin).toBe('https://a');
  await lanes.closeIdle();
  expect(closed).toEqual(['http://a']);
});
