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

/** Everything a page's markup says of products, read once. */
export interface ProductFacts {
  jsonLd: readonly Item[];
  /** Of microdata and of RDFa. */
  microdata: readonly Item[];
  products: readonly ProductMarkup[];
  meta: MetaFacts;
  main: MainProduct | null;
  /** The page's language tag, as the page gives it. */
  lang: string | undefined;
}

/** The product facts of a page. */
export const readProductFacts = facet((page: Page): ProductFacts => {
  const jsonLd = readJsonLd(page);
  const microdata = [...readMicrodata(page), ...readRdfa(page)];
  const meta = readMetaFacts(page);
  const products = findProducts([...jsonLd, ...microdata]);
  return {
    jsonLd, microdata, products, meta, main: chooseMainProduct(page, products, meta), lang: readMetadata(page).lang,
  };
});
