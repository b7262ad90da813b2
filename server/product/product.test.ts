import { describe, expect, it } from 'vitest';
import { createPage } from '../page/page.ts';
import { readJsonLd } from './jsonld.ts';
import { readMicrodata, readRdfa } from './microdata.ts';
import { findProducts, isAggregate, isLooseOffer, nameIn, schemaGtinsOf } from './product.ts';
import type { ProductMarkup } from './product.ts';

const pageOf = (html: string) => createPage(html, new URL('https://shop.test/p'));
const inJsonLd = (...roots: readonly object[]): ProductMarkup[] =>
  findProducts(readJsonLd(pageOf(roots.map((root) => `<script type="application/ld+json">${JSON.stringify(root)}</script>`).join(''))));
const one = (product: object): ProductMarkup => inJsonLd({ '@type': 'Product', ...product })[0]!;
const offer = (parts: object): ProductMarkup['offers'][number] => one({ offers: { '@type': 'Offer', ...parts } }).offers[0]!;
const INNER = { '@type': 'Product', 'name': 'Krus' };

describe('findProducts', () => {
  it.each(['Product', 'ProductGroup', 'ProductModel', 'IndividualProduct', 'SomeProducts', 'Vehicle', 'Car', 'Motorcycle'])('takes a %s for a product', (type) => {
    expect(inJsonLd({ '@type': type }, { '@type': 'WebPage', 'about': { '@type': type } })).toHaveLength(2);
  });

  it.each(['Book', 'MusicAlbum', 'MusicRelease', 'VideoGame'])('takes a %s for a product if it is sold and at the top level', (type) => {
    const sold = { '@type': type, 'offers': { '@type': 'Offer', 'price': '99' } };
    expect(inJsonLd(sold, { '@type': type, 'offers': { '@type': 'AggregateOffer', 'lowPrice': 9 } })).toHaveLength(2);
    expect(inJsonLd(
      { '@type': type }, { ...sold, offers: { price: '0' } }, { ...sold, offers: { price: ' 0.00 ' } }, { ...sold, offers: { '@type': 'Offer' } },
      { '@type': 'WebPage', 'about': sold },
    )).toEqual([]);
  });

  it.each(['Thing', 'Organization', 'WebPage', 'Article'])('does not take a %s for a product', (type) => expect(inJsonLd({ '@type': type, 'offers': { price: '99' } })).toEqual([]));

  it.each([
    ['mainEntity', 'main-entity'], ['mainEntityOfPage', 'main-entity'], ['itemListElement', 'listed'], ['hasOfferCatalog', 'listed'], ['hasVariant', 'variant'],
    ['isRelatedTo', 'related'], ['isSimilarTo', 'related'], ['isAccessoryOrSparePartFor', 'related'], ['isConsumableFor', 'related'], ['isVariantOf', 'related'],
    ['includesObject', 'related'], ['relatedProduct', 'related'], ['relatedProducts', 'related'], ['recommendation', 'related'], ['mentions', 'related'],
    ['itemReviewed', 'related'], ['acceptedOffer', 'related'], ['orderedItem', 'related'], ['about', 'plain'],
  ])('knows the role of a product in the property %s: %s', (property, role) => {
    expect(inJsonLd({ '@type': 'WebPage', [property]: INNER }).map((found) => found.role)).toEqual([role]);
    expect(inJsonLd({ '@type': 'WebPage', [property]: { '@type': 'Thing', 'item': INNER } }).map((found) => found.role)).toEqual([role]);
  });

  it.each([
    ['itemprop', 'mainEntity', 'main-entity'], ['itemprop', ' mainEntityOfPage ', 'main-entity'], ['itemprop', 'isRelatedTo', 'related'], ['itemprop', 'name', 'plain'],
    ['property', 'mainEntity', 'main-entity'],
  ])('knows the role of a top-level item whose %s is "%s": %s', (attribute, name, role) => {
    const page = pageOf(`<div ${attribute}="${name}" ${attribute === 'itemprop' ? 'itemscope itemtype="Product"' : 'typeof="Product"'}></div>`);
    expect(findProducts([...readMicrodata(page), ...readRdfa(page)]).map((found) => found.role)).toEqual([role]);
  });

  it('counts all products in a list as listed, and those below another product by their own role', () => {
    expect(inJsonLd({ '@type': 'ItemList', 'about': INNER }, { '@type': 'OfferCatalog', 'x': INNER }).map(({ role }) => role)).toEqual(['listed', 'listed']);
    expect(inJsonLd({ '@type': 'CollectionPage', 'mainEntity': INNER }, { '@type': 'SearchResultsPage', 'mainEntity': INNER }).map(({ role }) => role))
      .toEqual(['listed', 'listed']);
    expect(inJsonLd({ '@type': 'WebPage', 'mentions': { mainEntity: INNER }, 'itemListElement': { mainEntity: { ...INNER, name: 'Kopp' } } })
      .map(({ name, role }) => [name?.text, role])).toEqual([['Krus', 'related'], ['Kopp', 'listed']]);
    expect(inJsonLd({ '@type': 'WebPage', 'mainEntity': { itemListElement: INNER } }).map(({ role }) => role)).toEqual(['listed']);
  });

  it('finds each product once, however many refer to it, and 300 of them at most', () => {
    expect(inJsonLd({ '@type': 'WebPage', 'about': [{ '@id': '#k' }, { mentions: { '@id': '#k' } }] }, { ...INNER, '@id': '#k' })).toHaveLength(1);
    expect(inJsonLd(...Array.from({ length: 3 }, () => ({ '@type': 'ItemList', 'itemListElement': Array.from({ length: 101 }, () => INNER) })))).toHaveLength(300);
  });

  it('finds an offer outside any product in element markup, but not in JSON-LD', () => {
    const inElement = (type: string) => findProducts(readMicrodata(pageOf(`<div itemscope itemtype="https://schema.org/${type}"><b itemprop="price">99</b></div>`)));
    for (const type of ['Offer', 'AggregateOffer']) {
      expect(inElement(type).map((found) => [isLooseOffer(found), found.role, found.offers[0]?.price?.text])).toEqual([[true, 'plain', '99']]);
    }
    expect([inElement('Thing'), inJsonLd({ '@type': 'Offer', 'price': '99' })]).toEqual([[], []]);
    const inside = pageOf('<div itemscope itemtype="WebPage"><div itemprop="about" itemscope itemtype="Offer"><b itemprop="price">99</b></div></div>');
    expect(findProducts(readMicrodata(inside))).toEqual([]);
    expect(isLooseOffer(one({}))).toBe(false);
  });
});

