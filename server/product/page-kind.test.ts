import { expect, test } from 'vitest';
import { createPage } from '../page/page.ts';
import { isBuyLabel, judgePageKind } from './page-kind.ts';

const card = (place: number): string => `<div class="card"><a href="/vare-${place}"><img src="/${place}.jpg"><h3>Genser ${place}</h3></a>`
  + `<span>${399 + place * 10} kr</span><button>Legg i handlekurv</button></div>`;
const cell = (name: string): string => `<td><a href=/tuote/${name}><img src=/${name}.jpg></a><br><a href=/tuote/${name}>Kiulu ${name}</a><br>49,90 €`;
const cards = (count: number): string => Array.from({ length: count }, (_, place) => card(place)).join('');
const OWN = '<h1>Genser Islender</h1><p>499 kr</p><button>Legg i handlekurv</button>';

const marked = (product: object): string => `<script type="application/ld+json">${JSON.stringify({
  '@type': 'Product', offers: { '@type': 'Offer', price: '499', priceCurrency: 'NOK' }, ...product,
})}</script>`;

test.each([
  ['a product', '/genser-islender', OWN, true],
  ['a product above related products', '/genser-islender', `${OWN}<h2>Se også</h2>${cards(8)}`, true],
  ['a sold-out product without a price above related products', '/genser-islender',
    `<script type="application/ld+json">{"@type":"Product","name":"Genser Islender","offers":{"@type":"Offer","availability":"OutOfStock"}}</script>`
    + `<h1>Genser Islender</h1><p>Utsolgt</p>${cards(3)}`, true],
  ['a support page that marks up what it is about, without an offer', '/hjelp/kvern-k2',
    `<script type="application/ld+json">{"@type":"Product","name":"Kvern K2"}</script><h1>Kvern K2: hjelp</h1><p>Bruksanvisning</p>`, false],
  ['a product with its code in the markup, without an offer or a price', '/genser-islender',
    `<script type="application/ld+json">{"@type":"Product","name":"Genser Islender","sku":"G-1"}</script><h1>Genser Islender</h1><p>Logg inn for å se pris</p>`, true],
  ['a category with a code, without an offer', '/kategori/gensere', `<script type="application/ld+json">{"@type":"Product","name":"Gensere","sku":"G-1"}</script><h1>Gensere</h1><p>Varme gensere</p>`, false],
  ['an article with a code, without an offer', '/blogg/gensere', `<script type="application/ld+json">{"@type":"Product","name":"Gensere","sku":"G-1"}</script><h1>Gensere</h1><p>Varme gensere</p>`, false],
  ['a search with a code, without an offer', '/sok', `<script type="application/ld+json">{"@type":"Product","name":"Gensere","sku":"G-1"}</script><h1>Gensere</h1><p>Varme gensere</p>`, false],
  ['a product with its GTIN, without an offer, above related products', '/genser-islender',
    `<script type="application/ld+json">{"@type":"Product","name":"Genser Islender","gtin13":"7045950010009"}</script><h1>Genser Islender</h1>${cards(3)}`, true],
  ['a list with a code, without an offer', '/gensere', `<script type="application/ld+json">{"@type":"Product","name":"Gensere","sku":"G-1"}</script><h1>Gensere</h1>${cards(3)}`, false],
  ['a list of one product that is not marked up', '/gensere', `<h1>Gensere</h1><div><a href="/islender"><img src="/1.jpg"></a><a href="/islender">Islender</a><b>499 kr</b><button>Kjøp</button></div>`, false],
  ['a guide that mentions a product and sells it', '/guider/velg-kvern',
    `<script type="application/ld+json">${JSON.stringify({
      '@type': 'Article', headline: 'Slik velger du kvern',
      mentions: { '@type': 'Product', name: 'Kvern K2', offers: { '@type': 'Offer', price: '499', priceCurrency: 'NOK' } },
    })}</script><h1>Slik velger du kvern</h1><p>Kvern K2</p><p>499 kr</p><button>Legg i handlekurv</button>`, false],
  ['a comparison that sells both', '/jevnfor/k2-k3', `<h1>Kvern K2 mot Kvern K3</h1><p>499 kr</p><button>Kjøp</button><p>699 kr</p><button>Kjøp</button><p>På lager</p>`
    + `${marked({ name: 'Kvern K2' })}${marked({ name: 'Kvern K3', offers: { '@type': 'Offer', price: '699' } })}`, false],
  ['a product that only the query of the front page names', '/?pid=178220114', '<h1>Jerntekanne</h1><p>499 kr</p><p>Varenummer: T-05</p><button>Kjøp</button>', true],
  ['a product without markup, above marked up others', '/ullgenser', '<h1>Ullgenser</h1><p>899,-</p><p>På lager</p><p>Varenummer: U-1</p>'
    + `<button>Kjøp</button><h2>Andre kjøpte</h2>${['Skjerf', 'Lue'].map((name) => '<div class="kort" itemscope itemtype="https://schema.org/Product">'
      + `<a href="/${name}"><img src="/${name}.jpg"><h3 itemprop="name">${name}</h3></a> 299,-</div>`).join('')}`, true],
  ['an order with a marked up product', '/ordre/1001', `<h1>Ordre 1001</h1><p>499 kr</p>${marked({ name: 'Genser Islender' })}`, false],
  ['an order that names what was ordered', '/takk', '<h1>Takk for bestillingen av Genser Islender</h1><p>499 kr</p>'
    + `<script type="application/ld+json">${JSON.stringify({
      '@type': 'Order', acceptedOffer: { '@type': 'Offer', price: '499', itemOffered: { '@type': 'Product', name: 'Genser Islender' } },
    })}</script>`, false],
  ['an order with its number', '/takk/1002', '<h1>Takk for bestillingen</h1><p>Ordrenummer: 10021</p><p>499 kr</p>', false],
  ['a comparison of two products', '/sammenlign', `<h1>Genser Islender mot Jakke Kofte</h1>`
    + `${marked({ name: 'Genser Islender' })}${marked({ name: 'Jakke Kofte', offers: { '@type': 'Offer', price: '899' } })}`, false],
  ['a front page marked up as a product of the shop’s name', '/', `<h1>Ullbutikken</h1>${marked({ name: 'Ullbutikken' })}`, false],
  ['a front page of a shop with one product, with its price', '/', `<h1>Genser Islender</h1><p>499 kr</p>${marked({ name: 'Genser Islender' })}`, true],
  ['a machine for hire, marked up as a service', '/utleie/lift', '<h1>Bomlift 15 m</h1><p>1 490 kr</p><button>Bestill</button>'
    + '<script type="application/ld+json">{"@type":"Service","name":"Utleie av bomlift"}</script>', false],
  ['a home for sale', '/objekt/90210', '<h1>Storgata 4</h1><p class="price">Prisantydning 3 490 000 kr</p><button>Bestill visning</button><p>På lager</p>'
    + '<script type="application/ld+json">{"@type":"RealEstateListing","offers":{"@type":"Offer","price":3490000,"priceCurrency":"NOK"}}</script>', false],
  ['two colours of a product', '/islender', `<h1>Genser Islender</h1><p>499 kr</p>`
    + `${marked({ name: 'Genser Islender svart', sku: 'I-1' })}${marked({ name: 'Genser Islender hvit', sku: 'I-2' })}`, true],
  ['a collection whose one product is marked up', '/kolleksjon/islender',
    `<h1>Kolleksjonen Islender</h1><p>499 kr</p>${marked({ name: 'Genser med hette', url: '/genser-med-hette' })}`, false],
  ['a list whose offer of the day is marked up, and has a word of the shop’s name', '/trakter', '<title>Trakter | Casa Moka</title><h1>Trakter</h1><section><h2>Dagens tilbud: Moka 3 kopper</h2><p>499 kr</p>'
    + `<button>Kjøp</button></section>${marked({ name: 'Moka 3 kopper', url: '/moka-3' })}`, false],
  ['a product whose offer has the page’s address, under another heading', '/moka-3', '<h1>Trakt med stil</h1><p>499 kr</p>'
    + `${marked({ name: 'Kanne', offers: { '@type': 'Offer', 'price': '499', 'url': '/moka-3' } })}`, true],
  ['the front page of a language, with one product in large', '/no', `${OWN}<p>På lager</p>`, false],
  ['the front page of a language and country, marked up as a product of a word of its name', '/en-GB/', `<title>Islender Ull</title><h1>Ull</h1><p>499 kr</p>${marked({ name: 'Genser Islender' })}`, false],
  ['a product whose address is two letters with more', '/no-1', `${OWN}<p>På lager</p>`, true],
  ['a page of a name of its own that shows one product', '/historien', `<title>Om oss | Ullbutikken</title><h1>Om oss</h1><p>Siden 1987</p><section><h2>Genser Islender</h2><p>499 kr</p><p>På lager</p><button>Kjøp</button></section>`, false],
  ['the same, named after the product', '/historien', `<title>Genser Islender | Ullbutikken</title><h1>Om genseren</h1><p>Siden 1987</p><section><h2>Genser Islender</h2><p>499 kr</p><p>På lager</p><button>Kjøp</button></section>`, true],
  ['the same, named after the product by its og:title', '/historien', `<title>Ullbutikken</title><meta property="og:title" content="Genser Islender"><h1>Om oss</h1><section><h2>Genser Islender</h2><p>499 kr</p><p>På lager</p><button>Kjøp</button></section>`, true],
  ['a shown product, where the address is a product’s', '/produkt/7', `<title>Om oss | Ullbutikken</title><h1>Om oss</h1><p>Siden 1987</p><section><h2>Genser Islender</h2><p>499 kr</p><p>På lager</p><button>Kjøp</button></section>`, true],
  ['a product with another heading between its name and its price', '/genser', `<title>Genser Islender</title><section><h1>Genser Islender</h1><h2>Strikket for hånd</h2><p>499 kr</p><button>Kjøp</button></section>`, true],
  ['a product whose name and price are in sections of one block', '/genser', `<title>Genser Islender</title><div><div><h1>Genser Islender</h1></div><div><h2>Beskrivelse</h2></div><div><p>499 kr</p><button>Kjøp</button></div></div>`, true],
  ['a product whose box for buying has a heading that says so', '/genser', `<title>Genser Islender</title><div><h1>Genser Islender</h1></div><div><h4>Kjøp</h4><p>499 kr</p><button>Kjøp</button></div>`, true],
  ['a product whose price has a section with a heading that says so', '/genser', `<title>Genser Islender</title><div><h1>Genser Islender</h1></div><div><h2>Pris og farge</h2><p>499 kr</p><button>Kjøp</button></div>`, true],
  ['a product whose section for buying has the heading of what there is to choose', '/genser', `<title>Genser Islender</title><div><h1>Genser Islender</h1></div><div><h2>Velg størrelse</h2><p>499 kr</p><button>Kjøp</button></div>`, true],
  ['a page of another name than the product it shows, which names a colour', '/historien', `<title>Om oss</title><h1>Om oss</h1><div><h2>Genser Islender, farge rød</h2><p>499 kr</p><button>Kjøp</button></div>`, false],
  ['a product whose section for buying has the heading of the visitor’s choice', '/genser', `<title>Genser Islender</title><div><h1>Genser Islender</h1></div><div><h2>Tu compra</h2><p>499 kr</p><button>Kjøp</button></div>`, true],
  ...['Pris', 'Din pris', 'Preis & Bestellung', 'Votre prix', 'Hinta'].map((heading): [string, string, string, boolean] => [
    `a product whose box for buying has the heading ${heading}`, '/genser', `<title>Genser Islender</title><div><h1>Genser Islender</h1></div><div><h2>${heading}</h2><p>499 kr</p><button>Kjøp</button></div>`, true,
  ]),
  ['a product whose price is in a heading, under its name', '/genser', `<title>Genser Islender</title><h1>Genser Islender</h1><h2>499 kr</h2><button>Kjøp</button>`, true],
  ['a product whose other heading is in the menu', '/genser', `<title>Genser Islender</title><h1>Genser Islender</h1><nav><h2>Meny</h2></nav><p>499 kr</p><button>Kjøp</button>`, true],
  ['a product with a menu in its box for buying', '/genser', `<title>Genser Islender</title><div><h1>Genser Islender</h1></div><div><nav><h2>Meny</h2></nav><p>499 kr</p><button>Kjøp</button></div>`, true],
  ['a product of another address without a heading, half named by the title', '/genser', `<title>Genser Islender | Ullbutikken</title><p>499 kr</p>${marked({ name: 'Genser Islender herre blå', url: '/islender' })}`, true],
  ['a product named by its heading alone, under an empty heading', '/genser', `<title>Genser Islender</title><h1>Genser Islender</h1><h2></h2><p>499 kr</p><button>Kjøp</button>`, true],
  ['a product that the heading only shortens', '/islender', `<h1>Genser Islender</h1><p>499 kr</p>${marked({ name: 'Genser Islender herre' })}`, true],
  ['a product whose address is the page, under another heading', '/islender',
    `<h1>Strikket for hånd</h1><p>499 kr</p>${marked({ name: 'Genser Islender', url: '/islender' })}`, true],
  ['a product under a heading of the shop, named by the title', '/islender',
    `<title>Genser Islender | Ullbutikken</title><h1>Ullbutikken</h1><p>499 kr</p>${marked({ name: 'Genser Islender' })}`, true],
  ['a product without a heading', '/islender', `<p>499 kr</p>${marked({ name: 'Genser Islender' })}`, true],
  ['a product whose heading has no spaces', '/islender', `<h1>GenserIslender,svart</h1><p>499 kr</p>${marked({ name: 'Genser Islender svart' })}`, true],
  ['a book, a work that is sold', '/islender', `<h1>Islendere</h1><p>499 kr</p>${marked({ '@type': 'Book', name: 'Islendere' })}`, true],
  ['a Swedish product', '/troja', '<h1>Tröja</h1><p>499 kr</p><button>Köp</button>', true],
  ['a list with a button on each card', '/gensere', `<h1>Gensere</h1>${cards(12)}`, false],
  ['a list of two, whose address looks like that of a product', '/tuotteet/kiulut', `<h1>Kiulut</h1><table><tr>${cell('a')}${cell('b')}</table>`, false],
  ['a list of one, whose address looks like that of a product', '/tuotteet/kiulut', `<h1>Kiulut</h1><table><tr>${cell('a')}</table>`, false],
  ['a product in a table, whose picture leads to a larger one', '/tuotteet/kiulu', '<h1>Kiulu</h1><table><tr><td><a href=/suuri/kiulu><img src=/a.jpg></a>'
    + '<td>49,90 €<form action=/ostoskori><button>Lisää ostoskoriin</button></form></table>', true],
  ['a list marked up as one product to get stars, with its lowest price', '/kategori/gensere', `<h1>Gensere</h1><p>Fra 399 kr</p>${cards(4)}`
    + marked({ name: 'Gensere', offers: { '@type': 'AggregateOffer', lowPrice: '399', priceCurrency: 'NOK' } }), false],
  ['a sold-out product with a range of prices above related products', '/genser', `<h1>Genser</h1><p>Fra 399 kr</p><p>Utsolgt</p>${cards(4)}`
    + marked({ name: 'Genser', offers: { '@type': 'AggregateOffer', lowPrice: '399', priceCurrency: 'NOK' } }), true],
  ['a list where some have two cards', '/gensere', `<h1>Gensere</h1>${`${cards(2)}${cards(2)}`.replaceAll(/<img[^>]*>/g, '')}`, false],
  ['a product with a range of prices and a button of its own words', '/genser', `<h1>Genser</h1><p>Fra 399 kr</p><button>Velg størrelse</button>${cards(4)}`
    + marked({ name: 'Genser', offers: { '@type': 'AggregateOffer', lowPrice: '399', priceCurrency: 'NOK' } }), true],
  ['a new product', '/nyheter/genser', '<h1>Genser</h1><p>499 kr</p><button>Kjøp</button><p>På lager</p><p>Varenr: G-1</p>', true],
  ['a product whose parts lead to advice', '/genser', `<h1>Genser Islender</h1><section class=s><img src=/g.jpg><a href=/storrelser>Størrelser</a><p>499 kr</p>
    <button>Legg i handlekurv</button></section><section class=s>Se også <a href=/lue><img src=/l.jpg>Lue</a> 199 kr</section>`, true],
  ['a product in a cell with its picture, which leads to the file', '/tuotteet/kiulu', '<h1>Kiulu</h1><table><tr><td><a href=/kuvat/kiulu.jpg><img src=/a.jpg></a><br>49,90 €'
    + '<td><form action=/ostoskori><button>Lisää ostoskoriin</button></form></table>', true],
  ['two products side by side', '/product_compare', '<h1>Producten vergelijken</h1><table><tr><td>Bidon<p>€ 8,95</p><td>Fietsbel<p>€ 14,50</p><tr><th>SKU<td>KM-X1<td>KM-X2</table>', false],
  ['a wish list of one', '/wishlist', '<h1>Ønskeliste</h1><p>Hengekøye</p><p>1 495 kr</p><button>Legg i handlekurv</button><p>På lager</p>', false],
  ['a list whose address has a number', '/gensere-10023', `<h1>Gensere</h1>${cards(12)}`, false],
  ['a product whose price is loaded by script', '/produkt/genser', '<h1>Genser</h1><p>Fri frakt over 999 kr</p><button>Kjøp</button>', true],
  ['a product with a button of an old shop', '/genser', '<h1>Genser Islender</h1><p>499 kr</p><input type="submit" value="Legg i handlekurv">', true],
  ['a treatment that can be booked', '/klinikk', '<h1>Hudpleie</h1><p>790 kr</p><a href="/time">Bestill</a>', false],
  ['a front page with one product in large', '/', `${OWN}<p>På lager</p>`, false],
  ['a page of questions above products without pictures', '/gyik', `<h1>Gyakori kérdések</h1>${cards(4).replaceAll(/<img[^>]*>/g, '')}`, false],
  ['a page about delivery', '/frakt', '<h1>Frakt</h1><p>Frakt koster 79 kr. Kjøp for over 1000 kr, så er den gratis.</p>', false],
  ['a page about delivery that tells when to order', '/frakt',
    '<h1>Frakt og levering</h1><p>Bestill før kl. 14 – sendes i dag</p><p>Pris: 79 kr</p>', false],
  ['a page about delivery with an hour to order by', '/levering', '<h1>Levering</h1><p>Bestill innen kl 12</p><p>79 kr</p>', false],
  ['an appointment', '/klipp', '<h1>Klipp</h1><p>790 kr</p><button>Bestill time</button>', false],
  ['a seat', '/kurs', '<h1>Strikkekurs</h1><p>790 kr</p><button>Bestill plass</button>', false],
  ['a catalogue', '/katalogen', '<h1>Katalogen</h1><p>79 kr</p><button>Bestill vår katalog</button>', false],
  ['a newsletter', '/nytt', '<h1>Nytt</h1><p>79 kr</p><button>Bestill nyhetsbrev</button>', false],
  ['a list of two with an appointment', '/ull', '<h1>Ull</h1><p>Genser 499 kr</p><p>Lue 199 kr</p><a href="/time">Bestill time</a>', false],
  ['a page with a link to the terms of sale', '/om-oss', '<h1>Om oss</h1><p>Garn fra 50 kr</p><a href="/x">Kjøpsvilkår</a>', false],
])('%s at %s', (_name, path, body, isOne) => {
  const url = new URL(path, 'https://shop.test');
  expect(judgePageKind(createPage(`<!doctype html><html lang="nb"><main>${body}</main></html>`, url)).isProduct).toBe(isOne);
});

