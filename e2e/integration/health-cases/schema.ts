import { scriptRenderedStore, variantStore } from '../../world/stores/special.ts';
import { changed } from '../../world/stores/store.ts';
import type { HealthCase } from './case.ts';
import { GENSER, HOST, ORIGIN, PRODUCTS, edited, healthy, onAllProducts, onOneProduct } from './editing.ts';
import { SCHEMA_PRICE_CASES } from './schema-prices.ts';

const blockOf = (type: string): RegExp =>
  new RegExp(`<script type="application/ld.json">.{1,2}@context":"https://schema.org","@type":"${type}"[^]*?</script>`);
const ORGANIZATION = blockOf('Organization');
const PRODUCT = blockOf('Product');
const BREADCRUMB = blockOf('BreadcrumbList');
const OFFER = /"offers":\{[^]*?\}\}(?=\})/;
const RATING = /"aggregateRating":\{[^}]*\},/;
const SHIPPING = /"shippingDetails":\{.*?\}\},(?="hasMerchant)/;
const RETURNS = /,"hasMerchantReturnPolicy":\{[^}]*\}/;

/** A product as Microdata has it. */
const MICRODATA = `<div itemscope itemtype="https://schema.org/Product">
<span itemprop="name">Islender i ull til herre</span>
<div itemprop="offers" itemscope itemtype="https://schema.org/Offer">
<meta itemprop="price" content="1299"><meta itemprop="priceCurrency" content="NOK">
<link itemprop="availability" href="https://schema.org/InStock"></div></div>`;

const PRODUCT_CHECKS = [
  'product-present', 'offer-complete', 'price-visible', 'price-agrees', 'product-availability', 'product-id',
  'product-brand', 'product-image', 'breadcrumb', 'shipping-returns', 'rating-sane',
] as const;
type ProductCheck = (typeof PRODUCT_CHECKS)[number];
const all = <Said>(said: Said): Record<ProductCheck, Said> =>
  Object.fromEntries(PRODUCT_CHECKS.map((id) => [id, said])) as Record<ProductCheck, Said>;

