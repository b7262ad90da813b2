import { describe, expect, test } from 'vitest';
import type { FieldOutcome } from '../../../lab/crux.ts';
import type { LabDocument, LabOutcome, LabReason } from '../../../lab/lab-result.ts';
import { ORIGIN, pageOf } from '../artifacts-rig.ts';
import type { AnswerParts } from '../artifacts-rig.ts';
import { measured, visitors } from '../artifacts-speed-rig.ts';
import { scriptedFetch } from '../scripted-fetch-rig.ts';
import type { ScriptedAnswer } from '../scripted-fetch-rig.ts';
import { available } from '../available.ts';
import { createRequestBudget } from './request-budget.ts';
import { createPageReader } from './page-reader.ts';
import { gatherField, gatherFirstBytes, gatherLab } from './speed.ts';
import { createStoreFetcher } from './store-fetcher.ts';

const { signal } = new AbortController();
const home = (parts?: AnswerParts) => pageOf('<h1>Shop</h1>', parts);
const why = (reason: string, rootCause?: string) => ({ available: false, reason, ...(rootCause === undefined ? {} : { rootCause }) });

describe('the lab', () => {
  const document = (given: Partial<LabDocument>) => measured({ document: { ...measured().document, ...given } });
  const answering = (outcome: LabOutcome) => ({ measure: async () => outcome });
  const shown = (given: Partial<LabDocument>) => gatherLab(home(), answering({ ok: true, measurement: document(given) }), signal);

  test('accepts the store\'s page on the requested host or another of its hosts', async () => {
    expect(await shown({})).toEqual(available(document({})));
    expect(await shown({ url: 'https://m.shop.test/' })).toMatchObject({ available: true });
  });

  test.each<[string, Partial<LabDocument>, string]>([
    ['a challenge in the page', { html: '<title>Just a moment...</title><script>window._cf_chl_opt = {}</script>' }, 'challenged'],
    ['a challenge by its header', { status: 403, headers: { 'cf-mitigated': 'challenge' } }, 'challenged'],
    ['a challenge at another host', { url: 'https://geo.captcha-delivery.com/' }, 'challenged'],
    ['a refusal', { status: 403 }, 'refused'],
    ['an error', { status: 404 }, 'refused'],
    ['another site', { url: 'https://other.example/' }, 'not-found'],
    ['a page of the browser itself', { url: 'chrome-error://chromewebdata/' }, 'not-found'],
    ['no address', { url: '' }, 'not-found'],
    ['a closed store', { url: `${ORIGIN}/password`, html: '<title>Opening soon</title><form action="/password"><input type="password"></form>' }, 'closed'],
  ])('%s is not the store', async (_name, given, reason) => expect(await shown(given)).toEqual(why(reason)));

  test.each<LabReason>(['no-browser', 'switched-off', 'browser-failed', 'timeout', 'unreachable', 'budget'])('has no figures: %s', async (reason) => {
    expect(await gatherLab(home(), answering({ ok: false, reason, detail: '' }), signal)).toEqual(why(reason));
  });

  test('is not used for a page with an invalid certificate', async () => {
    const unasked = { measure: () => { throw new Error('nobody is asked'); } };
    expect(await gatherLab(home({ certificate: { fault: 'tls-expired' } }), unasked, signal)).toEqual(why('root-cause', 'cert-valid'));
  });

  test('receives a function that tells whether a run reached the store', async () => {
    const isStore: unknown[] = [];
    await gatherLab(home(), {
      measure: async (_url, options) => {
        isStore.push(options.isStore?.(document({})), options.isStore?.(document({ status: 403 })));
        return { ok: false, reason: 'timeout', detail: '' };
      },
    }, signal);
    expect(isStore).toEqual([true, false]);
  });
});

describe('the first byte', () => {
  const timed = (...answers: readonly ScriptedAnswer[]) => {
    const fetch = scriptedFetch({ [`${ORIGIN}/`]: answers });
    const fetcher = createStoreFetcher(fetch.openSession({ signal }), createRequestBudget(60), createPageReader());
    return { fetch, found: gatherFirstBytes(home(), fetcher) };
  };

  test('times the request that read the page and two more', async () => {
    const { fetch, found } = timed({ firstByteMs: 1_200 }, { firstByteMs: 900 });
    expect(await found).toMatchObject({ available: true, value: [100, 1_200, 900] });
    expect(fetch.requests).toHaveLength(2);
  });

  test.each<[string, ScriptedAnswer, string]>([
    ['refuses', { status: 503 }, 'refused'], ['challenges', { status: 403, headers: { 'cf-mitigated': 'challenge' } }, 'challenged'], ['times out', 'timeout', 'timeout'],
  ])('is unavailable if the store then %s', async (_name, answer, reason) => expect(await timed(answer).found).toMatchObject({ available: false, reason }));
});

describe('field data', () => {
  const asked = (outcome: FieldOutcome | Error, when = signal) => gatherField(home({ path: '/no/' }), {
    query: async (origin) => {
      expect(origin).toBe(ORIGIN);
      if (outcome instanceof Error) throw outcome;
      return outcome;
    },
  }, when);

  test('is returned for the origin of the store', async () => expect(await asked({ ok: true, data: visitors({ inp: 150 }) })).toEqual(available(visitors({ inp: 150 }))));

  test.each(['not-configured', 'not-found', 'service-down'] as const)('is unavailable: %s', async (reason) => {
    expect(await asked({ ok: false, reason })).toEqual(why(reason));
  });

  test('is a timeout if the scan ends before or during the query, but throws on a fault of our own', async () => {
    expect(await asked(new Error('nobody is asked'), AbortSignal.abort())).toEqual(why('timeout'));
    const ending = new AbortController();
    const over = gatherField(home(), { query: async () => (ending.abort(), Promise.reject(new Error('over'))) }, ending.signal);
    expect(await over).toEqual(why('timeout'));
    await expect(asked(new Error('a bug'))).rejects.toThrow('a bug');
  });
});
