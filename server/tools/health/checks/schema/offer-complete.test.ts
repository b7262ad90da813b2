import { addressOf, ld, marked, microdata, OFFER, offered, productOf } from '../../artifacts-product-rig.ts';
import { times } from '../../artifacts-sample-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './offer-complete.ts';

const PASS = { status: 'pass', params: { total: 1 } } as const;
const lacks = (missing: string) => ({ status: 'warn', params: { count: 1, total: 1, missing } }) as const;
const shown = (label: string, value: string) => ({ label, value, page: addressOf(1), line: 4 });
/** A price by measure in the form Google documents: 81 euros for 4.5 litres, shown per litre. */
const UNIT_PRICE = {
  '@type': 'UnitPriceSpecification', price: '81.00', priceCurrency: 'EUR',
  referenceQuantity: { '@type': 'QuantitativeValue', value: '4.5', unitCode: 'LTR', valueReference: { '@type': 'QuantitativeValue', value: '1', unitCode: 'LTR' } },
};

judgeTable(check, {
  'price, currency and availability': [marked(offered(), offered()), { status: 'pass', params: { total: 2 } }],
  'the lowest valid price': [marked(offered({ price: 0.01 })), PASS],
  'a price of zero': [marked(offered({ price: '0' })), { ...lacks('price'), evidence: [shown('price', '0')] }],
  'a price in human notation': [marked(offered({ price: '1 299,-' })), { ...lacks('price'), evidence: [shown('price', '1 299,-')] }],
  'words for a price': [marked(offered({ price: 'Ring oss' })), { ...lacks('price'), evidence: [shown('price', 'Ring oss')] }],
  'no price': [marked(offered({ price: undefined })), { ...lacks('price'), evidence: [shown('price', '0')] }],
  'a price with a unit quantity': [marked(offered({ price: undefined, priceCurrency: undefined, priceSpecification: UNIT_PRICE })), PASS],
  'the lower end of a range': [marked(offered({ '@type': 'AggregateOffer', price: undefined, lowPrice: 399, highPrice: 599 })), PASS],
  'an invalid lower end': [marked(offered({ price: undefined, lowPrice: 'fra 399' })), { ...lacks('price'), evidence: [shown('price', 'fra 399')] }],
  'a currency in small letters': [marked(offered({ priceCurrency: ' nok ' })), PASS],
  'a currency sign': [marked(offered({ priceCurrency: 'kr' })), { ...lacks('currency'), evidence: [shown('priceCurrency', 'kr')] }],
  'no currency': [marked(offered({ priceCurrency: undefined })), { ...lacks('currency'), evidence: [shown('priceCurrency', '0')] }],
  'the bare word for availability': [marked(offered({ availability: 'InStock' })), PASS],
  'two words for availability': [marked(offered({ availability: 'in stock' })), { ...lacks('availability'), evidence: [shown('availability', 'in stock')] }],
  'M20: a term that Google does not accept': [
    marked(offered({ availability: 'https://schema.org/MadeToOrder' })), { ...lacks('availability'), evidence: [shown('availability', 'https://schema.org/MadeToOrder')] },
  ],
  'availability terms of product feeds': [marked(offered({ availability: 'oos' }), offered({ availability: 'available' })), {
    status: 'warn', params: { count: 2, total: 2, missing: 'availability' },
  }],
  'sold out is an availability': [marked(offered({ availability: 'https://schema.org/OutOfStock' })), PASS],
  'an availability in the store\'s own words': [marked(offered({ availability: 'På lager' })), { ...lacks('availability'), evidence: [shown('availability', 'På lager')] }],
  'none': [marked(offered({ availability: undefined })), { ...lacks('availability'), evidence: [shown('availability', '0')] }],
  'all three, in order': [marked(productOf({ offers: { '@type': 'Offer', name: 'x' } })), {
    ...lacks('price, currency, availability'), evidence: [{ label: 'price' }, { label: 'priceCurrency' }, { label: 'availability' }],
  }],
  'what any page lacks, with all pages that lack something': [marked(offered({ availability: '' }), offered({ price: '' }), offered()), {
    status: 'warn', params: { count: 2, total: 3, missing: 'price, availability' }, evidence: [{ label: 'availability', page: addressOf(1) }, { label: 'price', page: addressOf(2) }],
  }],
  'several offers that are complete only together': [
    marked(productOf({ offers: [{ ...OFFER, price: undefined }, { '@type': 'Offer', price: 449 }] })),
    { ...lacks('price'), evidence: [{ label: 'price', value: '0', line: 4 }] },
  ],
  'one complete offer among others': [marked(productOf({ offers: [{ '@type': 'Offer', price: 'Ring' }, OFFER] })), PASS],
  'M10: price and currency in the specification': [
    marked(offered({ price: undefined, priceCurrency: undefined, priceSpecification: { price: 449, priceCurrency: 'NOK' } })), PASS,
  ],
  'M18: a currency in another object than its price': [
    marked(offered({ price: undefined, priceSpecification: { price: 449 } })), { ...lacks('currency'), evidence: [{ label: 'priceCurrency', value: '0' }] },
  ],
  'a price without a currency, and the same with one': [
    marked(offered({ priceCurrency: undefined, priceSpecification: { price: 449, priceCurrency: 'NOK' } })), PASS,
  ],
  'shows the first written value, or the first offer if there is none': [
    marked(productOf({ offers: [{ '@type': 'Offer', priceCurrency: 'kr' }, { '@type': 'Offer', price: 'Ring' }] })),
    { ...lacks('price, currency, availability'), evidence: [shown('price', 'Ring'), shown('priceCurrency', 'kr'), shown('availability', '0')] },
  ],
  'offers of the variants': [marked(ld({ '@type': 'ProductGroup', name: 'Selbuvotter', hasVariant: [{ '@type': 'Product', sku: 'V', offers: OFFER }] })), PASS],
  'in Microdata': [marked(microdata('<div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><meta itemprop="price" content="449"></div>')), lacks('currency, availability')],
  'no offer on one page takes precedence over an incomplete one': [marked(offered({ price: '' }), productOf()), {
    status: 'fail', params: { count: 1, total: 2 }, evidence: [{ label: 'Offer', value: '0', page: addressOf(2) }],
  }],
  'no offer on more pages than are shown': [marked(...times(11, productOf())), { status: 'fail', params: { count: 11, total: 11 } }],
  'an incomplete offer on more pages than are shown': [marked(...times(11, offered({ price: '' }))), { status: 'warn', params: { count: 11, total: 11, missing: 'price' } }],
});