describe('a product', () => {
  it('has its name, codes, address and images by the properties of schema.org', () => {
    const { item: _item, role, source, images, gtins, offers, variants, ...leaves } = one({
      name: 'Krus', description: 'Av leire', brand: 'Figgjo', sku: 'K-1', productID: '12', mpn: 'M-1', model: 'Blå', url: '/krus', image: '/krus.jpg', gtin13: '7',
    });
    expect(Object.entries(leaves).map(([name, leaf]) => [name, leaf && 'text' in leaf ? leaf.text : leaf])).toEqual([
      ['name', 'Krus'], ['description', 'Av leire'], ['brand', 'Figgjo'], ['sku', 'K-1'], ['productId', '12'], ['mpn', 'M-1'], ['model', 'Blå'], ['url', '/krus'],
    ]);
    expect([role, source, images.map(({ text }) => text), gtins.map(({ text }) => text), offers, variants]).toEqual(['plain', 'jsonld', ['/krus.jpg'], ['7'], [], []]);
  });

  it.each<[string, object, string | undefined]>([
    ['the first that says something', { name: ['', ' true ', 'false', 'Krus', 'Kopp'] }, 'Krus'], ['none', { name: ['true'] }, undefined], ['of its own', { name: 'true krus' }, 'true krus'],
  ])('has a name: %s', (_, product, name) => expect(one(product).name?.text).toBe(name));

  it.each<[object, string | undefined]>([
    [{ brand: { '@type': 'Brand', 'name': 'Figgjo' } }, 'Figgjo'], [{ brand: [{ '@type': 'Brand' }, { name: ['Figgjo', 'Porsgrund'] }] }, 'Figgjo'],
    [{ manufacturer: { name: 'Figgjo' } }, 'Figgjo'], [{ brand: 'Figgjo', manufacturer: 'Porsgrund' }, 'Figgjo'], [{ brand: 'false', manufacturer: 'Porsgrund' }, 'Porsgrund'],
    [{ brand: { '@type': 'Brand', 'url': '/figgjo' } }, undefined], [{}, undefined],
  ])('of %j has the brand %s', (product, brand) => expect(one(product).brand?.text).toBe(brand));

  it('is named by the text of a link, not by its address', () => {
    const [found] = findProducts(readMicrodata(pageOf('<div itemscope itemtype="Product"><a itemprop="name" href="/krus">Krus</a><a itemprop="sku" href="/k-1">K-1</a>'
      + '<a itemprop="brand" href="/figgjo">Figgjo</a><a itemprop="url" href="/krus">Mer</a></div>')));
    expect([found!.name?.text, found!.sku?.text, found!.brand?.text, found!.url?.text]).toEqual(['Krus', 'K-1', 'Figgjo', '/krus']);
    expect(nameIn(found!.item, 'brand')?.text).toBe('Figgjo');
  });

  it.each<[unknown, string[]]>([
    ['/a.jpg', ['/a.jpg']], [['/a.jpg', '/b.jpg'], ['/a.jpg', '/b.jpg']], [['', 'true', '/a.jpg'], ['/a.jpg']],
    [{ '@type': 'ImageObject', 'contentUrl': '/a.jpg', 'url': '/b.jpg' }, ['/a.jpg']], [{ url: '/a.jpg', image: '/b.jpg' }, ['/a.jpg']],
    [{ image: '/a.jpg', thumbnailUrl: '/b.jpg' }, ['/a.jpg']], [{ thumbnailUrl: '/a.jpg' }, ['/a.jpg']], [{ name: 'Krus' }, []],
  ])('with the images %j has %j', (image, pictures) => expect(one({ image }).images.map(({ text }) => text)).toEqual(pictures));

  it('has the GTINs of schema.org properties, the most common one first, and then those of other names', () => {
    const codes = { upc: '1', ean13: '2', ean: '3', isbn: '4', gtin8: '5', gtin14: '6', gtin12: '7', gtin: '8', gtin13: '9' };
    const product = one({ ...codes, productID: ['isbn:10', ' GTIN:11', 'ean:12', 'upc:13', 'sku:14', 'x-isbn:15', '16'] });
    expect(product.gtins.map(({ text }) => text)).toEqual(['9', '8', '7', '6', '5', '4', 'isbn:10', ' GTIN:11', 'ean:12', 'upc:13', '3', '2', '1']);
    expect(schemaGtinsOf(product.item).map(({ text }) => text)).toEqual(['9', '8', '7', '6', '5', '4', 'isbn:10', ' GTIN:11', 'ean:12', 'upc:13']);
  });
});

