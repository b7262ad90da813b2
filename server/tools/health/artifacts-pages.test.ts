import { expect, test } from 'vitest';
import { pageOf, sampled } from './artifacts-rig.ts';
import { ld, OFFER, productOf } from './artifacts-product-rig.ts';
import { productPage } from './artifacts-sample-rig.ts';
import { maybe } from './artifact.ts';
import type { Artifact } from './artifact.ts';
import type { Gathered } from './gather/gather.ts';
import type { PageRole, SampledPage, Available, Unavailable } from './gathered.ts';
import {
  home, markedProducts, markupProducts, pages, untruncatedPages, products, searchPages, storePages, wholePages, wholeProducts, writtenPages,
  writtenSearchPages,
} from './artifacts.ts';
import { available, unavailable } from './available.ts';

const gathered = (sample: readonly SampledPage[], missing: readonly (readonly [PageRole, Unavailable])[] = [], at: Available<unknown> = available(pageOf(''))) =>
  ({ entry: Promise.resolve({ home: at }), home: Promise.resolve(at), sample: Promise.resolve({ pages: sample, missing: new Map(missing) }) }) as unknown as Gathered;
const of = async (artifact: Artifact<readonly SampledPage[]>, sample: readonly SampledPage[]): Promise<string | string[]> => {
  const found = await artifact(gathered(sample));
  if (found.available) return found.value.map(({ url }) => url.pathname);
  return 'rootCause' in found ? `${found.reason}: ${found.rootCause}` : found.reason;
};
const page = (role: PageRole, path: string, parts: { shell?: boolean; truncated?: 'size' } = {}, html = '<h1>Ull</h1>') => sampled(role, html, { path, ...parts });
const HOME = page('home', '/');
const SHELL = page('product', '/shell', { shell: true });
const CUT = page('product', '/cut', { truncated: 'size' });
const CART = page('cart', '/cart');
const PRODUCT = page('product', '/a');
const NO_INDEX = '<meta name="robots" content="noindex, follow">';
const MARKED = page('product', '/marked', {}, productOf());

const TRANSLATED = `<h1>Ullvotter</h1>${productOf({ name: 'Wool mittens', sku: 'V-1', offers: OFFER })}`;
const RELATED = productOf({ name: 'Genser i merino', url: '/produkt/genser' });

