import { describeCheck } from './check.ts';

const NO_PRODUCT = 'We found no product page to look at, so this is not measured.';

/** The schema checks, in report order; `count` of `total` sampled product pages unless noted. */
export const SCHEMA = {
  /** `count` of `total` JSON-LD blocks fail to parse. */
  'jsonld-parses': describeCheck({
    pillar: 'ai-readiness',
    severity: 'major',
    authority: { document: 'rfc-8259', section: '2' },
    title: 'Syntax of JSON-LD',
    rule: 'Every JSON-LD block is valid JSON. Fails: a syntax error, with the place where it is.',
    notApplicable: 'The pages have no JSON-LD.',
    pass: ['JSON-LD can be read', '{total} of {total} {total|block|blocks} can be read.'],
    fail: [
      '{count} of {total} JSON-LD {total|block|blocks} cannot be read',
      'Search engines skip the whole block at a syntax error.',
    ],
    fix: 'Correct the syntax error, or let the platform make the block.',
    snippet: 'This is the first of the blocks, with its syntax error put right.',
  }),
  /** `missing`: any of the terms `name`, `url`, `logo`. */
  organization: describeCheck({
    pillar: 'ai-readiness',
    severity: 'minor',
    authority: { document: 'google-organization', section: 'Structured data type definitions' },
    title: 'The store in product data',
    rule: 'Organization with name, web address and logo. Warns: something is missing. Fails: not found.',
    pass: 'Organization has name, web address and logo.',
    warn: ['Organization lacks {missing:terms}', 'Machines are told too little about who is behind the store.'],
    fail: ['We found no Organization', 'Machines are not told who is behind the store.'],
    fix: 'Put Organization with name, url and logo on the home page.',
  }),
  /** `count`: on `warn`, the pages without it. */
  'product-present': describeCheck({
    pillar: 'ai-readiness',
    severity: 'critical',
    authority: { document: 'google-merchant-listing', section: 'Product' },
    title: 'Products in product data',
    rule: 'Product pages have Product. Warns: some do. Fails: none.',
    unmeasured: { 'not-found': NO_PRODUCT },
    pass: '{total} of {total} {total|product page has|product pages have} Product.',
    warn: [
      '{count} of {total} {total|product page|product pages} {count|lacks|lack} Product',
      'Machines must read the product out of the text.',
    ],
    fail: ['Product pages lack Product', '{total|The one product page has no|None of # product pages has} product data.'],
    fix: 'Switch product data on in the platform, or make them with the product data tool.',
  }),
  /** `missing`: any of the terms `price`, `currency`, `availability`; `count`: on `fail`, pages without an offer. */
  'offer-complete': describeCheck({
    pillar: 'ai-readiness',
    severity: 'major',
    authority: { document: 'google-merchant-listing', section: 'Offer' },
    title: 'Price, currency and stock in product data',
    rule:
      'The offer has a price above 0 (of a range, its lowest), a currency and an availability. Warns: one or more are missing. ' +
      'Fails: no offer. Google’s merchant listings take Offer, not AggregateOffer.',
    unmeasured: { 'not-found': NO_PRODUCT },
    pass: '{total} of {total} {total|product page has|product pages have} a complete offer.',
    warn: ['The offer lacks {missing:terms}', 'Missing, or not in the form machines read, on {count} of {total} {total|product page|product pages}.'],
    fail: [
      '{count} of {total} {total|product page|product pages} {count|has|have} no offer',
      'Machines are not told what the product costs.',
    ],
    fix: 'Put Offer with price, priceCurrency and availability in Product.',
  }),
  /** `count`: pages whose price requires a login (`warn`) or is missing from the HTML (`fail`). */
  'price-visible': describeCheck({
    pillar: 'revenue-critical',
    severity: 'critical',
    authority: { ours: 'trade' },
    title: 'Price on the page',
    rule:
      'The price stands on the product page. Warns: behind a login. Fails: no price in the HTML of a page that has ' +
      'its text.',
    unmeasured: { 'not-found': NO_PRODUCT },
    pass: ['The price shows', 'The price shows on {total} of {total} {total|product page|product pages}.'],
    warn: ['Prices show only after login', 'On {count} of {total} {total|product page|product pages}.'],
    fail: ['We found no price', 'It is missing on {count} of {total} {total|product page|product pages}.'],
    fix: 'Show the price as text on the product page.',
  }),
  /** `markup`, `page`: the two amounts on the first page where they differ; `currency`: ISO 4217 code. */
  'price-agrees': describeCheck({
    pillar: 'revenue-critical',
    severity: 'major',
    authority: { ours: 'observation' },
    title: 'Price in code and on page',
    rule: 'The price in product data is the one the page shows. Warns: rounded. Fails: different.',
    unmeasured: { 'not-found': NO_PRODUCT },
    pass: [
      'Same price in code and on page',
      'The prices are the same on {total} of {total} {total|product page|product pages}.',
    ],
    warn: [
      'The price is rounded',
      'Product data say {markup}{currency:unit}, the page shows {page}{currency:unit}. On {count} of {total} {total|page|pages}.',
    ],
    fail: [
      'Two different prices for one product',
      'Product data say {markup}{currency:unit}, the page shows {page}{currency:unit}. On {count} of {total} {total|page|pages}.',
    ],
    fix: 'Take both prices from the same place.',
  }),
  /** `count`: products that can be ordered; `total`: those that state availability; `pages`: sampled product pages. */
  'product-availability': describeCheck({
    pillar: 'revenue-critical',
    severity: 'major',
    authority: { ours: 'trade' },
    title: 'Stock status',
    rule: 'At least one product of the sample can be ordered. Warns: none that states a stock status can.',
    unmeasured: { 'not-found': NO_PRODUCT },
    pass: '{count} of {total} {total|product|products} with a stock status in product data can be ordered.',
    warn: [
      'No product with a stock status can be ordered',
      '{total} of {pages} {pages|product page|product pages} of the sample {total|states|state} one. It says nothing of the rest.',
    ],
    fix: 'Check that the availability is right.',
  }),
  'product-id': describeCheck({
    pillar: 'ai-readiness',
    severity: 'minor',
    authority: { document: 'google-merchant-listing', section: 'Product' },
    title: 'GTIN or product number',
    rule: 'Product has a valid GTIN or sku. Warns: some lack it. Fails: all.',
    unmeasured: { 'not-found': NO_PRODUCT },
    pass: '{total} of {total} {total|product page has|product pages have} a valid GTIN or product number.',
    warn: [
      '{count} of {total} {total|product|products} {count|lacks|lack} a valid GTIN or product number',
      'Without either, machines cannot tell one product from another; only a GTIN ties it to other stores.',
    ],
    fail: ['No valid GTIN or product number', '{total|The one product page has none|None of # product pages has one}.'],
    fix: 'Put the GTIN in Product (gtin8, gtin12, gtin13 or gtin14); without one, sku.',
  }),
  'product-brand': describeCheck({
    pillar: 'ai-readiness',
    severity: 'minor',
    authority: { document: 'google-merchant-listing', section: 'Product' },
    title: 'Brand',
    rule: 'Product has a brand. Warns: some lack it. Fails: all.',
    unmeasured: { 'not-found': NO_PRODUCT },
    pass: '{total} of {total} {total|product page has|product pages have} a brand.',
    warn: ['Brand is missing on {count} of {total} {total|product|products}', 'Those who ask for the brand may miss the product.'],
    fail: ['Brand is missing', '{total|The one product page has none|None of # product pages has one}.'],
    fix: 'Put brand with a name in Product.',
  }),
  'product-image': describeCheck({
    pillar: 'ai-readiness',
    severity: 'minor',
    authority: { document: 'google-merchant-listing', section: 'Product' },
    title: 'Image in product data',
    rule: 'Product has an image. Warns: some lack it. Fails: all.',
    unmeasured: { 'not-found': NO_PRODUCT },
    pass: '{total} of {total} {total|product page has|product pages have} an image.',
    warn: ['Image is missing on {count} of {total} {total|product|products}', 'Google requires an image; without it the product is left out of its merchant listings.'],
    fail: ['Image is missing', '{total|The one product page has none|None of # product pages has one} in product data.'],
    fix: 'Put image with a full address in Product.',
  }),
  breadcrumb: describeCheck({
    pillar: 'ai-readiness',
    severity: 'minor',
    authority: { document: 'google-breadcrumb', section: 'BreadcrumbList' },
    title: 'Breadcrumb',
    rule: 'Product pages have a BreadcrumbList with at least two named steps. Warns: some lack it. Fails: all.',
    unmeasured: { 'not-found': NO_PRODUCT },
    pass: '{total} of {total} {total|product page has|product pages have} a breadcrumb.',
    warn: [
      'Breadcrumb is missing on {count} of {total} {total|product page|product pages}',
      'Machines do not see where the product belongs.',
    ],
    fail: [
      'Product pages have no breadcrumb in the code',
      'No BreadcrumbList with two named steps on {total} of {total} {total|product page|product pages}.',
    ],
    fix: 'Switch the breadcrumb on in the platform’s product data.',
  }),
  /** `missing`: any of the terms `shipping`, `returns`; `count`: the product pages that lack it. */
  'shipping-returns': describeCheck({
    pillar: 'ai-readiness',
    severity: 'minor',
    authority: { document: 'google-merchant-listing', section: 'Offer' },
    title: 'Shipping and returns in product data',
    rule: 'Product data or the store’s Organization have shipping and returns. Warns: one or both are missing.',
    unmeasured: { 'not-found': NO_PRODUCT },
    pass: 'Product data on {total} {total|page|pages} have shipping and returns.',
    warn: ['Product data lack {missing:terms}', 'On {count} of {total} {total|product page|product pages}, and we did not see it for the whole store either.'],
    fix:
      'Put hasShippingService and hasMerchantReturnPolicy once in the store’s Organization; in the offer only for products with ' +
      'terms of their own.',
  }),
  /** `count`: ratings outside their scale or without a number of ratings. */
  'rating-sane': describeCheck({
    pillar: 'ai-readiness',
    severity: 'minor',
    authority: { document: 'google-product-snippet', section: 'AggregateRating' },
    title: 'Ratings',
    rule: 'Ratings lie within their scale and have a count. Fails: outside it, without a count, or without a value that can be read.',
    unmeasured: { 'not-found': NO_PRODUCT },
    notApplicable: 'The product pages have no ratings in product data.',
    pass: 'The ratings on {total} {total|page|pages} are right.',
    fail: ['{count} of {total} {total|rating|ratings} {count|does|do} not add up', 'They lie outside their scale, have no count, or no value that can be read.'],
    fix: 'Write ratingValue within the scale, and reviewCount or ratingCount.',
  }),
};
