import { FIRST, hostOf, languageOf, list, times } from './pieces.ts';
import type { Attack } from './pieces.ts';

const ld = (text: string): string => `<script type="application/ld+json">${text}</script>`;
const product = (rest: string): string =>
  ld(`{"@context":"https://schema.org","@type":"Product","name":"Kanne",${rest}}`);
const offer = (place: number): string =>
  `{"@type":"Offer","price":"${place + 1}.5","priceCurrency":"NOK","sku":"A${place}"}`;
/** Nested elements, each with a piece that makes readers look at the elements around it. */
const deep = (open: string, each: string): Attack => (size) => times(size, `${open}${each}`);
/** Makes the store count as one that sells to the EU. */
const ABROAD = '<p>Vi leverer til Sverige.</p>';

const JSON_LD: Readonly<Record<string, Attack>> = {
  'strings without a colon': (size) => ld(`{${times(200 * size, '"a')}`),
  'strings without a comma': (size) => ld(`[${times(100 * size, '"a" ')}`),
  'blocks of strings without a colon': (size) => times(size, ld(`{${times(500, '"a')}`)),
  'values without a key': (size) => ld(`{${times(size, 'a ')}`),
  'braces never closed': (size) => ld(times(size, '{"a":[')),
  'brackets never closed': (size) => ld(times(size, '[')),
  'brackets never opened': (size) => ld(`[1${times(size, ']')}`),
  'commas before the end': (size) => ld(`{"a":1${times(size, ', ')}}`),
  'escapes and line breaks': (size) => ld(`{"a":"${times(size, '\n\\"&quot;\t')}"}`),
  'an envelope of comments': (size) => ld(`<!--${times(size, '/**/')}{"a":1}${times(size, '/**/')}-->`),
  'single quotes': (size) => ld(`{${list(size, (place) => `'a${place}':'b'`)}`),
  'graphs in depth': (size) => ld(`${times(size, '{"@graph":')}1${times(size, '}')}`),
  'arrays in depth': (size) => ld(`${times(size, '[')}{"@type":"Product"}${times(size, ']')}`),
  'things in depth': (size) =>
    ld(`${times(size, '{"@type":"Product","name":"Kanne","hasVariant":')}1${times(size, '}')}`),
  'one property in many spellings': (size) =>
    product(list(size, (place) => `"${' '.repeat(place % 40)}name${' '.repeat((place - FIRST) / 40)}":"Kanne"`)),
  'one property, many values': (size) => product(`"description":[${list(size, (place) => `"Kanne ${place}"`)}]`),
  'products of one name': (size) =>
    ld(`[${list(size, (place) => `{"@type":"Product","name":"Kanne","sku":"${place}","offers":${offer(place)}}`)}]`),
  'offers': (size) => product(`"offers":[${list(size, offer)}]`),
  'offers in words': (size) =>
    product(`"offers":[${list(size, (place) => `{"@type":"Offer","price":"nå ${place} kr"}`)}]`),
  'variants': (size) => product(
    `"hasVariant":[${list(size, (place) => `{"@type":"Product","name":"Kanne ${place}","offers":${offer(place)}}`)}]`,
  ),
  'destinations that all offers share': (size) => ld(`{"@graph":[{"@type":"Product","name":"Kanne","offers":[${
    list(size, (place) => `{"@type":"Offer","price":"${place}","priceCurrency":"SEK","shippingDetails":{"@id":"#b"}}`)}]},{"@id":"#b","shippingDestination":[${
    list(size, () => '{"addressCountry":"SE"}')}]}]}`),
  'images': (size) => product(`"image":[${list(size, (place) => `"/${place}.jpg"`)}]`),
  'brands and codes': (size) => product(`"brand":[${list(size, (place) => `{"name":"Merke ${place}"}`)}],"gtin":[${list(size, (place) => `"700000000${place}"`)}]`),
  'ratings of many values': (size) => product(`"aggregateRating":{"ratingValue":[${list(size, () => '"x"')}]}`),
  'ratings': (size) =>
    product(`"aggregateRating":[${list(size, (place) => `{"ratingValue":"${place}","bestRating":5}`)}]`),
  'questions': (size) =>
    `${ld(`{"@type":"FAQPage","mainEntity":[${list(size, question)}]}`)}<p>${times(size, 'Hva? Det. ')}</p>`,
  'pages of questions': (size) => `${ld(`[${list(size, (place) => `{"@type":"FAQPage","mainEntity":${question(place)}}`)}]`)}<p>${times(size, 'Hva? Det. ')}</p>`,
  'references that cross': (size) => ld(`{"@graph":[${list(size, (place) => (
    `{"@id":"#${place}","@type":"Product","name":"T","isRelatedTo":[${list(10, (other) => `{"@id":"#${FIRST + (place * 7 + other) % size}"}`)}]}`
  ))}]}`),
  'references that repeat': (size) => graph([
    `"@type":"Product","name":"Kanne","offers":${repeated(size, 'a')},"hasVariant":${repeated(size, 'a')}`,
    `"@id":"#a","@type":[${list(size, () => '"Offer"')}],"sku":[${list(size, () => '"A1"')}],"offers":${repeated(size, 'b')},"priceSpecification":${repeated(size, 'c')}`,
    `"@id":"#b","@type":"Offer","price":"${times(size, '1 ')}","offers":${repeated(size, 'c')}`,
    '"@id":"#c","price":1,"priceCurrency":"NOK"',
  ]),
  'variants of the same offers': (size) => graph([
    `"@type":"ProductGroup","name":"Kanne","hasVariant":[${list(4 * size, (place) => `{"@type":"Product","name":"Kanne ${place}","offers":{"@id":"#a"}}`)}]`,
    `"@id":"#a","offers":[${list(4 * size, offer)}]`,
  ]),
  'variants beside organisations': (size) => graph([
    `"@type":"ProductGroup","name":"Kanne","hasVariant":[${list(4 * size, (place) => `{"@type":"Product","name":"Kanne ${place}","offers":${offer(place)}}`)}]`,
    ...Array.from({ length: 4 * size }, () => '"@type":"Organization","name":"Nordlys"'),
  ]),
  'products below a long title': (size) => `<meta property=og:title content="${times(40 * size, 'Kanne ')}">${
    times(2 * size, '<div itemscope itemtype="https://schema.org/Product"><b itemprop=name>Kopp</b></div>')}`,
  'one name for many': (size) => ld(`{"@graph":[${list(size, (place) => `{"@id":"#1","@type":"Organization","name":"T${place}","vatID":"NO923609016MVA"}`)}]}`),
  'organisations': (size) => ld(`[${list(size, (place) => `{"@type":"Organization","name":"Nordlys ${place}","identifier":[{"propertyID":"orgnr","value":"923609016"}]}`)}]`),
  'one identifier for many': (size) => ld(`{"@graph":[${list(size, (place) => `{"@type":"Organization","name":"T${place}","identifier":{"@id":"#1"}}`)},{
    "@id":"#1","@type":"PropertyValue","propertyID":"orgnr","value":[${list(20 * size, () => '""')}]}]}`),
  'variants that share a brand of many names': (size) => graph([
    `"@type":"ProductGroup","name":"Kanne","hasVariant":[${list(4 * size, (place) => `{"@type":"Product","name":"Kanne ${place}","brand":{"@id":"#a"},"offers":{"@id":"#b"}}`)}]`,
    `"@id":"#a","name":[${list(16 * size, () => '"true"')}]`,
    `"@id":"#b","@type":"Offer","gtin":[${list(16 * size, () => '"1"')}]`,
  ]),
  'variants that share an offer of long words': (size) => graph([
    `"@type":"ProductGroup","name":"Kanne","hasVariant":[${list(4 * size, (place) => `{"@type":"Product","name":"Kanne ${place}","offers":{"@id":"#a"}}`)}]`,
    `"@id":"#a","@type":"Offer",${['price', 'priceCurrency', 'availability', 'sku', 'gtin', 'url'].map((name) => `"${name}":"${times(16 * size, 'A ')}"`).join(',')}`,
  ]),
  'products that share a variant of many images': (size) => graph([
    ...Array.from({ length: 2 * size }, () => '"@type":"Product","name":"Kanne","hasVariant":{"@id":"#a"}'),
    `"@id":"#a","@type":"Product","name":"Kopp","image":[${list(16 * size, () => '"/1.jpg"')}]`,
  ]),
  'books that share an offer without a price': (size) => graph([
    ...Array.from({ length: 4 * size }, () => '"@type":"Book","name":"Kanne","offers":{"@id":"#a"}'),
    `"@id":"#a","@type":"Offer","price":[${list(16 * size, () => '""')}]`,
  ]),
  'offers that share a price of many kinds': (size) =>
    pricedAlike(size, `"price":"1","priceType":"${times(80 * size, 'a')}"`),
  'offers that share a price of many digits': (size) =>
    pricedAlike(size, `"price":"${times(80 * size, '1')}","priceCurrency":"NOK"`),
  'offers that share a price in a long currency': (size) =>
    pricedAlike(size, `"price":"1","priceCurrency":"${times(80 * size, 'a')}"`),
  'deliveries that share a region of many countries': (size) => product(`"offers":{"@type":"Offer","price":"1","priceCurrency":"NOK","shippingDetails":[${
    list(4 * size, () => '{"@type":"OfferShippingDetails","shippingDestination":{"@id":"#a"},"deliveryTime":{"@id":"#a"}}')}]},"isRelatedTo":{
    "@id":"#a","addressCountry":[${list(16 * size, () => '"x"')}],"addressRegion":[${list(16 * size, () => '"x"')}]}`),
  'breadcrumbs that share a page of many names': (size) => graph([
    `"@type":"BreadcrumbList","itemListElement":[${list(4 * size, (place) => `{"@type":"ListItem","position":${place},"item":{"@id":"#a"}}`)}]`,
    `"@id":"#a","name":[${list(16 * size, () => '"true"')}]`,
  ]),
  'breadcrumbs': (size) => ld(`{"@type":"BreadcrumbList","itemListElement":[${list(size, (place) => `{"@type":"ListItem","position":${place}}`)}]}`),
  'blocks': (size) => times(size, (place) => ld(`{"@type":"Product","name":"Kanne ${place}"}`)),
  'prices of one sign beside products that share offers in many currencies': (size) => `${graph([
    ...Array.from({ length: 100 }, (_, place) => `"@type":"Product","name":"Kanne ${place}","offers":{"@id":"#a"}`),
    `"@id":"#a","@type":"AggregateOffer","offers":[${list(16 * size, (place) => `{"@type":"Offer","price":"1","priceCurrency":"N${place}"}`)}]`,
  ])}${times(2 * size, '<p>$ 12.00</p>')}`,
  'countries in many spellings before a long list': (size) => product(`"offers":{"@type":"Offer","price":"1","shippingDetails":{
    "@type":"OfferShippingDetails","shippingDestination":[${SPELLINGS.map((country) => `{"addressCountry":"${country}"}`).join(',')}]}},
    "x":[${list(1_600 * size, () => '1')}]`),
  'long values that a repaired block writes in other letters': (size) => ld(`[${
    list(20, (place) => `{"@type":"Product","name":"Kanne","description":"${times(place, 'a')}\\u0062${times(2_000, 'a')}"}`)},"${times(400 * size, 'a')}",]`),
};

