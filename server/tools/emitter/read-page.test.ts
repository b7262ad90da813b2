import { describe, expect, it } from 'vitest';
import { readPage } from './read-page.ts';
import { brokenProofs, fetched, fieldOf, PRODUCT, read, readParts, shopPage, withModel } from './emitter-rig.ts';

const shown = '<p>Merke: Wilfa</p><p class="price">kr 1 299,-</p><button>Legg i handlekurv</button>';
const { offers } = PRODUCT;
const json = (text: string | null) => (text === null ? null : JSON.parse(text) as Record<string, unknown>);

describe('generate mode', () => {
  const head = '<meta property="og:type" content="product"><meta property="og:title" content="Kaffekvern Pro"><meta property="og:image" content="/kvern.jpg">'
    + '<meta property="product:price:amount" content="1299"><meta property="product:price:currency" content="NOK"><meta property="product:brand" content="Wilfa">';

  it('writes a Product from the verified fields, in a fixed order', async () => {
    const parts = await readParts(shopPage({
      body: shown, head: `${head}<meta property="product:availability" content="instock">`,
    }));
    expect(parts).toMatchObject({ mode: 'generate', gaps: [], offerEmitted: true, entityType: 'Product' });
    expect(parts.jsonld.product).toBe(JSON.stringify({
      '@context': 'https://schema.org', '@type': 'Product', name: 'Kaffekvern Pro',
      image: ['https://kaffe.test/kvern.jpg'],
      brand: { '@type': 'Brand', name: 'Wilfa' },
      offers: { '@type': 'Offer', price: '1299', priceCurrency: 'NOK', availability: 'https://schema.org/InStock' },
    }, null, 2));
  });

  it('checks its own code for gaps, since the page has no markup', async () => {
    const parts = await readParts(shopPage({ body: shown, head }));
    const stateOf = (field: string) => parts.gapsWithCode?.find((gap) => gap.field === field)?.state;
    expect(['name', 'image', 'brand.name', 'offers', 'offers.price'].map(stateOf)).toEqual(['present', 'present', 'present', 'missing', 'missing']);
  });

  it('writes no Offer while one of price, currency and availability is unverified', async () => {
    const parts = await readParts(shopPage({ body: shown, head }));
    expect(parts.offerEmitted).toBe(false);
    expect(json(parts.jsonld.product)).not.toHaveProperty('offers');
  });

  it('writes nothing without a name', async () => {
    const parts = await readParts(shopPage({
      h1: '', body: shown, head: head.replace(/<meta property="og:(?:title|type)"[^>]*>/g, ''),
    }));
    expect(parts.jsonld.product).toBeNull();
    expect(parts.gapsWithCode).toBeUndefined();
  });

  it('applies to a page whose own markup had to be repaired', async () => {
    const parts = await readParts(shopPage({
      body: shown, head: `<script type="application/ld+json">${JSON.stringify(PRODUCT)};</script>`,
    }));
    expect(parts.mode).toBe('generate');
    expect(json(parts.jsonld.product)).toMatchObject({
      name: 'Kaffekvern Pro', sku: 'KV-100', gtin13: '7045950010009',
    });
  });

  it('escapes values that look like markup', async () => {
    const name = 'Vi <3 kverner <';
    const parts = await readParts(shopPage({
      h1: name.replaceAll('<', '&lt;'), head: `<meta property="og:title" content="${name}">`, body: shown,
    }));
    expect(fieldOf(parts, 'name')).toBe(name);
    expect(parts.jsonld.product).not.toContain('<');
    expect(json(parts.jsonld.product)!['name']).toBe(name);
  });
});

describe('enrich mode', () => {
  it('adds nothing where the markup already has every verified field', async () => {
    const parts = await readParts(shopPage({ markup: PRODUCT, body: shown }));
    expect(parts).toMatchObject({ mode: 'enrich', offerEmitted: true, jsonld: { product: null, faq: null } });
    expect(parts.gaps.length).toBeGreaterThan(20);
    expect(parts.gapsWithCode).toEqual(parts.gaps);
  });

  it('adds only what is missing', async () => {
    const { brand: _, ...unbranded } = PRODUCT;
    const parts = await readParts(shopPage({
      markup: unbranded, body: shown, head: '<meta property="product:brand" content="Wilfa">',
    }));
    expect(json(parts.jsonld.product)).toEqual({
      '@context': 'https://schema.org', '@type': 'Product', name: 'Kaffekvern Pro', brand: {
        '@type': 'Brand', name: 'Wilfa',
      },
    });
  });

  it('adds a complete Offer where a part of it is invalid', async () => {
    const parts = await readParts(shopPage({
      markup: { ...PRODUCT, offers: { ...offers, price: '1 299,-' } }, body: shown,
    }));
    expect(json(parts.jsonld.product)).toEqual({
      '@context': 'https://schema.org', '@type': 'Product', name: 'Kaffekvern Pro',
      offers: { '@type': 'Offer', price: '1299', priceCurrency: 'NOK', availability: 'https://schema.org/InStock' },
    });
  });

  it('reports the gaps left with its code added: the price fixed, and nothing lost', async () => {
    const url = 'https://kaffe.test/kvern';
    const parts = await readParts(shopPage({ markup: { ...PRODUCT, offers: { ...offers, price: '1 299,-', url } }, body: shown }));
    const of = (gaps: typeof parts.gaps = [], field: string) => gaps.find((gap) => gap.field === field);
    expect(of(parts.gaps, 'offers.price')).toMatchObject({ state: 'incomplete' });
    expect(of(parts.gapsWithCode, 'offers.price')).toEqual({ field: 'offers.price', state: 'present', existingValue: '1299' });
    expect(of(parts.gapsWithCode, 'offers.url')).toMatchObject({ state: 'present', existingValue: url });
  });

  it('leaves the Offer alone where it only lacks what cannot be verified', async () => {
    const { brand: _, ...unbranded } = PRODUCT;
    const parts = await readParts(shopPage({ markup: unbranded, body: shown }));
    expect(parts.gaps.find(({ field }) => field === 'offers.shippingDetails')?.state).toBe('missing');
    expect(parts.jsonld.product).toBeNull();
  });
});

