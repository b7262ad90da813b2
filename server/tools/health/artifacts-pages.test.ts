import { expect, test } from 'vitest';
import { pageOf, sampled } from './artifacts-rig.ts';
import { productOf } from './artifacts-product-rig.ts';
import { productPage } from './artifacts-sample-rig.ts';
import type { Artifact } from './check.ts';
import type { Gathered, PageRole, SampledPage } from './gathered.ts';
import {
  home, markedProducts, markupProducts, maybe, pages, untruncatedPages, products, searchPages, wholePages, wholeProducts, writtenPages,
  writtenProducts, writtenSearchPages,
} from './artifacts.ts';
import { available, unavailable } from './available.ts';
import type { Available, Unavailable } from './available.ts';

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
const CHECKOUT = page('checkout', '/checkout');
const PRODUCT = page('product', '/a');
const MARKED = page('product', '/marked', {}, productOf());

test.each<[what: string, artifact: Artifact<readonly SampledPage[]>, sample: readonly SampledPage[], expected: string | string[]]>([
  ['all pages', pages, [HOME, SHELL, CUT, CART], ['/', '/shell', '/cut', '/cart']],
  ['those read to their end', untruncatedPages, [HOME, SHELL, CUT], ['/', '/shell']],
  ['none of those', untruncatedPages, [CUT], 'truncated'],
  ['those with their content', writtenPages, [HOME, SHELL, CUT], ['/', '/cut']],
  ['none of those', writtenPages, [SHELL], 'needs-script'],
  ['those with all of it', wholePages, [HOME, SHELL, CUT], ['/']],
  ['none of those, for want of a script', wholePages, [SHELL], 'needs-script'],
  ['none of those, cut short', wholePages, [SHELL, CUT], 'truncated'],
  ['what a search engine may show', searchPages, [HOME, CART, CHECKOUT, SHELL], ['/', '/shell']],
  ['with its content', writtenSearchPages, [HOME, CART, CHECKOUT, SHELL], ['/']],
  ['nothing of that', writtenSearchPages, [SHELL, CART], 'needs-script'],
  ['products', products, [HOME, PRODUCT, SHELL, CUT], ['/a', '/shell', '/cut']],
  ['no products', products, [HOME], 'not-found'],
  ['products with their content', writtenProducts, [HOME, SHELL, CUT], ['/cut']],
  ['products with all of it', wholeProducts, [PRODUCT, SHELL, CUT], ['/a']],
  ['no such product', wholeProducts, [SHELL, CUT], 'truncated'],
  ['products whose markup can be judged', markupProducts, [HOME, PRODUCT, MARKED, SHELL, CUT], ['/a', '/marked']],
  ['markup tells, whatever else the page lacks', markupProducts, [page('product', '/a', { shell: true }, productOf()), page('product', '/b', { truncated: 'size' }, productOf())], ['/a', '/b']],
  ['none of those, for want of a script', markupProducts, [CUT, SHELL], 'needs-script'],
  ['none of those, cut short', markupProducts, [CUT], 'truncated'],
  ['a markup language that is not read', markupProducts, [page('product', '/rdfa', {}, '<main vocab="https://schema.org/" typeof="Product">')], 'ambiguous'],
  ['by its prefix, without quotes', markupProducts, [page('product', '/rdfa', {}, '<main TYPEOF = schema:Product>')], 'ambiguous'],
  ['of another thing', markupProducts, [page('product', '/rdfa', {}, '<main typeof="ProductReview">')], ['/rdfa']],
  ['a page that says it in words', markupProducts, [page('product', '/rdfa', {}, '<p>typeof="x"</p><p>Product</p>')], ['/rdfa']],
  ['products with markup', markedProducts, [PRODUCT, MARKED], ['/marked']],
  ['none of those', markedProducts, [PRODUCT], 'root-cause: product-present'],
  ['no products, none with markup', markedProducts, [HOME], 'not-found'],
  ['none whose markup can be judged', markedProducts, [SHELL], 'needs-script'],
])('%s', async (_what, artifact, sample, expected) => {
  expect(await of(artifact, sample)).toEqual(expected);
});

test('no home page, no pages: for the same reason', async () => {
  const shut = gathered([], [], unavailable('challenged', 'bot-challenge'));
  for (const artifact of [home, pages, untruncatedPages, wholePages, searchPages, products, markupProducts, markedProducts]) {
    expect(await (artifact as Artifact<unknown>)(shut)).toEqual({ available: false, reason: 'challenged', rootCause: 'bot-challenge' });
  }
});

test('why there is no product is what the sample says', async () => {
  expect(await products(gathered([HOME], [['product', unavailable('timeout')]]))).toEqual({ available: false, reason: 'timeout' });
});

test('an artifact is worked out once a scan, however many checks ask', async () => {
  const [scan, other] = [gathered([HOME, SHELL]), gathered([HOME, SHELL])];
  for (const artifact of [pages, writtenPages, searchPages, markupProducts] as Artifact<unknown>[]) {
    expect(artifact(scan)).toBe(artifact(scan));
    expect(artifact(scan)).not.toBe(artifact(other));
  }
});

test('a check may be told that something was not seen', async () => {
  expect(await maybe(products)(gathered([HOME]))).toEqual(available(unavailable('not-found')));
  expect(await maybe(products)(gathered([productPage('')]))).toMatchObject({ available: true, value: { available: true, value: [{ role: 'product' }] } });
});
