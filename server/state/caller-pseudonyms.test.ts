import { expect, test } from 'vitest';
import { createCallerPseudonyms } from './caller-pseudonyms.ts';
import type { RedisConnection } from './redis-connection.ts';

/** A Redis that keeps the first secret it is sent, or is unreachable. */
function redisOf({ isUnreachable = false } = {}): Pick<RedisConnection, 'run' | 'key'> {
  let secret: string | undefined;
  return {
    key: (...parts) => parts.join(':'),
    async run<Reply>(...[, , [fresh]]: Parameters<RedisConnection['run']>) {
      if (isUnreachable) return undefined;
      secret ??= String(fresh);
      return secret as Reply;
    },
  };
}

test('a name is 16 hex digits, the same on all instances, and different for another caller or secret', async () => {
  const redis = redisOf();
  const [one, two] = [createCallerPseudonyms(redis), createCallerPseudonyms(redis)];
  const name = await one('198.51.100.1');
  expect(name).toMatch(/^[0-9a-f]{16}$/);
  expect(await two('198.51.100.1')).toBe(name);
  expect(await one('198.51.100.2')).not.toBe(name);
  expect(await createCallerPseudonyms(redisOf())('198.51.100.1')).not.toBe(name);
});

test('without Redis each call gets a new name', async () => {
  const nameOf = createCallerPseudonyms(redisOf({ isUnreachable: true }));
  expect(await nameOf('198.51.100.1')).not.toBe(await nameOf('198.51.100.1'));
});
