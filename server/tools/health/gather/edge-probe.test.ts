import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { pageOf } from '../artifacts-rig.ts';
import { available, unavailable } from '../available.ts';
import { gatherEdgeProbe } from './edge-probe.ts';
import { CHALLENGE, scriptedFetcher } from './store-fetcher-rig.ts';
import type { Answers } from './store-fetcher-rig.ts';

const HOME = 'https://shop.test/';
const home = pageOf('<h1>Shop</h1>');
const NAMES = ['OAI-SearchBot', 'PerplexityBot'];

async function probe(answer: Answers[string], others: readonly Promise<unknown>[] = []) {
  const { fetcher, requests } = scriptedFetcher({ [HOME]: answer });
  return { found: await gatherEdgeProbe(home, fetcher, others), requests };
}

test('requests the home page with each user agent', async () => {
  const { found, requests } = await probe({ body: '<h1>Shop</h1>' });
  expect(found).toEqual(available(NAMES.map((name) => ({ name, status: 200, refused: false }))));
  expect(requests).toEqual([HOME, HOME]);
});

test('requests nothing while another part of the scan still runs', async () => {
  const { fetcher, requests } = scriptedFetcher({ [HOME]: {} });
  const { promise: other, resolve: endOther } = Promise.withResolvers<void>();
  const probing = gatherEdgeProbe(home, fetcher, [Promise.resolve(), other]);
  await setImmediate();
  expect(requests).toEqual([]);
  endOther();
  await probing;
  expect(requests).toEqual([HOME, HOME]);
});

test('runs even if another part of the scan fails', async () => {
  expect(
    (await probe({}, [Promise.reject(new Error('a part that broke'))])).found,
  ).toMatchObject({ available: true });
});

test('counts a refusal and a challenge as refused', async () => {
  expect((await probe([{ status: 403 }, CHALLENGE])).found).toEqual(
    available(NAMES.map((name) => ({ name, status: 403, refused: true }))),
  );
});

test('does not count an error as refused', async () => {
  expect((await probe({ status: 500 })).found).toMatchObject(available([{ status: 500, refused: false }, {}]));
});

test('leaves out a user agent without a response, and is unavailable if none has one', async () => {
  expect((await probe(['timeout', {}])).found).toEqual(available([{ name: 'PerplexityBot', status: 200, refused: false }]));
  expect((await probe(['timeout', 'reset'])).found).toEqual(unavailable('timeout'));
});
