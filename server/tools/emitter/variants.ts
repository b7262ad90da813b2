import { anyOf } from '../../lexicon/lexicon.ts';
import { isOfType, valuesOf } from '../../product/item.ts';
import { isLooseOffer } from '../../product/product.ts';
import type { OfferMarkup } from '../../product/product.ts';
import type { PageElement } from '../../page/nodes.ts';
import { attribute, parentElement } from '../../page/tree.ts';
import type { Page } from '../../page/page.ts';
import { isOutsideProduct } from '../../product/product-region.ts';
import { readProductFacts } from '../../product/facts.ts';

const CHOICE = new RegExp(`swatch|(?<!\\p{L})(?:${anyOf('variantOption')}|attribute)(?!\\p{L})`, 'iu');
const NO_CHOICE = /(?:^|[^a-z])(?:sort|language|currency|country|search|filter|cookie|consent)(?:[^a-z]|$)/i;
// A product may be sold by a quantity that is an attribute of it: in bags of 100 and 500 g.
const QUANTITY = new RegExp(`(?:^|[^a-z])(?:${anyOf('quantity')})(?:[^a-z]|$)`, 'i');
const ATTRIBUTE = /^(?:attribute|variant)/i;

const GROUPING = ['hasVariant', 'isVariantOf', 'inProductGroupWithID'];

/** True if the page sells its product in several variants, by markup or by selectable options. */
export function hasVariants(page: Page): boolean {
  const { mainAndDuplicates } = readProductFacts(page);
  // If a product has offers of its own, an offer outside every product may belong to any other.
  const own = mainAndDuplicates.filter((product) => !isLooseOffer(product));
  const products = own.some(({ offers }) => offers.length > 0) ? own : mainAndDuplicates;
  const isMarked = products.some(({ item }) => (
    isOfType(item, 'ProductGroup') || GROUPING.some((property) => valuesOf(item, property).length > 0)
  ));
  if (isMarked) return true;
  for (const group of Map.groupBy(products, ({ source }) => source).values()) {
    const offers = group.flatMap((product) => product.offers);
    if (differ(group.map(({ sku }) => sku?.text)) || differ(offers.map(({ sku }) => sku?.text))) return true;
    if (differ(offers.map(({ price }) => price?.text)) || offers.some(isRange)) return true;
  }
  const isOutside = isOutsideProduct(page);
  return page.index.controls.some((control) => isChoice(control) && !isOutside(parentElement(control)));
}

function differ(values: readonly (string | undefined)[]): boolean {
  return new Set(new Set(values.filter((value) => value !== undefined)).values().map((value) => value.trim())).size > 1;
}

function isRange({ lowPrice, highPrice }: OfferMarkup): boolean {
  return lowPrice !== undefined && highPrice !== undefined && Number(lowPrice.text) !== Number(highPrice.text);
}

function isChoice(element: PageElement): boolean {
  if (element.tagName === 'form' || element.tagName === 'button') return false;
  if (element.tagName === 'input' && attribute(element, 'type')?.toLowerCase() !== 'radio') return false;
  const names = element.attrs.filter(
    ({ name }) => ['name', 'id', 'class', 'data-attribute_name', 'aria-label'].includes(name)
  );
  const words = names.map(({ value }) => value).join(' ');
  if (!CHOICE.test(words) || NO_CHOICE.test(words)) return false;
  if (QUANTITY.test(words) && !ATTRIBUTE.test(attribute(element, 'name') ?? '')) return false;
  return element.tagName !== 'select' || element.childNodes.filter((node) => node.kind === 'element').length > 1;
}
