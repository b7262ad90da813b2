import { expect, test } from 'vitest';
import { findSharedEngine } from './shared-engine.ts';

test('Valkey is preferred to Redis anywhere on the PATH, and undefined is returned without either', () => {
  const there = (...paths: string[]) => (path: string) => paths.includes(path);
  const env = { PATH: '/opt/bin::/usr/bin' };
  expect(findSharedEngine(env, there('/opt/bin/redis-server', '/usr/bin/valkey-server'))).toBe('/usr/bin/valkey-server');
  expect(findSharedEngine(env, there('/usr/bin/redis-server'))).toBe('/usr/bin/redis-server');
  expect(findSharedEngine(env, there('/sbin/redis-server'))).toBeUndefined();
  expect(findSharedEngine({}, there('/redis-server'))).toBeUndefined();
});
