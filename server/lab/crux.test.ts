import { expect, test } from 'vitest';
import type { OpenTrusted } from '../net/trusted.ts';
import { createFieldReport } from './crux.ts';

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

const BROKEN = (): Response => new Response('', { status: 500 });

/** A report whose service answers so, by form factor. */
function report(answers: (formFactor: string) => Response | Error, asked: Request[] = []) {
  const trusted = (() => async (url: string, init: RequestInit) => {
    const request = new Request(url, init);
    asked.push(request.clone());
    const { formFactor } = await request.json() as { formFactor: string };
    const answer = answers(formFactor);
    if (answer instanceof Error) throw answer;
    return answer;
  }) as unknown as OpenTrusted;
  return createFieldReport({ trusted, baseUrl: 'https://crux.test', apiKey: 'secret' });
}

test('gives the three figures of phone and desktop', async () => {
  const asked: Request[] = [];
  const outcome = await report(() => data(FULL), asked).query(ORIGIN, never);
  const figures = { lcp: 2_100, cls: 0.05, inp: 180 };
  expect(outcome).toEqual({ ok: true, data: { figures: { phone: figures, desktop: figures }, until: '2026-11-04' } });
  expect(await asked[0]!.json()).toEqual({
    origin: ORIGIN, formFactor: 'PHONE',
    metrics: ['largest_contentful_paint', 'cumulative_layout_shift', 'interaction_to_next_paint'],
  });
  expect(asked.map(({ url }) => url)).toEqual(Array(2).fill('https://crux.test/v1/records:queryRecord'));
  expect(asked[0]!.headers.get('x-goog-api-key')).toBe('secret');
});

test('a figure too few were counted for is not known', async () => {
  const outcome = await report(() => data({ largest_contentful_paint: p75(2_100) })).query(ORIGIN, never);
  expect(outcome).toMatchObject({ data: { figures: { phone: { lcp: 2_100, cls: null, inp: null } } } });
});

test('data of one form factor alone is data', async () => {
  const outcome = await report((formFactor) => (formFactor === 'DESKTOP' ? data(FULL) : NO_DATA())).query(ORIGIN, never);
  expect(outcome).toMatchObject({ ok: true, data: { figures: { desktop: { inp: 180 } } } });
  expect(outcome.ok && outcome.data.figures.phone).toBe(undefined);
});

test('no data for this origin is told from every failure', async () => {
  expect(await report(NO_DATA).query(ORIGIN, never)).toMatchObject({ ok: false, reason: 'not-found' });
});

test.each<[string, (formFactor: string) => Response | Error]>([
  ['a refused key', () => Response.json({ error: { code: 403, status: 'PERMISSION_DENIED' } }, { status: 403 })],
  ['too many requests', () => Response.json({ error: { code: 429, status: 'RESOURCE_EXHAUSTED' } }, { status: 429 })],
  ['a 404 of another kind', () => new Response('<h1>404</h1>', { status: 404 })],
  ['no connection', () => new TypeError('fetch failed')],
  ['another form', () => Response.json({ record: { metrics: {} } })],
  ['a figure below nothing', () => data({ ...FULL, interaction_to_next_paint: p75(-1) })],
  ['the phone missing by a fault', (formFactor) => (formFactor === 'PHONE' ? BROKEN() : data(FULL))],
  ['the desktop missing, the phone unknown', (formFactor) => (formFactor === 'PHONE' ? NO_DATA() : BROKEN())],
])('%s is a failure', async (_what, answers) => {
  expect(await report(answers).query(ORIGIN, never)).toMatchObject({ ok: false, reason: 'service-down' });
});

test('without a key nothing is asked', async () => {
  const unused = (() => { throw new Error('opened'); }) as OpenTrusted;
  const none = createFieldReport({ trusted: unused, baseUrl: 'https://crux.test', apiKey: undefined });
  expect(await none.query(ORIGIN, never)).toMatchObject({ ok: false, reason: 'not-configured' });
});

test('an abort is the reader\'s, not the service\'s', async () => {
  const stop = new AbortController();
  const leaving = report(() => { stop.abort(new Error('left')); return new TypeError('aborted'); });
  await expect(leaving.query(ORIGIN, stop.signal)).rejects.toThrow('left');
});
