import { expect } from 'vitest';
import { GeoEvent } from '../../../contract/geo.ts';
import { ENGINES, VERTICALS } from '../../../contract/vocabulary.ts';
import type { Checks } from '../check.ts';
import { PATHS } from '../client.ts';
import type { Answer, Client } from '../client.ts';
import { expectError, keysOf } from '../expectations.ts';
import { HOSTS } from '../world.ts';

const ASK = { brand: 'Ullvarehuset', domain: HOSTS.shop, vertical: 'mote' };

const eventsOf = (answer: Answer): GeoEvent[] => answer.lines().map((line) => GeoEvent.parse(line));

function resultOf(answer: Answer) {
  const last = eventsOf(answer).at(-1);
  if (last?.type !== 'complete') throw new Error(`The stream ended with ${last?.type}: ${answer.text}`);
  return last.result;
}

/** Sends the bodies one by one, with a new caller for every ten, because the request limit counts every request. */
async function refusals(
  open: () => Client,
  cases: readonly (readonly [Record<string, unknown>, string])[],
): Promise<void> {
  let caller = open();
  for (const [place, [change, code]] of cases.entries()) {
    if (place % 10 === 9) caller = open();
    const answer = await caller.post(PATHS.geo, { ...ASK, ...change });
    expectError(answer, 400, code);
    expect(answer.json().message, JSON.stringify(change)).toMatch(/\w/);
  }
}