describe('the offers of a product', () => {
  const prices = (product: object): (string | undefined)[] => one(product).offers.map(({ price }) => price?.text);

  it('are the values of `offers`, and the offers inside those', () => {
    expect(prices({ offers: [{ price: 1 }, '2', { price: 3, offers: [{ price: 4, offers: { price: 5, offers: { price: 6 } } }] }] })).toEqual(['1', '3', '4', '5']);
    expect(inJsonLd({ '@type': 'Product', 'offers': [{ '@id': '#o' }, { offers: { '@id': '#o' } }] }, { '@id': '#o', 'price': 1 })[0]!.offers).toHaveLength(2);
  });

  it('are 2,000 at most, and 50 of a variant', () => {
    const offers = (count: number) => Array.from({ length: count }, (_, at) => ({ price: at }));
    expect([one({ offers: offers(2_001) }).offers.length, one({ hasVariant: { '@type': 'Product', 'offers': offers(51) } }).variants[0]!.offers.length]).toEqual([2_000, 50]);
  });

  it('have the values of their properties', () => {
    const { item: _item, ...stated } = offer({
      price: '99', lowPrice: '89', highPrice: '109', priceCurrency: 'NOK', availability: 'InStock', sku: 'K-1', gtin: '7', url: '/krus', valueAddedTaxIncluded: false,
    });
    expect(Object.values(stated).map((leaf) => (typeof leaf === 'object' && 'text' in leaf ? leaf.text : leaf))).toEqual(['99', '89', '109', 'NOK', 'InStock', 'K-1', '7', '/krus', true, false, []]);
  });

  it.each<[object, boolean]>([
    [{ '@type': 'AggregateOffer', 'price': 1 }, true], [{ lowPrice: 1 }, true], [{ price: 1, lowPrice: 1 }, false], [{ price: 1 }, false], [{}, false],
  ])('sum up several: %j, %s', (parts, is) => expect(isAggregate(offer(parts))).toBe(is));

  it.each([[false, true], ['false', true], ['https://schema.org/False', true], [true, false], ['falsely', false], ['', false]])(
    'are before tax where it is included: %s, %s', (valueAddedTaxIncluded, is) => expect(offer({ valueAddedTaxIncluded }).beforeTax).toBe(is),
  );

  it.each([[{ price: 9, referenceQuantity: { value: 1 } }, true], [{ price: 9 }, false]])(
    'may be per unit: %j, %s', (priceSpecification, is) => expect(offer({ priceSpecification }).perUnit).toBe(is),
  );

  it('do not sum up several where meta tags state them', () => expect(isAggregate({})).toBe(false));
});

