import { expect, it } from 'vitest';
import { createManualClock } from '../manual-clock.ts';
import { createRateLimiter } from '../state/rate-limiter.ts';
import { createWindows } from '../state/windows.ts';
import { spendShareWindow } from './share-windows.ts';

it('limits each caller and each use separately, and says when to retry', async () => {
  const clock = createManualClock();
  const rateLimiter = createRateLimiter({ windows: createWindows({ clock }), day: { take: () => true } });
  const create = (caller = 'a', limitFactor = 1) => spendShareWindow('create', caller, { rateLimiter, limitFactor });
  for (let made = 0; made < 10; made += 1) expect(await create()).toBeUndefined();
  clock.advance(1_000);
  expect(await create()).toMatchObject({
    status: 429, body: { error: 'rate_limited', reason: 'rate' }, standing: { limit: 10, remaining: 0 },
    retryAfter: 3_599,
  });
  expect(await create('b')).toBeUndefined();
  expect(await spendShareWindow('use', 'a', { rateLimiter, limitFactor: 1 })).toBeUndefined();
  expect(await create('a', 2)).toBeUndefined();
  clock.advance(3_599_000);
  expect(await create()).toBeUndefined();
});
