import type { Gap } from '../../../contract/emitter.ts';
import type { GapState } from '../../../contract/vocabulary.ts';
import { readAvailability } from '../../product/availability.ts';
import { isCurrencyCode } from '../../product/currency.ts';
import { readGtin } from '../../product/gtin.ts';
import { isOfType, itemsOf, leafOf, leavesOf, valuesOf } from '../../product/item.ts';
import type { Item, Leaf } from '../../product/item.ts';
import { readDecimal } from '../../product/price.ts';

/** What is found of one field, and whether it holds by the search engine's rule. */
interface Found {
  /** Verbatim; undefined where nothing is there. */
  value: string | undefined;
  holds: boolean;
}

type Rule = (product: Item, offer: Item | undefined, now: number) => Found;

/** The merchant-listing table of Google's product rules, the required fields first. */
const RULES: readonly (readonly [field: string, rule: Rule])[] = [
  ['name', (product) => text(leafOf(product, 'name'))],
  ['image', (product) => judged(imageOf(product), isAbsolute)],
  ['offers', offersRule],
  ['offers.price', (_, offer) => priceRule(offer)],
  ['offers.priceCurrency', (_, offer) => judged(offerLeaf(offer, 'priceCurrency'), isCurrencyCode)],
  ['aggregateRating', (product) => thing(product, 'aggregateRating')],
  ['audience', (product) => thing(product, 'audience')],
  ['brand.name', brandRule],
  ['category', (product) => thing(product, 'category')],
  ['color', (product) => text(leafOf(product, 'color'))],
  ['description', (product) => text(leafOf(product, 'description'))],
  ['gtin', (product, offer) => judged(gtinOf(product) ?? gtinOf(offer), (value) => readGtin(value) !== null)],
  ['isVariantOf', (product) => thing(product, 'isVariantOf')],
  ['inProductGroupWithID', (product) => text(leafOf(product, 'inProductGroupWithID'))],
  ['material', (product) => thing(product, 'material')],
  ['mpn', (product) => text(leafOf(product, 'mpn'))],
  ['pattern', (product) => thing(product, 'pattern')],
  ['review', (product) => thing(product, 'review')],
  ['size', (product) => thing(product, 'size')],
  ['sku', (product) => judged(leafOf(product, 'sku'), (value) => !/\s/.test(value.trim()))],
  [
    'offers.availability',
    (_, offer) => judged(offerLeaf(offer, 'availability'), (value) => readAvailability(value) !== null),
  ],
  ['offers.hasMerchantReturnPolicy', (_, offer) => thing(offer, 'hasMerchantReturnPolicy')],
  ['offers.itemCondition', (_, offer) => text(offerLeaf(offer, 'itemCondition'))],
  [
    'offers.priceValidUntil',
    (_, offer, now) => judged(offerLeaf(offer, 'priceValidUntil'), (value) => isAhead(value, now)),
  ],
  ['offers.shippingDetails', (_, offer) => thing(offer, 'shippingDetails')],
  ['offers.url', (_, offer) => judged(offerLeaf(offer, 'url'), isAbsolute)],
];

const GTINS = ['gtin', 'gtin13', 'gtin12', 'gtin14', 'gtin8', 'isbn'];

function gtinOf(item: Item | undefined): Leaf | undefined {
  return item && leafOf(item, ...GTINS);
}

/** Holds a Product's JSON-LD against the search engine's required and recommended fields, the required first. */
export function findGaps(product: Item, now: number): Gap[] {
  const offer = offerOf(product);
  // A group says of its variants what they have in common, and leaves the rest to them.
  const variants = isOfType(product, 'ProductGroup') ? itemsOf(product, 'hasVariant') : [];
  return RULES.map(([field, rule]) => {
    const own = rule(product, offer, now);
    const left = own.value === undefined ? variants.map((variant) => rule(variant, offerOf(variant), now)) : [];
    const { value, holds } = left.find((found) => found.value !== undefined) ?? own;
    const state: GapState = value === undefined ? 'missing' : holds ? 'present' : 'incomplete';
    return value === undefined ? { field, state } : { field, state, existingValue: value };
  });
}

function offerOf(product: Item): Item | undefined {
  const offers = itemsOf(product, 'offers');
  return offers.find((each) => leafOf(each, 'price') !== undefined) ?? offers[0];
}

function text(leaf: Leaf | undefined): Found {
  return judged(leaf, () => true);
}

function judged(leaf: Leaf | undefined, holds: (value: string) => boolean): Found {
  return leaf === undefined ? { value: undefined, holds: false } : { value: leaf.text, holds: holds(leaf.text.trim()) };
}

/** A property that may be a word or a thing of its own. */
function thing(item: Item | undefined, property: string): Found {
  if (!item) return { value: undefined, holds: false };
  const [leaf] = leavesOf(item, property);
  if (leaf) return { value: leaf.text, holds: true };
  const [value] = itemsOf(item, property);
  if (!value || (value.properties.size === 0 && value.id === undefined)) return { value: undefined, holds: false };
  return { value: value.types[0] ?? value.id ?? property, holds: true };
}

function imageOf(product: Item): Leaf | undefined {
  const [value] = valuesOf(product, 'image').filter((each) => each.kind === 'item' || each.text.trim() !== '');
  return value?.kind === 'item' ? leafOf(value, 'contentUrl', 'url') : value;
}

function isAbsolute(value: string): boolean {
  return /^https?:\/\//i.test(value) && URL.canParse(value);
}

// One Offer with a price of its own; a range is no offer anybody can take.
function offersRule(product: Item, offer: Item | undefined): Found {
  if (!offer) return { value: leafOf(product, 'offers')?.text, holds: false };
  const aggregate = isOfType(offer, 'AggregateOffer');
  const range = leafOf(offer, 'lowPrice') !== undefined;
  return {
    value: offer.types[0] ?? 'Offer',
    holds: !aggregate && !range && (offer.types.length === 0 || isOfType(offer, 'Offer')),
  };
}

function priceRule(offer: Item | undefined): Found {
  const price = offerLeaf(offer, 'price') ?? offerLeaf(offer, 'lowPrice');
  const ranged = offer !== undefined && offerLeaf(offer, 'price') === undefined;
  return judged(price, (value) => {
    const amount = /^[\d.]+$/.test(value) ? readDecimal(value) : null;
    return !ranged && amount !== null && Number(amount) > 0;
  });
}

/** The offer's own value, else that of its price specification. */
function offerLeaf(offer: Item | undefined, property: string): Leaf | undefined {
  if (!offer) return undefined;
  const own = leafOf(offer, property);
  if (own || (property !== 'price' && property !== 'priceCurrency')) return own;
  return itemsOf(offer, 'priceSpecification').map((specification) => leafOf(specification, property)).find(Boolean);
}

function brandRule(product: Item): Found {
  const values = valuesOf(product, 'brand').filter((value) => value.kind === 'item' || value.text.trim() !== '');
  const [first] = values;
  if (!first) return { value: undefined, holds: false };
  if (first.kind === 'leaf') return { value: first.text, holds: values.length === 1 };
  const name = leafOf(first, 'name');
  return { value: name?.text ?? first.types[0] ?? 'brand', holds: name !== undefined && values.length === 1 };
}

function isAhead(value: string, now: number): boolean {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(value);
  const until = Date.parse(day ? `${value}T23:59:59Z` : value);
  return !Number.isNaN(until) && until >= now;
}