const named = (heading: string): boolean => judgePageKind(createPage(
  `<main><h1>${heading}</h1><p>499 kr</p><button>Legg i handlekurv</button></main>`, new URL('https://shop.test/x'),
)).isProduct;

test.each([
  'Nákupní košík', 'A keresett oldal nem található', 'Coșul de cumpărături', 'Sepetim', 'Оформление заказа', 'Кошик',
  'Ostukorv', 'Krepšelis', 'Košarica', 'Το καλάθι μου', 'עגלת קניות', 'سلة التسوق', 'ショッピングカート',
  'お探しのページは見つかりませんでした', '장바구니', '購物車', 'ตะกร้าสินค้า', 'Giỏ hàng',
])('a page with the heading %s is not about a product', (heading) => {
  expect(named(heading)).toBe(false);
});

test('a product may have a similar name', () => {
  expect(['Košík na prádlo', 'ショッピングカート 折りたたみ', 'Корзина плетёная'].map(named)).toEqual([true, true, true]);
});

test('a page that says its product was not found is not a product page, whatever its metadata says', () => {
  const gone = (heading: string) => createPage(
    `<!doctype html><html lang="pl"><meta property="og:type" content="product"><main><h1>${heading}</h1>`
    + '<p>249,00 zł</p><button>Do koszyka</button></main></html>', new URL('https://shop.test/produkt/kosiarka'),
  );
  expect(judgePageKind(gone('Nie znaleziono produktu')).isProduct).toBe(false);
  expect(judgePageKind(gone('Kosiarka ręczna')).isProduct).toBe(true);
});

