import { expect, test } from 'vitest';
import { gatherAgentProfile, UCP_PATH } from './agent-profiles.ts';
import { CHALLENGE, scriptedFetcher, redirectTo } from './store-fetcher-rig.ts';
import type { Answers } from './store-fetcher-rig.ts';

const AT = new URL(UCP_PATH, 'https://shop.test');
const JSON_FILE = { headers: { 'content-type': 'application/json' }, body: '{"ucp":{}}' };

const gather = (answer: Answers[string], others: Answers = {}) =>
  gatherAgentProfile(AT, scriptedFetcher({ [AT.href]: answer, ...others }).fetcher);

test('a file is available, whatever its status', async () => {
  expect(await gather(JSON_FILE)).toMatchObject({ available: true, value: { result: { status: 200, url: AT } } });
  expect(await gather({ status: 404 })).toMatchObject({ available: true, value: { result: { status: 404 } } });
  expect(await gather({ status: 500 })).toMatchObject({ available: true, value: { result: { status: 500 } } });
});

test('redirects are followed and recorded', async () => {
  const elsewhere = 'https://www.shop.test/.well-known/ucp';
  expect(await gather(redirectTo(elsewhere), { [elsewhere]: JSON_FILE })).toMatchObject({
    available: true, value: { result: { status: 200, url: new URL(elsewhere), hops: [{ status: 301, location: elsewhere }] } },
  });
});

test.each([
  [{ status: 401 }, 'refused'], [{ status: 403 }, 'refused'], [{ status: 429 }, 'refused'], [{ status: 503 }, 'refused'],
  [CHALLENGE, 'challenged'], ['timeout', 'timeout'], ['reset', 'unreachable'],
] as const)('%j: unavailable, %s', async (answer, reason) => {
  expect(await gather(answer)).toEqual({ available: false, reason });
});
