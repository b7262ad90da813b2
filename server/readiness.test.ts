import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { createManualClock } from './manual-clock.ts';
import { readinessTable } from './readiness.ts';
import { MAX_AGE_DAYS, MODELS } from './tools/geo/engines/models.ts';

const clock = createManualClock();

async function table(isReachable: boolean): Promise<string> {
  const configured = readConfig({ REDIS_URL: 'rediss://user:geheim@valkey.internal:6380/2' });
  if (!configured.ok) throw new Error(configured.problems.join());
  const shared = { redis: { waitUntilReady: async () => isReachable } } as never;
  const lab = { probe: async () => ({ ok: false, detail: 'no browser' }) } as never;
  return await readinessTable({ config: configured.config, lab, shared, clock }, { adminAddress: undefined }, new AbortController().signal);
}

test('the table shows where state is shared and whether it is reachable, without the password', async () => {
  expect(await table(true)).toMatch(/state +shared with other instances at valkey\.internal:6380\n/);
  expect(await table(false)).toMatch(/state +valkey\.internal:6380, but the shared state is unreachable: /);
  for (const isReachable of [true, false]) expect(await table(isReachable)).not.toMatch(/geheim|user/);
});

test('the table names the workers that measure speed remotely', async () => {
  const configured = readConfig({ SPEED_LAB: 'remote', REDIS_URL: 'redis://valkey' });
  if (!configured.ok) throw new Error(configured.problems.join());
  const lab = { probe: async () => ({ ok: true, by: '2 workers' }) } as never;
  const rows = await readinessTable(
    { config: configured.config, lab, shared: undefined, clock }, { adminAddress: undefined }, new AbortController().signal,
  );
  expect(rows).toMatch(/speed +measured with Lighthouse by 2 workers\n/);
});

test('the table shows an unwritable folder as a problem, not as where state is stored', async () => {
  const configured = readConfig({ DATA_DIR: '/proc/storefront' });
  if (!configured.ok) throw new Error(configured.problems.join());
  const stateProblem = () => "ENOENT: no such file or directory, mkdir '/proc/storefront'";
  const lab = { probe: async () => ({ ok: false, detail: 'no browser' }) } as never;
  const rows = (more: object) => readinessTable(
    { config: configured.config, lab, shared: undefined, clock, ...more },
    { adminAddress: undefined },
    new AbortController().signal,
  );
  expect(await rows({})).toMatch(/state +\/proc\/storefront, this instance only\n/);
  expect(await rows({ stateProblem })).toMatch(/state +nothing is stored: DATA_DIR \/proc\/storefront .+ENOENT/);
});

test('the table names the engines whose default model was checked more than 120 days ago', async () => {
  const configured = readConfig({ OPENAI_API_KEY: 'k', GEMINI_API_KEY: 'k', GEMINI_MODEL: 'gemini-next' });
  if (!configured.ok) throw new Error(configured.problems.join());
  const lab = { probe: async () => ({ ok: false, detail: 'no browser' }) } as never;
  const checked = Date.parse(MODELS.openai.checked);
  const tableAfter = (days: number) => readinessTable(
    { config: configured.config, lab, shared: undefined, clock: { ...clock, now: () => checked + days * 86_400_000 } },
    { adminAddress: undefined },
    new AbortController().signal,
  );
  expect(await tableAfter(MAX_AGE_DAYS)).not.toMatch(/model defaults/);
  const old = await tableAfter(MAX_AGE_DAYS + 1);
  expect(old).toMatch(/model defaults +older than 120 days: openai \(gpt-6\.1-terra, checked 2026-11-22\)\n/);
});
