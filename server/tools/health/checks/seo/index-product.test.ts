import { productPage, productPages, source } from '../../artifacts-sample-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { indexProduct } from './index-product.ts';

const OPEN = source();
const SHUT = source('<meta name="robots" content="noindex">');

judgeTable(indexProduct, {
  'none has it': [{ products: productPages(OPEN, OPEN, OPEN) }, { status: 'pass', params: { total: 3 } }],
  'the last of three': [{ products: productPages(OPEN, OPEN, SHUT) }, {
    status: 'fail', params: { count: 1, total: 3 },
    evidence: [{ label: '<meta name="robots">', value: 'noindex', page: 'https://shop.test/produkt-3', line: 4 }],
  }],
  'in the header': [{ products: [productPage(OPEN, { headers: { 'x-robots-tag': 'noindex' } })] }, {
    status: 'fail', params: { count: 1, total: 1 }, evidence: [{ label: 'X-Robots-Tag', value: 'noindex' }],
  }],
  'a page that says it twice is one page': [{ products: [productPage(SHUT, { headers: { 'x-robots-tag': 'none' } }), ...productPages(SHUT)] }, {
    status: 'fail', params: { count: 2, total: 2 }, evidence: [{ value: 'noindex' }, { value: 'noindex' }],
  }],
});
