import { sampled } from './artifacts-rig.ts';
import type { SampledPage } from './gathered.ts';

type PageParts = Parameters<typeof sampled>[2];

/** A page's source: a one-line head is on line 4, and the body starts on line 7. */
export const source = (head = '', body = '<h1>Ull</h1>', lang = 'nb'): string =>
  `<!doctype html>\n<html lang="${lang}">\n<head>\n${head}\n</head>\n<body>\n${body}\n</body>\n</html>`;

/** Sample pages: the home page, then categories at `/side-2`, `/side-3`, … */
export const samplePages = (...sources: readonly string[]): SampledPage[] =>
  sources.map((html, at) =>
    (at === 0 ? sampled('home', html) : sampled('category', html, { path: `/side-${at + 1}` })));

/** Product pages at `/produkt-1`, `/produkt-2`, … */
export const productPages = (...sources: readonly string[]): SampledPage[] =>
  sources.map((html, at) => productPage(html, { path: `/produkt-${at + 1}` }));

/** One product page. */
export const productPage = (html: string, parts: PageParts = {}): SampledPage =>
  sampled('product', html, { path: '/produkt-1', ...parts });

/** Repeats an item, for counts above the evidence limit. */
export const times = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one);
