import { createServer } from 'node:http';
import { expect } from 'vitest';
import { EmitterResponse } from '../../../contract/emitter.ts';
import type { EmitterResult } from '../../../contract/emitter.ts';
import { EMITTER_FIELDS, EVIDENCE_SOURCES, GAP_STATES } from '../../../contract/vocabulary.ts';
import { listen } from '../../world/network.ts';
import type { Checks } from '../check.ts';
import { PATHS } from '../client.ts';
import type { Client } from '../client.ts';
import { expectEmitterFailure, expectError } from '../expectations.ts';
import { HOSTS, PRODUCT_PAGE, startConformanceWorld } from '../world.ts';

const product = `https://${HOSTS.shop}/vare`;

async function resultOf(caller: Client, url = product): Promise<EmitterResult> {
  const answer = await caller.post(PATHS.schema, { url });
  const parsed = EmitterResponse.parse(answer.json());
  if (!parsed.ok) throw new Error(`The emitter failed: ${parsed.reason}`);
  return parsed.result;
}

/** An OpenAI-compatible server that proposes nothing, or fails. */
async function startModel({ status = 200 } = {}) {
  const asked: string[][] = [];
  const server = createServer(async (req, res) => {
    const { messages } = JSON.parse((await req.toArray()).join('')) as { messages: { content: string }[] };
    asked.push((JSON.parse(messages.at(-1)!.content) as { fields: string[] }).fields);
    const message = { role: 'assistant', content: '{"proposals":[]}' };
    res.writeHead(status, { 'content-type': 'application/json' });
    res.end(
      JSON.stringify({ id: 'x', object: 'chat.completion', choices: [{ index: 0, finish_reason: 'stop', message }] }),
    );
  });
  const listening = await listen(server);
  return {
    /** The fields of each call. */
    asked,
    environment: {
      EXTRACTION_BASE_URL: `http://127.0.0.1:${listening.port}/v1`,
      EXTRACTION_API_KEY: 'x',
      EXTRACTION_MODEL: 'm',
    },
    [Symbol.asyncDispose]: () => listening[Symbol.asyncDispose](),
  };
}