describe('variants', () => {
  const variants = async (parts: Parameters<typeof shopPage>[0]) => (await readParts(shopPage({
    body: shown, markup: PRODUCT, ...parts
  }))).variantsDetected;

  it('detects them in markup and in the options of a product', async () => {
    expect(await variants({ markup: { ...PRODUCT, offers: [{ ...offers, sku: 'a' }, { ...offers, sku: 'b' }] } })).toBe(true);
    expect(await variants({ markup: { ...PRODUCT, isVariantOf: { '@type': 'ProductGroup', name: 'Kvern' } } })).toBe(true);
    expect(await variants({ markup: {
      ...PRODUCT, offers: { '@type': 'AggregateOffer', lowPrice: '5', highPrice: '9', priceCurrency: 'NOK' },
    } })).toBe(true);
    expect(await variants({ body: `${shown}<select name="attribute_storrelse"><option>S<option>M</select>` })).toBe(true);
    for (const name of ['menge', 'pa_menge', 'pa_anzahl', 'pa_antal', 'pa_quantite', 'pa_cantidad', 'pa_maara']) {
      const choice = `<select id="${name}" name="attribute_${name}"><option>100 g<option>500 g</select>`;
      expect(await variants({ body: shown + choice })).toBe(true);
    }
    expect(await variants({ body: `${shown}<input type="radio" name="farge" value="r"><input type="radio" name="farge" value="g">` })).toBe(true);
  });

  it('does not detect them in quantities, languages, related products and repeated offers', async () => {
    expect(await variants({})).toBe(false);
    expect(await variants({ body: `${shown}<select name="quantity" class="product-attribute"><option>1<option>2</select>` })).toBe(false);
    expect(await variants({ body: `${shown}<select name="quantity-option"><option>1<option>2</select><select id="language"><option>a<option>b</select>` })).toBe(false);
    expect(await variants({ body: `${shown}<div><a href="/p/55"><img src="/55.jpg"><h3>Annen</h3></a><select name="size"><option>S<option>M</select></div>` })).toBe(false);
    expect(await variants({ markup: { ...PRODUCT, offers: [offers, offers] } })).toBe(false);
    const priced = (price: number): string => '<p itemprop="offers" itemscope itemtype="https://schema.org/Offer">'
      + `<meta itemprop="price" content="${price}"><meta itemprop="priceCurrency" content="NOK">${price} kr</p>`;
    const own = `<div itemscope itemtype="https://schema.org/Product"><b itemprop="name">Kaffekvern Pro</b>${priced(1299)}</div>`;
    expect(await variants({ markup: undefined, body: `${own}<h2>Andre ser på</h2>${priced(179)}${priced(249)}` })).toBe(false);
  });
});

