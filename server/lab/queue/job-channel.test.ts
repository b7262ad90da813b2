import { expect, test } from 'vitest';
import { createJobChannel } from './job-channel.ts';

/** As much of Redis as a channel uses. */
function fakeClient() {
  const values = new Map<string, string>();
  const client = {
    async set(key: string, value: string, { NX = false } = {}) {
      if (!NX || !values.has(key)) values.set(key, value);
    },
    get: async (key: string) => values.get(key) ?? null,
    del: async (key: string) => values.delete(key),
  };
  return { values, channel: createJobChannel(client as unknown as Parameters<typeof createJobChannel>[0]) };
}

test('a result can be read again until the job is cancelled: the first reply may have come too late', async () => {
  const { values, channel } = fakeClient();
  await channel.keepAlive('job');
  await channel.storeResult('job', 'first');
  await channel.storeResult('job', 'second');
  expect([await channel.readResult('job'), await channel.readResult('job')]).toEqual(['first', 'first']);
  expect(await channel.demand('job')).toBe('wanted');
  await channel.cancel('job');
  expect([await channel.readResult('job'), await channel.demand('job')]).toEqual([null, 'cancelled']);
  expect(values.size).toBe(1);
});
