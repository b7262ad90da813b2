import { describe, expect, it } from 'vitest';
import { judgePageKind } from '../../product/page-kind.ts';
import { markupOf, PRODUCT, SHOP, read, shopPage } from './emitter-rig.ts';

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

  it('looks for a picture among the first thousand images', () => {
    const imageAfter = (logos: number) => page({ ...PRODUCT, image: [...Array<string>(logos).fill('/logo.jpg'), '/kvern.jpg'] }).image;
    expect([imageAfter(999), imageAfter(1_000)]).toEqual(['https://kaffe.test/kvern.jpg', 'gate-failed']);
  });

  it.each<[string, unknown]>([
    [
      'a graph',
      { '@context': 'https://schema.org', '@graph': [{ '@type': 'WebSite', name: 'Kaffebutikken' }, PRODUCT] },
    ],
    ['an array', [{ '@type': 'Organization', name: 'Kaffebutikken' }, PRODUCT]],
    ['the main entity of a page', { '@type': 'ItemPage', mainEntity: PRODUCT }],
    ['a list of types', { ...PRODUCT, '@type': ['Product', 'IndividualProduct'] }],
    ['types as URLs', { ...PRODUCT, '@type': 'https://schema.org/Product' }],
    [
      'one of several products',
      [{ ...PRODUCT, name: 'Filter', offers: { ...offers, price: '49' } }, PRODUCT, { ...PRODUCT, name: 'Kanne' }],
    ],
    [
      'beside related products',
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

  it.each<[what: string, markup: unknown, price: string, body?: string]>([
    ['a number', offer({ price: 1299 }), '1299'],
    [
      'in the specification only',
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
      'a price from two pieces on beside it',
      offer({ price: undefined, priceSpecification: [{ price: '99', minValue: 2 }, { price: '1299' }] }),
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
      'the one of several offers that is shown',
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
      'a range of which no end is shown', offer({ price: undefined, lowPrice: '1100', highPrice: '1999' }),
      'gate-failed',
    ],
    [
      'one of several offers, the lowest of a shown range',
      { ...PRODUCT, offers: [{ ...offers, sku: 'a' }, { ...offers, price: '1999', sku: 'b' }] }, 'gate-failed', '<p class="price">1 299,- – 1 999,-</p>',
    ],
    [
      'an offer that is a range, shown as a range', offer({ price: undefined, lowPrice: '1299', highPrice: '1999' }), 'gate-failed',
      '<p class="price"><span>kr 1 299</span> – <span>kr 1 999</span></p>',
    ],
    ['zero', offer({ price: '0' }), 'no-evidence'],
    ['not a number', offer({ price: 'Ring oss' }), 'no-evidence'],
  ])('reads the price: %s', (_, markup, price, body?: string) => {
    expect(page(markup, body).price).toBe(price);
  });

  it('is in stock if any size is, and sold out if all are', () => {
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

  it('does not give a variant\'s code as the product\'s own', () => {
    expect(page([{ ...PRODUCT, sku: 'KV-S' }, { ...PRODUCT, sku: 'KV-M' }]).sku).toBe('gate-failed');
  });

  it('fills a group from its variants', () => {
    const variant = { '@type': 'Product', sku: 'KV-S', offers };
    expect(page({
      '@type': 'ProductGroup', name: 'Kaffekvern Pro', brand: 'Wilfa',
      hasVariant: [variant, { ...variant, sku: 'KV-M' }],
    }))
      .toMatchObject({ name: 'Kaffekvern Pro', brand: 'Wilfa', price: '1299', availability: 'InStock' });
  });

  it.each([
    ['a CDATA envelope', (json: string) => `/*<![CDATA[*/${json}/*]]>*/`],
    ['a trailing semicolon', (json: string) => `${json};`],
    ['encoded quotes', (json: string) => json.replaceAll('"', '&quot;')],
    ['a trailing comma', (json: string) => json.replace(/\}$/, ',}')],
    ['single quotes', (json: string) => json.replaceAll('"', '\'')],
  ])('reads a damaged block: %s', (_, damage) => {
    const html = shopPage({
      body: shown, head: `<script type="application/ld+json">${damage(JSON.stringify(PRODUCT))}</script>`,
    });
    expect(markupOf(html)).toMatchObject({ name: 'Kaffekvern Pro', price: '1299', currency: 'NOK', sku: 'KV-100' });
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

  it('reads a formatted microdata price, with its currency by the sign', () => {
    const body = `<div itemscope itemtype="https://schema.org/Product"><h2 itemprop="name">Kaffekvern Pro</h2>
      <div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><span itemprop="price">kr 1 299,-</span></div></div>`;
    expect(markupOf(shopPage({ body }))).toMatchObject({ price: '1299', currency: 'NOK' });
  });

  it.each([
    ['Før 999,- Nå 799,-', '799'], ['799,- Spar 200,-', '799'], ['99 kr/mnd', 'no-evidence'], ['-20 % 799 kr', '799'],
    ['Was £999 Now £799', '799'], ['From £799', '799'], ['UVP 999 €', 'no-evidence'], ['799,00', '799'],
    ['799 € inkl. MwSt.', '799'], ['49€99', '49.99'],
  ])('reads the price among the words of itemprop="price": %s', (slot, expected) => {
    const body = `<div itemscope itemtype="https://schema.org/Product"><h2 itemprop="name">Kaffekvern Pro</h2>
      <div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><i itemprop="price">${slot}</i></div></div>`;
    expect(markupOf(shopPage({ body })).price).toBe(expected);
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

  it.each<[what: string, markup: object, expected: object]>([
    ['a list of others', { '@type': 'ItemList', itemListElement: [{ item: { ...PRODUCT, name: 'Kanne', sku: 'K-1' } }] }, { price: '1299', sku: 'KV-100' }],
    ['another in its own right', { ...PRODUCT, name: 'Kanne', url: 'https://kaffe.test/kanne' }, { price: 'no-evidence', sku: 'no-evidence' }],
  ])('reads price and codes of meta tags beside markup of %s', (_, markup, expected) => {
    const head = '<meta property="og:type" content="product"><meta property="product:price:amount" content="1299">'
      + '<meta property="product:price:currency" content="NOK"><meta property="product:retailer_item_id" content="KV-100">';
    expect(markupOf(shopPage({ head, markup, body: '<p class="price">1 299,-</p>' }))).toMatchObject(expected);
  });

  it('ignores JSON-LD about a product that the page shows only among other products', () => {
    const card = (name: string) => `<a class="kort" href="/produkt/${name}"><h3>${name}</h3><p>749,-</p></a>`;
    const markup = { ...PRODUCT, name: 'Sykkelhjelm', url: undefined };
    const others = ['Sykkelhjelm', 'Lykt', 'Bukse'].map(card).join('');
    expect(markupOf(shopPage({ markup, body: `${shown}<section>${others}</section>` })).price).toBe('no-evidence');
    expect(markupOf(shopPage({ markup, body: `<p>Sykkelhjelm</p>${shown}<section>${others}</section>` })).price).toBe('1299');
    expect(markupOf(shopPage({ markup, body: `<nav>Sykkelhjelm</nav>${shown}<h2>Sykkelhjelm</h2>` })).price).toBe('1299');
  });

  it.each([
    ['the same', '<p>EAN: 7045950010009</p>', '7045950010009'], ['the same with a zero ahead', '<p>EAN: 07045950010009</p>', '7045950010009'],
    ['another', '<p>EAN: 4023957573621</p>', 'gate-failed'], ['another, before a price', '<p>EAN: 4023957573621 1299 kr</p>', 'gate-failed'], ['another, grouped', '<p>EAN: 4 023957 573621</p>', 'gate-failed'], ['several', '<p>EAN: 4023957573621</p><p>EAN: 7045950010009</p>', '7045950010009'],
    ['another without a label', '<p>4023957573621</p>', '7045950010009'],
    ['another, of another product', '<aside><p>EAN: 4023957573621</p></aside>', '7045950010009'],
    ['another, with a wrong check digit', '<p>EAN: 4023957573622</p>', '7045950010009'],
  ])('compares a GTIN with the one the page shows: %s', (_, body, expected) => {
    expect(markupOf(shopPage({ markup: PRODUCT, body: shown + body })).gtin).toBe(expected);
  });

  it('treats two products at the page\'s address as one, even if one name says more', () => {
    const { brand: _, sku: __, ...first } = { ...PRODUCT, url: SHOP };
    const other = { '@type': 'Product', name: 'Kaffekvern Pro - Kaffebutikken', url: SHOP, brand: 'Wilfa', sku: 'KV-100' };
    const expected = (changes: object) => markupOf(shopPage({ markup: [first, { ...other, ...changes }], body: shown }));
    expect(expected({})).toMatchObject({ brand: 'Wilfa', sku: 'KV-100' });
    for (const another of [{ url: 'https://kaffe.test/produkt/kanne' }, { url: `${SHOP}?id=2` }, { name: 'Kanne' }]) {
      expect(expected(another)).toMatchObject({ brand: 'no-evidence', sku: 'no-evidence' });
    }
  });

  it('counts a brand as shown where nothing separates it from its label', () => {
    const body = (value: string) => `<div><label>Merke</label><span>${value}</span></div><p>1 299,-</p>`;
    const brandOf = (value: string) => markupOf(shopPage({ markup: PRODUCT, body: body(value) })).brand;
    expect([brandOf('Wilfa'), brandOf('Wilfaland')]).toEqual(['Wilfa', 'gate-failed']);
  });

  it('counts a brand as shown where the alternative text of its logo names it', () => {
    const brandOf = (logo: string) => markupOf(shopPage({ markup: PRODUCT, body: `${logo}<p>1 299,-</p>` })).brand;
    const logo = (alt: string) => `<img src="/w.png" alt="${alt}">`;
    expect([logo('Wilfa'), logo('Produsent: WILFA')].map(brandOf)).toEqual(['Wilfa', 'Wilfa']);
    expect([logo('Wilfasett'), `<header>${logo('Wilfa')}</header>`].map(brandOf)).toEqual(['gate-failed', 'gate-failed']);
  });

  it('reads a book with an offer as a product, and its ISBN as the code', () => {
    const book = { ...PRODUCT, '@type': 'Book', gtin13: undefined, isbn: '978-3-16-148410-0' };
    expect(markupOf(shopPage({ markup: book, body: shown }))).toMatchObject({ price: '1299', gtin: '9783161484100' });
    for (const offers of [undefined, [], { '@type': 'Offer' }, { ...PRODUCT.offers, price: 0 }]) {
      expect(markupOf(shopPage({ markup: { ...book, offers }, body: shown })).name).toBe('no-evidence');
    }
  });

  it('fills a field that the first source lacks from the next', () => {
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

  it('gives none that are hidden or absent', () => {
    expect(page([PRODUCT, faq([['Er den stille?', 'Ja.  Alltid.']])], body).faq).toBe('gate-failed');
    expect(page(
      [PRODUCT, faq([['Er den stille?', 'Ja.']])], `${shown}<div hidden>Er den stille? Ja.</div>`,
    ).faq).toBe('gate-failed');
  });

  it('gives none whose answer is elsewhere or follows another question', () => {
    const two = `${shown}<p>Ull</p><h3>Er den stille?</h3><p>Ja, svært stille, ved alle hastigheter.</p><h3>Kan den vaskes?</h3><p>Nei, bare tørkes av.</p>`;
    expect(page([PRODUCT, faq([['Er den stille?', 'Nei, bare tørkes av.']])], two).faq).toBe('gate-failed');
    expect(page([PRODUCT, faq([['Kan den vaskes?', 'Ull']])], two).faq).toBe('gate-failed');
    expect(page([PRODUCT, faq([['Kan den vaskes?', 'Nei, bare tørkes av.']])], two).faq).toBe('Kan den vaskes? Nei, bare tørkes av.');
  });
});

describe('descriptions', () => {
  const described = (description: string) => page([{ ...PRODUCT, description }], shown).description;

  it('keep their own characters', () => expect(described('Kvern™ på 2½ m²')).toBe('Kvern™ på 2½ m²'));
  it('have no tags, escaped or not', () => expect(described('&lt;p&gt;En &lt;b&gt;stille&lt;/b&gt; kvern&lt;/p&gt;')).toBe('En stille kvern'));
  it('are rejected where a template was not filled in', () => expect(described('{{ product.description }}')).toBe('gate-failed'));
});

describe('judgePageKind', () => {
  const kind = (html: string, url?: string) => judgePageKind(read(html, url));

  it('accepts a product page, by its markup or by what it shows', () => {
    expect(kind(shopPage({ markup: PRODUCT })).isProduct).toBe(true);
    expect(kind(shopPage({ body: `${shown}<button>Legg i handlekurv</button>` })).isProduct).toBe(true);
  });

  it.each([
    [
      'an article that reviews a product, with its price',
      shopPage({
        markup: [{ '@type': 'Article', headline: 'Test' }, PRODUCT],
        body: '<p>Kvernen koster 1 299,- og er den beste vi har prøvd.</p>',
      }),
      undefined,
    ],
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
      'a not-found page with other products to buy',
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
      'a list marked up as one product at one of its prices',
      shopPage({
        h1: 'Kverner', markup: {
          '@type': 'Product', name: 'Kverner', offers: { '@type': 'AggregateOffer', lowPrice: '99', highPrice: '999', price: '99', priceCurrency: 'NOK' },
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
  ])('rejects %s', (_, html, url) => {
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
