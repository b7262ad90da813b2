import { describe, expect, it } from 'vitest';
import { markupOf, PRODUCT, shopPage } from './emitter-rig.ts';

const { offers } = PRODUCT;
const shown = '<p>Merke: Wilfa</p><p class="price">1 299,-</p>';
const page = (markup: unknown, body = shown) => markupOf(shopPage({ markup, body }));
const offer = (changes: Record<string, unknown>) => ({ ...PRODUCT, offers: { ...offers, ...changes } });

describe('gates', () => {
  it('finds no evidence in a blank value, which states nothing', () => {
    expect([page({ ...PRODUCT, brand: ' ' }, '<p>1 299,-</p>').brand, page({ ...PRODUCT, sku: '' }, '<p>1 299,-</p>').sku])
      .toEqual(['no-evidence', 'no-evidence']);
  });

  it('takes the next kind of code where the one before is missing or refused', () => {
    const { sku: _, ...bare } = PRODUCT;
    const kinds = [{ productID: 'P-7' }, { mpn: 'M-7' }, { model: 'X-7' }, { sku: 'no code', mpn: 'M-7' }, { productID: 'https://a.test/7', model: 'X-7' }];
    expect(kinds.map((codes) => page({ ...bare, ...codes }).sku)).toEqual(['P-7', 'M-7', 'X-7', 'M-7', 'X-7']);
  });

  it('rejects a brand that the page shows as its category alone', () => {
    const brandOf = (body: string): string => markupOf(shopPage({
      markup: { ...PRODUCT, brand: 'Fottøy' },
      body: `<nav class="breadcrumb"><a href="/">Hjem</a> <a href="/fottoy">Fottøy</a></nav><span>Fottøy</span>${body}<p>1 299,-</p>`,
    })).brand;
    expect([brandOf(''), brandOf('<img src="/logo.png" alt="Fottøy">'), brandOf('<p>Merke: Fottøy</p>')]).toEqual(['gate-failed', 'Fottøy', 'Fottøy']);
  });

  it('rejects a brand that is the whole title', () => {
    expect(markupOf(shopPage({
      markup: { ...PRODUCT, brand: 'Wilfa kaffekvern' }, head: '<meta property="og:title" content="Wilfa Kaffekvern">', body: '<p>Wilfa kaffekvern</p>',
    })).brand).toBe('gate-failed');
  });

  it('rejects a price that the page shows crossed out beside another', () => {
    expect(page(
      offer({ price: '1999' }), '<p><del>kr 1 999,-</del> <b class="price">kr 1 299,-</b></p>',
    ).price).toBe('gate-failed');
    expect(page(offer({ price: '1999' }), '<p>Før kr 1 999,- Nå kr 1 299,-</p>').price).toBe('gate-failed');
    expect(page(PRODUCT, '<p><del>kr 1 299,-</del></p>').price).toBe('1299');
  });

  it('rejects a price that the page shows as before tax or for members beside the price to pay', () => {
    const priced = (price: string, body: string) => markupOf(
      shopPage({ markup: { ...PRODUCT, offers: { ...PRODUCT.offers, price } }, body })
    ).price;
    const both = '<p>kr 100,- inkl. mva</p><p>kr 80,- eks. mva</p>';
    expect([priced('80.00', both), priced('100.00', both)]).toEqual(['gate-failed', '100']);
    expect(priced('80.00', '<p>kr 80,- eks. mva</p>')).toBe('80');
    expect(priced('80.00', '<p>Pris kr 100,-</p><p>Medlemspris kr 80,-</p>')).toBe('gate-failed');
  });

  it('rejects a price mentioned in passing where the page also shows the product\'s own', () => {
    const passing = `<p>1 299,-</p>${'<p>Stillegående og solid, med stålkverner.</p>'.repeat(80)}<p>Black Week er slutt, og tilbudet på kr 999,- er utløpt for denne gang.</p>`;
    expect(page(offer({ price: '999' }), passing).price).toBe('gate-failed');
    expect(page(offer({ price: '1299' }), passing).price).toBe('1299');
    expect(page(offer({ price: '999' }), passing.replace('1 299,-', 'Innpakning 49,-')).price).toBe('999');
    expect(page(offer({ price: '999' }), `${passing}<p>kr 999,-</p>`).price).toBe('999');
  });

  it('takes only what the meta tags state where the product data has another name than the page shows', () => {
    const head = '<meta property="og:title" content="Kaffekvern Pro"><meta property="product:price:amount" content="1299">'
      + '<meta property="product:price:currency" content="NOK">';
    const stated = (name: string) => markupOf(shopPage({ markup: { ...offer({ price: '499' }), name }, head, body: shown }));
    const { name, price, currency, sku, gtin, image, description, availability } = stated('Kaffekvern Mini');
    expect({ name, price, currency }).toEqual({ name: 'Kaffekvern Pro', price: '1299', currency: 'NOK' });
    expect(new Set([sku, gtin, image, description, availability])).toEqual(new Set(['gate-failed']));
    expect(['Kaffekvern Pro', 'Wilfa Kaffekvern Pro', 'Kaffekvern Pro – svart / 230 V', 'Kaffekvern'].map((more) => stated(more).sku))
      .toEqual(['KV-100', 'KV-100', 'KV-100', 'KV-100']);
  });

  it('takes a former price below the price shown as the price to pay', () => {
    expect(page(offer({ price: '450' }), '<p>Ordinær pris 450 kr</p><p>Utsolgt. Noen innrammede har vi til 890 kr</p>').price).toBe('450');
    expect(page(offer({ price: '890' }), '<p>Ordinær pris 890 kr</p><p>450 kr</p>').price).toBe('gate-failed');
    for (const lower of ['<del>450 kr</del>', 'Før 450 kr', 'Laveste pris siste 30 dager: 450 kr']) {
      expect(page(offer({ price: '450' }), `<p>${lower}</p><p>890 kr</p>`).price).toBe('gate-failed');
    }
  });

  it('rejects a price for members that the meta tags state as the current price', () => {
    const club = { '@type': 'UnitPriceSpecification', price: '999', validForMemberTier: { '@type': 'MemberProgramTier' } };
    const head = '<meta property="product:sale_price:amount" content="999"><meta property="product:sale_price:currency" content="NOK">';
    const priced = (body: string) => markupOf(shopPage({ markup: offer({ priceSpecification: [club] }), head, body })).price;
    expect([priced('<p>1 299,-</p>'), priced('<p>Kun i appen</p><p>999 kr</p><p>1 299,-</p>')]).toEqual(['1299', 'gate-failed']);
  });

  it('accepts a price that is the same for members', () => {
    const club = { '@type': 'UnitPriceSpecification', price: '1299', validForMemberTier: { '@type': 'MemberProgramTier' } };
    expect(page(offer({ priceSpecification: [club] })).price).toBe('1299');
    expect(page(PRODUCT, '<p>1 299 kr</p><p>Medlemspris 1 299 kr</p>').price).toBe('1299');
  });

  it('accepts a price before tax where the page shows no higher one', () => {
    const before = offer({ price: '80', priceSpecification: { '@type': 'UnitPriceSpecification', price: '80', valueAddedTaxIncluded: 'false' } });
    expect([page(before, '<p>kr 80,-</p>').price, page(before, '').price]).toEqual(['80', '80']);
    expect(page(before, '<p>100 kr</p><p>Ull</p><p>80 kr</p>').price).toBe('gate-failed');
    expect(page(before, '<p>Gaveinnpakning</p><p>20 kr</p><p>Genseren er tilbake, og den koster fortsatt bare 80 kr hos oss</p>').price).toBe('80');
  });

  it('reads words before another price as about that price', () => {
    const sale = offer({ price: '1299' });
    expect(page(sale, '<p><s>1 999 kr</s><b>Medlemspris 1 099 kr</b><span>1 299 kr</span></p>').price).toBe('1299');
    expect(page(offer({ price: '1399' }), '<p>Ordinær pris 1 399,-</p><p>Medlemspris (Turklubben) 1 199,-</p>').price).toBe('1399');
    expect(page(offer({ price: '1099' }), '<p><b>Medlemspris 1 099 kr</b><span>1 299 kr</span></p>').price).toBe('gate-failed');
  });

  it('reads the words of the line above as about the first price alone', () => {
    const above = '<div>Veil. pris</div><div><del>1 999 kr</del> <b>1 299 kr</b></div>';
    expect([page(offer({ price: '999' }), above).price, page(offer({ price: '1299' }), above).price]).toEqual(['gate-failed', '1299']);
    expect(page(offer({ price: '1500' }), '<p>1 000 kr – 1 500 kr</p>').price).toBe('1500');
  });

  it('emits no currency for a price that the page shows as another in another currency', () => {
    const abroad = page(offer({ price: '298', priceCurrency: 'USD' }), '<p class="price">£229.00</p>');
    expect([abroad.price, abroad.currency]).toEqual(['gate-failed', 'gate-failed']);
    expect(page(offer({ price: '298', priceCurrency: 'USD' }), '<p class="price">$229.00</p>').currency).toBe('USD');
  });

  it('decides by the text whether a point before three digits separates thousands', () => {
    const priced = (price: unknown, body: string) => markupOf(
      shopPage({ markup: { ...PRODUCT, offers: { ...PRODUCT.offers, price } }, body })
    ).price;
    expect([
      priced('1.399', '<p>kr 1 399,-</p>'), priced(1.399, '<p>kr 1.399,-</p>'), priced('19.990', '<p>kr 19,99</p>'),
      priced('1.399', ''), priced('0.750', ''), priced('1399.000', ''),
    ]).toEqual(['1399', '1399', '19.99', 'gate-failed', '0.75', '1399']);
  });

  it('decides by the text where sources differ, and rejects the price where the text decides nothing', () => {
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

  it('reads no availability from an unknown word in a meta tag', () => {
    const head = '<meta property="og:type" content="product"><meta property="product:availability" content="maybe">';
    expect(markupOf(shopPage({ head, body: shown })).availability).toBe('no-evidence');
  });

  it.each([
    ['sold out in the markup and on the page', 'OutOfStock', '<p>Utsolgt</p>', 'OutOfStock'],
    ['shown as sold out', 'InStock', '<p>Utsolgt</p>', 'gate-failed'],
    ['shown as in stock', 'OutOfStock', '<p>På lager</p>', 'gate-failed'],
    ['shown as available to order', 'InStock', '<p>Bestillingsvare</p>', 'InStock'],
    ['shown as sold out before anything else', 'InStock', '<p>Utsolgt</p><p>På lager</p>', 'gate-failed'],
    ['shown as in stock before anything else', 'InStock', '<p>På lager</p><p>Utsolgt</p>', 'InStock'],
    ['on back order, not in stock', 'BackOrder', '<p>Utsolgt</p>', 'gate-failed'],
    ['shown as on back order in one line', 'BackOrder', '<p>Ikke på lager – kan restbestilles</p>', 'BackOrder'],
    ['on back order, where its line says that none is taken', 'BackOrder', '<p>Utsolgt, restordre er ikke mulig</p>', 'gate-failed'],
    ['shown as on back order, as in stock in the markup', 'InStock', '<p>Ikke på lager – kan restbestilles</p>', 'gate-failed'],
    ['shown as yet to come', 'InStock', '<p>Forhåndsbestill nå</p>', 'gate-failed'],
    [
      'a badge the theme always has', 'InStock', '<p><span class="badge price__badge-sold-out color-inverse">Utsolgt</span></p>', 'InStock',
    ],
    ['a badge', 'InStock', '<p><span class="availability badge">Utsolgt</span></p>', 'gate-failed'],
    ['a badge for it alone', 'InStock', '<p><span class="product-badge product-badge--soldout">Utsolgt</span></p>', 'gate-failed'],
    ['one variant sold out', 'InStock', '<label>M<span>Variant sold out or unavailable</span></label>', 'InStock'],
    ['out of stock in a physical shop', 'InStock', '<p>Oslo City: Ikke på lager</p>', 'InStock'],
  ])('checks the availability in the markup against the page: %s', (_, availability, body, expected) => {
    expect(page(offer({ availability }), shown + body).availability).toBe(expected);
  });

  it.each([
    ['a monthly price', offer({ price: '109' }), '<p>109 kr/mnd</p><p class="price">1 299,-</p>', 'gate-failed'],
    ['a monthly price alone', offer({ price: '109' }), '<p>109 kr/mnd</p>', 'gate-failed'],
    ['a members\' price alone', offer({ price: '899' }), '<p>Medlemspris kr 899,-</p>', 'gate-failed'],
    ['in cents', offer({ price: '129900' }), '<p class="price">1 299,-</p>', 'gate-failed'],
    ['a hundred times the price of an extra', offer({ price: '1299' }), '<p>kr 12,99</p><p>1 299,-</p>', '1299'],
  ])('checks the price in the markup against those the page shows: %s', (_, markup, body, expected) => {
    expect(page(markup, body).price).toBe(expected);
  });

  it.each([
    ['NOK', '1 299 kr', 'NOK'], ['USD', '1 299 kr', 'gate-failed'], ['SEK', '1 299 €', 'gate-failed'],
    ['EUR', '1 299 € / 14 990 kr', 'EUR'], ['TTD', '$1,299.00', 'TTD'], ['SEK', '$1,299.00', 'gate-failed'],
    ['USD', '1 299,-', 'USD'], ['EGP', '£1,299.00', 'EGP'], ['USD', 'down to$1,299.00', 'USD'], ['USD', 'CA$1,299.00', 'gate-failed'],
  ])('checks the currency in the markup, %s, against the sign beside the price: %s', (priceCurrency, text, expected) => {
    expect(page(offer({ priceCurrency }), `<p class="price">${text}</p>`).currency).toBe(expected);
  });

  it('rejects a name or brand the page does not show, a malformed or conflicting code, and a logo as the image', () => {
    expect(page({ ...PRODUCT, name: 'Noe annet' }).name).toBe('gate-failed');
    expect(page(PRODUCT, '<p>1 299,-</p>').brand).toBe('gate-failed');
    expect(page(PRODUCT, '<p>Merke: Fischer</p><p>Wilfa</p><p>1 299,-</p>').brand).toBe('gate-failed');
    expect(page({ ...PRODUCT, sku: 'KV 100' }).sku).toBe('gate-failed');
    expect(page({ ...PRODUCT, gtin13: '7045950010008' }).gtin).toBe('gate-failed');
    expect(page({ ...PRODUCT, gtin13: '2000000000015' }).gtin).toBe('gate-failed');
    expect(page({ ...PRODUCT, gtin13: '7045950010009', gtin: '4006381333931' }).gtin).toBe('gate-failed');
    expect(page({
      ...PRODUCT, gtin13: undefined, gtin: 'https://id.gs1.org/01/07045950010009',
    }).gtin).toBe('gate-failed');
    expect(page({ ...PRODUCT, image: '/logo.svg' }).image).toBe('gate-failed');
  });

  it.each([
    ['another number shown as the shop\'s own', '<p>Varenr: 55-1234</p>', 'gate-failed'],
    ['a prefix of it shown', '<p>Art.nr. KV-10</p>', 'gate-failed'],
    ['another shown, on the line below its label', '<dl><dt>SKU</dt><dd>55-1234</dd></dl>', 'gate-failed'],
    ['the same shown', '<p>Varenr: KV-100</p>', 'KV-100'],
    ['the same shown, in another notation', '<p>Varenr: kv.100</p>', 'KV-100'],
    ['a variant of it shown', '<p>Varenr: KV-100-SORT</p>', 'KV-100'],
    ['another shown, and the one in the markup as well', '<p>Varenr: 55-1234</p><p>KV-100</p>', 'KV-100'],
    ['the maker\'s number shown', '<p>Modellnr: WSCG-1</p><p>Leverandørens varenummer: 99-1</p>', 'KV-100'],
    ['numbers of several products shown', '<p>Varenr: 55-1</p><p>Varenr: 55-2</p>', 'KV-100'],
    ['a related product\'s number shown', '<section><a href="/p/55"><img src="/55.jpg"><h3>Annen</h3></a><p>Varenr: 55-1</p></section>', 'KV-100'],
    ['a telephone number shown', '<p>SKU</p><p>Ring oss på 12345678</p>', 'KV-100'],
    ['no number after the label', '<p>Varenr: se esken</p>', 'KV-100'],
    ['another shown after another code', '<p>EAN: 7045950010009 | Varenr: 551234</p>', 'gate-failed'],
    ['another shown after another topic, without a space', '<p>Farge: sort|Varenr: 551234</p>', 'gate-failed'],
    ['a number far behind other words of its line', `<p>Pensel${'.'.repeat(200)} varenr: 55-1234</p>`, 'KV-100'],
    ['the number of an included part', '<ul><li>Filter, varenr: 55-1234</li></ul>', 'KV-100'],
    ['the number of the product it replaces', '<p>Erstatter art.nr: 55-1234</p>', 'KV-100'],
    ['its former number', '<p>Tidligere varenummer: 55-1234</p>', 'KV-100'],
    ['the number of an extra', '<aside><p>Varenr: 55-1234</p></aside>', 'KV-100'],
    ['a company number and an order number', '<p>Org.nr: 912 345 678</p><p>Ordrenummer: 100234</p>', 'KV-100'],
    ['industry numbers', '<p>NOBB varenr: 55667788</p><p>El-nummer: 4512345</p>', 'KV-100'],
    ['a star rating', '<p>SKU</p><p>5 stjerner</p>', 'KV-100'],
  ])('checks the code in the markup against the one the page shows: %s', (_, body, expected) => {
    expect(page(PRODUCT, shown + body).sku).toBe(expected);
  });

  it.each([
    ['with another name', '<section>'],
    ['within an aside', '<aside>'],
  ])('does not mistake another product on the page for the page\'s own: %s', (_, opening) => {
    const other = `${opening}<div itemscope itemtype="https://schema.org/Product"><b itemprop="name">Kanne</b>`
      + '<div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><meta itemprop="price" content="149">'
      + '<meta itemprop="priceCurrency" content="NOK"></div></div>';
    expect(markupOf(shopPage({ body: shown + other }))).toMatchObject({
      price: 'no-evidence', currency: 'no-evidence',
    });
  });

  it('does not mistake a product with another address and name for the page\'s own', () => {
    const expected = (changes: object) => page({ ...PRODUCT, ...changes }).price;
    expect(expected({ name: 'Kanne', url: 'https://kaffe.test/produkt/kanne' })).toBe('no-evidence');
    expect(expected({ name: 'Kanne', url: 'https://kaffe.test/produkt/kvern' })).toBe('1299');
    expect(expected({ name: 'Wilfa kaffekvern', url: 'https://kaffe.test/p/123' })).toBe('1299');
  });

  it('strips a label from a value', () => {
    expect(page({ ...PRODUCT, brand: 'Merke: Wilfa', sku: 'Varenr. KV-100' })).toMatchObject({
      brand: 'Wilfa', sku: 'KV-100',
    });
  });

  it('accepts a currency sign only where it is unambiguous, and no unknown code', () => {
    expect(page(offer({ priceCurrency: 'kr' })).currency).toBe('NOK');
    expect(markupOf(
      shopPage({ markup: offer({ priceCurrency: 'kr' }), lang: 'en' }), 'https://kaffe.test/p',
    ).currency).toBe('no-evidence');
    expect(page(offer({ priceCurrency: '€' })).currency).toBe('EUR');
    expect(page(offer({ priceCurrency: '$' })).currency).toBe('no-evidence');
    expect(page(offer({ priceCurrency: 'XYZ' })).currency).toBe('no-evidence');
  });
});
