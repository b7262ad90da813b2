import { NOW, pageOf } from '../../artifacts-rig.ts';
import { productPage, productPages, source } from '../../artifacts-sample-rig.ts';
import { available, unavailable } from '../../available.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './ai-snippets.ts';

const LOREM = 'Garnet er spunnet av ull fra sauer på Vestlandet, og tåler både vask og vind. '.repeat(8);
const MARKUP = `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Genser","description":"Strikket i ren ull","offers":{"@type":"Offer","price":"499.00","priceCurrency":"NOK"}}</script>`;
const home = pageOf(source());
const product = (head: string, body = `<h1>Genser</h1><p>499 kr</p><p>${LOREM}</p>`, headers: Record<string, string> = {}) =>
  ({ home, maybeProducts: available([productPage(source(head, MARKUP + body), { headers })]), now: NOW });
const described = (tag: string) => product('', `<h1>Genser</h1><p>499 kr</p>${tag}Strikket i ren ull</div><p>${LOREM}</p>`);
/** A product page with only these elements. */
const alone = (body: string) => ({ home, maybeProducts: available([productPage(source('', body))]), now: NOW });
const markup = (facts: object) => `<script type="application/ld+json">${
  JSON.stringify({ '@context': 'https://schema.org', '@type': 'Product', ...facts })
}</script>`;
/** A product page of a hundred letters, of which this many are in a box. */
const holding = (letters: number) =>
  alone(`<div data-nosnippet>${'a'.repeat(letters)}</div><p>${'a'.repeat(100 - letters)}</p>`);
const BOX = '<div data-nosnippet>Vi bruker kapsler.</div>';
const passes = { status: 'pass', params: { total: 2 } } as const;
const pageWithheld = { status: 'warn', params: { variant: 'page', count: 1, total: 2 } } as const;

judgeTable(check, {
  'no restriction': [product(''), passes],
  'no product page': [{ home, maybeProducts: unavailable('not-found'), now: NOW }, { status: 'pass', params: { total: 1 } }],
  'the home page is a product page': [{ home, maybeProducts: available([{ ...home, role: 'product' as const }]), now: NOW }, { status: 'pass', params: { total: 1 } }],
  'C12: nosnippet on a product': [product('<meta name="robots" content="nosnippet">'), {
    ...pageWithheld, evidence: [{ label: '<meta name="robots">', value: 'nosnippet', page: 'https://shop.test/produkt-1' }],
  }],
  'C13: a snippet of no characters': [product('<meta name="robots" content="max-snippet:0">'), pageWithheld],
  'C14: an unlimited snippet': [product('<meta name="robots" content="max-snippet:-1, max-image-preview:large">'), passes],
  'C15: not a number': [product('<meta name="robots" content="max-snippet:abc">'), passes],
  'C16: the stricter rule counts': [product('<meta name="robots" content="index,follow"><meta name="googlebot" content="nosnippet">'), pageWithheld],
  'C17: for another crawler': [product('', undefined, { 'x-robots-tag': 'otherbot: nosnippet' }), passes],
  'C18: for Googlebot, in any case': [product('', undefined, { 'x-robots-tag': 'GoogleBot: NoSnippet' }), {
    ...pageWithheld, evidence: [{ label: 'X-Robots-Tag', value: 'GoogleBot: NoSnippet' }],
  }],
  'C19: round the description, whatever the value': [described('<div data-nosnippet="false">'), {
    status: 'info', params: { count: 1, total: 2 }, evidence: [{ label: '<div>', value: '<div data-nosnippet="false">' }],
  }],
  'C20: on an element where it has no effect': [product('', `<h1>Genser</h1><p>499 kr</p><p data-nosnippet>Strikket i ren ull</p><p>${LOREM}</p>`), passes],
  'C21: under a name that Google does not read': [product('<meta name="gemini" content="nosnippet">'), passes],
  'around the price': [product('', `<h1>Genser</h1><span data-nosnippet>499 kr</span><p>${LOREM}</p>`), { status: 'info', params: { count: 1, total: 2 } }],
  'around the name': [product('', `<section data-nosnippet><h1>Genser</h1></section><p>499 kr</p><p>${LOREM}</p>`), { status: 'info', params: { count: 1, total: 2 } }],
  'around something else': [product('', `<h1>Genser</h1><p>499 kr</p><div data-nosnippet>Vi bruker kapsler.</div><p>${LOREM}</p>`), passes],
  'around something else, and around the product': [
    product('', `<div><h1>Genser</h1><p>499 kr</p></div>${BOX}<p>${LOREM}</p>`), passes,
  ],
  'around a lower heading': [
    product('', `<h1>Genser</h1><p>499 kr</p><div data-nosnippet><h2>Om bruken</h2></div><p>${LOREM}</p>`), passes,
  ],
  'around something else, without product markup': [alone(`${BOX}<p>${LOREM}</p>`), passes],
  'around something else, without a description': [alone(`${markup({ name: 'Genser' })}${BOX}<p>${LOREM}</p>`), passes],
  'around the beginning of a description': [
    alone(`${markup({ name: 'Genser', description: LOREM })}<h1>Genser</h1>
      <div data-nosnippet>${LOREM.slice(0, 70)} …</div><p>${'Strikket for hånd. '.repeat(40)}</p>`),
    { status: 'info', params: { count: 1, total: 2 } },
  ],
  'around main': [product('', `<div data-nosnippet><main><h1>Genser</h1></main></div><p>${LOREM}</p>`), { status: 'warn', params: { variant: 'text', count: 1, total: 2 } }],
  'around all the text': [product('', `<div data-nosnippet><h1>Genser</h1><p>499 kr</p><p>${LOREM}</p></div><p>Hei</p>`), {
    status: 'warn', params: { variant: 'text', count: 1, total: 2 },
  }],
  'around nine tenths of the text': [holding(90), { status: 'warn', params: { variant: 'text', count: 1, total: 2 } }],
  'around one letter less': [holding(89), passes],
  'around all the text, in many short lines': [
    product('', `<div data-nosnippet><h1>Genser</h1><p>499 kr</p>${'<p>Ull</p>'.repeat(40)}</div><p>Hei</p>`),
    { status: 'warn', params: { variant: 'text', count: 1, total: 2 } },
  ],
  'around hidden text, longer than all the rest': [
    product('', `<h1>Genser</h1><p>499 kr</p><div data-nosnippet style="display:none">${LOREM}</div><p>Strikket for hånd.</p>`), passes,
  ],
  'around a little text and a long style sheet': [
    product('', `<h1>Genser</h1><p>499 kr</p><p>${LOREM}</p><div data-nosnippet><style>${'.k{color:#fff}'.repeat(200)}</style>Vi bruker kapsler.</div>`), passes,
  ],
  'a home page with noindex does not count': [
    { ...product(''), home: pageOf(source('<meta name="robots" content="noindex, nosnippet">')) }, { status: 'pass', params: { total: 1 } },
  ],
  'all pages have noindex': [{ ...product('<meta name="robots" content="none">'), home: pageOf(source('', '', 'nb'), { headers: { 'x-robots-tag': 'noindex' } }) }, {
    status: 'not-measured', reason: 'root-cause', rootCause: 'index-home',
  }],
  'on a page without text': [product('', '<div data-nosnippet></div>'), passes],
  'on a page, and around the text of another': [{ home, maybeProducts: available(productPages(
    source('<meta name="robots" content="nosnippet">'), source('', `<div data-nosnippet>${LOREM}</div>`),
  )), now: NOW }, { status: 'warn', params: { variant: 'page', count: 1, total: 3 } }],
});
