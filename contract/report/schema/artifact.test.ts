import { describe, expect, test } from 'vitest';
import { EmitterResult } from '../../emitter.ts';
import type { ExtractedField, Gap } from '../../emitter.ts';
import { EMITTER_FIELDS } from '../../vocabulary.ts';
import { changesOf, codeLines, gapsOf, isComplete, scriptTag, withFilled } from './artifact.ts';

const verified = (id: ExtractedField['id'], value: Extract<ExtractedField, { status: 'verified' }>['value']): ExtractedField =>
  ({ id, status: 'verified', value, evidence: { source: 'jsonld', quote: 'q', locator: 'l' } });

function resultOf(known: readonly ExtractedField[], rest: Partial<EmitterResult> = {}): EmitterResult {
  return {
    version: 1, url: 'https://a.example/', finalUrl: 'https://a.example/', fetchedAt: '2026-11-20T08:00:00.000Z', mode: 'generate',
    fields: EMITTER_FIELDS.map((id) => known.find((field) => field.id === id) ?? { id, status: 'unverified', reason: 'no-evidence' }),
    jsonld: { product: null, faq: null }, offerEmitted: false, entityType: 'Product', variantsDetected: false, gaps: [], llm: 'not-needed', ...rest,
  };
}

const NAME = verified('name', { kind: 'text', text: 'Turjakke' });
const code = (node: object): string => JSON.stringify({ '@context': 'https://schema.org', '@type': 'Product', name: 'Turjakke', ...node }, null, 2);

describe('a field entered by the user', () => {
  test('is marked in the result and in its code, and the result still fits the contract', () => {
    const filled = withFilled(resultOf([NAME], { jsonld: { product: code({}), faq: null } }), { gtin: { kind: 'gtin', gtin: '7038010009457' } });
    expect(EmitterResult.safeParse(filled).success).toBe(true);
    expect(filled.fields.find(({ id }) => id === 'gtin')).toMatchObject({ status: 'verified', evidence: { source: 'user-confirmed' } });
    expect(JSON.parse(filled.jsonld.product!)).toEqual({
      '@context': 'https://schema.org', '@type': 'Product', '@index': 'user-confirmed: gtin', name: 'Turjakke', gtin13: '7038010009457',
    });
  });

  test('never replaces a verified field', () => {
    const result = resultOf([NAME], { jsonld: { product: code({}), faq: null } });
    expect(withFilled(result, { name: { kind: 'text', text: 'Noe annet' } })).toBe(result);
  });

  test('adds an offer only with price, currency and availability', () => {
    const result = resultOf([NAME, verified('price', { kind: 'price', amount: '1499' })], { jsonld: { product: code({}), faq: null } });
    const one = withFilled(result, { currency: { kind: 'currency', code: 'NOK' } });
    expect(JSON.parse(one.jsonld.product!)).not.toHaveProperty('offers');
    expect(one.jsonld.product).not.toContain('user-confirmed');
    expect(one.offerEmitted).toBe(false);
    const all = withFilled(result, {
      currency: { kind: 'currency', code: 'NOK' }, availability: { kind: 'availability', availability: 'InStock' },
    });
    expect(all.offerEmitted).toBe(true);
    expect(JSON.parse(all.jsonld.product!)).toMatchObject({
      '@index': 'user-confirmed: currency, availability',
      offers: { '@type': 'Offer', price: '1499', priceCurrency: 'NOK', availability: 'https://schema.org/InStock' },
    });
  });

  test('generates code once the name is entered, and none without a name', () => {
    const brand = { brand: { kind: 'text', text: 'Fjellvev' } } as const;
    expect(withFilled(resultOf([]), brand).jsonld.product).toBeNull();
    const { product } = withFilled(resultOf([]), { ...brand, name: { kind: 'text', text: 'Turjakke' } }).jsonld;
    expect(JSON.parse(product!)).toMatchObject({ name: 'Turjakke', brand: { '@type': 'Brand', name: 'Fjellvev' } });
  });

  test('cannot break out of the script element', () => {
    const text = '</script><script>alert(1)</script>\u2028';
    const { product, faq } = withFilled(resultOf([NAME], { jsonld: { product: code({}), faq: null } }), {
      brand: { kind: 'text', text }, faq: { kind: 'faq', pairs: [{ question: text, answer: text }] },
    }).jsonld;
    for (const json of [product!, faq!]) {
      expect(scriptTag(json).match(/<\/?script/g)).toHaveLength(2);
      expect(json).not.toContain('\u2028');
    }
    expect(JSON.parse(product!)).toMatchObject({ brand: { name: text } });
  });
});