test.each([
  ['Kjøp', true], [' KJØP nå ', true], ['Legg i handlekurv', true], ['Add to cart', true], ['Kjøpsvilkår', false], ['Vil du kjøpe?', false], ['', false],
  [`Kjøp ${'x'.repeat(35)}`, true], [`Kjøp ${'x'.repeat(36)}`, false],
])('"%s" is the label of a buy button: %s', (text, is) => expect(isBuyLabel(text)).toBe(is));

const kindOf = (html: string, path = '/x') => judgePageKind(createPage(`<!doctype html><html lang="nb"><main>${html}</main></html>`, new URL(path, 'https://shop.test')));

test.each([
  ['little text', 'Laster inn', true], ['as much as is needed', 'x'.repeat(200), false], ['a little less', 'x'.repeat(199), true], ['much space', `${'x '.repeat(199)}`, true],
  ['little text and a product in its markup', `Laster inn${marked({ name: 'Genser' })}`, false], ['little text and a price in its meta tags', '<meta property="og:price:amount" content="499">', false],
  ['little text and a title in its meta tags', '<meta property="og:title" content="Genser">', true],
])('has too little text to judge: %s', (_, html, is) => expect(kindOf(html).lowText).toBe(is));

const typed = (type: string, more: object = {}): string => `<script type="application/ld+json">${JSON.stringify({ '@type': type, ...more })}</script>`;
const SOLD = '<h1>Genser Islender</h1><p>499 kr</p>';

