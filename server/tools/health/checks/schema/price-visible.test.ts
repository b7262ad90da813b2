import { addressOf, offered } from '../../artifacts-product-rig.ts';
import { productPages, source, times } from '../../artifacts-sample-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './price-visible.ts';

const pages = (...bodies: (string | readonly [head: string, body: string])[]) => ({
  products: productPages(...bodies.map((one) => (typeof one === 'string'
    ? source('', `<h1>Selbuvotter</h1>\n<p>${one}</p>`) : source(one[0], `<h1>Selbuvotter</h1>\n<p>${one[1]}</p>`)))),
});
const SHOWN = 'Pris: 449 kr. På lager.';
const GATED = 'Logg inn for å se pris. Varenr. 12.';
const NONE = 'Strikket i ull.';
const STATED = [offered(), NONE] as const;

judgeTable(check, {
  'on every page': [pages(SHOWN, SHOWN), {
    status: 'pass', params: { total: 2 }, evidence: [{ label: 'text', value: SHOWN, page: addressOf(1), line: 8 }, { page: addressOf(2) }],
  }],
  'a price without a currency in its text is visible, but gives no evidence': [pages('<b class="price">449</b>'), { status: 'pass', params: { total: 1 }, evidence: [] }],
  'behind a login': [pages(SHOWN, GATED), {
    status: 'warn', params: { count: 1, total: 2 }, evidence: [{ label: 'text', value: GATED, page: addressOf(2), line: 8 }],
  }],
  'nowhere': [pages(NONE), { status: 'fail', params: { count: 1, total: 1 }, evidence: [{ label: 'price', value: '0', page: addressOf(1) }] }],
  'nowhere on one page takes precedence over a login on another': [pages(GATED, NONE, SHOWN), { status: 'fail', params: { count: 1, total: 3 }, evidence: [{ page: addressOf(2) }] }],
  'a price that scripts may add does not count': [pages(STATED, SHOWN), { status: 'pass', params: { total: 1 } }],
  'a sold-out product does not count': [pages('Utsolgt.', NONE), { status: 'fail', params: { count: 1, total: 1 } }],
  'nowhere on more pages than are shown': [pages(...times(11, NONE)), { status: 'fail', params: { count: 11, total: 11 } }],
  'behind a login on more pages than are shown': [pages(...times(11, GATED)), { status: 'warn', params: { count: 11, total: 11 } }],
  'on more pages than are shown': [pages(...times(11, SHOWN)), { status: 'pass', params: { total: 11 } }],
  'only in the product data': [pages('Utsolgt.', STATED), { status: 'not-measured', reason: 'needs-script' }],
  'a monthly instalment and a free-delivery threshold are not the price': [
    pages('Fri frakt over 999 kr.', 'Delbetal fra 99 kr/mnd.'), { status: 'not-measured', reason: 'ambiguous' },
  ],
  'the rate of a subscription is its price': [pages('<b class="price">399 kr/mnd</b>'), { status: 'pass', params: { total: 1 } }],
  'sold out': [pages('Utsolgt.'), { status: 'not-measured', reason: 'ambiguous' }],
});
