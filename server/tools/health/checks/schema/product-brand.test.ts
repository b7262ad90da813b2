import { addressOf, marked, productOf } from '../../artifacts-product-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './product-brand.ts';

const PASS = { status: 'pass', params: { total: 1 } } as const;
const FAIL = { status: 'fail', params: { total: 1 } } as const;

judgeTable(check, {
  'a brand with its name': [marked(productOf({ brand: { '@type': 'Brand', name: 'Nordlys' } })), PASS],
  'a bare name': [marked(productOf({ brand: 'Nordlys' })), PASS],
  'a manufacturer is not a brand': [marked(productOf({ manufacturer: { '@type': 'Organization', name: 'Nordlys' } })), { ...FAIL, evidence: [{ label: 'brand', value: '0' }] }],
  'an empty brand beside a manufacturer': [marked(productOf({ brand: '', manufacturer: 'Nordlys' })), FAIL],
  'a boolean': [marked(productOf({ brand: false })), FAIL],
  'a boolean as name': [marked(productOf({ brand: { '@type': 'Brand', name: false } })), FAIL],
  'a placeholder': [marked(productOf({ brand: { '@type': 'Brand', name: 'N/A' } })), {
    ...FAIL, evidence: [{ label: 'brand', value: 'N/A', page: addressOf(1), line: 4 }],
  }],
  'a brand without a name': [marked(productOf({ brand: { '@type': 'Brand' } })), { ...FAIL, evidence: [{ label: 'brand', value: '0' }] }],
  'missing on one page': [marked(productOf({ brand: 'Nordlys' }), productOf()), {
    status: 'warn', params: { count: 1, total: 2 }, evidence: [{ label: 'brand', value: '0', page: addressOf(2), line: 4 }],
  }],
  'missing on all pages': [marked(productOf(), productOf()), { status: 'fail', params: { total: 2 } }],
});