// Each of these types may describe a page that also mentions a product.
test.each([
  'Article', 'NewsArticle', 'BlogPosting', 'ReportageNewsArticle', 'LiveBlogPosting', 'TechArticle', 'VideoObject', 'Recipe', 'MusicRecording', 'PodcastEpisode', 'QAPage',
  'JobPosting', 'Event', 'MusicEvent', 'ScholarlyArticle', 'SocialMediaPosting',
])('a page marked up as %s is a product page only if it also sells a product that it marks up', (type) => {
  const product = marked({ name: 'Genser Islender' });
  expect(kindOf(`${typed(type)}${SOLD}${product}`).isProduct).toBe(false);
  expect(kindOf(`${typed(type)}${SOLD}<button>Kjøp</button>${product}`).isProduct).toBe(true);
});

test('a ticket to a kind of event is no product', () => {
  const body = `${SOLD}<p>På lager</p>`;
  expect([`${typed('Organization')}${body}`, `${typed('TheaterEvent')}${body}`].map((html) => kindOf(html).isProduct)).toEqual([true, false]);
});

test.each(['SaleEvent', 'DeliveryEvent', 'PublicationEvent'])('a page with a %s may sell a product', (type) => {
  expect(kindOf(`${typed(type)}${SOLD}<p>På lager</p>`).isProduct).toBe(true);
});