test.each<[what: string, artifact: Artifact<readonly SampledPage[]>, sample: readonly SampledPage[], expected: string | string[]]>([
  ['all pages', pages, [HOME, SHELL, CUT, CART], ['/', '/shell', '/cut', '/cart']],
  ['pages read to their end', untruncatedPages, [HOME, SHELL, CUT], ['/', '/shell']],
  ['no page read to its end', untruncatedPages, [CUT], 'truncated'],
  ['pages with content', writtenPages, [HOME, SHELL, CUT], ['/', '/cut']],
  ['no page with content', writtenPages, [SHELL], 'needs-script'],
  ['pages with all their content', wholePages, [HOME, SHELL, CUT], ['/']],
  ['no page with all its content: a shell', wholePages, [SHELL], 'needs-script'],
  ['no page with all its content: a shell and a page cut short', wholePages, [SHELL, CUT], 'truncated'],
  ['pages of a store: one shows a price', storePages, [HOME, page('terms', '/vilkar', {}, '<p>Frakt 99 kr</p>'), CUT], ['/', '/vilkar']],
  ['pages of a store: one leads further into it', storePages, [page('home', '/', {}, '<a href="/ull">Ull</a>')], ['/']],
  ['pages of a store: a product, without a price', storePages, [HOME, PRODUCT], ['/', '/a']],
  ['pages of a store: one states a product, whose price cannot be read', storePages, [page('home', '/', {}, productOf())], ['/']],
  ['only a gate in front of a store', storePages, [HOME, page('privacy', '/personvern')], 'not-found'],
  ['only a shell of a store', storePages, [SHELL], 'needs-script'],
  ['pages a search engine may show', searchPages, [HOME, CART, SHELL], ['/', '/shell']],
  ['pages a search engine may show: none that asks not to be indexed, except home and products', searchPages, [
    page('home', '/', {}, NO_INDEX), page('product', '/a', {}, NO_INDEX), page('terms', '/vilkar', {}, NO_INDEX), page('contact', '/kontakt'),
  ], ['/', '/a', '/kontakt']],
  ['pages a search engine may show, with content', writtenSearchPages, [HOME, CART, SHELL], ['/']],
  ['no page a search engine may show, with content', writtenSearchPages, [SHELL, CART], 'needs-script'],
  ['products', products, [HOME, PRODUCT, SHELL, CUT], ['/a', '/shell', '/cut']],
  ['no products', products, [HOME], 'not-found'],
  ['products with all their content', wholeProducts, [PRODUCT, SHELL, CUT], ['/a']],
  ['no product with all its content', wholeProducts, [SHELL, CUT], 'truncated'],
  ['products whose markup can be judged', markupProducts, [HOME, PRODUCT, MARKED, SHELL, CUT], ['/a', '/marked']],
  ['products with markup can be judged, even on a shell or a page cut short', markupProducts, [page('product', '/a', { shell: true }, productOf()), page('product', '/b', { truncated: 'size' }, productOf())], ['/a', '/b']],
  ['no product whose markup can be judged: a page cut short and a shell', markupProducts, [CUT, SHELL], 'needs-script'],
  ['no product whose markup can be judged: a page cut short', markupProducts, [CUT], 'truncated'],
  ['a product in RDFa, which is not read', markupProducts, [page('product', '/rdfa', {}, '<main vocab="https://schema.org/" typeof="Product">')], 'ambiguous'],
  ['a product in RDFa, by its prefix and without quotes', markupProducts, [page('product', '/rdfa', {}, '<main TYPEOF = schema:Product>')], 'ambiguous'],
  ['RDFa of another type', markupProducts, [page('product', '/rdfa', {}, '<main typeof="ProductReview">')], ['/rdfa']],
  ['RDFa only in the text', markupProducts, [page('product', '/rdfa', {}, '<p>typeof="x"</p><p>Product</p>')], ['/rdfa']],
  ['a product without a URL whose name differs from its page\'s, beside another product', markupProducts, [page('product', '/a', {}, TRANSLATED + RELATED)], 'ambiguous'],
  ['only products of other pages', markupProducts, [page('product', '/a', {}, RELATED + RELATED)], ['/a']],
  ['only listed products', markupProducts, [page('product', '/a', {}, ld({ '@type': 'ItemList', itemListElement: [{ '@type': 'Product', name: 'Luer' }] }))], ['/a']],
  ['a product whose name is escaped in the JSON, beside another', markedProducts, [page('product', '/a', {}, `<h1>Lue &amp; "votter"</h1>${productOf({ name: 'Lue &amp; &quot;votter&quot;' })}${RELATED}`)], ['/a']],
  ['products with markup', markedProducts, [PRODUCT, MARKED], ['/marked']],
  ['no product with markup', markedProducts, [PRODUCT], 'root-cause: product-present'],
  ['no products, hence none with markup', markedProducts, [HOME], 'not-found'],
  ['no product whose markup can be judged, hence none with markup', markedProducts, [SHELL], 'needs-script'],
])('%s', async (_what, artifact, sample, expected) => {
  expect(await of(artifact, sample)).toEqual(expected);
});

test('without a home page, pages are unavailable for the same reason', async () => {
  const shut = gathered([], [], unavailable('challenged', 'bot-challenge'));
  for (const artifact of [home, pages, untruncatedPages, wholePages, storePages, searchPages, products, markupProducts, markedProducts]) {
    expect(await (artifact as Artifact<unknown>)(shut)).toEqual({ available: false, reason: 'challenged', rootCause: 'bot-challenge' });
  }
});

test('products are unavailable for the reason given in the sample', async () => {
  expect(await products(gathered([HOME], [['product', unavailable('timeout')]]))).toEqual({ available: false, reason: 'timeout' });
});

test('an artifact is computed once per scan, however many checks require it', async () => {
  const [scan, other] = [gathered([HOME, SHELL]), gathered([HOME, SHELL])];
  for (const artifact of [pages, writtenPages, searchPages, markupProducts] as Artifact<unknown>[]) {
    expect(artifact(scan)).toBe(artifact(scan));
    expect(artifact(scan)).not.toBe(artifact(other));
  }
});

test('maybe() passes an unavailable artifact to the check', async () => {
  expect(await maybe(products)(gathered([HOME]))).toEqual(available(unavailable('not-found')));
  expect(await maybe(products)(gathered([productPage('')]))).toMatchObject({ available: true, value: { available: true, value: [{ role: 'product' }] } });
});
