import { anyOf } from '../../lexicon/lexicon.ts';
import { isOfType, valuesOf } from '../../product/item.ts';
import { isLooseOffer } from '../../product/product.ts';
import type { OfferMarkup } from '../../product/product.ts';
import type { PageElement } from '../../page/nodes.ts';
import { attribute, parentElement } from '../../page/tree.ts';
import type { Page } from '../../page/page.ts';
import { isOutsideProduct } from '../../product/product-region.ts';
import { readProductFacts } from '../../product/facts.ts';

const VARIANT_WORD = new RegExp(`swatch|(?<!\\p{L})(?:${anyOf('variantOption')}|attribute)(?!\\p{L})`, 'iu');
const OTHER_CONTROL = new RegExp(
  `(?:^|[^a-z])(?:sort|language|currency|country|search|filter|cookie|consent|${anyOf('quantity')})(?:[^a-z]|$)`, 'i');
// Whatever it is called, such as a quantity: bags of 100 and of 500 g.
const VARIANT_NAME = /^(?:attribute|variant)/i;

const GROUP_PROPERTIES = ['hasVariant', 'isVariantOf', 'inProductGroupWithID'];

/** True if the page sells its product in several variants, by markup or by selectable options. */
export function hasVariants(page: Page): boolean {
  const { mainAndDuplicates } = readProductFacts(page);
  // If a product has offers of its own, an offer outside all products may belong to another one.
  const realProducts = mainAndDuplicates.filter((product) => !isLooseOffer(product));
  const products = realProducts.some(({ offers }) => offers.length > 0) ? realProducts : mainAndDuplicates;
  const isMarkedUp = products.some(({ item }) => (
    isOfType(item, 'ProductGroup') || GROUP_PROPERTIES.some((property) => valuesOf(item, property).length > 0)
  ));
  if (isMarkedUp) return true;
  for (const group of Map.groupBy(products, ({ source }) => source).values()) {
    const offers = group.flatMap((product) => product.offers);
    if (differ(group.map(({ sku }) => sku?.text)) || differ(offers.map(({ sku }) => sku?.text))) return true;
    if (differ(offers.map(({ price }) => price?.text)) || offers.some(isRange)) return true;
  }
  const isOutside = isOutsideProduct(page);
  return page.index.controls.some((control) => setsVariant(control) && !isOutside(parentElement(control)));
}

function differ(values: readonly (string | undefined)[]): boolean {
  // Distinct values first: many offers may refer to one long text, which is then trimmed once.
  const distinct = new Set(values.filter((value) => value !== undefined));
  return new Set(distinct.values().map((value) => value.trim())).size > 1;
}

function isRange({ lowPrice, highPrice }: OfferMarkup): boolean {
  return lowPrice !== undefined && highPrice !== undefined && Number(lowPrice.text) !== Number(highPrice.text);
}

function setsVariant(element: PageElement): boolean {
  if (element.tagName === 'form' || element.tagName === 'button') return false;
  if (element.tagName === 'input' && attribute(element, 'type')?.toLowerCase() !== 'radio') return false;
  const names = element.attrs.filter(
    ({ name }) => ['name', 'id', 'class', 'data-attribute_name', 'aria-label'].includes(name)
  );
  const words = names.map(({ value }) => value).join(' ');
  const isNamed = VARIANT_NAME.test(attribute(element, 'name') ?? '');
  if (!isNamed && (!VARIANT_WORD.test(words) || OTHER_CONTROL.test(words))) return false;
  return element.tagName !== 'select' || element.childNodes.filter((node) => node.kind === 'element').length > 1;
}
