import { expect, test } from 'vitest';
import { findRedisServer } from './redis-server.ts';

test('Valkey is preferred to Redis anywhere on the PATH, and undefined is returned without either', () => {
  const there = (...paths: string[]) => (path: string) => paths.includes(path);
  const env = { PATH: '/opt/bin::/usr/bin' };
  expect(findRedisServer(env, there('/opt/bin/redis-server', '/usr/bin/valkey-server'))).toBe('/usr/bin/valkey-server');
  expect(findRedisServer(env, there('/usr/bin/redis-server'))).toBe('/usr/bin/redis-server');
  expect(findRedisServer(env, there('/sbin/redis-server'))).toBeUndefined();
  expect(findRedisServer({}, there('/redis-server'))).toBeUndefined();
});
