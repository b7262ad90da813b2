import { describe, expect, it } from 'vitest';
import { createPage } from '../page/page.ts';
import { readJsonLd } from './jsonld.ts';
import { chooseMainProduct, isPageNamedAfter } from './main-product.ts';
import { readMicrodata } from './microdata.ts';
import { findProducts } from './product.ts';

const ADDRESS = 'https://shop.test/krus';
const jsonLd = (...roots: readonly object[]): string => roots.map((root) => `<script type="application/ld+json">${JSON.stringify(root)}</script>`).join('');
const product = (parts: object): object => ({ '@type': 'Product', ...parts });
const element = (parts: Record<string, string>, inside = ''): string => `<div itemscope itemtype="https://schema.org/Product">${
  Object.entries(parts).map(([name, value]) => `<b itemprop="${name}">${value}</b>`).join('')}${inside}</div>`;
const offerElement = (amount: string): string => `<div itemscope itemtype="https://schema.org/Offer"><b itemprop="price">${amount}</b></div>`;

function read(html: string, address = ADDRESS) {
  const page = createPage(html, new URL(address));
  const products = findProducts([...readJsonLd(page), ...readMicrodata(page)]);
  return { page, products };
}

/** The name and source of a page's main product and of its duplicates. */
function chosen(html: string, address?: string): string[] {
  const { page, products } = read(html, address);
  return chooseMainProduct(page, products).map(({ name, source, offers }) => `${source} ${name?.text ?? offers[0]?.price?.text}`);
}

const H1 = '<h1>Krus Figgjo blå</h1>';
const card = (name: string): string => `<main><div><a href="/annet"><img src="/1.jpg"></a><a href="/annet">${name}</a> 99 kr <button>Kjøp</button></div></main>`;
const PRICED = { offers: { '@type': 'Offer', 'price': '99' } };

