import { gzipSync } from 'node:zlib';
import { healthyStore } from '../../world/stores/healthy.ts';
import { changed, file, text, xml } from '../../world/stores/store.ts';
import type { Store, StoreAnswer } from '../../world/stores/store.ts';

export const HOST = 'nordlysull.test';
export const ORIGIN = `https://${HOST}`;
export const NS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
export const healthy = healthyStore(HOST);
export const PRODUCTS = [
  '/produkt/islender-herre', '/produkt/votter-dame', '/produkt/lue-barn', '/produkt/skjerf-ull',
];

/** An address of the store by its path, any other in full. */
export type Entry = string | { loc: string; lastmod?: string };

const entries = (list: readonly Entry[], tag = 'url'): string => list.map((one) => {
  const { loc, lastmod } = typeof one === 'string' ? { loc: one } : one;
  const full = loc.startsWith('/') ? `{origin}${loc}` : loc;
  return `<${tag}><loc>${full}</loc>${lastmod === undefined ? '' : `<lastmod>${lastmod}</lastmod>`}</${tag}>`;
}).join('\n');

export const urlset = (list: readonly Entry[], attributes = NS): string =>
  `<urlset ${attributes}>${entries(list)}</urlset>`;
export const index = (list: readonly string[]): string =>
  `<sitemapindex ${NS}>${entries(list, 'sitemap')}</sitemapindex>`;

/** The healthy store with these answers in place of its own. */
export const answering = (paths: Record<string, StoreAnswer | null>): Store => changed(healthy, { paths });

/** The healthy store with these entries in its sitemap. */
export const mapping = (...list: readonly Entry[]): Store => answering({ '/sitemap.xml': xml(urlset(list)) });

/** A sitemap of four products and so many pages that answer like this. */
export function withPages(count: number, answer: StoreAnswer): Store {
  const paths = Array.from({ length: count }, (_, place) => `/side-${place + 1}`);
  const answers = Object.fromEntries(paths.map((path) => [path, answer]));
  return answering({ '/sitemap.xml': xml(urlset([...PRODUCTS, ...paths])), ...answers });
}

export const page = (head: string): string =>
  `<!doctype html><html lang="nb"><head><title>Oppskrift</title>${head}</head><body><h1>Oppskrift</h1></body></html>`;

export const packed = (body: string): Uint8Array => gzipSync(body.replaceAll('{origin}', ORIGIN));
export const gzip = (body: Uint8Array | string): StoreAnswer => file('application/gzip', body);

/** The store whose robots.txt names its sitemap at a path of its own, which answers this. */
export const named = (path: string, answer: StoreAnswer): Store =>
  answering({ '/robots.txt': text(`Sitemap: {origin}${path}\n`), '/sitemap.xml': null, [path]: answer });
