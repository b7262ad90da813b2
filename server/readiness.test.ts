import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { readinessTable } from './readiness.ts';

async function table(isReachable: boolean): Promise<string> {
  const configured = readConfig({ REDIS_URL: 'rediss://user:geheim@valkey.internal:6380/2' });
  if (!configured.ok) throw new Error(configured.problems.join());
  const shared = { engine: { firstContact: async () => isReachable } } as never;
  const lab = { probe: async () => ({ ok: false, detail: 'no browser' }) } as never;
  return await readinessTable({ config: configured.config, lab, shared }, { adminAddress: undefined }, new AbortController().signal);
}

test('the table says where state is shared and whether it is there, and no password', async () => {
  expect(await table(true)).toMatch(/state +shared with other instances at valkey\.internal:6380\n/);
  expect(await table(false)).toMatch(/state +valkey\.internal:6380, but the shared state is away: /);
  for (const isReachable of [true, false]) expect(await table(isReachable)).not.toMatch(/geheim|user/);
});

test('a folder that cannot be written is not called the place where state lies', async () => {
  const configured = readConfig({ DATA_DIR: '/proc/storefront' });
  if (!configured.ok) throw new Error(configured.problems.join());
  const stateProblem = "ENOENT: no such file or directory, mkdir '/proc/storefront'";
  const lab = { probe: async () => ({ ok: false, detail: 'no browser' }) } as never;
  const rows = (more: object) => readinessTable(
    { config: configured.config, lab, shared: undefined, ...more },
    { adminAddress: undefined },
    new AbortController().signal,
  );
  expect(await rows({})).toMatch(/state +\/proc\/storefront, this instance only\n/);
  expect(await rows({ stateProblem })).toMatch(/state +nothing is stored: DATA_DIR \/proc\/storefront .+ENOENT/);
});
