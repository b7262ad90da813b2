import { describe, expect, it } from 'vitest';
import { extract } from './extract.ts';
import { markupOf, PRODUCT, read, shopPage } from './emitter-rig.ts';

const { offers } = PRODUCT;
const shown = '<p>Merke: Wilfa</p><p class="price">1 299,-</p>';
const page = (markup: unknown, body = shown) => markupOf(shopPage({ markup, body }));
const offer = (changes: Record<string, unknown>) => ({ ...PRODUCT, offers: { ...offers, ...changes } });

describe('JSON-LD', () => {
  it('gives every field of a complete product', () => {
    expect(page(PRODUCT)).toEqual({
      name: 'Kaffekvern Pro', description: 'En stillegående kvern.', brand: 'Wilfa',
      image: 'https://kaffe.test/kvern.jpg',
      sku: 'KV-100', gtin: '7045950010009', price: '1299', currency: 'NOK', availability: 'InStock', faq: 'no-evidence',
    });
  });

  it.each<[string, unknown]>([
    [
      'a graph',
      { '@context': 'https://schema.org', '@graph': [{ '@type': 'WebSite', name: 'Kaffebutikken' }, PRODUCT] },
    ],
    ['an array', [{ '@type': 'Organization', name: 'Kaffebutikken' }, PRODUCT]],
    ['the main entity of a page', { '@type': 'ItemPage', mainEntity: PRODUCT }],
    ['a list of types', { ...PRODUCT, '@type': ['Product', 'IndividualProduct'] }],
    ['addressed types', { ...PRODUCT, '@type': 'https://schema.org/Product' }],
    [
      'one of several',
      [{ ...PRODUCT, name: 'Filter', offers: { ...offers, price: '49' } }, PRODUCT, { ...PRODUCT, name: 'Kanne' }],
    ],
    [
      'beside related ones',
      { ...PRODUCT, isRelatedTo: [{ ...PRODUCT, name: 'Kaffekvern Pro 2', offers: { ...offers, price: '2999' } }] },
    ],
    [
      'beside a list',
      [
        { '@type': 'ItemList', itemListElement: [{ item: { ...PRODUCT, offers: { ...offers, price: '5' } } }] },
        PRODUCT,
      ],
    ],
  ])('finds the product: %s', (_, markup) => {
    expect(page(markup)).toMatchObject({ name: 'Kaffekvern Pro', price: '1299', currency: 'NOK' });
  });

  it.each<[string, unknown, string]>([
    ['a number', offer({ price: 1299 }), '1299'],
    [
      'the specification only',
      offer({
        price: undefined, priceCurrency: undefined,
        priceSpecification: [{ '@type': 'UnitPriceSpecification', price: '1299.00', priceCurrency: 'NOK' }],
      }),
      '1299',
    ],
    [
      'a price before tax beside it',
      offer({
        price: undefined, priceSpecification: [
          { price: '1039.20', valueAddedTaxIncluded: false }, { price: '1299', valueAddedTaxIncluded: true },
        ],
      }),
      '1299',
    ],
    [
      'a list price beside it',
      offer({
        price: undefined,
        priceSpecification: [{ price: '1999', priceType: 'https://schema.org/ListPrice' }, { price: '1299' }],
      }),
      '1299',
    ],
    [
      'a price a litre beside it',
      offer({
        price: undefined, priceSpecification: [{ price: '99', referenceQuantity: { value: 1 } }, { price: '1299' }],
      }),
      '1299',
    ],
    [
      'a member price beside it',
      offer({
        price: undefined, priceSpecification: [{ price: '99', validForMemberTier: { name: 'x' } }, { price: '1299' }],
      }),
      '1299',
    ],
    [
      'an offer among offers that is shown',
      { ...PRODUCT, offers: [{ ...offers, price: '1999', sku: 'a' }, { ...offers, sku: 'b' }] }, '1299',
    ],
    [
      'offers in an aggregate',
      {
        ...PRODUCT,
        offers: {
          '@type': 'AggregateOffer', lowPrice: '1299', highPrice: '1999', priceCurrency: 'NOK', offers: [offers],
        },
      },
      '1299',
    ],
    [
      'an offer that is a range, its lower end shown', offer({ price: undefined, lowPrice: '1299', highPrice: '1999' }),
      '1299',
    ],
    [
      'a range of which nothing is shown', offer({ price: undefined, lowPrice: '1100', highPrice: '1999' }),
      'gate-failed',
    ],
    ['zero', offer({ price: '0' }), 'no-evidence'],
    ['no number', offer({ price: 'Ring oss' }), 'no-evidence'],
  ])('reads the price: %s', (_, markup, price) => {
    expect(page(markup).price).toBe(price);
  });

  it('takes any buyable size for in stock, and says sold out when all are', () => {
    const size = (
      availability: string, sku: string,
    ) => ({ ...offers, availability: `https://schema.org/${availability}`, sku });
    expect(page({ ...PRODUCT, offers: [size('OutOfStock', 's'), size('InStock', 'm')] }).availability).toBe('InStock');
    expect(page({
      ...PRODUCT, offers: [size('OutOfStock', 's'), size('SoldOut', 'm')],
    }).availability).toBe('OutOfStock');
    expect(page([
      { ...PRODUCT, sku: '1', offers: size('OutOfStock', 's') }, { ...PRODUCT, sku: '2', offers: size('InStock', 'm') },
    ]).availability).toBe('InStock');
  });

  it('gives no variant\'s code for the product\'s own', () => {
    expect(page([{ ...PRODUCT, sku: 'KV-S' }, { ...PRODUCT, sku: 'KV-M' }]).sku).toBe('gate-failed');
  });

  it('reads a group by its variants', () => {
    const variant = { '@type': 'Product', sku: 'KV-S', offers };
    expect(page({
      '@type': 'ProductGroup', name: 'Kaffekvern Pro', brand: 'Wilfa',
      hasVariant: [variant, { ...variant, sku: 'KV-M' }],
    }))
      .toMatchObject({ name: 'Kaffekvern Pro', brand: 'Wilfa', price: '1299', availability: 'InStock' });
  });

  it.each([
    [
      'a CDATA envelope', (json: string) => `/*<![CDATA[*/${json}/*]]>*/`,
    ], ['a trailing semicolon', (json: string) => `${json};`],
    [
      'encoded quotes', (json: string) => json.replaceAll('"', '&quot;'),
    ], ['a trailing comma', (json: string) => json.replace(/\}$/, ',}')],
    ['single quotes', (json: string) => json.replaceAll('"', '\'')],
  ])('reads a damaged block: %s', (_, damage) => {
    const html = shopPage({
      body: shown, head: `<script type="application/ld+json">${damage(JSON.stringify(PRODUCT))}</script>`,
    });
    expect(markupOf(html)).toMatchObject({ name: 'Kaffekvern Pro', price: '1299', currency: 'NOK', sku: 'KV-100' });
  });
});