/** Every schema check in each of its states. */
export const SCHEMA_CASES: readonly HealthCase[] = [
  {
    name: 'a healthy store', store: healthy,
    expect: {
      ...all('pass' as const),
      'jsonld-parses': { status: 'pass', params: { total: 9 } },
      organization: 'pass',
      'product-present': {
        status: 'pass', params: { total: 3 },
        evidence: [{ label: '@type', value: 'Product', page: ORIGIN + GENSER, line: 14 }],
      },
      'price-agrees': {
        status: 'pass', params: { total: 3 },
        evidence: [{ label: 'price', value: '1299.00', line: 14 }, { label: 'text', page: ORIGIN + GENSER }],
      },
      'product-availability': { status: 'pass', params: { count: 3, total: 3 } },
    },
  },
  {
    name: 'a store drawn by a script', store: scriptRenderedStore(HOST),
    expect: {
      ...all('not-measured: needs-script' as const), organization: 'not-measured: needs-script',
      'jsonld-parses': 'not-applicable',
    },
  },
  {
    name: 'a store without products', expect: all('not-measured: not-found' as const),
    store: changed(healthy, {
      edit: {
        '/': [[/<article>[^]*<\/article>/g, '']], '/kategori/gensere': [[/<article>[^]*<\/article>/g, '']],
        '/kategori/tilbehor': [[/<article>[^]*<\/article>/g, '']],
      },
      paths: { '/sitemap.xml': null, ...Object.fromEntries(PRODUCTS.map((path) => [path, null])) },
    }),
  },
  {
    name: 'a comma too many', store: onOneProduct(['"sku":"ISLENDER-HERRE",', '"sku":"ISLENDER-HERRE",,']),
    expect: {
      'jsonld-parses': {
        status: 'fail', params: { count: 1, total: 9 },
        evidence: [{ label: 'Expected double-quoted property name', page: ORIGIN + GENSER, line: 14 }],
      },
    },
  },
  {
    name: 'a quotation mark that ends a text', store: onOneProduct(['"description":"En', '"description":"En "']),
    expect: { 'jsonld-parses': { status: 'fail', params: { count: 1 }, evidence: [{ line: 14 }] } },
  },
  {
    name: 'a line break in a text, and an empty block',
    expect: {
      'jsonld-parses': {
        status: 'fail', params: { count: 1, total: 9 },
        evidence: [{ label: 'Bad control character in string literal' }],
      },
    },
    store: onOneProduct(
      ['"description":"En', '"description":"En\n'], ['</head>', '<script type="application/ld+json"> </script></head>'],
    ),
  },
  {
    name: 'no organization', store: edited(['/'], [ORGANIZATION, '']),
    expect: { organization: { status: 'fail', evidence: [{ label: 'Organization', value: '0' }] } },
  },
  {
    name: 'an organization without a logo and an address',
    store: edited(['/'], [/,"url":"\{origin\}\/","logo":"[^"]*"/, '']),
    expect: {
      organization: {
        status: 'warn', params: { missing: 'url, logo' },
        evidence: [{ value: 'Organization', page: `${ORIGIN}/`, line: 14 }],
      },
    },
  },
  {
    name: 'an organization that publishes the site, its logo an object', expect: { organization: 'pass' },
    store: edited(
      ['/'],
      [
        '{"@context":"https://schema.org","@type":"Organization"',
        '{"@context":"https://schema.org","@type":"WebSite","publisher":{"@type":"OnlineStore"',
      ],
      [/"logo":("[^"]*")\}/, '"logo":{"@type":"ImageObject","url":$1}}}'],
    ),
  },
  {
    name: 'the maker of a product is not the store',
    store: changed(
      onAllProducts(['"@type":"Brand"', '"@type":"Organization","url":"/","logo":"/l.png"']),
      { edit: { '/': [[ORGANIZATION, '']] } },
    ),
    expect: { organization: 'fail' },
  },
  {
    name: 'no product data', store: onAllProducts([PRODUCT, '']),
    expect: {
      'product-present': {
        status: 'fail', params: { total: 3 }, evidence: [{ label: 'Product', value: '0', page: ORIGIN + GENSER }],
      },
      'offer-complete': 'blamed on product-present', 'price-agrees': 'blamed on product-present',
      'product-availability': 'blamed on product-present',
      'product-id': 'blamed on product-present', 'product-brand': 'blamed on product-present',
      'product-image': 'blamed on product-present',
      'shipping-returns': 'blamed on product-present', 'rating-sane': 'blamed on product-present',
      'price-visible': 'pass', breadcrumb: 'pass',
    },
  },
  {
    name: 'product data on some pages', store: onOneProduct([PRODUCT, '']),
    expect: {
      'product-present': { status: 'warn', params: { count: 1, total: 3 } },
      'offer-complete': { status: 'pass', params: { total: 2 } },
    },
  },
  {
    name: 'product data in Microdata', store: onOneProduct([PRODUCT, ''], ['</main>', `${MICRODATA}</main>`]),
    expect: {
      'product-present': { status: 'pass', params: { total: 3 } },
      'offer-complete': { status: 'pass', params: { total: 3 } }, 'price-agrees': 'pass',
    },
  },
  {
    name: 'product data in RDFa, which is not read',
    store: onAllProducts(
      [PRODUCT, ''], [BREADCRUMB, ''],
      ['<main>', '<main vocab="https://schema.org/" typeof="Product"><ol typeof="BreadcrumbList"></ol>'],
    ),
    expect: { 'product-present': 'not-measured: ambiguous', breadcrumb: 'pass' },
  },
  {
    name: 'products without an offer', store: onAllProducts([OFFER, '"color":"blå"']),
    expect: {
      'offer-complete': { status: 'fail', params: { count: 3, total: 3 } }, 'price-agrees': 'blamed on offer-complete',
      'product-availability': 'blamed on offer-complete', 'price-visible': 'pass',
    },
  },
  {
    name: 'an offer without currency and availability',
    store: onOneProduct(['"priceCurrency":"NOK",', ''], ['"availability":"https://schema.org/InStock",', '']),
    expect: {
      'offer-complete': {
        status: 'warn', params: { count: 1, total: 3, missing: 'currency, availability' },
        evidence: [{ label: 'priceCurrency', line: 14 }],
      },
    },
  },
  ...SCHEMA_PRICE_CASES,
  {
    name: 'variants', store: variantStore(HOST),
    expect: {
      'price-agrees': 'pass', 'product-availability': { status: 'pass', params: { count: 3 } }, 'product-id': 'pass',
    },
  },
  {
    name: 'everything sold out',
    store: onAllProducts(['schema.org/InStock', 'schema.org/OutOfStock'], ['På lager.', 'Utsolgt.']),
    expect: {
      'product-availability': {
        status: 'warn', params: { total: 3 },
        evidence: [{ label: 'availability', value: 'https://schema.org/OutOfStock', line: 14 }],
      },
    },
  },
  {
    name: 'one product left', store: edited(PRODUCTS.slice(0, 2), ['schema.org/InStock', 'schema.org/OutOfStock']),
    expect: { 'product-availability': { status: 'pass', params: { count: 1, total: 3 } } },
  },
  {
    name: 'products without GTIN and number, brand, image',
    store: onAllProducts(
      [/"sku":"[^"]*",/, ''], [/"gtin13":"[^"]*",/, ''], [/"brand":\{[^}]*\},/, ''], [/"image":\[[^\]]*\],/, ''],
    ),
    expect: {
      'product-id': { status: 'fail', params: { total: 3 }, evidence: [{ label: 'gtin, sku', line: 14 }] },
      'product-brand': { status: 'fail', params: { total: 3 } },
      'product-image': { status: 'fail', params: { total: 3 } },
    },
  },
  {
    name: 'one product with placeholders',
    store: onOneProduct(
      [/"sku":"[^"]*",/, ''], [/"gtin13":"[^"]*"/, '"gtin13":"7090000000013"'], ['"name":"Nordlys"', '"name":"N/A"'],
      [/"image":\[[^\]]*\],/, ''],
    ),
    expect: {
      'product-id': { status: 'warn', params: { count: 1, total: 3 }, evidence: [{ value: '7090000000013' }] },
      'product-brand': { status: 'warn', params: { count: 1, total: 3 }, evidence: [{ label: 'brand', value: 'N/A' }] },
      'product-image': { status: 'warn', params: { count: 1, total: 3 } },
    },
  },
  {
    name: 'no breadcrumbs', store: onAllProducts([BREADCRUMB, '']),
    expect: {
      breadcrumb: { status: 'fail', params: { total: 3 }, evidence: [{ label: 'BreadcrumbList', value: '0' }] },
    },
  },
  {
    name: 'a breadcrumb missing', store: onOneProduct([BREADCRUMB, '']),
    expect: { breadcrumb: { status: 'warn', params: { count: 1, total: 3 } } },
  },
  {
    name: 'no shipping', store: onAllProducts([SHIPPING, '']),
    expect: {
      'shipping-returns': { status: 'warn', params: { missing: 'shipping' }, evidence: [{ label: 'shippingDetails' }] },
    },
  },
  {
    name: 'returns on some products', store: onOneProduct([RETURNS, '']),
    expect: { 'shipping-returns': { status: 'warn', params: { missing: 'returns' } } },
  },
  {
    name: 'neither shipping nor returns', store: onAllProducts([SHIPPING, ''], [RETURNS, '']),
    expect: { 'shipping-returns': { status: 'fail', params: { total: 3 } } },
  },
  {
    name: 'returns for the whole store', expect: { 'shipping-returns': 'pass' },
    store: changed(
      onAllProducts([RETURNS, '']),
      {
        edit: {
          '/': [[
            '"@type":"Organization",',
            '"@type":"Organization","hasMerchantReturnPolicy":{"@type":"MerchantReturnPolicy"},',
          ]],
        },
      },
    ),
  },
  {
    name: 'no ratings', store: onAllProducts([RATING, '']), expect: { 'rating-sane': 'not-applicable' },
  },
  ...['"ratingValue":6.2', '"ratingValue":0', '"ratingValue":"fem"'].map((rating): HealthCase => ({
    name: `a rating of ${rating}`, store: onOneProduct(['"ratingValue":4.6', rating]),
    expect: { 'rating-sane': { status: 'fail', params: { count: 1, total: 3 }, evidence: [{ label: 'ratingValue' }] } },
  })),
  {
    name: 'a rating without a count', store: onOneProduct(['"reviewCount":31', '"reviewCount":0']),
    expect: { 'rating-sane': { status: 'fail', params: { count: 1 } } },
  },
  {
    name: 'ratings on other scales', expect: { 'rating-sane': { status: 'pass', params: { total: 3 } } },
    store: changed(healthy, {
      edit: {
        [PRODUCTS[0]!]: [['"ratingValue":4.6', '"ratingValue":"92%"']],
        [PRODUCTS[1]!]: [['"ratingValue":4.6', '"ratingValue":"8,5"'], ['"bestRating":5', '"bestRating":10']],
        [PRODUCTS[2]!]: [['"reviewCount":31', '"ratingCount":"(31 omtaler)"']],
      },
    }),
  },
];