describe('the search engine’s fields', () => {
  const gaps: Gap[] = [{ field: 'name', state: 'present', existingValue: 'Turjakke' }, { field: 'gtin', state: 'missing' }];
  const gapsWithCode: Gap[] = [{ field: 'name', state: 'present', existingValue: 'Turjakke' }, { field: 'image', state: 'missing' }];

  test('come from the page’s own markup, or from the generated code if it has none', () => {
    expect(gapsOf(resultOf([NAME], { mode: 'enrich', gaps, gapsWithCode }))).toBe(gaps);
    expect(gapsOf(resultOf([NAME], { gapsWithCode }))).toBe(gapsWithCode);
    expect(gapsOf(resultOf([NAME]))).toEqual([]);
  });

  test('are dropped once the generated code has entered values, which are not validated', () => {
    const filled = withFilled(resultOf([NAME], { gapsWithCode }), { gtin: { kind: 'gtin', gtin: '7038010009457' } });
    expect(filled).not.toHaveProperty('gapsWithCode');
  });

  test.each<[string, Partial<EmitterResult>, boolean]>([
    ['nothing required is missing, and there is no code', { mode: 'enrich', gaps }, true],
    ['a required field is missing that nobody could confirm', { mode: 'enrich', gaps: gapsWithCode }, false],
    ['there is code for the product', { mode: 'enrich', gaps, jsonld: { product: code({}), faq: null } }, false],
    ['there is code for questions', { mode: 'enrich', gaps, jsonld: { product: null, faq: code({}) } }, false],
    ['the page has no code of its own', { gapsWithCode: gaps }, false],
  ])('decide whether there is anything to do: %s', (_what, rest, complete) => {
    expect(isComplete(resultOf([NAME], rest))).toBe(complete);
  });
});

describe('the code compared with the page', () => {
  const gaps: Gap[] = [
    { field: 'name', state: 'present', existingValue: 'Turjakke' }, { field: 'brand.name', state: 'missing' },
    { field: 'offers', state: 'present', existingValue: 'Offer' }, { field: 'offers.price', state: 'incomplete', existingValue: '1 499,-' },
    { field: 'offers.priceCurrency', state: 'present', existingValue: 'NOK' },
  ];
  const product = code({ brand: { '@type': 'Brand', name: 'Fjellvev' }, offers: { '@type': 'Offer', price: '1499', priceCurrency: 'NOK' } });
  const result = resultOf(
    [
      NAME, verified('brand', { kind: 'text', text: 'Fjellvev' }), verified('price', { kind: 'price', amount: '1499' }),
      verified('currency', { kind: 'currency', code: 'NOK' }),
    ],
    { mode: 'enrich', gaps, jsonld: { product, faq: null } },
  );

  test('marks new and corrected lines, closing brackets included, and no others', () => {
    const marked = codeLines(product, result).filter(({ mark }) => mark).map(({ text, mark }) => [mark, text.trim()]);
    expect(marked).toEqual([
      ['new', '"brand": {'], ['new', '"@type": "Brand",'], ['new', '"name": "Fjellvev"'], ['new', '},'], ['corrected', '"price": "1499",'],
    ]);
    expect(codeLines(product, result).map(({ text }) => text).join('\n')).toBe(product);
  });

  test('lists the same changes by field', () => {
    expect(changesOf(result).map(({ field, mark, before }) => [field, mark, before])).toEqual([
      ['brand', 'new', undefined], ['price', 'corrected', '1 499,-'],
    ]);
  });

  test('marks nothing if the page has no markup of its own', () => {
    expect(codeLines(product, { ...result, mode: 'generate', gaps: [] }).some(({ mark }) => mark)).toBe(false);
  });
});