describe('gates', () => {
  it('rejects a price that the page shows crossed out beside another', () => {
    expect(page(
      offer({ price: '1999' }), '<p><del>kr 1 999,-</del> <b class="price">kr 1 299,-</b></p>',
    ).price).toBe('gate-failed');
    expect(page(offer({ price: '1999' }), '<p>Før kr 1 999,- Nå kr 1 299,-</p>').price).toBe('gate-failed');
    expect(page(PRODUCT, '<p><del>kr 1 299,-</del></p>').price).toBe('1299');
  });

  it('rejects a price that the page shows as one before tax or for members beside the one to pay', () => {
    const priced = (price: string, body: string) => markupOf(
      shopPage({ markup: { ...PRODUCT, offers: { ...PRODUCT.offers, price } }, body })
    ).price;
    const both = '<p>kr 100,- inkl. mva</p><p>kr 80,- eks. mva</p>';
    expect([priced('80.00', both), priced('100.00', both)]).toEqual(['gate-failed', '100']);
    expect(priced('80.00', '<p>kr 80,- eks. mva</p>')).toBe('80');
    expect(priced('80.00', '<p>Pris kr 100,-</p><p>Medlemspris kr 80,-</p>')).toBe('gate-failed');
  });

  it('lets the text say whether a point with three digits behind it parts thousands', () => {
    const priced = (price: unknown, body: string) => markupOf(
      shopPage({ markup: { ...PRODUCT, offers: { ...PRODUCT.offers, price } }, body })
    ).price;
    expect([
      priced('1.399', '<p>kr 1 399,-</p>'), priced(1.399, '<p>kr 1.399,-</p>'), priced('19.990', '<p>kr 19,99</p>'),
      priced('1.399', ''), priced('0.750', ''), priced('1399.000', ''),
    ]).toEqual(['1399', '1399', '19.99', 'gate-failed', '0.75', '1399']);
  });

  it('lets the text decide where sources differ, and nobody where it does not', () => {
    const conflict = (body: string) => markupOf(shopPage({
      markup: PRODUCT, body,
      head: '<meta property="product:price:amount" content="999"><meta property="product:price:currency" content="NOK">',
    }));
    expect(conflict('<p class="price">kr 999,-</p>').price).toBe('999');
    expect(conflict('<p class="price">kr 1 299,-</p>').price).toBe('1299');
    expect(conflict('<p>Ring for pris</p>').price).toBe('gate-failed');
  });

  it('gives no availability where sources contradict each other', () => {
    const html = shopPage({
      markup: PRODUCT, body: shown, head: '<meta property="product:availability" content="oos">',
    });
    expect(markupOf(html).availability).toBe('gate-failed');
  });

  it.each([
    ['sold out in markup and by what is shown', 'OutOfStock', '<p>Utsolgt</p>', 'OutOfStock'],
    ['shown to be sold out', 'InStock', '<p>Utsolgt</p>', 'gate-failed'],
    ['shown to be in stock', 'OutOfStock', '<p>På lager</p>', 'gate-failed'],
    ['shown to be ordered for you', 'InStock', '<p>Bestillingsvare</p>', 'InStock'],
    ['shown as both', 'InStock', '<p>Utsolgt</p><p>På lager</p>', 'InStock'],
    ['a theme that keeps all its badges', 'InStock', '<p><span class="badge">Utsolgt</span></p>', 'InStock'],
    ['one variant sold out', 'InStock', '<label>M<span>Variant sold out or unavailable</span></label>', 'InStock'],
    ['another shop that has none', 'InStock', '<p>Oslo City: Ikke på lager</p>', 'InStock'],
  ])('holds the availability of the markup against what the page shows: %s', (_, availability, body, told) => {
    expect(page(offer({ availability }), shown + body).availability).toBe(told);
  });

  it.each([
    ['a month\'s price', offer({ price: '109' }), '<p>109 kr/mnd</p><p class="price">1 299,-</p>', 'gate-failed'],
    ['in cents', offer({ price: '129900' }), '<p class="price">1 299,-</p>', 'gate-failed'],
    ['a hundred times what an extra costs', offer({ price: '1299' }), '<p>kr 12,99</p><p>1 299,-</p>', '1299'],
  ])('rejects a price in markup that is none of the product as shown: %s', (_, markup, body, told) => {
    expect(page(markup, body).price).toBe(told);
  });

  it.each([
    ['NOK', '1 299 kr', 'NOK'], ['USD', '1 299 kr', 'gate-failed'], ['SEK', '1 299 €', 'gate-failed'],
    ['EUR', '1 299 € / 14 990 kr', 'EUR'], ['TTD', '$1,299.00', 'TTD'], ['SEK', '$1,299.00', 'gate-failed'],
    ['USD', '1 299,-', 'USD'], ['EGP', '£1,299.00', 'EGP'],
  ])('holds the currency of the markup, %s, against the sign beside the price: %s', (priceCurrency, text, told) => {
    expect(page(offer({ priceCurrency }), `<p class="price">${text}</p>`).currency).toBe(told);
  });

  it('gives no name, brand or code the page does not bear out', () => {
    expect(page({ ...PRODUCT, name: 'Noe annet' }).name).toBe('gate-failed');
    expect(page(PRODUCT, '<p>1 299,-</p>').brand).toBe('gate-failed');
    expect(page({ ...PRODUCT, sku: 'KV 100' }).sku).toBe('gate-failed');
    expect(page({ ...PRODUCT, gtin13: '7045950010008' }).gtin).toBe('gate-failed');
    expect(page({ ...PRODUCT, gtin13: '7045950010009', gtin: '4006381333931' }).gtin).toBe('gate-failed');
    expect(page({
      ...PRODUCT, gtin13: undefined, gtin: 'https://id.gs1.org/01/07045950010009',
    }).gtin).toBe('gate-failed');
    expect(page({ ...PRODUCT, image: '/logo.svg' }).image).toBe('gate-failed');
  });

  it.each([
    ['another number shown as the shop\'s own', '<p>Varenr: 55-1234</p>', 'gate-failed'],
    ['what is shown is the beginning of it', '<p>Art.nr. KV-10</p>', 'gate-failed'],
    ['another shown, on the line under its label', '<dl><dt>SKU</dt><dd>55-1234</dd></dl>', 'gate-failed'],
    ['the same shown', '<p>Varenr: KV-100</p>', 'KV-100'],
    ['the same shown, written otherwise', '<p>Varenr: kv.100</p>', 'KV-100'],
    ['a variant of it shown', '<p>Varenr: KV-100-SORT</p>', 'KV-100'],
    ['another shown, and it as well', '<p>Varenr: 55-1234</p><p>KV-100</p>', 'KV-100'],
    ['the maker\'s number shown', '<p>Modellnr: WSCG-1</p><p>Leverandørens varenummer: 99-1</p>', 'KV-100'],
    ['numbers of several goods shown', '<p>Varenr: 55-1</p><p>Varenr: 55-2</p>', 'KV-100'],
    ['a related product\'s number shown', '<section class="related-products"><p>Varenr: 55-1</p></section>', 'KV-100'],
    ['a telephone\'s number shown', '<p>SKU</p><p>Ring oss på 12345678</p>', 'KV-100'],
    ['no number behind the label', '<p>Varenr: se esken</p>', 'KV-100'],
    ['another shown behind another code', '<p>EAN: 7045950010009 | Varenr: 551234</p>', 'gate-failed'],
    ['the number of a part of it', '<ul><li>Filter, varenr: 55-1234</li></ul>', 'KV-100'],
    ['the number of what it replaces', '<p>Erstatter art.nr: 55-1234</p>', 'KV-100'],
    ['the number it had before', '<p>Tidligere varenummer: 55-1234</p>', 'KV-100'],
    ['the number of an extra', '<div class="tilbehor"><p>Varenr: 55-1234</p></div>', 'KV-100'],
    ['numbers of the shop and of the order', '<p>Org.nr: 912 345 678</p><p>Ordrenummer: 100234</p>', 'KV-100'],
    ['a trade\'s number', '<p>NOBB varenr: 55667788</p><p>El-nummer: 4512345</p>', 'KV-100'],
    ['a number of stars', '<p>SKU</p><p>5 stjerner</p>', 'KV-100'],
  ])('holds the code of the markup against the one the page shows: %s', (_, body, told) => {
    expect(page(PRODUCT, shown + body).sku).toBe(told);
  });

  it.each([
    ['within a part for related products', '<section class="related-products">'],
    ['within what else was bought', '<div class="slick-slide">'],
  ])('takes no other product of the page for the page\'s own: %s', (_, opening) => {
    const other = `${opening}<div itemscope itemtype="https://schema.org/Product"><b itemprop="name">Kanne</b>`
      + '<div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><meta itemprop="price" content="149">'
      + '<meta itemprop="priceCurrency" content="NOK"></div></div>';
    expect(markupOf(shopPage({ body: shown + other }))).toMatchObject({
      price: 'no-evidence', currency: 'no-evidence',
    });
  });

  it('takes no product of another address and another name for the page\'s own', () => {
    const told = (changes: object) => page({ ...PRODUCT, ...changes }).price;
    expect(told({ name: 'Kanne', url: 'https://kaffe.test/produkt/kanne' })).toBe('no-evidence');
    expect(told({ name: 'Kanne', url: 'https://kaffe.test/produkt/kvern' })).toBe('1299');
    expect(told({ name: 'Wilfa kaffekvern', url: 'https://kaffe.test/p/123' })).toBe('1299');
  });

  it('strips labels that crept into a slot', () => {
    expect(page({ ...PRODUCT, brand: 'Merke: Wilfa', sku: 'Varenr. KV-100' })).toMatchObject({
      brand: 'Wilfa', sku: 'KV-100',
    });
  });

  it('reads a currency by its sign only where it can be one', () => {
    expect(page(offer({ priceCurrency: 'kr' })).currency).toBe('NOK');
    expect(markupOf(
      shopPage({ markup: offer({ priceCurrency: 'kr' }), lang: 'en' }), 'https://kaffe.test/p',
    ).currency).toBe('no-evidence');
    expect(page(offer({ priceCurrency: '€' })).currency).toBe('EUR');
    expect(page(offer({ priceCurrency: '$' })).currency).toBe('no-evidence');
    expect(page(offer({ priceCurrency: 'XYZ' })).currency).toBe('no-evidence');
  });
});

