import { createRequire } from 'node:module';
import type { Answer } from './corpus.ts';

/** Reads one page from its HTML; may be slow or throw. */
export type Engine = (html: string, url: string) => Answer | Promise<Answer>;

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

const require = createRequire(import.meta.url);

/** The npm peers, each used as its own documentation shows; the first Product wins. */
export const PEERS: Record<string, () => Engine> = {
  'web-auto-extractor': webAutoExtractor,
  metascraper: metascraperShopping,
  'open-graph-scraper': openGraphScraper,
  'microdata-node': microdataNode,
};

function webAutoExtractor(): Engine {
  const extractor = require('web-auto-extractor').default;
  return (html) => {
    const found = extractor().parse(html) as Record<'jsonld' | 'microdata' | 'rdfa' | 'metatags', Record<string, Json>>;
    const products = [found.jsonld, found.microdata, found.rdfa].flatMap((kind) => asList(kind['Product']));
    const meta = (name: string) => text(asList(found.metatags[name])[0]);
    return firstOf([...products.map(readProduct), readMetaTags(meta)]);
  };
}

function metascraperShopping(): Engine {
  const scrape = require('metascraper')([require('@samirrayani/metascraper-shopping')()]);
  return async (html, url) => {
    const { price, currency, availability, sku, brand } = await scrape({ html, url, validateUrl: false });
    return answer({ price, currency, availability, sku, brand });
  };
}

function openGraphScraper(): Engine {
  const scrape = require('open-graph-scraper');
  return async (html) => {
    const { result } = await scrape({ html });
    const found = Object.assign({}, result, result.customMetaTags) as Record<string, Json>;
    const pick = (...names: string[]) => names.map((name) => text(asList(found[name])[0])).find(Boolean);
    const products = asList(found['jsonLD']).flatMap((node) => productsIn(node));
    const tags = answer({
      price: pick('ogPriceAmount', 'productPriceAmount'), currency: pick('ogPriceCurrency', 'productPriceCurrency'),
      availability: pick('ogAvailability', 'productAvailability'), sku: pick('productRetailerItemId'),
      gtin: pick('productGtin'), brand: pick('ogBrand', 'productBrand', 'brand'),
    });
    return firstOf([tags, ...products.map(readProduct)]);
  };
}

function microdataNode(): Engine {
  const { toJson } = require('microdata-node');
  return (html, url) => {
    const items = (toJson(html, { base: url }) as { items: Json[] }).items;
    return firstOf(items.flatMap(microdataProducts).map(readProduct));
  };
}

function microdataProducts(item: Json): Json[] {
  if (!isObject(item)) return [];
  const properties = isObject(item['properties'] ?? null) ? item['properties'] as Record<string, Json> : {};
  const plain = Object.fromEntries(Object.entries(properties).map(([key, values]) => [
    key, asList(values).map((value) => (isObject(value) ? microdataPlain(value) : value)),
  ]));
  return asList(item['type']).some((type) => /\/Product$/.test(text(type) ?? '')) ? [plain] : [];
}

function microdataPlain(item: Record<string, Json>): Json {
  return isObject(item['properties'] ?? null) ? item['properties'] ?? null : null;
}

function productsIn(node: Json): Json[] {
  if (!isObject(node)) return [];
  const graph = asList(node['@graph']).flatMap((child) => productsIn(child));
  return asList(node['@type']).includes('Product') ? [node, ...graph] : graph;
}

function readProduct(product: Json): Answer {
  if (!isObject(product)) return {};
  const offer = asList(product['offers'])[0] ?? null;
  const fromOffer = (key: string) => (isObject(offer) ? text(asList(offer[key])[0]) : undefined);
  const own = (key: string) => text(asList(product[key])[0]);
  return answer({
    price: fromOffer('price') ?? fromOffer('lowPrice'), currency: fromOffer('priceCurrency'),
    availability: fromOffer('availability'), sku: own('sku') ?? own('productID'), brand: own('brand'),
    gtin: own('gtin13') ?? own('gtin') ?? own('gtin12') ?? own('gtin14') ?? own('gtin8'),
  });
}

function readMetaTags(meta: (name: string) => string | undefined): Answer {
  return answer({
    price: meta('product:price:amount') ?? meta('og:price:amount'),
    currency: meta('product:price:currency') ?? meta('og:price:currency'),
    availability: meta('product:availability') ?? meta('og:availability'),
    brand: meta('product:brand') ?? meta('og:brand'), sku: meta('product:retailer_item_id'),
  });
}

function firstOf(answers: readonly Answer[]): Answer {
  return Object.assign({}, ...[...answers].reverse()) as Answer;
}

function answer(raw: Record<string, Json | undefined>): Answer {
  const found: Answer = {};
  for (const field of ['price', 'currency', 'availability', 'sku', 'gtin', 'brand'] as const) {
    const value = text(raw[field])?.trim();
    if (!value) continue;
    found[field] = field === 'availability' ? value.replace(/^.*\//, '')
      : field === 'price' ? value.replaceAll(/[^\d.,]/g, '').replace(/,(?=\d{1,2}$)/, '.').replaceAll(',', '') : value;
  }
  if (found.availability) found.availability = SHORT_NAMES[found.availability.toLowerCase()] ?? found.availability;
  return found;
}

const SHORT_NAMES: Record<string, string> = {
  instock: 'InStock', 'in stock': 'InStock', outofstock: 'OutOfStock', 'out of stock': 'OutOfStock', oos: 'OutOfStock',
};

function text(value: Json | undefined): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return text(value[0]);
  return value && typeof value === 'object' ? text(value['name'] ?? value['@id']) : undefined;
}

function asList(value: Json | undefined): Json[] {
  return value === undefined || value === null ? [] : Array.isArray(value) ? value : [value];
}

function isObject(value: Json): value is Record<string, Json> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
