import type { SampledPage } from '../../gathered.ts';
import { addressOf, ld } from '../../artifacts-product-rig.ts';
import { productPage, productPages, times } from '../../artifacts-sample-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './breadcrumb.ts';

const step = (more: object) => ({ '@type': 'ListItem', ...more });
const listed = (...itemListElement: object[]) => ld({ '@type': 'BreadcrumbList', itemListElement });
const LIST = { '@type': 'BreadcrumbList', itemListElement: [step({ position: 1, name: 'Forside' }), step({ position: 2, name: 'Votter' })] };
const STEP = '<li itemprop="itemListElement" itemscope><a itemprop="item" href="/"><b itemprop="name">Votter</b></a></li>';
const pages = (...sources: string[]) => ({ products: productPages(...sources) });
const of = (...products: SampledPage[]) => ({ products });
const SHELL = productPage('<div id="app"></div>', { shell: true });
const CUT = productPage('<h1>Votter</h1>', { truncated: 'size' });
const PASS = { status: 'pass', params: { total: 1 } } as const;
const FAIL = { status: 'fail', params: { total: 1 } } as const;

judgeTable(check, {
  'on every page': [pages(ld(LIST), ld(LIST)), { status: 'pass', params: { total: 2 } }],
  'inside another item': [pages(ld({ '@type': 'WebPage', mainEntity: { '@type': 'Thing', breadcrumb: LIST } })), PASS],
  'in Microdata': [pages('<ol itemscope itemtype="https://schema.org/BreadcrumbList">' + STEP + STEP + '</ol>'), PASS],
  'in RDFa': [pages('<main vocab="https://schema.org/"><ol class="a" typeof="BreadcrumbList"></ol></main>'), PASS],
  'in RDFa, by its full name, without quotes': [pages('<ol TYPEOF = schema:BreadcrumbList></ol>'), PASS],
  'its name in text': [pages('<p>typeof BreadcrumbList</p>'), FAIL],
  'steps named by their items': [pages(listed(step({ item: { '@id': '/', name: 'Forside' } }), step({ item: { '@type': 'WebPage', name: 'Votter' } }))), PASS],
  'a list without steps': [pages(ld({ ...LIST, itemListElement: [] })), FAIL],
  'a single step': [pages(listed(step({ name: 'Forside' }))), {
    ...FAIL, evidence: [{ label: 'itemListElement', value: '1', page: addressOf(1), line: 1 }],
  }],
  'steps without names': [pages(listed(step({ position: 1 }), step({ position: 2, name: '' }), step({ name: false }), step({ item: '/votter' }))), {
    ...FAIL, evidence: [{ label: 'itemListElement', value: '0' }],
  }],
  'a list without names beside a complete one': [pages(listed(step({})) + ld(LIST)), PASS],
  'a list of another kind': [pages(ld({ ...LIST, '@type': 'ItemList' })), FAIL],
  'missing on one': [pages(ld(LIST), '<h1>Votter</h1>'), {
    status: 'warn', params: { count: 1, total: 2 }, evidence: [{ label: 'BreadcrumbList', value: '0', page: addressOf(2) }],
  }],
  'missing on more pages than are shown': [pages(...times(11, '<h1>Votter</h1>')), { status: 'fail', params: { total: 11 } }],
  'a shell and a truncated page are not judged by what they lack': [of(SHELL, CUT, ...productPages(ld(LIST))), PASS],
  'a shell that has it': [of(productPage(ld(LIST), { shell: true })), PASS],
  'a page truncated after it': [of(productPage(ld(LIST), { truncated: 'size' })), PASS],
  'only shells': [of(CUT, SHELL), { status: 'not-measured', reason: 'needs-script' }],
  'only truncated pages': [of(CUT), { status: 'not-measured', reason: 'truncated' }],
});