describe('other markup', () => {
  it('reads microdata', () => {
    const body = `<div itemscope itemtype="https://schema.org/Product"><span itemprop="name">Kaffekvern Pro</span>
      <span itemprop="brand" itemscope itemtype="https://schema.org/Brand"><a itemprop="name" href="/merker/wilfa">Wilfa</a></span>
      <img itemprop="image" src="/kvern.jpg"><b itemprop="sku">KV-100</b><p itemprop="description">Stille <i>og</i> god.</p>
      <div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><span itemprop="price" content="1299.00">1 299,-</span>
      <meta itemprop="priceCurrency" content="NOK"><link itemprop="availability" href="https://schema.org/OutOfStock"></div></div>`;
    expect(markupOf(shopPage({ body }))).toMatchObject({
      name: 'Kaffekvern Pro', brand: 'Wilfa', image: 'https://kaffe.test/kvern.jpg', sku: 'KV-100',
      description: 'Stille og god.',
      price: '1299', currency: 'NOK', availability: 'OutOfStock',
    });
  });

  it('reads a microdata price written for people, its currency by the sign beside it', () => {
    const body = `<div itemscope itemtype="https://schema.org/Product"><h2 itemprop="name">Kaffekvern Pro</h2>
      <div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><span itemprop="price">kr 1 299,-</span></div></div>`;
    expect(markupOf(shopPage({ body }))).toMatchObject({ price: '1299', currency: 'NOK' });
  });

  it.each([
    ['Før 999,- Nå 799,-', '799'], ['799,- Spar 200,-', '799'], ['99 kr/mnd', 'no-evidence'], ['-20 % 799 kr', '799'],
    ['Was £999 Now £799', '799'], ['From £799', '799'], ['UVP 999 €', 'no-evidence'], ['799,00', '799'],
    ['799 € inkl. MwSt.', '799'], ['49€99', '49.99'],
  ])('reads of the words in a price\'s slot the price: %s', (slot, told) => {
    const body = `<div itemscope itemtype="https://schema.org/Product"><h2 itemprop="name">Kaffekvern Pro</h2>
      <div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><i itemprop="price">${slot}</i></div></div>`;
    expect(markupOf(shopPage({ body })).price).toBe(told);
  });

  it('reads Open Graph and meta tags', () => {
    const head = '<meta property="og:type" content="product"><meta property="og:title" content="Kaffekvern Pro | Kaffebutikken">'
      + '<meta property="og:image" content="/kvern.jpg"><meta property="product:price:amount" content="1299,00">'
      + '<meta property="product:price:currency" content="NOK"><meta property="product:availability" content="in stock">'
      + '<meta property="product:brand" content="Wilfa"><meta name="description" content="En kvern &amp; litt til.">'
      + '<meta property="product:retailer_item_id" content="KV-100"><meta property="product:ean" content="7045950010009">';
    expect(markupOf(shopPage({ head, body: shown }))).toMatchObject({
      name: 'Kaffekvern Pro', image: 'https://kaffe.test/kvern.jpg', price: '1299', currency: 'NOK',
      availability: 'InStock',
      brand: 'Wilfa', description: 'En kvern & litt til.', sku: 'KV-100', gtin: '7045950010009',
    });
  });

  it('fills from the next source what the first leaves open', () => {
    const { brand: _, ...unbranded } = PRODUCT;
    expect(markupOf(shopPage({
      markup: unbranded, body: shown, head: '<meta property="product:brand" content="Wilfa">',
    })).brand).toBe('Wilfa');
  });
});