test.each(['ItemList', 'CollectionPage', 'SearchResultsPage', 'OfferCatalog', 'Service', 'RealEstateListing', 'Course'])(
  'a page marked up as %s, and without a product in its markup, is not a product page', (type) => {
    const body = `${SOLD}<button>Kjøp</button>`;
    expect([kindOf(body).isProduct, kindOf(`${typed(type)}${body}`).isProduct]).toEqual([true, false]);
  },
);

test.each(['article', 'blog', 'video.movie', 'music.song', 'profile', 'book'])('a page of the type %s is not a product page, even with a price', (type) => {
  const body = `${SOLD}<p>På lager</p>`;
  expect([kindOf(body).isProduct, kindOf(`<meta property="og:type" content="website">${body}`).isProduct, kindOf(`<meta property="og:type" content="${type}">${body}`).isProduct])
    .toEqual([true, true, false]);
});

test('a page of the type product, or with a price in its meta tags, needs few other signals', () => {
  expect([kindOf('<h1>Genser</h1><p>499 kr</p>').isProduct, kindOf('<meta property="og:type" content="product"><h1>Genser</h1><p>499 kr</p>').isProduct]).toEqual([false, true]);
  expect(kindOf('<meta property="og:price:amount" content="499"><h1>Genser</h1>').isProduct).toBe(true);
});

