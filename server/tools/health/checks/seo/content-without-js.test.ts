import { pageOf } from '../../artifacts-rig.ts';
import { productPage, productPages, source, times } from '../../artifacts-sample-rig.ts';
import type { SampledPage } from '../../gathered.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { notApplicable, available, unavailable } from '../../available.ts';
import { check } from './content-without-js.ts';

const titled = (title: string) => `<meta property="og:title" content="${title}">`;
const HOME = pageOf(source(`${titled('Nordlys Ull')}<title>Klær i ull – Nordlys</title>`, '<h1>Ull</h1>'));
const SHELL = pageOf(source('<script src="/app.js"></script>', '<div id="app">🧶</div><a href="/om">Om</a>'));
const given = (...pages: SampledPage[]) => ({ home: HOME, maybeProducts: available(pages) });
const script = (json: string) => `<script type="application/ld+json">${json}</script>`;
const WHOLE = source('', '<h1>Votter</h1><p>449 kr</p>');
const NAMED = source('', '<h1>Votter</h1><p>Strikket i ull.</p>');
const EMPTY = source(titled('Nordlys  ULL'), '<p>Vent litt.</p>');
const STATED = source(script('{"@type":"Product","name":"Votter","offers":{"@type":"Offer","price":"449","priceCurrency":"NOK"}}'), '<p>Strikket.</p>');
const GATED = source('', '<h1>Votter</h1><p>Logg inn for å se pris</p>');
const UNCLEAR = source('', '<h1>Votter</h1><p>Utsolgt.</p>');
const NAMELESS_GATE = source('', '<p>Logg inn for å se pris</p>');
const FIRST = 'https://shop.test/produkt-1';
const one = (html: string) => given(productPage(html));
const PASS = { status: 'pass', params: { total: 1 } } as const;
const WARN = { status: 'warn', params: { count: 1, total: 1 }, evidence: [{ label: 'price', value: '0', page: FIRST }] } as const;
const FAIL = {
  status: 'fail', params: { variant: 'products', count: 1, total: 1 },
  evidence: [{ label: 'name', value: '0', page: FIRST }, { label: 'price', value: '0', page: FIRST }],
} as const;

