import { readMetadata } from '../page/metadata.ts';
import type { Page } from '../page/page.ts';
import { readJsonLd } from './jsonld.ts';
import type { Item } from './item.ts';
import { chooseMainProduct } from './main-product.ts';
import type { MainProduct } from './main-product.ts';
import { readMetaFacts } from './meta.ts';
import type { MetaFacts } from './meta.ts';
import { readMicrodata } from './microdata.ts';
import { findProducts } from './product.ts';
import type { ProductMarkup } from './product.ts';

/** Everything a page's markup says of products, read once. */
export interface ProductFacts {
  jsonLd: readonly Item[];
  microdata: readonly Item[];
  products: readonly ProductMarkup[];
  meta: MetaFacts;
  main: MainProduct | null;
  /** The page's language tag, as the page gives it. */
  lang: string | undefined;
}

const cache = new WeakMap<Page, ProductFacts>();

/** The product facts of a page. */
export function readProductFacts(page: Page): ProductFacts {
  const known = cache.get(page);
  if (known) return known;
  const jsonLd = readJsonLd(page);
  const microdata = readMicrodata(page);
  const meta = readMetaFacts(page);
  const products = findProducts([...jsonLd, ...microdata]);
  const facts: ProductFacts = {
    jsonLd, microdata, products, meta, main: chooseMainProduct(page, products, meta), lang: readMetadata(page).lang,
  };
  cache.set(page, facts);
  return facts;
}