describe('the main product', () => {
  it.each<[string, string, string[]]>([
    ['has the page\'s name', `${H1}${jsonLd(product({ name: 'Kopp' }), product({ name: 'Krus Figgjo blå' }))}`, ['jsonld Krus Figgjo blå']],
    ['has a name that the page\'s holds', `${H1}${jsonLd(product({ name: 'Kopp hvit stor' }), product({ name: 'Krus Figgjo' }))}`, ['jsonld Krus Figgjo']],
    ['has a name that holds the page\'s', `${H1}${jsonLd(product({ name: 'Kopp' }), product({ name: 'Krus Figgjo blå 3 dl' }))}`, ['jsonld Krus Figgjo blå 3 dl']],
    ['has the name of og:title', `<meta property="og:title" content="Krus blå">${jsonLd(product({ name: 'Kopp' }), product({ name: 'KRUS  BLÅ' }))}`, ['jsonld KRUS  BLÅ']],
    ['has the name of the title', `<title>Krus blå | Figgjo</title>${jsonLd(product({ name: 'Kopp' }), product({ name: 'Krus blå' }))}`, ['jsonld Krus blå']],
    ['has the page\'s address', `<h1>Figgjo</h1>${jsonLd(product({ name: 'Kopp' }), product({ name: 'Krus', url: '/krus' }))}`, ['jsonld Krus']],
    ['has it with a query', `<h1>Figgjo</h1>${jsonLd(product({ name: 'Kopp' }), product({ name: 'Krus', url: '/Krus/?farge=1' }))}`, ['jsonld Krus']],
    ['has the canonical address', `<link rel="canonical" href="/k/krus"><h1>Figgjo</h1>${jsonLd(product({ name: 'Kopp' }), product({ name: 'Krus', url: '/k/krus' }))}`, ['jsonld Krus']],
    ['is the page\'s main entity', `<h1>Figgjo</h1>${jsonLd(product({ name: 'Kopp' }), { '@type': 'WebPage', 'mainEntity': product({ name: 'Fat' }) })}`, ['jsonld Fat']],
    ['is the only one', `<h1>Figgjo</h1>${jsonLd(product({ name: 'Krus' }))}`, ['jsonld Krus']],
    ['is the only one beside a list', `<h1>Figgjo</h1>${jsonLd(product({ name: 'Krus' }), { '@type': 'ItemList', 'itemListElement': product({ name: 'Kopp' }) })}`, ['jsonld Krus']],
    ['is priced, of two alike', `${H1}${element({ name: 'Krus Figgjo blå', sku: '1' })}${jsonLd(product({ name: 'Krus Figgjo blå', ...PRICED }))}`,
      ['jsonld Krus Figgjo blå', 'microdata Krus Figgjo blå']],
    ['is in JSON-LD, of two alike', `${H1}${jsonLd(product({ name: 'Krus Figgjo blå' }))}${element({ name: 'Krus Figgjo blå' })}`,
      ['jsonld Krus Figgjo blå', 'microdata Krus Figgjo blå']],
    ['is escaped in JSON-LD', `<h1>Salt &amp; pepper</h1>${jsonLd(product({ name: 'Kopp' }), product({ name: 'Salt &amp; pepper' }))}`, ['jsonld Salt &amp; pepper']],
    ['is the one with a price, of two in one markup', `${H1}${jsonLd(product({ name: 'Krus Figgjo blå' }), product({ name: 'KRUS FIGGJO BLÅ', offers: [{ price: 99 }, {}] }))}`,
      ['jsonld KRUS FIGGJO BLÅ', 'jsonld Krus Figgjo blå']],
    ['is in JSON-LD, within another item', `${H1}${element({ name: 'Krus Figgjo blå' })}${jsonLd({ '@type': 'WebPage', 'about': product({ name: 'Krus Figgjo blå' }) })}`,
      ['jsonld Krus Figgjo blå', 'microdata Krus Figgjo blå']],
    ['is not the one in a list', `${H1}${jsonLd({ '@type': 'ItemList', 'itemListElement': product({ name: 'KRUS FIGGJO BLÅ', ...PRICED }) }, product({ name: 'Krus Figgjo blå' }))}`,
      ['jsonld Krus Figgjo blå', 'jsonld KRUS FIGGJO BLÅ']],
    ['has the page\'s whole address', `<h1>Figgjo</h1>${jsonLd(product({ name: 'Kopp', url: '/krus?farge=1' }), product({ name: 'Fat', url: '/krus' }))}`, ['jsonld Fat']],
    ['has a name', `<h1>Figgjo</h1>${jsonLd(product({ url: '/krus' }), product({ name: 'Kopp', url: '/krus?farge=1', ...PRICED }))}`, ['jsonld Kopp']],
    ['is called like the heading, not like the title', `<title>Annet</title>${H1}${jsonLd(product({ name: 'Kopp hvit stor' }), product({ name: 'Krus Figgjo' }))}`, ['jsonld Krus Figgjo']],
    ['has a name that the page\'s holds, in an element', `${H1}${element({ name: 'Kopp hvit' })}${element({ name: 'Krus Figgjo' })}`, ['microdata Krus Figgjo']],
    ['comes from JSON-LD, beside an element that the page is called after, too',
      `<h1>Krus Figgjo mot Kopp Porsgrund</h1>${jsonLd(product({ name: 'Krus Figgjo' }))}${element({ name: 'Kopp Porsgrund' })}`, ['jsonld Krus Figgjo']],
    ['is in a menu of a page with headings of a lower level', `<title>Krus</title><h2>Om</h2><nav>${element({ name: 'Krus' })}</nav>`, ['microdata Krus']],
    ['is a loose offer where there is nothing else', `<h1>Krus</h1>${offerElement('99')}`, ['microdata 99']],
    ['comes before a loose offer', `<h1>Krus</h1>${offerElement('89')}${element({ name: 'Krus' }, `<i itemprop="offers" itemscope itemtype="Offer"><b itemprop="price">99</b></i>`)}`,
      ['microdata Krus', 'microdata 89']],
    ['is in a menu of a page without a heading', `<title>Krus</title><nav>${element({ name: 'Krus' })}</nav>`, ['microdata Krus']],
    ['is beside the heading, in an aside', `<aside>${H1}${element({ name: 'Krus Figgjo blå' })}</aside>`, ['microdata Krus Figgjo blå']],
  ])('%s', (_, html, names) => expect(chosen(html)).toEqual(names));

  it.each<[string, string, string?]>([
    ['there is none', H1], ['two have other names than the page', `<h1>Figgjo</h1>${jsonLd(product({ name: 'Kopp' }), product({ name: 'Fat' }))}`],
    ['it is related to another', `${H1}${jsonLd({ '@type': 'WebPage', 'mentions': product({ name: 'Krus Figgjo blå' }) })}`],
    ['it is a variant', `${H1}${jsonLd({ '@type': 'Thing', 'hasVariant': product({ name: 'Krus Figgjo blå' }) })}`],
    ['it is listed under another name', `<h1>Figgjo</h1>${jsonLd({ '@type': 'ItemList', 'itemListElement': product({ name: 'Krus' }) })}`],
    ['it is in a menu', `${H1}<nav>${element({ name: 'Krus Figgjo blå' })}</nav>`],
    ['it is on the front page, under another name', `<h1>Figgjo</h1>${jsonLd(product({ name: 'Krus' }))}`, 'https://shop.test/'],
    ['it is an element under another name', `<h1>Figgjo</h1>${element({ name: 'Krus' })}`],
    ['it has another address and name', `<h1>Figgjo</h1>${jsonLd(product({ name: 'Krus', url: '/kopp' }))}`],
    ['it has another address, and its name has little of the page\'s', `<h1>Slik vasker du krus fra Figgjo</h1>${jsonLd(product({ name: 'Krus blått', url: '/kopp' }))}`],
    ['it has another address, and the page\'s has little of its name', `<h1>Figgjo krus</h1>${jsonLd(product({ name: 'Krus blått med rød hank', url: '/kopp' }))}`],
    ['it is shown in the menu only', `<h1>Figgjo</h1><nav>Krus</nav><footer>Krus</footer>${jsonLd(product({ name: 'Krus' }))}`],
    ['it is shown in a menu only, and shares a word with the page', `<h1>Krus Figgjo</h1><nav>Krus blått</nav>${jsonLd(product({ name: 'Krus blått' }))}`],
    ['it is shown in the menu twenty times before its text', `<h1>Figgjo</h1><nav>${'Krus, '.repeat(20)}</nav><p>Krus</p>${jsonLd(product({ name: 'Krus' }))}`],
    ['it is shown on a card only, and shares a word with the page', `<h1>Krus Figgjo</h1>${card('Krus Porsgrund')}${jsonLd(product({ name: 'Krus Porsgrund' }))}`],
    ['it is shown on a card only, and its name adds to the page\'s', `<h1>Kaffekrus</h1>${card('Kaffekrus Porsgrund')}${jsonLd(product({ name: 'Kaffekrus Porsgrund' }))}`],
    ['it is shown on a card only, has another address, and its name adds to the page\'s', `<h1>Krus Figgjo</h1>${card('Krus Figgjo blå')}${jsonLd(product({ name: 'Krus Figgjo blå', url: '/annet' }))}`],
    ['it is shown on a card and in the menu', `<h1>Krus Figgjo</h1><nav>Krus Porsgrund</nav>${card('Krus Porsgrund')}${jsonLd(product({ name: 'Krus Porsgrund' }))}`],
    ['two have short names, which the page\'s holds', `${H1}${jsonLd(product({ name: 'Krus' }), product({ name: 'Kopp' }))}`],
    ['one has a long name that holds the short one of the page', `<h1>M</h1>${jsonLd(product({ name: 'Kopp hvit' }), product({ name: 'Mugge hvit stor' }))}`],
    ['one has more of a name than the page and another less', `${H1}${jsonLd(product({ name: 'Krus Figgjo blå 3 dl' }), product({ name: 'Krus Figgjo' }))}`],
    ['there are loose offers with different names', `<h1>Krus</h1>${['Kopp', 'Fat'].map((name) => `<div itemscope itemtype="Offer"><b itemprop="name">${name}</b><b itemprop="price">99</b></div>`).join('')}`],
    ['it is a loose offer beside a related product', `<h1>Krus</h1>${jsonLd({ '@type': 'WebPage', 'mentions': product({ name: 'Kopp' }) })}${offerElement('99')}`],
    ['the page is called after two', `<h1>Krus Figgjo mot Kopp Porsgrund</h1>${jsonLd(product({ name: 'Krus Figgjo' }), product({ name: 'Kopp Porsgrund' }))}`],
  ])('does not exist if %s', (_, html, address) => expect(chosen(html, address)).toEqual([]));

  it.each<[string, string]>([
    ['shares a word with the page', `<h1>Figgjo krus</h1>${element({ name: 'Krus blått' })}`],
    ['shares a word with one of its names', `<title>Kopper</title><h1>Figgjo krus</h1>${element({ name: 'Krus blått' })}`],
    ['shares half of the name, and has another address', `<h1>Figgjo krus</h1>${jsonLd(product({ name: 'Krus blått', url: '/kopp' }))}`],
    ['shares half of the title where there is no heading, and has another address', `<title>Figgjo krus</title>${jsonLd(product({ name: 'Krus blått', url: '/kopp' }))}`],
    ['shares a number with it', `<h1>Figgjo 1234</h1>${element({ name: 'Kopp 1234' })}`],
    ['has no word of three letters', `<h1>Figgjo</h1>${element({ name: 'K 2' })}`],
    ['is shown on a card and in the text', `<h1>Krus Figgjo</h1><p>Krus blått</p>${card('Krus blått')}${jsonLd(product({ name: 'Krus blått' }))}`],
    ['is shown on a card only, and has the page\'s name', `<title>Krus blått</title><h1>Figgjo</h1>${card('Krus blått')}${jsonLd(product({ name: 'Krus blått' }))}`],
    ['is shown on a card only, and is named in the page\'s title', `<title>Krus blått | Figgjo</title><h1>Krus</h1>${card('Krus blått')}${jsonLd(product({ name: 'Krus blått' }))}`],
    ['is shown on a card only, and has the page\'s address', `<h1>Krus Figgjo</h1>${card('Krus blått')}${jsonLd(product({ name: 'Krus blått', url: '/krus' }))}`],
    ['is shown on a card only, and is the page\'s main entity', `<h1>Krus Figgjo</h1>${card('Krus blått')}${jsonLd({ '@type': 'ItemPage', 'mainEntity': product({ name: 'Krus blått' }) })}`],
    ['is shown in a menu nineteen times and elsewhere', `<h1>Figgjo</h1><nav>${'Krus, '.repeat(19)}</nav><p>Krus</p>${jsonLd(product({ name: 'Krus' }))}`],
    ['is shown in a menu and elsewhere', `<h1>Figgjo</h1><nav>Krus</nav><p>Krus</p>${jsonLd(product({ name: 'Krus' }))}`],
  ])('is the only one that %s', (_, html) => expect(chosen(html)).toHaveLength(1));

  it.each<[string, object, object]>([
    ['the stock number', { name: 'Krus Figgjo blå', sku: 'K-1' }, { name: 'Stort krus', sku: 'k-1' }],
    ['the code', { name: 'Krus Figgjo blå', gtin: '96385074' }, { name: 'Stort krus', gtin: '96385074' }],
    ['the name', { name: 'Krus Figgjo blå' }, { name: 'krus figgjo blå' }],
    ['the address and half the name', { name: 'Krus Figgjo blå', url: ADDRESS }, { name: 'Figgjo blå stor', url: ADDRESS }],
    ['more names than the page', { name: 'Krus Figgjo blå 3 dl' }, { name: 'Krus Figgjo blå 5 dl' }],
  ])('has a duplicate with %s', (_, one, other) => expect(chosen(`${H1}${jsonLd(product(one), product(other))}`)).toHaveLength(2));

  it('has a duplicate without a name in other markup, but not in its own', () => {
    expect(chosen(`${H1}${jsonLd(product({ name: 'Krus Figgjo blå' }))}${element({ sku: '1' })}`)).toHaveLength(2);
    expect(chosen(`${H1}${jsonLd(product({ name: 'Krus Figgjo blå' }), product({ sku: '1' }))}`)).toHaveLength(1);
  });

  it.each<[string, object, object]>([
    ['empty codes', { name: 'Krus Figgjo blå', sku: ' ' }, { name: 'Kopp', sku: ' ' }], ['the price', { name: 'Krus Figgjo blå', ...PRICED }, { name: 'Kopp', ...PRICED }],
    ['the address', { name: 'Krus Figgjo blå', url: ADDRESS }, { name: 'Fat og kopp', url: ADDRESS }],
    ['half its name at another address', { name: 'Krus Figgjo blå', url: ADDRESS }, { name: 'Figgjo blå stor', url: '/kopp' }],
  ])('is not joined with a product that has %s', (_, one, other) => expect(chosen(`${H1}${jsonLd(product(one), product(other))}`)).toHaveLength(1));

  it('does not have a duplicate with another name, or in a list, in other markup', () => {
    const listed = `<div itemscope itemtype="ItemList"><div itemprop="itemListElement" itemscope itemtype="https://schema.org/Product"><b itemprop="sku">1</b></div></div>`;
    expect([element({ name: 'Kopp hvit stor' }), listed].map((other) => chosen(`${H1}${jsonLd(product({ name: 'Krus Figgjo blå' }))}${other}`)))
      .toEqual([['jsonld Krus Figgjo blå'], ['jsonld Krus Figgjo blå']]);
  });

  it('has twenty duplicates at most', () => {
    expect(chosen(`${H1}${jsonLd(...Array.from({ length: 25 }, () => product({ name: 'Krus Figgjo blå' })))}`)).toHaveLength(21);
  });
});