const graph = (things: readonly string[]): string =>
  ld(`{"@graph":[${things.map((thing) => `{${thing}}`).join(',')}]}`);
const pricedAlike = (size: number, price: string): string => graph([
  `"@type":"Product","name":"Kanne","offers":[${list(4 * size, () => '{"@type":"Offer","priceSpecification":{"@id":"#a"}}')}]`, `"@id":"#a",${price}`,
]);
const repeated = (size: number, id: string): string => `[${list(size, () => `{"@id":"#${id}"}`)}]`;

/** Member states of the EU, each in four spellings. */
const SPELLINGS = [
  'AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU', 'IE', 'IT', 'LT', 'LU', 'LV', 'SE',
].flatMap((code) =>
  [code, code.toLowerCase(), `${code[0]!}${code[1]!.toLowerCase()}`, `${code[0]!.toLowerCase()}${code[1]!}`]);

/** All of it but its beginning is found everywhere in a text of its letter. */
const LONG_NAME = `b${' a'.repeat(140)}`;
const question = (place: number): string =>
  `{"@type":"Question","name":"Hva ${place}?","acceptedAnswer":{"@type":"Answer","text":"Det ${place}"}}`;

const MICRODATA: Readonly<Record<string, Attack>> = {
  'products': (size) =>
    times(size, (place) => `<div itemscope itemtype="https://schema.org/Product"><b itemprop=name>T${place}</b></div>`),
  'products in depth': deep(
    '<div itemscope itemprop=isRelatedTo itemtype="https://schema.org/Product">',
    '<b itemprop=name>T</b>',
  ),
  'scopes in depth': deep('<div itemscope>', ''),
  'properties in depth': deep('<div itemprop=name>', ''),
  'properties of one item': (size) =>
    `<div itemscope itemtype="https://schema.org/Product">${times(4 * size, '<b itemprop=name>Kanne</b>')}</div>`,
  'property names': (size) => `<div itemscope><b itemprop="${times(size, (place) => `a${place} `)}">1</b></div>`,
  'properties far below one item': (size) =>
    `<div itemscope>${times(size / 4, '<div>')}${times(size, '<b itemprop=name>1</b>')}</div>`,
  'references that cross': (size) => `${times(size, (place) => `<div itemscope itemref="${times(50, (other) => `r${FIRST + (place + other) % size} `)}"></div>`)}${
    times(size, (place) => `<p id=r${place} itemprop=name>1</p>`)}`,
  'references to one': (size) => `${times(4 * size, '<div itemscope itemref="r"></div>')}<div id=r>${times(4 * size, '<p itemprop=name>1</p>')}</div>`,
  'references to many names': (size) => `${times(4 * size, '<div itemscope itemref="r"></div>')}<p id=r itemprop="${times(4 * size, (place) => `a${place} `)}">1</p>`,
  'references in depth': (size) =>
    times(size, (place) => `<div id=r${place} itemscope itemprop=a itemref="r${place + 1} r${place - 1}">`),
  'references to deep ones': (size) => `${times(4 * size, (place) => `<div itemscope itemref=r${place}></div>`)}${times(4 * size, (place) => `<div id=r${place} itemprop=name>`)}`,
  'many references': (size) => `<div itemscope itemref="${times(size, (place) => `r${place} `)}"></div>${times(size, (place) => `<p id=r${place} itemprop=name>1</p>`)}`,
};

