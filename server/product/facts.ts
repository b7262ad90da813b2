import { facet } from '../page/facet.ts';
import type { Page } from '../page/page.ts';
import { readJsonLd } from './jsonld.ts';
import { codeIn, isOfType, itemsOf, leafOf } from './item.ts';
import type { Item } from './item.ts';
import { chooseMainProduct } from './main-product.ts';
import { readOpenGraph } from './open-graph.ts';
import { readMicrodata, readRdfa } from './microdata.ts';
import { findProducts, isLooseOffer } from './product.ts';
import type { ProductMarkup, ProductStatement } from './product.ts';

/** All product data in a page's markup. */
export type ProductFacts = ReturnType<typeof readProductFacts>;

/** Whether an item is the store, or the company behind it. */
export const isOrganisation = (item: Item): boolean => isOfType(item, 'Organization', 'OnlineStore', 'OnlineBusiness', 'Store');

/** Reads the product facts of a page, once per page. */
export const readProductFacts = facet((page: Page) => {
  const jsonLd: readonly Item[] = readJsonLd(page);
  const items: readonly Item[] = [...jsonLd, ...readMicrodata(page), ...readRdfa(page)];
  const openGraph = readOpenGraph(page);
  const found = findProducts(items);
  const products: readonly ProductMarkup[] = found.filter((each) => !isLooseOffer(each));
  const areAllOthers = products.every(({ role }) => role === 'listed' || role === 'related');
  const mainAndDuplicates: readonly ProductMarkup[] = chooseMainProduct(page, found);
  const isMetaOwn = mainAndDuplicates.length > 0 || areAllOthers;
  const metaProduct = isMetaOwn ? openGraph.product : { ...openGraph.product, sku: undefined, gtins: [], offers: [] };
  const statements: readonly ProductStatement[] = [...mainAndDuplicates, metaProduct];
  const countries: readonly string[] = items.filter(isOrganisation).flatMap((each) => itemsOf(each, 'address'))
    .flatMap((address) => leafOf(address, 'addressCountry') ?? []).map(codeIn);
  return {
    jsonLd, products, openGraph,
    /** From JSON-LD, microdata and RDFa. */
    items,
    main: mainAndDuplicates[0] ?? null,
    /** The main product, then the same product in other markup; empty without one. */
    mainAndDuplicates,
    /** These, then the product of the meta tags: without codes and offers where they may be another product's. */
    statements,
    /** The countries of the store's own addresses, in upper case. */
    countries,
  };
});

/** The currencies that the page's offers and meta tags name, in upper case. */
export const namedCurrencies = facet((page: Page): ReadonlySet<string> => {
  const { openGraph, products } = readProductFacts(page);
  // Each once: hundreds of products may share thousands of offers.
  return new Set([openGraph, ...products.flatMap(({ offers }) => offers)]
    .flatMap(({ currency }) => (currency ? codeIn(currency) : [])));
});
