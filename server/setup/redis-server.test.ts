import { expect, test } from 'vitest';
import { findRedisServer } from './redis-server.ts';

test('Valkey is preferred to Redis anywhere on the PATH, and undefined is returned without either', () => {
  const onlyExists = (...paths: string[]) => (path: string) => paths.includes(path);
  const env = { PATH: '/opt/bin::/usr/bin' };
  expect(findRedisServer(env, onlyExists('/opt/bin/redis-server', '/usr/bin/valkey-server'))).toBe('/usr/bin/valkey-server');
  expect(findRedisServer(env, onlyExists('/usr/bin/redis-server'))).toBe('/usr/bin/redis-server');
  expect(findRedisServer(env, onlyExists('/sbin/redis-server'))).toBeUndefined();
  expect(findRedisServer({}, onlyExists('/redis-server'))).toBeUndefined();
});