describe('a page is named after its product', () => {
  it.each<[string, string, object, boolean]>([
    ['where it has no heading', '<p>Figgjo</p>', { name: 'Krus' }, true], ['where the product has no name', '<h1>Figgjo</h1>', {}, true],
    ['where its address is the product\'s', '<h1>Figgjo</h1>', { name: 'Krus', url: ADDRESS }, true],
    ['where its address is an offer\'s', '<h1>Figgjo</h1>', { name: 'Krus', offers: { url: '/krus?farge=1' } }, true],
    ['where the address is another', '<h1>Figgjo</h1>', { name: 'Krus', url: '/kopp' }, false],
    ['where a heading has half of the words', '<h1>Stort krus</h1>', { name: 'Krus blått' }, true],
    ['where it has less than half of them', '<h1>Stort krus</h1>', { name: 'Krus blått leire' }, false],
    ['where it has all the words', '<h1>Krus i blått</h1>', { name: 'Krus' }, true],
    ['where it has half of the characters in a row', '<h1>電動コーヒー</h1>', { name: '電動コーヒーミル黒' }, true],
    ['where it has just half of them', '<h1>電動</h1>', { name: '電動ミル' }, true],
    ['where it has less of them', '<h1>電動</h1>', { name: '電動コーヒーミル黒' }, false],
    ['where it holds all the characters', '<h1>KrusFiggjoBlå</h1>', { name: 'Krus-figgjo' }, true],
    ['where it has short words in common only', '<h1>Et fat av tre</h1>', { name: 'Et av to' }, false],
    ['where the title is called that', '<title>Krus | Figgjo</title><h1>Figgjo</h1>', { name: 'Krus' }, true],
    ['where the tenth heading is', `${'<h1>Figgjo</h1>'.repeat(9)}<h1>Krus</h1>`, { name: 'Krus' }, true],
    ['where the eleventh is', `${'<h1>Figgjo</h1>'.repeat(10)}<h1>Krus</h1>`, { name: 'Krus' }, false],
    ['where nothing is', '<h1>Figgjo</h1>', { name: 'Krus' }, false], ['where only a second title is', '<title>Figgjo</title><title>Krus</title><h1>Figgjo</h1>', { name: 'Krus' }, false],
    ['where the name has no letter', '<h1>Figgjo</h1>', { name: '***' }, false],
  ])('%s', (_, html, parts, is) => {
    const { page, products: [found] } = read(`${html}${jsonLd(product(parts))}`);
    expect(isPageNamedAfter(page, found!)).toBe(is);
  });

  it('but not by the address of the front page', () => {
    const { page, products: [found] } = read(`<h1>Figgjo</h1>${jsonLd(product({ name: 'Krus', url: '/' }))}`, 'https://shop.test/');
    expect(isPageNamedAfter(page, found!)).toBe(false);
  });
});
