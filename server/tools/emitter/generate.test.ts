import { describe, expect, test, vi } from 'vitest';
import { EmitterResponse } from '../../../contract/emitter.ts';
import { UNSEEN_REASONS } from '../../../contract/vocabulary.ts';
import type { LabDocument, RenderOutcome } from '../../lab/lab-result.ts';
import { createManualClock } from '../../manual-clock.ts';
import type { FetchResponse, FetchSession, GuardedFetch } from '../../net/fetch-types.ts';
import { headersOf } from '../../net/headers.ts';
import { sameThread } from '../../threads/same-thread-rig.ts';
import { ThreadError } from '../../threads/threads.ts';
import { brokenProofs, PRODUCT, read, shopPage, SHOP } from './emitter-rig.ts';
import { generate } from './generate.ts';
import type { SpeedLab } from '../../lab/speed-lab.ts';

const SHELL = '<!doctype html><html lang="nb"><head><title>Butikk</title></head><body><div id="app"></div><script src="/app.js"></script></body></html>';
const BUILT = shopPage({ markup: PRODUCT, body: '<p>Merke: Wilfa</p><p class="price">kr 1 299,-</p><button>Legg i handlekurv</button>' });
const never = new AbortController().signal;

/** Answers every request with one page. */
function serving(html: string): GuardedFetch {
  const headers = headersOf([['content-type', 'text/html; charset=utf-8'], ['x-shopid', '1']]);
  const answer = { ok: true, url: new URL(SHOP), status: 200, headers, body: Buffer.from(html), hops: [] } as unknown as FetchResponse;
  const session = { get: async () => answer, [Symbol.asyncDispose]: async () => {} } as unknown as FetchSession;
  return { openSession: () => session };
}

const shown = (given: Partial<LabDocument>): RenderOutcome =>
  ({ ok: true, document: { url: SHOP, status: 200, headers: { 'x-shopid': '1' }, html: BUILT, ...given } });

/** The response for a page with this HTML, which a browser renders by `render`. */
async function generated(html: string, render: SpeedLab['render'], signal: AbortSignal = never, log = { error: vi.fn() }) {
  const clock = createManualClock();
  const response = await generate({ url: SHOP, requestedUrl: new URL(SHOP) }, {
    fetch: serving(html), clock, threads: sameThread, lab: { render: render }, model: null, log,
  }, signal);
  return EmitterResponse.parse(response);
}

const rendering = (...outcomes: RenderOutcome[]) => vi.fn<SpeedLab['render']>(async () => outcomes);

test('a page that kills its thread is reported as unread, not judged', async () => {
  const log = { error: vi.fn() };
  const died = new ThreadError('failed', 'out of memory');
  const response = await generate({ url: SHOP, requestedUrl: new URL(SHOP) }, {
    fetch: serving(BUILT), clock: createManualClock(), threads: { run: () => Promise.reject(died) },
    lab: { render: rendering() }, model: null, log,
  }, never);
  expect(response).toEqual({ ok: false, reason: 'not-product-page', unread: true, message: expect.any(String) });
  expect(log.error).toHaveBeenCalledWith({ err: died, host: 'kaffe.test' }, expect.any(String));
});

