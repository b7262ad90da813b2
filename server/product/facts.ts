import { facet } from '../page/facet.ts';
import { readMetadata } from '../page/metadata.ts';
import type { Page } from '../page/page.ts';
import { readJsonLd } from './jsonld.ts';
import type { Item } from './item.ts';
import { chooseMainProduct } from './main-product.ts';
import type { MainProduct } from './main-product.ts';
import { readMetaFacts } from './meta.ts';
import type { MetaFacts } from './meta.ts';
import { readMicrodata, readRdfa } from './microdata.ts';
import { findProducts } from './product.ts';
import type { ProductMarkup } from './product.ts';

/** All product data in a page's markup. */
export interface ProductFacts {
  jsonLd: readonly Item[];
  /** From microdata and RDFa. */
  microdata: readonly Item[];
  products: readonly ProductMarkup[];
  meta: MetaFacts;
  main: MainProduct | null;
  /** The page's language tag, unparsed. */
  lang: string | undefined;
}

/** Reads the product facts of a page, once per page. */
export const readProductFacts = facet((page: Page): ProductFacts => {
  const jsonLd = readJsonLd(page);
  const microdata = [...readMicrodata(page), ...readRdfa(page)];
  const meta = readMetaFacts(page);
  const products = findProducts([...jsonLd, ...microdata]);
  return {
    jsonLd, microdata, products, meta, main: chooseMainProduct(page, products, meta), lang: readMetadata(page).lang,
  };
});
