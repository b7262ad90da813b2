import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';

import { createPage } from '../../server/page/page.ts';
import { readJsonLd } from '../../server/product/jsonld.ts';
import { PRODUCT, shopPage, SHOP, TODAY } from '../../server/tools/emitter/emitter-rig.ts';
import { findGaps } from '../../server/tools/emitter/gaps.ts';

const judgeFile = join(import.meta.dirname, '../validators/node_modules/@adobe/structured-data-validator/src/index.js');
const installed = existsSync(judgeFile);
if (!installed) process.stdout.write('gaps beside an outside judge: skipped, `npm ci --prefix e2e/validators` has not run\n');

interface Issue {
  issueMessage: string;
  severity: 'ERROR' | 'WARNING';
  fieldNames: string[];
  path: { type?: string; property?: string }[];
}
interface Judge {
  validate(data: { jsonld: Record<string, unknown[]> }): Promise<Issue[]>;
}

/** Product properties that both sides have a rule for. */
const AT_PRODUCT = [
  'name', 'image', 'offers', 'audience', 'color', 'description', 'inProductGroupWithID', 'isVariantOf', 'material',
  'mpn', 'pattern',
  'size', 'sku', 'aggregateRating', 'review',
];
const { offers } = PRODUCT;
const FULL = {
  ...PRODUCT, audience: {
    '@type': 'PeopleAudience', suggestedGender: 'unisex',
  }, color: 'sort', inProductGroupWithID: 'g', material: 'stål', mpn: 'm',
  pattern: 'glatt', size: 'M', isVariantOf: { '@type': 'ProductGroup', name: 'Kverner' },
  aggregateRating: { '@type': 'AggregateRating', ratingValue: 4, reviewCount: 2 },
  review: {
    '@type': 'Review', author: { '@type': 'Person', name: 'Kari' }, reviewRating: { '@type': 'Rating', ratingValue: 4 },
  },
};

describe.skipIf(!installed)('gaps compared with the structured data validator', () => {
  const judged = async (product: object): Promise<Set<string>> => {
    const { default: Validator } = await import(pathToFileURL(judgeFile).href) as {
      default: new (schema: null) => Judge
    };
    const issues = await new Validator(null).validate({ jsonld: { Product: [structuredClone(product)] } });
    return new Set(issues.filter(
      ({ issueMessage }) => /missing|required/i.test(issueMessage)
    ).flatMap(({ fieldNames, path }) => (
      path.length === 1 ? fieldNames : path.length === 2 && path[1]?.property === 'offers' ? fieldNames.map(
        (name) => `offers.${name}`
      ) : []
    )));
  };
  const ours = (product: object) => new Map(findGaps(
    readJsonLd(createPage(shopPage({ markup: product }), new URL(SHOP)))[0]!, { now: TODAY, others: [] },
  ).map(({ field, state }) => [field, state]));

  test.each(
    [
      ...AT_PRODUCT.map((field) => [field, { ...FULL, [field]: undefined }] as const), ['nothing', FULL] as const,
      ['all but the name', { '@type': 'Product', name: 'x' }] as const,
    ]
  )(
    'agree on what is missing from a product without %s', async (_, product) => {
      const theirs = await judged(product);
      const missing = ours(product);
      // The validator asks for ratings and reviews only where there is an offer.
      const comparable = 'offers' in product && product.offers ? AT_PRODUCT : AT_PRODUCT.filter(
        (field) => !['aggregateRating', 'review'].includes(field)
      );
      expect(
        comparable.filter((field) => missing.get(field) === 'missing')
      ).toEqual(comparable.filter((field) => theirs.has(field)));
    },
  );

  test.each([
    ['price', 'offers.price'], ['priceCurrency', 'offers.priceCurrency'], ['availability', 'offers.availability'],
  ] as const)(
    'agree on an offer without %s', async (property, field) => {
      const product = { ...FULL, offers: { ...offers, priceValidUntil: '2027-01-01', [property]: undefined } };
      expect((await judged(product)).has(field)).toBe(true);
      expect(ours(product).get(field)).toBe('missing');
      const whole = { ...FULL, offers: { ...offers, priceValidUntil: '2027-01-01' } };
      expect((await judged(whole)).has(field)).toBe(false);
      expect(ours(whole).get(field)).toBe('present');
    },
  );

  test('differ on priceValidUntil: the validator asks for it, for product snippets, and merchant listings do not need it', async () => {
    const product = { ...FULL, offers: { ...offers, priceValidUntil: undefined } };
    expect((await judged(product)).has('offers.priceValidUntil')).toBe(true);
    expect(ours(product).has('offers.priceValidUntil')).toBe(false);
  });
});