/** Sections 2.2, 4.2, 6: the AI visibility scan, with no engine configured. */
export const geo: Checks = {
  '1.4-geo': {
    'an unmeasured engine is in no denominator': async ({ client }) => {
      const result = resultOf(await client().post(PATHS.geo, ASK));
      expect(keysOf(result).filter((key) => /score|overall/i.test(key))).toEqual([]);
      expect(result.engines.map(({ id }) => id)).toEqual(ENGINES);
      for (const engine of result.engines)
        expect(engine).toMatchObject({ status: 'not-measured', reason: 'not-configured', measured: 0 });
      for (const metric of Object.values(result.metrics))
        expect(metric).toMatchObject({ value: null, denominator: 0, interval: null });
    },
  },
  '2.2-brand': {
    'missing, not a string, empty, too long': async ({ client }) => {
      await refusals(client, [
        [{ brand: undefined }, 'invalid_brand'], [{ brand: 7 }, 'invalid_brand'], [{ brand: '  ' }, 'invalid_brand'],
        [{ brand: 'x'.repeat(61) }, 'invalid_brand'],
      ]);
    },
    'real shop names are accepted': async ({ client }) => {
      const names = ['x'.repeat(60), 'Ærlig Øl & Ål', 'O’Learys', 'H&M (Norge)', 'Nr. 1 – nei, -2', 'AS/NZS', 'Q*bert!', 'A+ #1', '漢字店'];
      for (const brand of names) {
        const answer = await client().post(PATHS.geo, { ...ASK, brand: brand.replace('–', '-') });
        expect(answer.status, `${brand}: ${answer.text.slice(0, 200)}`).toBe(200);
      }
    },
  },
  '2.2-brand-shape': {
    'each form': ({ client }) =>
      refusals(client, [
        'https://shop.no', 'www.shop.no', 'shop.no/kjop', 'shop.no:8080', 'post@shop.no', 'a\u0000b', 'a\n', '<b>',
      ].map((brand) =>
        [{ brand }, 'invalid_brand'])),
  },
  '2.2-prompts': {
    'eight fixed strings in each language': async ({ client }) => {
      const { prompts: norwegian } = resultOf(await client().post(PATHS.geo, ASK));
      const { prompts: english } = resultOf(await client().post(PATHS.geo, { ...ASK, lang: 'en' }));
      const { prompts: other } = resultOf(await client().post(PATHS.geo, { ...ASK, brand: 'Noe annet' }));
      expect(norwegian).toHaveLength(8);
      expect(english.map(({ id }) => id)).toEqual(norwegian.map(({ id }) => id));
      expect(english.map(({ text }) => text)).not.toEqual(norwegian.map(({ text }) => text));
      expect(other).toEqual(norwegian);
      for (const { text } of [...norwegian, ...english]) expect(text.toLowerCase()).not.toContain('ullvarehuset');
    },
  },
  '2.2-domain': {
    'missing, not a string, empty, an IP address': async ({ client }) => {
      await refusals(client, [
        [{ domain: undefined }, 'invalid_domain'], [{ domain: 1 }, 'invalid_domain'], [{ domain: '' }, 'invalid_domain'],
        [{ domain: '93.184.216.34' }, 'invalid_domain'],
      ]);
    },
    'an origin with a path is its host': async ({ client }) => {
      const result = resultOf(await client().post(PATHS.geo, { ...ASK, domain: `https://${HOSTS.shop}/kategori?x=1` }));
      expect(result.domain).toBe(HOSTS.shop);
    },
  },
  '2.2-vertical': {
    'all 29': async ({ client }) => {
      expect(VERTICALS).toHaveLength(29);
      for (const vertical of VERTICALS) expect((await client().post(PATHS.geo, { ...ASK, vertical })).status).toBe(200);
    },
    'anything else': ({ client }) => refusals(client, [
      [{ vertical: undefined }, 'invalid_vertical'], [{ vertical: 'Mote' }, 'invalid_vertical'], [{ vertical: 'ukjent' }, 'invalid_vertical'],
      [{ vertical: 3 }, 'invalid_vertical'], [{ vertical: 'toString' }, 'invalid_vertical'],
    ]),
  },
  '2.2-competitors': {
    'too many, or badly shaped': ({ client }) => refusals(client, [
      [{ competitors: ['a', 'b', 'c', 'd'] }, 'too_many_competitors'], [{ competitors: 'a' }, 'invalid_competitor'],
      [{ competitors: [7] }, 'invalid_competitor'], [{ competitors: ['x'.repeat(61)] }, 'invalid_competitor'],
      [{ competitors: ['https://x.no'] }, 'invalid_competitor'], [{ competitors: {} }, 'invalid_competitor'],
    ]),
    'empty entries are ignored before they are counted': async ({ client }) => {
      const competitors = ['', ' ', 'Strikkeboden', '', 'Garnhuset'];
      const result = resultOf(await client().post(PATHS.geo, { ...ASK, competitors }));
      expect(result.metrics.shareOfVoice.parts.map(({ name }) => name)).toEqual(['Ullvarehuset', 'Strikkeboden', 'Garnhuset']);
    },
  },
  '2.2-lang': {
    'no by default, en by choice, nothing else': async ({ client }) => {
      expect(resultOf(await client().post(PATHS.geo, ASK)).lang).toBe('no');
      expect(resultOf(await client().post(PATHS.geo, { ...ASK, lang: 'en' })).lang).toBe('en');
      await refusals(client, [[{ lang: 'nb' }, 'invalid_lang'], [{ lang: 'EN' }, 'invalid_lang'], [{ lang: 1 }, 'invalid_lang']]);
    },
  },
  '2.4-cached': {
    'a boolean, false on a fresh scan': async ({ client }) => {
      expect(resultOf(await client().post(PATHS.geo, ASK)).cached).toBe(false);
    },
  },
  '4.2-stream': {
    'content type and newline at the end': async ({ client }) => {
      const answer = await client().post(PATHS.geo, ASK);
      expect(answer.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8');
      expect(answer.text.endsWith('\n')).toBe(true);
    },
  },
  '4.2-400': {
    'the guard’s codes': ({ client }) => refusals(client, [
      [{ domain: 'not a host' }, 'invalid'], [{ domain: 'ftp://shop.example' }, 'protocol'], [{ domain: 'http://127.0.0.1' }, 'private'],
      [{ domain: 'localhost' }, 'private'], [{ domain: HOSTS.hidden }, 'private'], [{ domain: HOSTS.missing }, 'unresolved'],
    ]),
    'the first invalid field decides: brand, domain, vertical, competitors, lang, then the guard': ({ client }) =>
      refusals(client, [
        [{ brand: '', domain: '', vertical: 'x', competitors: 1, lang: 'x' }, 'invalid_brand'],
        [{ domain: '', vertical: 'x', competitors: 1, lang: 'x' }, 'invalid_domain'],
        [{ vertical: 'x', competitors: 1, lang: 'x', domain: 'localhost' }, 'invalid_vertical'],
        [{ competitors: 1, lang: 'x', domain: 'localhost' }, 'invalid_competitor'],
        [{ lang: 'x', domain: 'localhost' }, 'invalid_lang'],
        [{ domain: 'localhost' }, 'private'],
      ]),
  },
  '6.5-geo': {
    'exactly one result for every prompt and engine, and the metrics after each prompt': async ({ client }) => {
      const events = eventsOf(await client().post(PATHS.geo, ASK));
      const results = events.filter((event) => event.type === 'provider-result');
      expect(new Set(results.map(({ engine, promptId }) => `${engine} ${promptId}`)).size).toBe(48);
      expect(results).toHaveLength(48);
      for (const result of results) expect(result).not.toHaveProperty('mentioned');
      expect(events.filter((event) => event.type === 'prompt-complete')).toHaveLength(8);
      expect(events.filter((event) => event.type === 'metrics').length).toBeGreaterThanOrEqual(8);
      expect(events.filter((event) => event.type === 'audit').length).toBeGreaterThan(10);
      expect(events[0]).toMatchObject({ type: 'phase' });
    },
  },
  '8-bounds': {
    'sixty code points, not sixty bytes': async ({ client }) => {
      expect((await client().post(PATHS.geo, { ...ASK, brand: 'ø'.repeat(60) })).status).toBe(200);
      await refusals(client, [[{ brand: 'ø'.repeat(61) }, 'invalid_brand'], [{ competitors: ['ø'.repeat(61)] }, 'invalid_competitor']]);
    },
  },
};
