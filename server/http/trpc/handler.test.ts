import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { listening } from '../listening-rig.ts';
import { createTrpcHandler } from './handler.ts';
import type { RouterDeps } from './router.ts';

const WATCHERS = 20;
const INPUT = encodeURIComponent(JSON.stringify({ runId: 'a.health' }));

test('watchers that arrive in one turn of the event loop each get their own', async () => {
  let turn = 0;
  const turns: number[] = [];
  const arrived: [IncomingMessage, ServerResponse][] = [];
  const allArrived = Promise.withResolvers<void>();
  const allServed = Promise.withResolvers<void>();
  const count = (): void => {
    turn += 1;
    if (turns.length < WATCHERS) setImmediate(count);
    else allServed.resolve();
  };
  const callerOf = (): string => {
    turns.push(turn);
    return '192.0.2.1';
  };
  const handle = createTrpcHandler({ callerOf, tools: {} } as unknown as RouterDeps);
  await using server = await listening(createServer((req, res) => {
    if (arrived.push([req, res]) === WATCHERS) allArrived.resolve();
  }));
  for (let watcher = 0; watcher < WATCHERS; watcher += 1) {
    server.open().write(`GET /trpc/health.watch?input=${INPUT} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  }
  await allArrived.promise;
  for (const [req, res] of arrived) handle(req, res);
  setImmediate(count);
  await allServed.promise;
  expect(new Set(turns).size).toBe(WATCHERS);
});
