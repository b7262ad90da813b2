import { expect, test } from 'vitest';
import { createManualClock } from '../manual-clock.ts';
import type { RedisConnection } from './redis-connection.ts';
import { createRedisSpend } from './spend.ts';

test('the cost of an outage is kept until Redis has counted it, also if the connection breaks again at once', async () => {
  const clock = createManualClock();
  let reconnected = (): void => {};
  let isUp = false;
  let counted = 0;
  const redis = {
    key: (...parts: string[]) => parts.join(':'),
    onReconnect: (callback: () => void) => void (reconnected = callback),
    async run(_script: unknown, _keys: unknown, [, usd]: readonly number[]) {
      if (!isUp) return undefined;
      counted += usd!;
      return ['0', counted.toFixed(6)];
    },
  } as unknown as RedisConnection;
  const spend = createRedisSpend(redis, { clock });
  await spend.addUsd(0.5, clock.now());
  reconnected();
  await Promise.resolve();
  await spend.addUsd(0.25, clock.now());
  isUp = true;
  reconnected();
  await Promise.resolve();
  expect(counted).toBe(0.75);
});