const HEAD: Readonly<Record<string, Attack>> = {
  'robots metas': (size) => times(size, '<meta name=robots content=noindex>'),
  'robots metas that say nothing': (size) => times(size, '<meta name=robots content="max-snippet:-1">'),
  'robots metas of every crawler': (size) =>
    times(size, (place) => `<meta name=${place % 2 ? 'googlebot' : 'robots'} content="none,${place}">`),
  'metas of product facts': (size) => times(size, (place) => `<meta property="product:price:amount" content="${place}"><meta property="product:ean" content="${place}"><meta property="og:title" content="Kanne ${place}">`),
  'metas before the one that counts': (size) =>
    `${times(size, '<meta property=og:x content=1>')}<meta property=og:title content=Kanne>`,
  'descriptions': (size) =>
    times(size, '<meta name=description content=""><meta name=viewport content="user-scalable=no">'),
  'generators': (size) => times(size, '<meta name=generator content="x">'),
  'a language of many parts': (size) => `<html lang="${languageOf(20 * size)}">`,
  'canonical links': (size) => times(size, (place) => `<link rel=canonical href="/p/${place}">`),
  'language links': (size) =>
    times(size, (place) => `<link rel=alternate hreflang=nb href="https://shop.test/p/${place}">`),
  'a language link of many parameters': (size) =>
    `<link rel=alternate hreflang=nb href="/p/kanne?${times(40 * size, '&a')}">`,
  'titles': (size) => times(size, (place) => `<title>Kanne ${place}</title>`),
  'bases': (size) => times(size, '<base target=a>'),
  'RDFa never closed': (size) => times(size, ' <p typeof="'),
  'RDFa types': (size) => times(size, '<p typeof="schema:Thing schema:Breadcrumb">'),
};