test('up to five buy buttons suggest one product, six a list', () => {
  const buttons = (count: number): boolean => kindOf(`<h1>Genser</h1><p>499 kr</p>${'<p><button>Kjøp</button></p>'.repeat(count)}`).isProduct;
  expect([0, 1, 5, 6].map(buttons)).toEqual([false, true, true, false]);
});

test('a buy button in a menu does not count', () => {
  expect([
    kindOf(`${SOLD}<nav><button>Kjøp</button></nav>`), kindOf(`${SOLD}<nav><input type="submit" value="Kjøp"></nav>`), kindOf(`${SOLD}<input type="submit" value="Mer">`),
  ].map(({ isProduct }) => isProduct)).toEqual([false, false, false]);
});

test('with the address of a wish list or an article, a price and a stock phrase are not enough', () => {
  expect(['/ull/genser', '/onskeliste', '/blogg/genser'].map((path) => kindOf(`${SOLD}<p>På lager</p>`, path).isProduct)).toEqual([true, false, false]);
});

test.each([
  'Ordre mottatt', 'Order received', 'Min handlekurv', 'Handlekurv (2)', 'Handlekurv 2', '12 treff', 'Søk etter genser', 'Siden finnes ikke', 'Beklager, siden finnes ikke',
])('a page with the heading "%s" is not about a product', (heading) => expect(named(heading)).toBe(false));

