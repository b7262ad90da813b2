import type { SchemaParams } from '../schema.ts';
import type { PhaseTexts } from '../texts.ts';

const NO_PRODUCT = 'We found no product page to look at, so this is not measured.';

/** The schema checks in English. */
export const SCHEMA_EN = {
  'jsonld-parses': {
    title: 'JSON-LD can be read',
    rule: 'Every JSON-LD block is valid JSON. Fails: a syntax error, with the place where it is.',
    notApplicable: 'The pages have no JSON-LD.',
    pass: '{total} of {total} blocks can be read.',
    fail: [
      '{count} of {total} JSON-LD blocks cannot be read',
      'Search engines skip the whole block at a syntax error.',
    ],
    fix: 'Correct the syntax error, or let the platform make the block.',
  },
  organization: {
    title: 'The store in product data',
    rule: 'Organization with name, address and logo. Warns: something is missing. Fails: not found.',
    pass: 'Organization has name, address and logo.',
    warn: ['Organization lacks {missing:terms}', 'The rest is in place.'],
    fail: ['We found no Organization', 'Machines are not told who is behind the store.'],
    fix: 'Put Organization with name, url and logo on the home page.',
  },
  'product-present': {
    title: 'Products in product data',
    rule: 'Product pages have Product. Warns: some do. Fails: none.',
    unmeasured: { 'not-found': NO_PRODUCT },
    pass: '{total} of {total} product pages have Product.',
    warn: [
      '{count} of {total} product pages {count|lacks|lack} Product',
      'Machines must read the product out of the text.',
    ],
    fail: ['Product pages lack Product', 'None of {total} product pages has product data.'],
    fix: 'Switch product data on in the platform, or make them with the product data tool.',
  },
  'offer-complete': {
    title: 'Price, currency and stock in product data',
    rule: 'The offer has a price above 0, a currency and an availability. Warns: one is missing. Fails: no offer.',
    unmeasured: { 'not-found': NO_PRODUCT },
    pass: '{total} of {total} product pages have a complete offer.',
    warn: ['The offer lacks {missing:terms}', 'On {count} of {total} product pages.'],
    fail: [
      '{count} of {total} product pages {count|has|have} no offer',
      'Machines are not told what the product costs.',
    ],
    fix: 'Put Offer with price, priceCurrency and availability in Product.',
  },
  'price-visible': {
    title: 'The price shows',
    rule:
      'The price stands on the product page. Warns: behind a login. Fails: no price in the HTML of a page that has ' +
      'its text.',
    unmeasured: { 'not-found': NO_PRODUCT },
    pass: 'The price shows on {total} of {total} product pages.',
    warn: ['The price shows behind a login', 'On {count} of {total} product pages.'],
    fail: ['We found no price', 'It is missing on {count} of {total} product pages.'],
    fix: 'Show the price as text on the product page.',
  },
  'price-agrees': {
    title: 'Same price in code and on page',
    rule: 'The price in product data is the one the page shows. Warns: rounded. Fails: different.',
    unmeasured: { 'not-found': NO_PRODUCT },
    pass: 'The prices are the same on {total} of {total} product pages.',
    warn: [
      'The price is rounded',
      'Product data say {markup} {currency}, the page shows {page} {currency}. On {count} of {total} pages.',
    ],
    fail: [
      'Two different prices for one product',
      'Product data say {markup} {currency}, the page shows {page} {currency}. On {count} of {total} pages.',
    ],
    fix: 'Take both prices from the same place.',
  },
  'product-availability': {
    title: 'Products in stock',
    rule: 'At least one product of the sample is in stock. Warns: all are sold out.',
    unmeasured: { 'not-found': NO_PRODUCT },
    pass: '{count} of {total} products of the sample {count|is|are} in stock.',
    warn: [
      'Every product we saw is sold out',
      'The sample was {total} {total|product|products}. It says nothing of the rest.',
    ],
    fix: 'Check that the availability is right.',
  },
  'product-id': {
    title: 'GTIN or product number',
    rule: 'Product has GTIN or sku. Warns: some lack it. Fails: all.',
    unmeasured: { 'not-found': NO_PRODUCT },
    pass: '{total} of {total} product pages have GTIN or product number.',
    warn: [
      'GTIN or product number is missing on {count} of {total} products',
      'Machines cannot tie the product to the same one in other stores.',
    ],
    fail: ['GTIN and product number are missing', 'None of {total} product pages has one.'],
    fix: 'Put gtin13 or sku in Product.',
  },
  'product-brand': {
    title: 'Brand',
    rule: 'Product has a brand. Warns: some lack it. Fails: all.',
    unmeasured: { 'not-found': NO_PRODUCT },
    pass: '{total} of {total} product pages have a brand.',
    warn: ['Brand is missing on {count} of {total} products', 'Those who ask for the brand may miss the product.'],
    fail: ['Brand is missing', 'None of {total} product pages has one.'],
    fix: 'Put brand with a name in Product.',
  },
  'product-image': {
    title: 'Image in product data',
    rule: 'Product has an image. Warns: some lack it. Fails: all.',
    unmeasured: { 'not-found': NO_PRODUCT },
    pass: '{total} of {total} product pages have an image.',
    warn: ['Image is missing on {count} of {total} products', 'The product may show without a picture in search.'],
    fail: ['Image is missing', 'None of {total} product pages has one in product data.'],
    fix: 'Put image with a full address in Product.',
  },
  breadcrumb: {
    title: 'Breadcrumb',
    rule: 'Product pages have BreadcrumbList. Warns: some lack it. Fails: all.',
    unmeasured: { 'not-found': NO_PRODUCT },
    pass: '{total} of {total} product pages have a breadcrumb.',
    warn: [
      'Breadcrumb is missing on {count} of {total} product pages',
      'Machines do not see where the product belongs.',
    ],
    fail: ['Product pages have no breadcrumb in the code', 'No BreadcrumbList on {total} of {total} product pages.'],
    fix: "Switch the breadcrumb on in the platform's product data.",
  },
  'shipping-returns': {
    title: 'Shipping and returns in product data',
    rule: 'Product data have shipping and returns. Warns: only one of them. Fails: neither.',
    unmeasured: { 'not-found': NO_PRODUCT },
    pass: 'Product data on {total} {total|page|pages} have shipping and returns.',
    warn: ['Product data lack {missing:terms}', 'The other is in place.'],
    fail: ['Product data lack shipping and returns', 'We found neither on {total} product {total|page|pages}.'],
    fix: 'Put shippingDetails and hasMerchantReturnPolicy in the offer.',
  },
  'rating-sane': {
    title: 'Ratings',
    rule: 'Ratings lie within their scale and have a count. Fails: outside it, or without a count.',
    unmeasured: { 'not-found': NO_PRODUCT },
    notApplicable: 'The product pages have no ratings in product data.',
    pass: 'The ratings on {total} {total|page|pages} are right.',
    fail: ['{count} of {total} ratings {count|does|do} not add up', 'They lie outside their scale, or have no count.'],
    fix: 'Write ratingValue within the scale, and reviewCount or ratingCount.',
  },
} as const satisfies PhaseTexts<SchemaParams>;
