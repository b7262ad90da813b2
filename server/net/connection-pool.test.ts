import { expect, test } from 'vitest';

import type { Connection } from './connection.ts';
import { createConnectionPool } from './connection-pool.ts';

const signal = new AbortController().signal;

const connectionTo = (origin: string, closed: string[] = []): Connection => ({
  origin,
  client: null as never,
  certificate: null,
  isAlive: () => true, received: () => 0,
  close: async () => void closed.push(origin),
});

test('limits the slots per host, and queues further requests in order', async () => {
  const pool = createConnectionPool(2);
  const [first] = await Promise.all([pool.take('a', 'http://a', signal), pool.take('a', 'http://a', signal)]);
  const order: number[] = [];
  const third = pool.take('a', 'http://a', signal).then((slot) => { order.push(3); return slot; });
  const fourth = pool.take('a', 'http://a', signal).then((slot) => { order.push(4); return slot; });
  (await pool.take('b', 'http://b', signal))[Symbol.dispose]();
  expect(order).toEqual([]);
  first[Symbol.dispose]();
  first[Symbol.dispose]();
  const slot = await third;
  expect(order).toEqual([3]);
  slot[Symbol.dispose]();
  await fourth;
  expect(order).toEqual([3, 4]);
});

test('gives no slot to an aborted request', async () => {
  const pool = createConnectionPool(1);
  const held = await pool.take('a', 'http://a', signal);
  const leaving = new AbortController();
  const left = pool.take('a', 'http://a', leaving.signal);
  const stayed = pool.take('a', 'http://a', signal);
  leaving.abort(new Error('left'));
  await expect(left).rejects.toThrow('left');
  await expect(pool.take('a', 'http://a', leaving.signal)).rejects.toThrow('left');
  held[Symbol.dispose]();
  await expect(stayed).resolves.toBeDefined();
});

test('does not lose a slot granted just before an abort', async () => {
  const pool = createConnectionPool(1);
  const held = await pool.take('a', 'http://a', signal);
  const leaving = new AbortController();
  const late = pool.take('a', 'http://a', leaving.signal);
  held[Symbol.dispose]();
  leaving.abort(new Error('left'));
  await late.then((slot) => slot[Symbol.dispose](), () => undefined);
  await expect(pool.take('a', 'http://a', signal)).resolves.toBeDefined();
});

test('prefers a slot connected to the same origin, and closes idle connections', async () => {
  const pool = createConnectionPool(2);
  const closed: string[] = [];
  const [one, two] = await Promise.all([pool.take('a', 'http://a', signal), pool.take('a', 'https://a', signal)]);
  one.connection = connectionTo('http://a', closed);
  two.connection = connectionTo('https://a', closed);
  one[Symbol.dispose]();
  two[Symbol.dispose]();
  const again = await pool.take('a', 'https://a', signal);
  expect(again.connection?.origin).toBe('https://a');
  await pool.closeIdle();
  expect(closed).toEqual(['http://a']);
});