describe('questions and answers', () => {
  const faq = (pairs: [string, string][]) => ({
    '@type': 'FAQPage', mainEntity: pairs.map(
      ([name, text]) => ({ '@type': 'Question', name, acceptedAnswer: { '@type': 'Answer', text } })
    ),
  });
  const body = `${shown}<details><summary>Er den stille?</summary><p>Ja, <b>svært</b> stille.</p></details>`;

  it('gives the pairs that are visible word for word', () => {
    expect(page(
      [PRODUCT, faq([['Er den stille?', '<p>Ja, svært stille.</p>'], ['Er den gratis?', 'Ja.']])], body,
    ).faq).toBe('Er den stille? Ja, svært stille.');
  });

  it('gives none that are hidden or not there', () => {
    expect(page([PRODUCT, faq([['Er den stille?', 'Ja.  Alltid.']])], body).faq).toBe('gate-failed');
    expect(page(
      [PRODUCT, faq([['Er den stille?', 'Ja.']])], `${shown}<div hidden>Er den stille? Ja.</div>`,
    ).faq).toBe('gate-failed');
  });
});

describe('judgePageKind', () => {
  const kind = (html: string, url?: string) => extract(read(html, url)).kind;

  it('takes a product page for one, by markup or by what it shows', () => {
    expect(kind(shopPage({ markup: PRODUCT })).isProduct).toBe(true);
    expect(kind(shopPage({ body: `${shown}<button>Legg i handlekurv</button>` })).isProduct).toBe(true);
  });

  it.each([
    [
      'an article',
      shopPage({
        markup: { '@type': 'NewsArticle', headline: 'x' },
        body: '<p>Prisen er kr 1 299,- sier butikken, og det er mye for en kvern.</p>',
      }),
      undefined,
    ],
    [
      'a list',
      shopPage(
        {
          h1: 'Kverner',
          body: ['A', 'B', 'C', 'D', 'E', 'F'].map(
            (name) => `<div class="card"><a href="/${name}"><img src="/${name}.jpg">${name}</a><b class="price">kr 99,-</b><button>Legg i handlekurv</button></div>`
          ).join(''),
        }
      ),
      'https://kaffe.test/kverner',
    ],
    [
      'a list in markup',
      shopPage({ h1: 'Kverner', markup: ['A', 'B', 'C', 'D'].map((name) => ({ '@type': 'Product', name, offers })) }),
      'https://kaffe.test/kverner',
    ],
    [
      'a front page with one offer', shopPage({ h1: 'Velkommen', markup: { ...PRODUCT, name: 'Ukens kvern' } }),
      'https://kaffe.test/',
    ],
    [
      'a basket',
      shopPage({ h1: 'Handlekurv (1)', body: '<p>Varenr: KV-1</p><p class="price">99,-</p><input name="quantity">' }),
      'https://kaffe.test/p/1',
    ],
    [
      'a page that is gone, with others to buy',
      shopPage({ h1: 'Siden finnes ikke', body: '<p class="price">99,-</p><button>Legg i handlekurv</button>' }),
      'https://kaffe.test/produkt/borte',
    ],
    [
      'a search with one result',
      shopPage({
        h1: 'Kvern', body: '<ul><li><a href="/p/2"><img src="/k.jpg"><h3>Kvern</h3></a><b class="price">99,-</b>'
          + '<button>Legg i handlekurv</button></li></ul>',
      }),
      'https://kaffe.test/sok?q=kvern',
    ],
    [
      'two cards',
      shopPage({
        h1: 'Outlet', body: ['a', 'b'].map((name) => `<div><a href="/p/${name}"><img src="/${name}.jpg"><h3>x</h3></a>`
          + '<b class="price">99,-</b><button>Legg i handlekurv</button></div>').join(''),
      }),
      'https://kaffe.test/outlet',
    ],
    [
      'a list marked up as one product',
      shopPage({
        h1: 'Kverner', markup: {
          '@type': 'Product', name: 'Kverner', aggregateRating: { ratingValue: 4.5, reviewCount: 9 },
          offers: { '@type': 'AggregateOffer', lowPrice: '99', highPrice: '999', priceCurrency: 'NOK' },
        },
        body: ['a', 'b', 'c'].map(
          (name) => `<li class="card"><a href="/p/${name}"><img src="/${name}.jpg"></a><b class="price">99,-</b></li>`
        ).join(''),
      }),
      'https://kaffe.test/kverner',
    ],
    [
      'terms',
      shopPage({ h1: 'Kjøpsvilkår', body: '<p>Fri frakt over kr 999,-. Angrefrist i 14 dager.</p>'.repeat(5) }),
      'https://kaffe.test/vilkar',
    ],
  ])('refuses %s', (_, html, url) => {
    expect(kind(html, url).isProduct).toBe(false);
  });

  it('says when there is too little text to judge', () => {
    expect(kind('<html><body><div id="root"></div><script src="/app.js"></script></body></html>')).toMatchObject({
      isProduct: false, lowText: true,
    });
    expect(kind(
      shopPage({ h1: 'Om oss', body: '<p>Vi brenner kaffe. </p>'.repeat(20) }), 'https://kaffe.test/om',
    ).lowText).toBe(false);
    expect(kind(shopPage({ markup: PRODUCT }))).toMatchObject({ isProduct: true, lowText: false });
  });
});
