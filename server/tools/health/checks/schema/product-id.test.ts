import { addressOf, ld, marked, OFFER, productOf } from '../../artifacts-product-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './product-id.ts';

const PASS = { status: 'pass', params: { total: 1 } } as const;
const FAIL = { status: 'fail', params: { total: 1 } } as const;
const GTIN = '7090000000011';
const one = (more: object) => marked(productOf({ ...more }));

judgeTable(check, {
  'a GTIN': [one({ gtin13: GTIN }), PASS],
  'an SKU': [one({ sku: 'SELBU-1' }), PASS],
  'a GTIN of the offer': [one({ offers: { ...OFFER, gtin: GTIN } }), PASS],
  'an SKU of the offer': [one({ offers: { ...OFFER, sku: 'SELBU-1' } }), PASS],
  'an SKU of a variant': [marked(ld({ '@type': 'ProductGroup', name: 'Selbuvotter', hasVariant: { '@type': 'Product', sku: 'S' } })), PASS],
  'a GTIN with a wrong check digit, beside an SKU': [one({ gtin: '7090000000012', sku: 'SELBU-1' }), PASS],
  'a GTIN with a wrong check digit': [one({ gtin13: '7090000000012' }), { ...FAIL, evidence: [{ label: 'gtin, sku', value: '7090000000012', page: addressOf(1), line: 4 }] }],
  'a GTIN for use in one store': [one({ gtin13: '2000000000015' }), { ...FAIL, evidence: [{ value: '2000000000015' }] }],
  'an SKU that is a placeholder': [one({ sku: 'N/A' }), { ...FAIL, evidence: [{ value: 'N/A' }] }],
  'the GTIN is shown before the SKU': [one({ sku: 'N/A', gtin: '1' }), { ...FAIL, evidence: [{ value: '1' }] }],
  'an MPN does not count': [one({ mpn: 'M-1' }), FAIL],
  'an EAN under a name that schema.org does not have': [one({ ean: GTIN, artnr: 'SELBU-1' }), { ...FAIL, evidence: [{ label: 'gtin, sku', value: '0' }] }],
  'a GTIN in productID': [one({ productID: `gtin:${GTIN}` }), PASS],
  'missing on one': [marked(productOf({ sku: 'SELBU-1' }), productOf()), {
    status: 'warn', params: { count: 1, total: 2 }, evidence: [{ label: 'gtin, sku', value: '0', page: addressOf(2), line: 4 }],
  }],
  'missing on all': [marked(productOf(), productOf()), { status: 'fail', params: { total: 2 } }],
});
