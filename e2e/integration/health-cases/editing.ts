import { healthyStore } from '../../world/stores/healthy.ts';
import { changed } from '../../world/stores/store.ts';
import type { Store } from '../../world/stores/store.ts';

export const HOST = 'nordlysull.test';
export const ORIGIN = `https://${HOST}`;

/** The store that most cases are variants of. */
export const healthy = healthyStore(HOST);

export const GENSER = '/produkt/islender-herre';
export const PRODUCTS = [GENSER, '/produkt/votter-dame', '/produkt/lue-barn', '/produkt/skjerf-ull'];
const PAGES = Object.entries(healthy.paths).filter(([, answer]) => typeof answer === 'string').map(([path]) => path);

/** What to find in a page, every occurrence where it is a string, and its replacement. */
export type Replacement = readonly [find: string | RegExp, replacement: string];

/** The healthy store with these replacements on some of its pages. */
const edited = (paths: readonly string[], ...replacements: readonly Replacement[]): Store =>
  changed(healthy, { edit: Object.fromEntries(paths.map((path) => [path, replacements])) });

export const everywhere = (...replacements: readonly Replacement[]): Store => edited(PAGES, ...replacements);
export const onAllProducts = (...replacements: readonly Replacement[]): Store => edited(PRODUCTS, ...replacements);
export const inHead = (markup: string): Replacement => ['</head>', `${markup}</head>`];
