import { addressOf, ld, marked, OFFER, productOf } from '../../artifacts-product-rig.ts';
import { samplePages, source, times } from '../../artifacts-sample-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './shipping-returns.ts';

const SHIPPING = { shippingDetails: { '@type': 'OfferShippingDetails' } };
const RETURNS = { hasMerchantReturnPolicy: { '@type': 'MerchantReturnPolicy' } };
const BOTH = { ...SHIPPING, ...RETURNS };
const inOffer = (more: object) => productOf({ offers: { ...OFFER, ...more } });
const given = (...markup: string[]) => ofStore({}, ...markup);
/** Products of a store with an Organization on its home page. */
const ofStore = (more: object, ...markup: string[]) =>
  ({ ...marked(...markup), pages: [...samplePages(source(ld({ '@type': 'Organization', name: 'Nordlys', ...more })))] });
const PASS = { status: 'pass', params: { total: 1 } } as const;
const lacks = (missing: 'shipping' | 'returns') => ({ status: 'warn', params: { missing } }) as const;

judgeTable(check, {
  'both in every offer': [given(inOffer(BOTH), inOffer(BOTH)), { status: 'pass', params: { total: 2 } }],
  'on the product itself': [given(productOf(BOTH)), PASS],
  'one in the product, the other in a variant\'s offer': [given(ld({
    '@type': 'ProductGroup', name: 'Selbuvotter', ...SHIPPING, hasVariant: { '@type': 'Product', sku: 'S', offers: { ...OFFER, ...RETURNS } },
  })), PASS],
  'both once for the whole store': [ofStore({ hasShippingService: { '@type': 'ShippingService' }, ...RETURNS }, inOffer({}), inOffer({})), {
    status: 'pass', params: { total: 2 },
  }],
  'M39: returns for the whole store on its home page, shipping in the offer': [ofStore(RETURNS, inOffer(SHIPPING)), PASS],
  'no shipping': [given(inOffer(RETURNS), inOffer(RETURNS)), {
    ...lacks('shipping'), evidence: [{ label: 'shippingDetails', value: '0', page: addressOf(1), line: 4 }, { page: addressOf(2) }],
  }],
  'no returns': [given(inOffer(SHIPPING)), { ...lacks('returns'), evidence: [{ label: 'hasMerchantReturnPolicy', value: '0' }] }],
  'returns on some products alone': [given(inOffer(SHIPPING), inOffer(BOTH)), { ...lacks('returns'), evidence: [{ page: addressOf(1) }] }],
  'of two the one that more lack, whose pages are shown first': [given(inOffer(BOTH), inOffer({}), inOffer(SHIPPING)), {
    ...lacks('returns'),
    evidence: [{ label: 'hasMerchantReturnPolicy', page: addressOf(2) }, { page: addressOf(3) }, { label: 'shippingDetails', page: addressOf(2) }],
  }],
  'neither': [given(inOffer({}), productOf()), {
    status: 'fail', params: { total: 2 }, evidence: [{ label: 'shippingDetails' }, { label: 'shippingDetails' }, { label: 'hasMerchantReturnPolicy' }],
  }],
  'an empty property says nothing': [given(inOffer({ ...RETURNS, shippingDetails: [] })), lacks('shipping')],
  'more pages than are shown': [given(...times(6, inOffer({}))), { status: 'fail', params: { total: 6 } }],
});
