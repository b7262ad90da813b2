import { addressOf, ld, marked, microdata, productOf } from '../../artifacts-product-rig.ts';
import { times } from '../../artifacts-sample-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './product-present.ts';

/** An unfilled template that cannot be parsed at all. */
const malformed = (type: string) => ld(`{"@type":"${type}","name":{{ name }}}`);
const BROKEN = { status: 'not-measured', reason: 'root-cause', rootCause: 'jsonld-parses' } as const;
const none = (page: number) => ({ label: 'Product', value: '0', page: addressOf(page) });

judgeTable(check, {
  'on every page': [marked(productOf(), productOf({ '@type': 'ProductGroup' })), {
    status: 'pass', params: { total: 2 },
    evidence: [{ label: '@type', value: 'Product', page: addressOf(1), line: 4 }, { value: 'ProductGroup', page: addressOf(2) }],
  }],
  'in Microdata': [marked(microdata('')), { status: 'pass', params: { total: 1 } }],
  'missing on one, which is shown first': [marked(productOf(), ''), {
    status: 'warn', params: { count: 1, total: 2 }, evidence: [none(2), { label: '@type', value: 'Product', page: addressOf(1) }],
  }],
  'on none': [marked('', ld({ '@type': 'Organization' })), { status: 'fail', params: { total: 2 }, evidence: [none(1), none(2)] }],
  'lost in a malformed block': [marked(malformed('Product')), { ...BROKEN, evidence: [none(1)] }],
  'lost, by its full name': [marked(malformed('https://schema.org/Product')), BROKEN],
  'lost, by its full name over http': [marked(malformed('http://schema.org/ProductGroup')), BROKEN],
  'lost on one page, present on another': [marked(productOf(), malformed('Product')), BROKEN],
  'lost on one page, missing on another': [marked(malformed('Product'), ''), { status: 'fail', params: { total: 2 } }],
  'a malformed block that names no product': [marked(malformed('ProductCollection')), { status: 'fail', params: { total: 1 } }],
  'a repairable block that only mentions Product': [marked(ld('{"@type":"WebPage","about":"Product",}')), { status: 'fail', params: { total: 1 } }],
  'more pages than are shown': [marked(...times(11, '')), { status: 'fail', params: { total: 11 } }],
});