describe('proofs', () => {
  it.each([
    [
      'JSON-LD',
      shopPage({
        markup: { '@graph': [{
          ...PRODUCT, 'a/b~c': 1, image: ['https://kaffe.test/1.jpg', 'https://kaffe.test/2.jpg'],
          brand: { name: 'Wil\u00e5fa "x"' },
        }] },
        body: '<p>Wilåfa "x"</p>',
      }),
    ],
    [
      'references',
      shopPage({
        head: '<meta property="og:title" content="K&amp;K &quot;Pro&quot;"><meta property="og:type" content=product><meta property="product:price:amount" content=1299>',
        h1: 'K&amp;K &quot;Pro&quot;', body: shown,
      }),
    ],
    [
      'RDFa',
      shopPage({ body: `<div typeof="Product"><b property="name">Kaffekvern Pro</b><p property="brand">Wilfa</p></div>${shown}` }),
    ],
    [
      'a repeated tag',
      shopPage({
        markup: { ...PRODUCT, image: undefined },
        head: '<meta property="og:image" content="/logo.png"><meta property="og:image" content=""><meta content="/k.jpg" property="twitter:image">',
        body: shown,
      }),
    ],
  ])('lead back from the locator to the quote: %s', async (_, html) => {
    const parts = await readParts(html);
    expect(parts.fields.filter(({ status }) => status === 'verified').length).toBeGreaterThan(1);
    expect(brokenProofs(read(html), parts.fields)).toEqual([]);
  });

  it('locates several images by the array that holds them', async () => {
    const parts = await readParts(shopPage({
      markup: { ...PRODUCT, image: ['https://kaffe.test/1.jpg', 'https://kaffe.test/2.jpg'] }, body: shown,
    }));
    expect(parts.fields[3]).toMatchObject({ evidence: {
      locator: 'ld+json[0]#/image', quote: '["https://kaffe.test/1.jpg","https://kaffe.test/2.jpg"]',
    } });
  });

  it('proves nothing by a repaired block that does not contain the value as written', async () => {
    const block = JSON.stringify({ ...PRODUCT, description: 'To\nlinjer' }).replace('\\n', '\n');
    const parts = await readParts(shopPage({
      head: `<script type="application/ld+json">${block}</script>`, body: shown,
    }));
    expect(fieldOf(parts, 'sku')).toBe('KV-100');
    expect(fieldOf(parts, 'description')).toBe('To linjer');
    const entities = JSON.stringify({
      ...PRODUCT, name: 'Kaffekvern & Co',
    }).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
    const escaped = await readParts(shopPage({
      h1: 'Kaffekvern &amp; Co', head: `<script type="application/ld+json">${entities}</script>`, body: shown,
    }));
    expect(fieldOf(escaped, 'name')).toBe('gate-failed');
    expect(fieldOf(escaped, 'sku')).toBe('KV-100');
  });
});

describe('the model', () => {
  it('is not needed where nothing is missing that the text could prove', async () => {
    const { request, llm } = await readParts(shopPage({ markup: PRODUCT, body: shown }));
    expect(request).toBeNull();
    expect(llm).toBe('not-needed');
  });

  it('is unavailable where the text could prove a missing field and no model answers', async () => {
    const html = shopPage({ body: shown });
    expect((await readParts(html)).request?.fields).toContain('price');
    const parts = await withModel(html, null);
    expect(parts.llm).toBe('unavailable');
    expect(fieldOf(parts, 'price')).toBe('llm-unavailable');
    expect(fieldOf(parts, 'faq')).toBe('no-evidence');
    expect(fieldOf(parts, 'image')).toBe('no-evidence');
  });
});

describe('readPage', () => {
  it('identifies who answered before it judges the page', async () => {
    const wall = { ...fetched('<title>Just a moment...</title>'), status: 403 };
    expect(await readPage(wall, null)).toMatchObject({
      reason: 'blocked', message: expect.stringContaining('Cloudflare stands before the page'),
    });
    expect(await readPage({ ...fetched('x'), status: 503, headers: [['CF-Ray', '1']] }, null)).toMatchObject({
      reason: 'blocked', message: 'The request was refused with status 503, by probably Cloudflare.',
    });
    // `blocked` would claim bot protection, of which there is no sign.
    expect(await readPage({ ...fetched('x'), status: 503, headers: [['Retry-After', '60']] }, null)).toMatchObject({
      reason: 'unreachable', message: 'The page answered with status 503.',
    });
    expect(await readPage(fetched('<h1>Not available in your country</h1>'), null)).toMatchObject({
      reason: 'blocked', message: 'The store is not open to our country (Not available in your country).',
    });
    expect(await readPage({ ...fetched('<h1>Under maintenance</h1>'), status: 503 }, null)).toMatchObject({
      reason: 'unreachable', message: 'The store is closed (Under maintenance).',
    });
    expect(await readPage({ ...fetched(shopPage({ markup: PRODUCT })), status: 404 }, null)).toEqual({
      ok: false, reason: 'not-product-page', message: 'The page answered with status 404.',
    });
    expect(await readPage(fetched('<p>hei</p>'), null)).toMatchObject({ reason: 'not-product-page', lowText: true });
  });

  it('rejects a file that is not HTML, by its content type or, without one, by its first characters', async () => {
    const file = (html: string, ...headers: [name: string, value: string][]) => readPage({ ...fetched(html), headers }, null);
    const noHtml = { ok: false, reason: 'not-product-page', message: 'What answered is not an HTML page.' };
    expect(await file('{}', ['content-type', 'application/json'])).toEqual(noHtml);
    expect(await file('{}')).toEqual(noHtml);
    expect(await file('<!doctype html><p>hei</p>')).toMatchObject({ lowText: true });
    expect(await file('<!-- a --><p>hei</p>')).toMatchObject({ lowText: true });
    expect(await file('<p>hei</p>')).toEqual(noHtml);
    expect(await file('<p>hei</p>', ['CONTENT-TYPE', 'Text/HTML; charset=utf-8'])).toMatchObject({ lowText: true });
    expect(await file('{}', ['content-type', 'application/json'], ['cf-mitigated', 'challenge'])).toMatchObject({ reason: 'blocked' });
  });

  it('names the platform', async () => {
    const html = shopPage({ markup: PRODUCT, body: `${shown}<script src="https://cdn.shopify.com/a.js"></script>` });
    expect((await readParts(html)).platform).toEqual({ id: 'shopify', name: 'Shopify' });
  });
});
