import { sampled } from './artifacts-rig.ts';
import type { SampledPage } from './gathered.ts';

type PageParts = Parameters<typeof sampled>[2];

/** A page's source: the head's content on line 4, the body's from line 7 where the head has one line. */
export const source = (head = '', body = '<h1>Ull</h1>', lang = 'nb'): string =>
  `<!doctype html>\n<html lang="${lang}">\n<head>\n${head}\n</head>\n<body>\n${body}\n</body>\n</html>`;

/** The pages of a sample, home first, the others categories at `/side-2` and so on. */
export const samplePages = (...sources: readonly string[]): SampledPage[] =>
  sources.map((html, at) => (at === 0 ? sampled('home', html) : sampled('category', html, { path: `/side-${at + 1}` })));

/** Product pages at `/produkt-1` and so on. */
export const productPages = (...sources: readonly string[]): SampledPage[] =>
  sources.map((html, at) => productPage(html, { path: `/produkt-${at + 1}` }));

/** One product page. */
export const productPage = (html: string, parts: PageParts = {}): SampledPage =>
  sampled('product', html, { path: '/produkt-1', ...parts });

/** So many of the same, for what is counted beyond what is shown. */
export const times = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one);
