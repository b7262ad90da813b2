import { expect, test } from 'vitest';
import type { OpenTrusted } from '../net/trusted.ts';
import { createCruxClient } from './crux.ts';

const never = new AbortController().signal;
const ORIGIN = 'https://store.test';

const data = (metrics: object): Response => Response.json({
  record: { key: { origin: ORIGIN }, metrics, collectionPeriod: { lastDate: { year: 2026, month: 11, day: 4 } } },
});
const p75 = (value: unknown) => ({ histogram: [], percentiles: { p75: value } });
const FULL = {
  largest_contentful_paint: p75(2_100), cumulative_layout_shift: p75('0.05'), interaction_to_next_paint: p75(180),
};
const NO_DATA = (): Response => Response.json(
  { error: { code: 404, message: 'chrome ux report data not found', status: 'NOT_FOUND' } }, { status: 404 },
);

/** A client of a fake service that gives this answer. */
function clientOf(answerOf: () => Response | Error, requests: Request[] = []) {
  const trusted = (() => async (url: string, init: RequestInit) => {
    const request = new Request(url, init);
    requests.push(request);
    const answer = answerOf();
    if (answer instanceof Error) throw answer;
    return answer;
  }) as unknown as OpenTrusted;
  return createCruxClient({ trusted, baseUrl: 'https://crux.test', apiKey: 'secret' });
}

test('returns the three figures of phones', async () => {
  const requests: Request[] = [];
  const outcome = await clientOf(() => data(FULL), requests).query(ORIGIN, never);
  expect(outcome).toEqual({ ok: true, data: { figures: { lcp: 2_100, cls: 0.05, inp: 180 }, until: '2026-11-04' } });
  expect(await requests[0]!.json()).toEqual({
    origin: ORIGIN, formFactor: 'PHONE',
    metrics: ['largest_contentful_paint', 'cumulative_layout_shift', 'interaction_to_next_paint'],
  });
  expect(requests.map(({ url }) => url)).toEqual(['https://crux.test/v1/records:queryRecord']);
  expect(requests[0]!.headers.get('x-goog-api-key')).toBe('secret');
});

test('returns null for a figure without enough data', async () => {
  const outcome = await clientOf(() => data({ largest_contentful_paint: p75(2_100) })).query(ORIGIN, never);
  expect(outcome).toMatchObject({ data: { figures: { lcp: 2_100, cls: null, inp: null } } });
});

test('returns not-found if there is no data for the origin', async () => {
  expect(await clientOf(NO_DATA).query(ORIGIN, never)).toMatchObject({ ok: false, reason: 'not-found' });
});

test.each<[string, () => Response | Error]>([
  ['a refused key', () => Response.json({ error: { code: 403, status: 'PERMISSION_DENIED' } }, { status: 403 })],
  ['too many requests', () => Response.json({ error: { code: 429, status: 'RESOURCE_EXHAUSTED' } }, { status: 429 })],
  ['a 404 of another kind', () => new Response('<h1>404</h1>', { status: 404 })],
  ['no connection', () => new TypeError('fetch failed')],
  ['a response in another format', () => Response.json({ record: { metrics: {} } })],
  ['no figure', () => data({ ...FULL, interaction_to_next_paint: p75(null) })],
  ['an empty figure', () => data({ ...FULL, cumulative_layout_shift: p75('') })],
  ['a figure in a list', () => data({ ...FULL, interaction_to_next_paint: p75([]) })],
  ['a figure that is true', () => data({ ...FULL, interaction_to_next_paint: p75(true) })],
  ['a figure in hexadecimal', () => data({ ...FULL, cumulative_layout_shift: p75('0x1') })],
  ['a figure that is too large', () => data({ ...FULL, cumulative_layout_shift: p75('9'.repeat(400)) })],
  ['a negative figure', () => data({ ...FULL, interaction_to_next_paint: p75(-1) })],
  ['a failure of the service', () => new Response('', { status: 500 })],
])('returns service-down for %s', async (_what, answerOf) => {
  expect(await clientOf(answerOf).query(ORIGIN, never)).toMatchObject({ ok: false, reason: 'service-down' });
});

test('returns not-configured without a key, and sends nothing', async () => {
  const unused = (() => { throw new Error('opened'); }) as OpenTrusted;
  const none = createCruxClient({ trusted: unused, baseUrl: 'https://crux.test', apiKey: undefined });
  expect(await none.query(ORIGIN, never)).toMatchObject({ ok: false, reason: 'not-configured' });
});

test('rejects with the reason of an abort, instead of a failure of the service', async () => {
  const stop = new AbortController();
  const leaving = clientOf(() => { stop.abort(new Error('left')); return new TypeError('aborted'); });
  await expect(leaving.query(ORIGIN, stop.signal)).rejects.toThrow('left');
});