describe('the price of a specification', () => {
  const FORMER = { price: 9, priceType: 'https://schema.org/ListPrice' };
  const priced = (...priceSpecification: readonly object[]): string | undefined => offer({ priceSpecification }).price?.text;

  it.each<[string, readonly object[], string | undefined]>([
    ['one', [{ price: 1, priceCurrency: 'NOK' }], '1'], ['the first of two', [{ price: 1 }, { price: 2 }], '1'], ['none', [], undefined], ['one without a price', [{ priceCurrency: 'NOK' }], undefined],
    ...['ListPrice', 'StrikethroughPrice', 'SRP', 'MSRP', 'RegularPrice', 'SuggestedRetailPrice', 'InvoicePrice', 'MinimumAdvertisedPrice', 'listprice']
      .map((priceType): [string, object[], string] => [priceType, [{ price: 9, priceType }, { price: 1 }], '1']),
    ['SalePrice', [{ price: 1, priceType: 'https://schema.org/SalePrice' }, { price: 2 }], '1'], ['only a former one', [FORMER], undefined],
    ['for members', [{ price: 9, validForMemberTier: { '@id': '#gold', 'name': 'Gull' } }, { price: 1 }], '1'],
    ['for several', [{ price: 9, eligibleQuantity: { minValue: 2 } }, { price: 1 }], '1'], ['for several, by value', [{ price: 9, eligibleQuantity: { value: '10' } }, { price: 1 }], '1'],
    ['for several, without a measure', [{ price: 9, minValue: 3 }, { price: 1 }], '1'], ['for one', [{ price: 1, eligibleQuantity: { minValue: 1 } }, { price: 2 }], '1'],
    ['of a measure', [{ price: 9, referenceQuantity: { value: 1, unitCode: 'KGM' } }, { price: 1 }], '1'],
    ['of a measure only', [{ price: 9, referenceQuantity: { value: 1, unitCode: 'KGM' } }], '9'],
    ['before tax and with it', [{ price: 9, valueAddedTaxIncluded: false }, { price: 1, valueAddedTaxIncluded: true }], '1'],
    ['before tax, and of a measure', [{ price: 9, referenceQuantity: { value: 1 } }, { price: 1, valueAddedTaxIncluded: false }], '1'],
  ])('%s', (_, specifications, price) => expect(priced(...specifications)).toBe(price));

  it('comes after that of the offer, and may give the currency, lowest price and tax', () => {
    expect(offer({ price: 1, priceSpecification: { price: 9, priceCurrency: 'NOK' } })).toMatchObject({ price: { text: '1' }, currency: { text: 'NOK' } });
    expect(offer({ priceSpecification: { minPrice: 9, valueAddedTaxIncluded: 'false' } })).toMatchObject({ price: undefined, lowPrice: { text: '9' }, beforeTax: true });
  });

  it('is kept separately if it is for members', () => {
    const specifications = [{ price: 8, validForMemberTier: 'Gull' }, { validForMemberTier: 'Sølv' }, { price: 1 }];
    expect(offer({ priceSpecification: specifications }).memberPrices?.map(({ text }) => text)).toEqual(['8']);
  });
});

it('reads the variants of a product, whose offers have their codes and address', () => {
  const own = { sku: 'K-2', gtin: '8', url: '/krus-2', price: 2 };
  const { variants } = one({
    hasVariant: [{ '@type': 'Product', 'name': 'Blå', 'sku': 'K-1', 'gtin': '7', 'url': '/krus-1', 'offers': [{ price: 1 }, own], 'hasVariant': { '@type': 'Product' } }],
  });
  expect(variants.map(({ name, role, variants: below }) => [name?.text, role, below])).toEqual([['Blå', 'variant', []]]);
  expect(variants[0]!.offers.map(({ price, sku, gtin, url }) => [price?.text, sku?.text, gtin?.text, url?.text])).toEqual([
    ['1', 'K-1', '7', '/krus-1'], ['2', 'K-2', '8', '/krus-2'],
  ]);
});
