import { NOW } from '../../artifacts-rig.ts';
import { productPage, productPages, source } from '../../artifacts-sample-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './index-product.ts';

const OPEN = source();
const SHUT = source('<meta name="robots" content="noindex">');

judgeTable(check, {
  'none has it': [{ products: productPages(OPEN, OPEN, OPEN), now: NOW }, { status: 'pass', params: { total: 3 } }],
  'the last of three': [{ products: productPages(OPEN, OPEN, SHUT), now: NOW }, {
    status: 'fail', params: { count: 1, total: 3, value: 'noindex' },
    evidence: [{ label: '<meta name="robots">', value: 'noindex', page: 'https://shop.test/produkt-3', line: 4 }],
    snippet: '<meta name="robots" content="index, follow">',
  }],
  'in the header': [{ products: [productPage(OPEN, { headers: { 'x-robots-tag': 'noindex' } })], now: NOW }, {
    status: 'fail', params: { count: 1, total: 1, value: 'noindex' }, evidence: [{ label: 'X-Robots-Tag', value: 'noindex' }],
  }],
  'a page with two rules counts once': [{ products: [productPage(SHUT, { headers: { 'x-robots-tag': 'none' } }), ...productPages(SHUT)], now: NOW }, {
    status: 'fail', params: { count: 2, total: 2, value: 'noindex' }, evidence: [{ value: 'noindex' }, { value: 'noindex' }],
  }],
  'a past date on one page, and «none» on the other: the value of the first is reported': [{
    products: productPages(source('<meta name="robots" content="unavailable_after: 2026-10-01">'), source('<meta name="robots" content="none">')),
    now: NOW,
  }, { status: 'fail', params: { count: 2, total: 2, value: 'unavailable_after: 2026-10-01' }, evidence: [{}, { value: 'none' }] }],
  'a very long value': [{ products: productPages(source(`<meta name="robots" content="noindex,${'x'.repeat(293)}">`)), now: NOW }, {
    status: 'fail', params: { count: 1, total: 1, value: `noindex,${'x'.repeat(291)}…` },
  }],
});
