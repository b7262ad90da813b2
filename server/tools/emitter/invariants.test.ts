import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EmitterResult } from '../../../contract/emitter.ts';
import { EMITTER_FIELDS } from '../../../contract/vocabulary.ts';
import { readDecimal } from '../../product/amount.ts';
import { brokenProofs, fetched, PRODUCT, read, SHOP, shopPage } from './emitter-rig.ts';
import type { ModelProposal } from './model.ts';
import { readPage } from './read-page.ts';
import type { ResultParts } from './read-page.ts';

const words = fc.constantFrom(
  'Kaffekvern Pro', 'Wilfa', 'KV-100', 'KV 100', '7045950010009', '</script>', '"', '\\', '\u2028', 'æøå', '&amp;', '',
  ' ', 'N/A', '1 299,-', 'kr',
);
const price = fc.constantFrom('1299.00', 1299, '0', '-1', '1 299,-', 'gratis', null, '1.299', 'NaN', '1e9', '999');
const currency = fc.constantFrom('NOK', 'kr', '$', '€', 'nok', 'XXQ', null);
const availability = fc.constantFrom('https://schema.org/InStock', 'OutOfStock', 'ja', '', null);
const offer = fc.record({
  '@type': fc.constantFrom('Offer', 'AggregateOffer'),
  price, lowPrice: price, priceCurrency: currency, availability, sku: words,
}, { requiredKeys: ['@type'] });
const product = fc.record({
  '@type': fc.constantFrom('Product', 'ProductGroup', 'Thing'),
  name: words, description: words, brand: fc.oneof(words, fc.record({ name: words })),
  image: fc.oneof(
    fc.constantFrom('/a.jpg', 'https://kaffe.test/b.jpg', '/logo.svg', 'data:,x'),
    fc.array(fc.constantFrom('/a.jpg', '/b.jpg')),
  ),
  sku: words, gtin13: words, offers: fc.oneof(offer, fc.array(offer, { maxLength: 3 })),
}, { requiredKeys: ['@type'] });
const meta = fc.constantFrom(
  '<meta property="og:type" content="product">', '<meta property="og:title" content="Kaffekvern Pro">',
  '<meta property="product:price:amount" content="1299">',
  '<meta property="product:price:amount" content="kr 999,-">', '<meta property="product:price:currency" content="NOK">',
  '<meta property="product:availability" content="oos">', '<meta property="og:image" content="/og.jpg">',
  '<meta property="product:brand" content="Wilfa">',
);
const line = fc.constantFrom(
  '<p class="price">kr 1 299,-</p>', '<p><del>kr 1 999,-</del></p>', '<p>Merke: Wilfa</p>', '<p>Varenr: KV-100</p>',
  '<p>På lager</p>', '<p>Ikke på lager</p>',
  '<p>EAN 7045950010009</p>', '<p>Er den stille?</p><p>Ja.</p>', '<button>Legg i handlekurv</button>',
  '<p hidden>kr 1,-</p>', '<p>kr 999,-</p>', '</div><p>&lt;script&gt;',
  '<div itemscope itemtype="https://schema.org/Product"><b itemprop="name">Kaffekvern Pro</b><i itemprop="sku">KV-100</i>', '<span itemprop="price">5</span>',
);
const page = fc.record({
  markup: fc.option(fc.oneof(product, fc.array(product, { maxLength: 3 })), { nil: undefined }),
  damage: fc.constantFrom('', ';', '}', ','), head: fc.array(meta, { maxLength: 5 }),
  body: fc.array(line, { maxLength: 8 }),
}).map(({ markup, damage, head, body }) => shopPage({
  head: head.join('') + (
    markup === undefined ? ''
      : `<script type="application/ld+json">${JSON.stringify(markup).replaceAll('</', '<\\/')}${damage}</script>`
  ),
  body: `<p class="price">kr 1 299,-</p><button>Legg i handlekurv</button>${body.join('')}`,
}));
const proposals = fc.array(fc.record({
  field: fc.constantFrom<ModelProposal['field']>(
    'name', 'description', 'brand', 'sku', 'gtin', 'price', 'currency', 'availability', 'faq.question', 'faq.answer',
  ),
  segmentId: fc.integer({ min: -1, max: 30 }),
  quote: fc.oneof(
    fc.string(),
    fc.constantFrom(
      'kr 1 299,-', 'kr 1,-', 'Wilfa', 'KV-100', '7045950010009', 'På lager', 'Er den stille?', 'Ja.', 'kr',
      'Kaffekvern Pro',
    ),
  ),
}), { maxLength: 12 });