/** Sections 2.3, 2.5, 3, 4.3: the schema emitter. */
export const emitter: Checks = {
  '1.4-emitter': {
    'a field that the page does not have is unverified and not in the output': async ({ client }) => {
      const result = await resultOf(client());
      expect(result.fields.find(({ id }) => id === 'gtin')).toMatchObject({ status: 'unverified' });
      expect(result.jsonld.product ?? '').not.toMatch(/gtin/i);
    },
  },
  '2.3-url': {
    'missing, or not a string': async ({ client }) => {
      const caller = client();
      for (const body of [{}, { url: 1 }, { url: null }, { url: [] }, []]) {
        expectEmitterFailure(await caller.post(PATHS.schema, body), 400, 'invalid-url');
      }
    },
  },
  '2.5-union': {
    'both sides': async ({ client }) => {
      const caller = client();
      expect(EmitterResponse.parse((await caller.post(PATHS.schema, { url: product })).json()).ok).toBe(true);
      expect(
        EmitterResponse.parse((await caller.post(PATHS.schema, { url: `https://${HOSTS.shop}/om` })).json()).ok,
      ).toBe(false);
    },
  },
  '2.5-result': {
    'types and constants': async ({ client }) => {
      const result = await resultOf(client());
      expect(result).toMatchObject({ version: 1, entityType: 'Product', mode: 'enrich', variantsDetected: false });
      expect(Object.keys(result.jsonld).sort()).toEqual(['faq', 'product']);
    },
  },
  '2.5-urls': {
    'before and after a redirect': async ({ client }) => {
      const result = await resultOf(client(), `https://${HOSTS.shop}/flyttet`);
      expect(result).toMatchObject({ url: `https://${HOSTS.shop}/flyttet`, finalUrl: product });
      expect(Math.abs(Date.now() - Date.parse(result.fetchedAt))).toBeLessThan(60_000);
    },
  },
  '2.5-order': {
    'ten fields': async ({ client }) => {
      expect((await resultOf(client())).fields.map(({ id }) => id)).toEqual(EMITTER_FIELDS);
    },
  },
  '2.5-shapes': {
    'no third shape': async ({ client }) => {
      for (const field of (await resultOf(client())).fields) {
        const keys = Object.keys(field).sort();
        expect(keys).toEqual(field.status === 'verified' ? ['evidence', 'id', 'status', 'value'] : ['id', 'reason', 'status']);
      }
    },
  },
  '2.5-quote': {
    'each quote is on the page': async ({ client }) => {
      const verified = (await resultOf(client())).fields.filter((field) => field.status === 'verified');
      expect(verified.length).toBeGreaterThanOrEqual(6);
      for (const { evidence } of verified) {
        expect(PRODUCT_PAGE).toContain(evidence.quote);
        expect(EVIDENCE_SOURCES).toContain(evidence.source);
        expect(evidence.locator).not.toBe('');
      }
    },
  },
  '2.5-gaps': {
    'each with a state in enrich mode, none in generate mode': async ({ client }) => {
      const { mode, gaps } = await resultOf(client());
      expect(mode).toBe('enrich');
      expect(gaps).toEqual(expect.arrayContaining([
        { field: 'name', state: 'present', existingValue: 'Ullgenser Fjell' }, { field: 'gtin', state: 'missing' },
      ]));
      for (const { state, ...gap } of gaps) {
        expect(GAP_STATES).toContain(state);
        expect(Object.keys(gap)).toEqual(state === 'missing' ? ['field'] : ['field', 'existingValue']);
      }
      expect(await resultOf(client(), `https://${HOSTS.shop}/meta`)).toMatchObject({ mode: 'generate', gaps: [] });
    },
  },
  '2.5-lowtext': {
    'a script-rendered shell': async ({ client }) => {
      const answer = await client().post(PATHS.schema, { url: `https://${HOSTS.shop}/skall` });
      expect(answer.json()).toMatchObject({ ok: false, reason: 'not-product-page', lowText: true });
    },
  },
  '3.1': {
    'an Offer with all three verified': async ({ client }) => {
      const result = await resultOf(client());
      const verified = (id: string) => result.fields.find((field) => field.id === id)?.status === 'verified';
      expect(result.offerEmitted).toBe(verified('price') && verified('currency') && verified('availability'));
      expect(result.offerEmitted).toBe(true);
    },
  },
  '3.2': {
    'no pair, no FAQ': async ({ client }) => {
      const result = await resultOf(client());
      expect(result.fields.at(-1)).toMatchObject({ id: 'faq', status: 'unverified' });
      expect(result.jsonld.faq).toBeNull();
    },
  },
  '4.3-200': {
    'blocked, not-product-page and guard-blocked': async ({ client }) => {
      const caller = client();
      const cases = [
        [`https://${HOSTS.walled}/`, 'blocked'], [`https://${HOSTS.shop}/om`, 'not-product-page'],
        [`https://${HOSTS.shop}/innover`, 'guard-blocked'],
      ] as const;
      for (const [url, reason] of cases) expectEmitterFailure(await caller.post(PATHS.schema, { url }), 200, reason);
    },
  },
  '4.3-order': {
    'each markup is used only where stronger markup lacks the field': async ({ client }) => {
      const brandOf = async (path: string) => {
        const { fields } = await resultOf(client(), `https://${HOSTS.shop}${path}`);
        const field = fields.find(({ id }) => id === 'brand');
        return field?.status === 'verified' ? [field.evidence.source, field.evidence.quote] : field;
      };
      expect(await brandOf('/vare')).toEqual(['jsonld', 'Fjellvev']);
      expect(await brandOf('/mikrodata')).toEqual(['microdata', 'Fjellvev']);
      expect(await brandOf('/meta')).toEqual(['og-meta', 'Metamerket']);
    },
  },
  '4.3-model': {
    'one call for a page with gaps, for those alone, and none for a page without': async () => {
      await using model = await startModel();
      await using world = await startConformanceWorld(model.environment);
      expect((await resultOf(world.client())).llm).toBe('not-needed');
      expect(model.asked).toEqual([]);
      const { llm, fields } = await resultOf(world.client(), `https://${HOSTS.shop}/hull`);
      expect(llm).toBe('used');
      expect(fields.filter(({ status }) => status === 'verified').map(({ id }) => id)).toEqual(['name']);
      expect(model.asked).toEqual([['description', 'brand', 'sku', 'price', 'currency', 'availability']]);
    },
    'a failing model is reported as unavailable, and the run completes': async () => {
      await using model = await startModel({ status: 500 });
      await using world = await startConformanceWorld(model.environment);
      const result = await resultOf(world.client(), `https://${HOSTS.shop}/hull`);
      expect(result.llm).toBe('unavailable');
      expect(result.fields.find(({ id }) => id === 'sku')).toMatchObject({ status: 'unverified', reason: 'llm-unavailable' });
      expect(model.asked).toHaveLength(1);
    },
  },
  '4.3-400': {
    'each refusal': async ({ client }) => {
      const caller = client();
      const cases = [
        ['not a url', 'invalid-url'], ['https://', 'invalid-url'], ['ftp://shop.example', 'guard-failed'],
        [`https://${HOSTS.shop}:22/`, 'guard-failed'], [`https://user:secret@${HOSTS.shop}/`, 'guard-failed'],
        ['http://10.0.0.1', 'guard-failed'], [`https://${HOSTS.missing}/`, 'guard-failed'], [`https://${HOSTS.hidden}/`, 'guard-failed'],
      ] as const;
      for (const [url, reason] of cases) expectEmitterFailure(await caller.post(PATHS.schema, { url }), 400, reason);
      expectError(await caller.post(PATHS.schema, { url: product }, { 'X-API-Version': 'x' }), 400, 'unsupported_version');
    },
  },
  '6.2': {
    'one JSON body': async ({ client }) => {
      const answer = await client().post(PATHS.schema, { url: product });
      expect(answer.headers.get('content-type')).toMatch(/^application\/json\b/);
      expect(answer.text.trim().split('\n')).toHaveLength(1);
    },
  },
};
