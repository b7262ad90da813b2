import { addressOf, ld, marked, OFFER, productOf } from '../../artifacts-product-rig.ts';
import { samplePages, source, times } from '../../artifacts-sample-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './shipping-returns.ts';

const SHIPPING = { shippingDetails: { '@type': 'OfferShippingDetails', shippingRate: { value: 0, currency: 'NOK' } } };
const RETURNS = { hasMerchantReturnPolicy: { '@type': 'MerchantReturnPolicy', applicableCountry: 'NO' } };
const SERVICE = { '@type': 'ShippingService', name: 'Posten' };
const BOTH = { ...SHIPPING, ...RETURNS };
const inOffer = (more: object) => productOf({ offers: { ...OFFER, ...more } });
const given = (...markup: string[]) => ofStore({}, ...markup);
/** Products of a store with an Organization on its home page. */
const ofStore = (more: object, ...markup: string[]) =>
  ({ ...marked(...markup), pages: [...samplePages(source(ld({ '@type': 'Organization', name: 'Nordlys', ...more })))] });
const PASS = { status: 'pass', params: { total: 1 } } as const;
const lacks = (missing: string, count = 1, total = 1) => ({ status: 'warn', params: { missing, count, total } }) as const;

judgeTable(check, {
  'both in every offer': [given(inOffer(BOTH), inOffer(BOTH)), { status: 'pass', params: { total: 2 } }],
  'on the product itself': [given(productOf(BOTH)), PASS],
  'one in the product, the other in the offer of a variant': [given(ld({
    '@type': 'ProductGroup', name: 'Selbuvotter', ...SHIPPING, hasVariant: { '@type': 'Product', sku: 'S', offers: { ...OFFER, ...RETURNS } },
  })), PASS],
  'both once for the whole store': [ofStore({ hasShippingService: SERVICE, ...RETURNS }, inOffer({}), inOffer({})), {
    status: 'pass', params: { total: 2 },
  }],
  'M39: returns for the whole store on its home page, shipping in the offer': [ofStore(RETURNS, inOffer(SHIPPING)), PASS],
  'no shipping': [given(inOffer(RETURNS), inOffer(RETURNS)), {
    ...lacks('shipping', 2, 2), evidence: [{ label: 'shippingDetails', value: '0', page: addressOf(1), line: 4 }, { page: addressOf(2) }],
  }],
  'no returns': [given(inOffer(SHIPPING)), { ...lacks('returns'), evidence: [{ label: 'hasMerchantReturnPolicy', value: '0' }] }],
  'returns on some products only': [given(inOffer(SHIPPING), inOffer(BOTH)), { ...lacks('returns', 1, 2), evidence: [{ page: addressOf(1) }] }],
  'the term that more pages lack, with these pages first': [given(inOffer(BOTH), inOffer({}), inOffer(SHIPPING)), {
    ...lacks('returns', 2, 3),
    evidence: [{ label: 'hasMerchantReturnPolicy', page: addressOf(2) }, { page: addressOf(3) }, { label: 'shippingDetails', page: addressOf(2) }],
  }],
  'neither': [given(inOffer({}), productOf()), {
    ...lacks('shipping, returns', 2, 2), evidence: [{ label: 'shippingDetails' }, { label: 'shippingDetails' }, { label: 'hasMerchantReturnPolicy' }],
  }],
  'one on each of two pages': [given(inOffer(SHIPPING), inOffer(RETURNS)), { ...lacks('shipping', 1, 2), evidence: [{ page: addressOf(2) }, { page: addressOf(1) }] }],
  'both once for the store that publishes the site': [
    { ...marked(inOffer({})), pages: samplePages(source(ld({ '@type': 'WebSite', publisher: { '@type': 'OnlineStore', ...RETURNS, hasShippingService: SERVICE } }))) },
    PASS,
  ],
  'a policy on one product is not for the whole store': [
    { ...marked(productOf(BOTH), inOffer({})), pages: [...marked(productOf(BOTH)).products] }, lacks('shipping, returns', 1, 2),
  ],
  'an empty property states nothing': [given(inOffer({ ...RETURNS, shippingDetails: [] })), lacks('shipping')],
  'a boolean or an empty text states nothing': [given(inOffer({ shippingDetails: false, hasMerchantReturnPolicy: '' })), lacks('shipping, returns')],
  'M23: a bare type states nothing': [
    given(inOffer({ shippingDetails: { '@type': 'OfferShippingDetails' }, hasMerchantReturnPolicy: { '@type': 'MerchantReturnPolicy' } })),
    lacks('shipping, returns'),
  ],
  'M40: a reference to an item on another page': [given(inOffer({ ...SHIPPING, hasMerchantReturnPolicy: { '@id': 'https://shop.test/#returns' } })), PASS],
  'more pages than are shown': [given(...times(6, inOffer({}))), lacks('shipping, returns', 6, 6)],
});