const BODY: Readonly<Record<string, Attack>> = {
  'plain paragraphs': (size) => times(size, '<p>Kanne</p>'),
  'nesting': deep('<div class="a price">', '1'),
  'prices in depth': deep('<div class="price">', 'kr 99,- '),
  'prices deep down': (size) => `${times(size / 4, '<div class=a>')}${times(size, '<i>kr 99,-</i> ')}`,
  'cards of prices': (size) => times(
    size,
    (place) =>
      `<div class=card><img src=/${place}.jpg><h3><a href=/p/${place}>Kanne</a></h3><b>kr ${place},-</b></div>`,
  ),
  'prices in one line': (size) => `<p>${times(size, '12 345 kr, ')}</p>`,
  'prices, each a line': (size) => times(size, (place) => `<p>kr ${place},-</p>`),
  'prices before, each a line': (size) => times(size, (place) => `<p>Før <s>kr ${place},-</s></p>`),
  'digits': (size) => `<p>${times(size, '1234567890')}</p>`,
  'numbers apart': (size) => `<p>${times(size, '123456 ')}</p>`,
  'digits in elements of their own': (size) => times(size, '<b>1</b><sup>99</sup>'),
  'words for stock': (size) => times(size, '<p>Ikke på lager</p>'),
  'words for stock in one line': (size) => `<p>${times(size, 'utsolgt ')}</p>`,
  'words for stock in depth': deep('<div class=a>', 'På lager '),
  'words for stock among choices': (size) => `<ul>${times(size, '<li>Utsolgt</li>')}</ul>`,
  'words for stock deep down among choices': (size) =>
    `<ul><li>Utsolgt</li></ul>${times(size, '<i>')}${times(4 * size, '<b>På lager</b> ')}`,
  'buttons deep down': (size) => `<nav>${times(size, '<div>')}${times(4 * size, '<p>Kjøp <b>nå</b></p>')}</nav>`,
  'labels of numbers': (size) =>
    times(size, (place) => `<p>Varenr: 1${place}</p><p>EAN: 700000000${place}</p><p>Merke: A${place}</p>`),
  'labels without a number': (size) => `<p>${times(size, 'varenr: ')}</p>`,
  'organisation numbers': (size) => times(size, '<p>Org.nr. 923 609 016 MVA</p>'),
  'organisation numbers in many footers': (size) =>
    times(size, '<footer>Org.nr. 923 609 016 MVA, CVR 12345678</footer><p>a</p>'),
  'numbers that are not organisation numbers': (size) =>
    `<p>${times(size, 'org.nr. ')}${times(size, '123 456 789 ')}</p>`,
  'numbers of other countries': (size) => `<footer>${times(size, 'CVR-nr 12345678 SE556000000001 ')}</footer>`,
  'words for a login': (size) =>
    `<p>${times(size, 'logg inn for å se pris ')}</p>${times(size, '<input type=password>')}`,
  'sentences for a login': (size) => times(size, '<p>logg inn for å se bedre priser. logg inn for å handle</p>'),
  'words for a price and a login by turns': (size) => `<p>${times(size, 'pris logg inn ')}</p>`,
  'labels of a price': (size) => times(size, '<p>pris</p>'),
  'words for a login without a price': (size) => `<p>${times(size, 'logg inn ')}</p>`,
  'words for tax': (size) => times(size, '<p>inkl. mva eks. mva</p>'),
  'words for withdrawal': (size) => times(size, '<p>angrerett 14 dager</p>'),
  'words for withdrawal abroad': (size) => `${ABROAD}<p>${times(size, 'ikke angrerett 14 dager ')}</p>`,
  'countries that are delivered to': (size) => `<p>${times(size, 'vi leverer til sverige og danmark ')}</p>`,
  'buttons in forms that are never closed': (size) =>
    `${times(4 * size, '<form><div></form>')}${times(4 * size, '<button formaction="http://a.test/">')}`,
  'countries behind NUL characters': (size) =>
    `<p>a ${times(400 * size, '\0')} ${times(size, 'vi leverer til sverige ')}`,
  'long questions in a text of one letter': (size) => `${ld(`{"@type":"FAQPage","mainEntity":[${
    list(30, () => `{"@type":"Question","name":"b${'a'.repeat(280)}","acceptedAnswer":{"@type":"Answer","text":"a"}}`)}]}`)}<p>${times(400 * size, 'a ')}</p>`,
  'long names in a text of one letter': (size) => `${ld(`[${
    list(20, (place) => `{"@type":"Product","name":"${LONG_NAME}","sku":"${place}"}`)}]`)}<p>${times(400 * size, 'a ')}</p>`,
  'deliveries to nowhere': (size) => `<p>${times(size, 'vi leverer til ')}</p>`,
  'promises of producers': (size) => `${ABROAD}<p>${times(size, '5 år produsentgaranti ')}</p>`,
  'lowest prices': (size) => `${ABROAD}${times(size, '<p><del>99 kr</del> 79 kr</p><p>Laveste pris 30 dager</p>')}`,
  'labels of functions': (size) =>
    `${ABROAD}${times(size, '<button>Retur</button><a href="/a">Angre</a><h2>Erklæring</h2><img alt="a">')}`,
  'names of the closed platform': (size) => `<p>${times(size, 'odr-plattformen ')}</p>`,
  'streets': (size) => `<p>${times(size, 'Storgata 12 Å. ')}</p>`,
  'addresses': (size) => times(size, '<p>Ullveien 12, 7030 Trondheim</p>'),
  'email addresses': (size) =>
    times(size, (place) => `<p>post${place}@example.org</p><a href="mailto:a${place}@shop.test">a</a>`),
  'email fragments': (size) => `<p>${times(size, 'a@a.')}</p>`,
  'words': (size) => `<p>${times(size, 'Kanne ')}</p>`,
  'one word': (size) => `<p>${times(size, 'a')}</p>`,
  'one word with dots': (size) => `<p>${times(size, 'A.')}</p>`,
  'white space': (size) => `<p>${times(size, ' \n\t ')}</p>`,
  'letters outside of ASCII': (size) => `<p>${times(size, 'Å̊ﬁ①\u200b ')}</p>`,
  'references to letters': (size) => `<p>${times(size, 'kr 1&nbsp;299,&ndash; ')}</p>`,
  'lines that ask': (size) => times(size, '<p>Hva koster den?</p>'),
  'one text in pieces': (size) => `<p>kr ${times(size, '<!-- -->1')}</p>`,
  'bits of text': (size) => `<h1>${times(size, '<b>a</b>')}</h1>`,
  'links': (size) => times(size, (place) => `<a href="/p/${place}">Kanne ${place}</a>`),
  'links to one page': (size) => times(size, (place) => `<a href="/p/1">Kanne ${place}</a>`),
  'a link to a host of many letters': (size) => `<a href="http://${hostOf(50 * size)}/">a</a>`,
  'images at hosts of many letters': (size) => times(size, () => `<img src="http://${hostOf(5_000)}/">`),
  'links in depth': deep('<nav><div>', '<a href="/p/1">a</a>'),
  'links within links': deep(`<a href="/p/1"><object>${times(10, '<i></i>')}`, ''),
  'links within links around comments': (size) =>
    `${times(size / 4, '<a href=/><object>')}${times(10 * size, '<!---->')}`,
  'links within links around a text': (size) =>
    `${times(size / 4, `<a href=/><object>${times(50, '<i></i>')}`)}${times(size * 10, 'a ')}`,
  'links of one role': (size) =>
    times(size, '<a href="/vilkar">Vilkår</a><a href="http://127.0.0.1/">a</a><a href="javascript:x">b</a><a>c</a>'),
  'headings': (size) => times(size, (place) => `<h1>Kanne ${place}</h1><h2>Kopp</h2>`),
  'headings in depth': deep(`<h2><i><a href=/p/1>${times(50, '<b></b>')}`, 'a'),
  'headings around a text': (size) =>
    `${times(size / 4, `<h1><i>${times(50, '<b></b>')}`)}${times(size * 10, 'Kanne ')}`,
  'headings around images': (size) => `${times(size / 4, '<h1><i>')}${times(10 * size, '<img>')}`,
  'headings in one part': (size) => `<div><img>${times(size, '<h3><a href=/p/1>Kanne</a></h3>')}</div>`,
  'images': (size) => times(size, (place) => `<img src=/${place}.jpg>`),
  'images of one address': (size) =>
    `<img src=/1.jpg srcset="${list(10 * size, (place) => `http://a/${place}.jpg ${place}w`)}">`,
  'frames over plain http': (size) => times(size, '<img src="http://a/1.jpg"><iframe src="http://a/"></iframe>'),
  'forms with a message elsewhere': (size) =>
    `${times(size, '<form class=contact></form>')}${times(size, '<textarea></textarea>')}`,
  'forms in depth': (size) => `<form class=contact>${times(size / 4, '<div>')}${times(size, '<textarea></textarea>')}`,
  'choices': (size) => times(
    size,
    '<input type=radio name=size><select name=color><option>a</select><button class=add-to-cart>Kjøp</button>',
  ),
  'choices in depth': deep('<div class=related>', '<input type=radio name=size>'),
  'choices deep down': (size) => `${times(size / 4, '<div>')}${times(size, '<input type=password name=size>')}`,
  'one list of choices': (size) => `<select name=size>${times(size, '<option>Utsolgt')}</select>`,
  'footers': (size) => times(size, '<div class="footer a">a</div>'),
  'nested footers': deep('<div class="footer">', 'a'),
  'formatting never closed': (size) => times(size, '<p><b><i>1'),
  'tables with misplaced content': (size) => `<table>${times(size, '<b>x<tr>')}`,
  'attributes': (size) => `<p ${times(size, (place) => `a${place} `)}>1</p>`,
  'one attribute': (size) => `<p class="${times(size, 'price ')}" style="${times(size, 'display: ')}">kr 99,-</p>`,
  'comments': (size) => times(size, '<!--a-->'),
  'tags never closed': (size) => times(size, '<a '),
  'comments never closed': (size) => times(size, '<!--'),
  'ids': (size) => times(size, (place) => `<p id=a${place % 7}>kr 99,-</p>`),
  'templates in depth': deep('<template>', 'a'),
  'crossed out in depth': deep('<s>', 'kr 99,- '),
};