test.each(['Handlekurv i flettverk', 'Genser 12 treff', '12 vinglass', 'Min genser', 'Søk etteroljen'])('a product may be called "%s"', (heading) => expect(named(heading)).toBe(true));

const BUTTON = '<button>Kjøp</button>';
const bare = (name: string) => typed('Product', { name });

test.each([
  ['a product without an offer in its markup', bare('Genser Islender')], ['og:type', '<meta property="og:type" content="product">'],
  ['a price in its meta tags', '<meta property="og:price:amount" content="499">'],
])('a list in the markup of a page does not count if the page has %s', (_, own) => {
  expect([kindOf(`${typed('ItemList')}${own}${SOLD}${BUTTON}`).isProduct, kindOf(`${typed('ItemList')}${SOLD}${BUTTON}`).isProduct]).toEqual([true, false]);
});

test('a product in markup may have the name of a store page', () => {
  expect([bare('Handlekurv'), ''].map((own) => kindOf(`${own}<h1>Handlekurv</h1><p>499 kr</p>${BUTTON}`).isProduct)).toEqual([true, false]);
});

test('a list in the markup does not count beside a price in the meta tags, even without a button', () => {
  expect(kindOf(`${typed('ItemList')}<meta property="og:price:amount" content="499">${SOLD}`).isProduct).toBe(true);
});

test('one of two headings is enough to recognise a store page', () => {
  expect(['Kvern', 'Handlekurv'].map((other) => kindOf(`<h1>Ullbutikken</h1><h1>${other}</h1><p>499 kr</p>${BUTTON}<p>På lager</p>`).isProduct)).toEqual([true, false]);
});

test('a front page that shows the price of the product it marks up is judged like any other page', () => {
  expect(['/', '/genser'].map((path) => kindOf(`${bare('Genser Islender')}${SOLD}${BUTTON}`, path).isProduct)).toEqual([true, true]);
});

test('an article with an offer, a price and a buy button is a product page', () => {
  const offered = typed('Product', { name: 'Genser Islender', offers: { '@type': 'Offer' } });
  expect([BUTTON, ''].map((button) => kindOf(`${typed('Article')}${offered}${SOLD}${button}`).isProduct)).toEqual([true, false]);
});

test('an offer without a product is enough on a page with one heading', () => {
  const loose = '<div itemscope itemtype="https://schema.org/Offer"><meta itemprop="price" content="499"></div>';
  expect(['<h1>Genser</h1>', '', '<h1>Genser</h1><h1>Lue</h1>'].map((heading) => kindOf(`${heading}${loose}`).isProduct)).toEqual([true, false, false]);
});

test.each<[string, string, boolean]>([
  ['two related', typed('WebPage', { mentions: [{ '@type': 'Product', 'name': 'Lue' }, { '@type': 'Product', 'name': 'Vott' }] }), true],
  ['another', bare('Lue'), true], ['another twice', `${bare('Lue')}${bare('LUE')}`, true], ['two others', `${bare('Lue')}${bare('Vott')}`, false],
  ['two others in its elements', ['Lue', 'Vott'].map((name) => `<div itemscope itemtype="https://schema.org/Product"><b itemprop="name">${name}</b></div>`).join(''), false],
])('a page that sells a product, and whose markup has %s, is a product page: %s', (_, others, is) => expect(kindOf(`${others}${SOLD}${BUTTON}`).isProduct).toBe(is));

test('with a heading and a price, a code or a stock phrase is enough', () => {
  expect(['', '<p>Varenr: G-1</p>', '<p>På lager</p>'].map((more) => kindOf(`${SOLD}${more}`).isProduct)).toEqual([false, true, true]);
});

test('a buy button and a stock phrase are enough for an article\'s address, but not for a wish list\'s', () => {
  expect(['/blogg/genser', '/onskeliste'].map((path) => kindOf(`${SOLD}${BUTTON}<p>På lager</p>`, path).isProduct)).toEqual([true, false]);
});