judgeTable(check, {
  'name and price': [given(...productPages(WHOLE, WHOLE)), { status: 'pass', params: { total: 2 } }],
  'the price in the product data only': [one(STATED), PASS],
  'the name only': [one(NAMED), WARN],
  'the name in its own og:title': [one(source(titled('Votter'), '<p>Strikket.</p>')), WARN],
  'the name in the product data': [one(source(script('{"@type":"Product","name":"Votter"}'), '<p>Strikket.</p>')), WARN],
  'a title that the home page shares is not a name': [one(EMPTY), FAIL],
  'no title': [one(source('', '<p>Vent litt.</p>')), FAIL],
  'an empty heading, a second-level heading, a blank name': [
    one(source(script('{"@type":"Product","name":" "}'), '<h1></h1><h2>Votter</h2><p>Vent litt.</p>')), FAIL,
  ],
  'the name in the page title only': [one(source('<title>Selbuvotter – Nordlys</title>', '<h2>Selbuvotter</h2><p>Strikket.</p>')), WARN],
  'the name in the page title, where every og:title is the shop': [
    one(source(`${titled('Nordlys Ull')}<title>Selbuvotter – Nordlys</title>`, '<p>Strikket.</p>')), WARN,
  ],
  'a page title that the home page shares is not a name': [one(source('<title>Klær i  ull – NORDLYS</title>', '<p>Vent litt.</p>')), FAIL],
  'a title that all product pages share is not a name': [given(...productPages(...times(3, source('<title>Nordlys butikk</title>', '<p>Vent litt.</p>')))), {
    status: 'fail', params: { variant: 'products', count: 3, total: 3 },
  }],
  'a title that two pages of one product share': [
    given(...productPages(...times(2, source('<title>Selbuvotter – Nordlys</title>', '<h2>Selbuvotter</h2>')))), { status: 'warn', params: { count: 2, total: 2 } },
  ],
  'a title that two of three product pages share': [
    given(...productPages(...times(2, source('<title>Selbuvotter – Nordlys</title>', '<p>Strikket.</p>')), WHOLE)), { status: 'warn', params: { count: 2, total: 3 } },
  ],
  'a heading that three pages of one product share': [
    given(...productPages(...times(3, source('<title>Nordlys butikk</title>', '<h1>Selbuvotter</h1>')))), { status: 'warn', params: { count: 3, total: 3 } },
  ],
  'a heading that the home page shares is not a name': [one(source('', '<h1>ULL</h1><p>Vent litt.</p>')), FAIL],
  'its own heading beside a shared one': [one(source('', '<h1>Ull</h1><h1>Votter</h1><p>Strikket.</p>')), WARN],
  'a price without a name may be of anything': [
    one(source(titled('Nordlys Ull'), '<div class="topbar">Ukens tilbud: ullsokker 99 kr</div><div id="app"></div>')),
    { status: 'not-measured', reason: 'ambiguous' },
  ],
  'a page with a price but no name does not count': [given(...productPages(source('', '<p>449 kr</p>'), WHOLE)), PASS],
  'the name only on one page of two': [given(...productPages(WHOLE, NAMED)), {
    status: 'warn', params: { count: 1, total: 2 }, evidence: [{ label: 'price', page: 'https://shop.test/produkt-2' }],
  }],
  'neither on one page takes precedence over the price on another': [given(...productPages(NAMED, EMPTY, WHOLE)), {
    status: 'fail', params: { variant: 'products', count: 1, total: 3 },
    evidence: [{ label: 'price', page: FIRST }, { label: 'name', page: 'https://shop.test/produkt-2' }, { label: 'price' }],
  }],
  'more pages than are shown': [given(...productPages(...times(6, EMPTY))), { status: 'fail', params: { variant: 'products', count: 6, total: 6 } }],
  'a truncated page is not judged by what it lacks': [given(productPage(NAMED, { truncated: 'size' }), ...productPages(WHOLE)), PASS],
  'a page whose price is behind a login does not count': [given(...productPages(GATED, WHOLE)), PASS],
  'a page truncated after the price': [given(productPage(WHOLE, { truncated: 'size' })), PASS],
  'a page truncated after its product data': [given(productPage(STATED, { truncated: 'size' })), PASS],
  'a login prompt without a product name': [one(NAMELESS_GATE), FAIL],
  'truncated before the price': [given(productPage(NAMED, { truncated: 'size' })), { status: 'not-measured', reason: 'truncated' }],
  'all prices behind a login': [given(...productPages(GATED, UNCLEAR)), { status: 'not-measured', reason: 'root-cause', rootCause: 'price-visible' }],
  'sold out, and without a price': [one(UNCLEAR), { status: 'not-measured', reason: 'ambiguous' }],
  'an empty home page without links to products': [{ home: SHELL, maybeProducts: unavailable('needs-script') }, {
    status: 'fail', params: { variant: 'shell' },
    evidence: [{ label: 'text', value: '4', page: 'https://shop.test/' }, { label: '<a href>', value: '1', page: 'https://shop.test/' }],
  }],
  'an empty home page, and products found nevertheless': [{ home: SHELL, maybeProducts: available(productPages(WHOLE)) }, PASS],
  'no product found': [{ home: HOME, maybeProducts: unavailable('not-found') }, { status: 'not-measured', reason: 'not-found' }],
  'inaccessible products': [{ home: HOME, maybeProducts: unavailable('challenged', 'bot-challenge') }, {
    status: 'not-measured', reason: 'challenged', rootCause: 'bot-challenge',
  }],
  'nothing to sell': [{ home: HOME, maybeProducts: notApplicable }, { status: 'not-applicable' }],
});