/** Pages that attack their readers, by what they repeat, nest, leave unclosed or link in circles. */
export const PAGES: ReadonlyMap<string, Attack> = new Map([
  ['JSON-LD', JSON_LD], ['microdata', MICRODATA], ['head', HEAD], ['body', BODY],
].flatMap(([kind, attacks]) => Object.entries(attacks as Record<string, Attack>)
  .map(([name, attack]) => [`${kind as string}: ${name}`, attack] as const)));

/** Attacks via the URL of a page and the content that refers to it. */
export const ADDRESSES: ReadonlyMap<string, (size: number) => {
  search: string;
  body: string;
}> = new Map(Object.entries({
  'parameters and offers at the same address': (size: number) => ({
    search: times(4 * size, (place) => `&a${place}`),
    body: product(`"offers":[${list(4 * size, () => '{"@type":"Offer","price":"1","url":"#"}')}]`),
  }),
}));

/** Attacks via a page without a verified name and the text that a model quotes from its lines again and again. */
export const QUOTES: ReadonlyMap<string, (size: number) => { body: string; quote: string }> = new Map(Object.entries({
  'quotes beside a long title': (size: number) => ({
    body: `<title>${times(800 * size, (place) => `Kopp ${place} `)}</title>${times(20, '<p>Kanne, kopp</p>')}`,
    quote: 'Kanne',
  }),
  'quotes beside a long name of the site': (size: number) => ({
    body: `<meta property=og:site_name content="${times(1_600 * size, 'Nordlys ')}">${times(20, '<p>Kanne</p>')}`,
    quote: 'Kanne',
  }),
  'a long quote of many lines': (size: number) =>
    ({ body: times(10 * size, '<p>A</p>'), quote: `A${' '.repeat(4_900)}` }),
}));