describe('a page that scripts fill', () => {
  test('gives the same result as when the server fills it, marked as rendered', async () => {
    const sent = await generated(BUILT, rendering());
    const render = rendering(shown({}));
    const built = await generated(SHELL, render);
    if (!sent.ok || !built.ok) throw new Error('both are product pages');
    expect(built.result).toEqual({ ...sent.result, rendered: true });
    expect(built.result.fields.filter(({ status }) => status === 'verified').length).toBeGreaterThan(7);
    expect(brokenProofs(read(BUILT), built.result.fields)).toEqual([]);
    expect(render.mock.calls).toEqual([[[new URL(SHOP)], { signal: never, waitMs: 5_000, withinMs: 12_000 }]]);
  });

  test('has the URL the browser ended at as its final URL', async () => {
    const moved = `${SHOP}?farge=sort`;
    expect(await generated(SHELL, rendering(shown({ url: moved })))).toMatchObject({ ok: true, result: { url: SHOP, finalUrl: moved } });
  });

  test.each<[string, Partial<LabDocument>, object]>([
    ['a wall', { html: '<title>Just a moment...</title><script>window._cf_chl_opt = {}</script>' }, { reason: 'blocked', rendered: true }],
    ['a wall at its vendor\'s host', { url: 'https://geo.captcha-delivery.com/' }, { reason: 'blocked', rendered: true }],
    ['a refusal', { status: 403, html: 'no' }, { reason: 'blocked', rendered: true }],
    ['a closed store', { html: '<title>Opening soon</title><form action="/password"><input type="password"></form>' }, { reason: 'not-product-page', rendered: true }],
    ['a 404', { status: 404 }, { reason: 'not-product-page', rendered: true }],
    ['a server error', { status: 502 }, { reason: 'unreachable', rendered: true }],
    ['too little text', { html: SHELL }, { reason: 'not-product-page', lowText: true, rendered: true }],
    ['an article', { html: `<article><h1>Om oss</h1><p>${'Vi skriver om ull. '.repeat(20)}</p></article>` }, { reason: 'not-product-page', rendered: true }],
    ['another site', { url: 'https://other.example/' }, { reason: 'not-product-page', lowText: true, renderedUnseen: 'elsewhere' }],
    ['a page of the browser\'s own', { url: 'chrome-error://chromewebdata/' }, { reason: 'not-product-page', lowText: true, renderedUnseen: 'elsewhere' }],
  ])('is refused where the browser shows %s', async (_name, given, expected) => {
    expect(await generated(SHELL, rendering(shown(given)))).toEqual({ ok: false, message: expect.any(String), ...expected });
  });

  test.each(UNSEEN_REASONS.filter((reason) => reason !== 'elsewhere'))('is refused by its raw HTML where no browser shows it: %s', async (reason) => {
    expect(await generated(SHELL, rendering({ ok: false, reason, detail: '/usr/bin/x' }))).toEqual({
      ok: false, reason: 'not-product-page', lowText: true, renderedUnseen: reason, message: expect.not.stringContaining('/usr'),
    });
  });

  test('is refused by its raw HTML where the browser throws, and the error is logged', async () => {
    const log = { error: vi.fn() };
    const broken = new Error('no such context');
    expect(await generated(SHELL, () => Promise.reject(broken), never, log)).toMatchObject({ lowText: true, renderedUnseen: 'browser-failed' });
    expect(log.error).toHaveBeenCalledWith({ err: broken, host: 'kaffe.test' }, expect.any(String));
  });

  test('stops rendering once the caller aborts', async () => {
    const caller = new AbortController();
    const render = vi.fn<SpeedLab['render']>((_urls, { signal }) => new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      caller.abort(new Error('borte'));
    }));
    await expect(generated(SHELL, render, caller.signal)).rejects.toThrow('borte');
    expect(render).toHaveBeenCalledOnce();
  });
});

describe('a page with enough text without scripts', () => {
  test.each([
    ['a product', BUILT, { ok: true }],
    ['an article', `<article><h1>Om oss</h1><p>${'Vi skriver om ull. '.repeat(20)}</p></article>`, { ok: false, reason: 'not-product-page' }],
    ['a wall', '<title>Just a moment...</title><script>window._cf_chl_opt = {}</script>', { ok: false, reason: 'blocked' }],
  ])('starts no browser: %s', async (_name, html, expected) => {
    const render = rendering();
    const response = await generated(html, render);
    expect(response).toMatchObject(expected);
    expect(JSON.stringify(response)).not.toContain('rendered');
    expect(render).not.toHaveBeenCalled();
  });
});