/** The result of a page, with or without a model; null if it is not judged a product page. */
async function resultOf(
  html: string, said: readonly ModelProposal[] | null,
): Promise<{ parts: ResultParts; result: unknown } | null> {
  const outcome = await readPage(fetched(html), said && (async () => said));
  if (!outcome.ok) return null;
  const parts = outcome.result;
  return { parts, result: { ...parts, url: SHOP, extractionModel: null } };
}

describe('whatever the page and the model say', () => {
  // In four parts, so that each is short enough on a busy machine.
  it.each([1, 2, 3, 4])('the result keeps the rules of the contract (part %i)', async () => {
    let productPages = 0;
    await fc.assert(fc.asyncProperty(page, fc.option(proposals, { nil: null }), async (html, said) => {
      const outcome = await resultOf(html, said);
      if (!outcome) return;
      productPages += 1;
      const { parts } = outcome;
      const result = EmitterResult.parse(outcome.result);
      expect(parts.fields.map(({ id }) => id)).toEqual([...EMITTER_FIELDS]);
      expect(brokenProofs(read(html), parts.fields)).toEqual([]);
      const verified = new Set(parts.fields.filter(({ status }) => status === 'verified').map(({ id }) => id));
      expect(parts.offerEmitted).toBe(['price', 'currency', 'availability'].every((id) => verified.has(id as 'price')));
      expect(parts.jsonld.faq !== null).toBe(verified.has('faq'));
      if (!parts.offerEmitted) expect(parts.jsonld.product ?? '').not.toContain('"offers"');
      const { product } = parts.jsonld;
      if (parts.mode === 'generate') expect([parts.gaps, product !== null]).toEqual([[], verified.has('name')]);
      if (product !== null) expect(valuesOf(product)).toEqual(verifiedValuesOf(parts, product));
      if (result.llm === 'not-needed') {
        const isByModel = parts.fields.some((field) => field.status === 'verified' && field.evidence.source === 'llm-verified');
        expect(isByModel).toBe(false);
      }
      for (const artifact of Object.values(parts.jsonld)) expect(artifact ?? '').not.toMatch(/[<\u2028\u2029]/);
      for (const field of parts.fields) {
        if (field.status === 'verified' && field.value.kind === 'price') {
          expect(readDecimal(field.value.amount)).toBe(field.value.amount);
          expect(Number(field.value.amount)).toBeGreaterThan(0);
        }
      }
    }), { numRuns: 100 });
    expect(productPages).toBeGreaterThan(75);
  });

  it('the result is the same for the same input', async () => {
    await fc.assert(fc.asyncProperty(page, proposals, async (html, said) => {
      expect(await resultOf(html, said)).toEqual(await resultOf(html, said));
    }), { numRuns: 60 });
  });

  it('any text is read without throwing', async () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom(
        '<div>', '</div>', '<p itemscope itemprop=offers>', '<table><tr>', '<script>', '<!--', '<meta ', '"', '=',
        '<svg>', '&#0;', '\0', '<template>', 'kr 5',
      ),
    );
    await fc.assert(fc.asyncProperty(fc.array(piece, { maxLength: 40 }), async (pieces) => {
      expect((await readPage(fetched(pieces.join('')), null)).ok).toBeTypeOf('boolean');
    }), { numRuns: 500 });
  });
});

/** The text values in an artifact, without its types and contexts. */
function valuesOf(artifact: string): string[] {
  const values: string[] = [];
  const collect = (part: unknown, key: string): void => {
    if (typeof part === 'string') {
      if (!key.startsWith('@')) values.push(part);
    } else if (typeof part === 'object' && part !== null) {
      for (const [name, child] of Object.entries(part)) collect(child, Array.isArray(part) ? key : name);
    }
  };
  collect(JSON.parse(artifact), '');
  return values;
}

/** The verified ones among an artifact's values. They must be all: an artifact states nothing unproven. */
function verifiedValuesOf({ fields }: ResultParts, artifact: string): string[] {
  const known = new Set(fields.flatMap((field): string[] => {
    if (field.status !== 'verified') return [];
    const { value } = field;
    if (value.kind === 'availability') return [`https://schema.org/${value.availability}`];
    if (value.kind === 'images') return value.urls;
    if (value.kind === 'faq') return value.pairs.flatMap(({ question, answer }) => [question, answer]);
    if (value.kind === 'price') return [value.amount];
    if (value.kind === 'currency') return [value.code];
    return [value.kind === 'gtin' ? value.gtin : value.text];
  }));
  return valuesOf(artifact).filter((value) => known.has(value));
}

describe('PRODUCT', () => {
  it('is complete but for an FAQ, so that other tests can take fields out', async () => {
    const outcome = await resultOf(shopPage({ markup: PRODUCT, body: '<p>Wilfa</p>' }), null);
    const unverified = outcome?.parts.fields.filter(({ status }) => status === 'unverified');
    expect(unverified?.map(({ id }) => id)).toEqual(['faq']);
  });
});