test('the price and the offer of a variant count as the product\'s', () => {
  const group = (offers?: object) => typed('ProductGroup', { name: 'Genser', hasVariant: { '@type': 'Product', 'name': 'Genser hvit', offers } });
  expect([{ '@type': 'Offer', 'price': '499' }, { '@type': 'Offer' }].map((offer) => kindOf(group(offer)).isProduct)).toEqual([true, false]);
  expect([{ '@type': 'Offer' }, undefined].map((offer) => kindOf(`<h1>Genser</h1>${group(offer)}`).isProduct)).toEqual([true, false]);
});

test.each([['Article', false], ['bookstore', true], ['product.blog', true]])('a page of the type %s is a product page: %s', (type, is) => {
  expect(kindOf(`<meta property="og:type" content="${type}">${SOLD}<p>På lager</p>`).isProduct).toBe(is);
});

const RANGE = { '@type': 'AggregateOffer', 'lowPrice': '399', 'priceCurrency': 'NOK' };
const ranged = (parts: object = {}): string => marked({ name: 'Gensere', offers: RANGE, ...parts });
const same = (inside = ''): string => `<div itemscope itemtype="https://schema.org/Product"><meta itemprop="name" content="Gensere">${inside}</div>`;

test.each<[string, string, boolean, string?]>([
  ['a range of prices', `${cards(4)}${ranged()}`, false], ['a range, and three cards', `${cards(3)}${ranged()}`, false], ['a range, and two cards', `${cards(2)}${ranged()}`, true],
  ['two ranges', `${cards(4)}${ranged({ offers: [RANGE, RANGE] })}`, false], ['a range and a price', `${cards(4)}${ranged({ offers: [RANGE, { '@type': 'Offer', 'price': '499' }] })}`, true],
  ['a price', `${cards(4)}${marked({ name: 'Gensere' })}`, true], ['a stock number', `${cards(4)}${ranged({ sku: 'G-1' })}`, true], ['a maker\'s number', `${cards(4)}${ranged({ mpn: 'G-1' })}`, true],
  ['a code', `${cards(4)}${ranged({ gtin13: '7045950010009' })}`, true], ['a variant', `${cards(4)}${ranged({ hasVariant: { '@type': 'Product', 'name': 'Genser hvit' } })}`, true],
  ['a range, and the same without an offer', `${cards(4)}${ranged()}${same()}`, false], ['a range, and the same with a stock number', `${cards(4)}${ranged()}${same('<meta itemprop="sku" content="G-1">')}`, true],
  ['no offer, and a button', `${BUTTON}${cards(4)}${bare('Gensere')}`, true], ['a range, and its own price at an address of lists', `<p>Fra 399 kr</p>${cards(4)}${ranged()}`, false, '/kategori/gensere'],
  ['a range, and its own price', `<p>Fra 399 kr</p>${cards(4)}${ranged()}`, true],
  ['a range, and its own price and button at an address of lists', `<p>Fra 399 kr</p>${BUTTON}${cards(4)}${ranged()}`, true, '/kategori/gensere'],
])('a page with cards, marked up as a product with %s, is a product page: %s', (_, body, is, path) => expect(kindOf(`<h1>Gensere</h1>${body}`, path).isProduct).toBe(is));

test('the shop’s name, which all its pages have, does not make one a page of the product in its markup', () => {
  const markup = `<meta property="og:site_name" content="Solfangst"><script type="application/ld+json">${JSON.stringify({
    '@type': 'Product', 'name': 'Solfangst Mini', 'offers': { '@type': 'Offer', 'price': '499' },
  })}</script>`;
  const headings = ['Om Solfangst', 'Solfangst Mini', 'Mini'];
  expect(headings.map((heading) => kindOf(`${markup}<h1>${heading}</h1>`).isProduct)).toEqual([false, true, true]);
});

const OG_PRICE = '<meta property="og:price:amount" content="499">';

test('a product with a price in its markup is one also where a script shows the price', () => {
  expect(kindOf(`${marked({ name: 'Genser Islender' })}<h1>Genser Islender</h1><div id="buy"></div><p>${'Strikket for hånd. '.repeat(20)}</p>`).isProduct).toBe(true);
});

test('a price in the meta tags of an article is that of the other product it shows', () => {
  const box = (heading: string) => `<div><h2>${heading}</h2><p>499 kr</p>${BUTTON}</div>`;
  const article = (head: string, heading: string) => kindOf(`${head}${OG_PRICE}<div><h1>Slik strikker du</h1><p>Av Kari</p></div>${box(heading)}`).isProduct;
  for (const head of ['<meta property="og:type" content="article">', typed('Article')]) {
    expect([head, article(head, 'Genser Islender'), article(head, 'Slik strikker du')]).toEqual([head, false, true]);
  }
});
