import { facet } from '../page/facet.ts';
import { attribute } from '../page/tree.ts';
import { isOfType, itemsOf, leafOf, leavesOf, shortName, sourceOf, valuesOf } from './item.ts';
import type { Item, Leaf, Leaves, MarkupSource } from './item.ts';

/** What an item or the page's meta tags state about an offer, unparsed. */
export interface OfferStatement extends Leaves<
  'price' | 'lowPrice' | 'highPrice' | 'currency' | 'availability' | 'sku' | 'gtin' | 'url'
> {
  item?: Item;
  /** Tax is not included in the price. */
  beforeTax?: boolean;
  /** The price may be one per unit of measure. */
  perUnit?: boolean;
  /** Prices that only members of the store pay. */
  memberPrices?: readonly Leaf[];
}

/** An offer in markup. */
export interface OfferMarkup extends OfferStatement {
  item: Item;
}

/** Whether an offer sums up several offers as a range of prices. */
export const isAggregate = ({ item }: OfferStatement): boolean => item !== undefined
  && (isOfType(item, 'AggregateOffer')
    || (leafOf(item, 'price') === undefined && leafOf(item, 'lowPrice') !== undefined));

/** A product's role in the surrounding markup. */
type ProductRole = 'plain' | 'main-entity' | 'listed' | 'related' | 'variant';

/** What an item or the page's meta tags state about a product, unparsed. */
export interface ProductStatement extends Leaves<
  'name' | 'description' | 'brand' | 'sku' | 'productId' | 'mpn' | 'model' | 'url'
> {
  source: MarkupSource;
  images: readonly Leaf[];
  gtins: readonly Leaf[];
  offers: readonly OfferStatement[];
  variants: readonly ProductStatement[];
  item?: Item;
}

/** A product in markup. */
export interface ProductMarkup extends ProductStatement {
  item: Item;
  role: ProductRole;
  offers: readonly OfferMarkup[];
  variants: readonly ProductMarkup[];
}

const PRODUCT_TYPES = [
  'Product', 'ProductGroup', 'ProductModel', 'IndividualProduct', 'SomeProducts', 'Vehicle', 'Car', 'Motorcycle',
];
/** What lists products. */
export const LIST_TYPES = ['ItemList', 'OfferCatalog', 'CollectionPage', 'SearchResultsPage'];
/** Works that count as products only at the top level and with a price. */
const SOLD_WORKS = ['Book', 'MusicAlbum', 'MusicRelease', 'VideoGame'];
const isSoldWork = (item: Item): boolean => isOfType(item, ...SOLD_WORKS)
  && itemsOf(item, 'offers').some((offer) => Number(leafOf(offer, 'price', 'lowPrice')?.text.trim() || 0) !== 0);

const ROLES: ReadonlyMap<string, ProductRole> = new Map(Object.entries({
  mainentity: 'main-entity', mainentityofpage: 'main-entity', itemlistelement: 'listed', isrelatedto: 'related',
  issimilarto: 'related', isaccessoryorsparepartfor: 'related', isconsumablefor: 'related', hasvariant: 'variant',
  isvariantof: 'related', includesobject: 'related', relatedproduct: 'related', relatedproducts: 'related',
  hasoffercatalog: 'listed', recommendation: 'related', mentions: 'related', itemreviewed: 'related',
  acceptedoffer: 'related', ordereditem: 'related',
} as const));
const MAX_PRODUCTS = 300;

/** True for an offer in element markup outside any product: `findProducts` returns it as a product without types. */
export const isLooseOffer = ({ item }: ProductMarkup): boolean => item.types.length === 0;

/** The products among the given items and below them, each with its role, and the loose offers. */
export function findProducts(roots: readonly Item[]): ProductMarkup[] {
  const found: ProductMarkup[] = [];
  const seen = new Set<Item>();
  const queue: { item: Item; role: ProductRole }[] = roots.map((item) => ({ item, role: roleOfRoot(item) }));
  for (let at = 0; at < queue.length && found.length < MAX_PRODUCTS; at += 1) {
    const { item, role } = queue[at]!;
    if (seen.has(item)) continue;
    seen.add(item);
    const isProduct = isOfType(item, ...PRODUCT_TYPES) || (at < roots.length && isSoldWork(item));
    if (isProduct) found.push(readProductMarkup(item, role));
    else if (at < roots.length && item.origin.kind !== 'jsonld' && isOfType(item, 'Offer', 'AggregateOffer')) {
      const properties = new Map([['offers', [item]], ['name', item.properties.get('name') ?? []]]);
      found.push(readProductMarkup({ ...item, types: [], properties }, role));
    }
    for (const [property, values] of item.properties) {
      const roleInProperty = isOfType(item, ...LIST_TYPES) ? 'listed' : ROLES.get(property) ?? role;
      const innerRole = role === 'listed' || role === 'related' ? role : roleInProperty;
      for (const value of values) if (value.kind === 'item') queue.push({ item: value, role: innerRole });
    }
  }
  return found;
}

function roleOfRoot({ origin }: Item): ProductRole {
  const names = origin.kind === 'jsonld' ? ''
    : attribute(origin.element, origin.source === 'rdfa' ? 'property' : 'itemprop') ?? '';
  return ROLES.get(names.trim().toLowerCase()) ?? 'plain';
}

/** Reads one product item. */
function readProductMarkup(item: Item, role: ProductRole): ProductMarkup {
  const code = (property: string) => labelOrSelf(leafOf(item, property));
  return {
    item, role, source: sourceOf(item.origin), name: leavesOf(item, 'name').map(labelOrSelf).find(isMeaningful),
    // Where no brand is named, the manufacturer is used.
    description: leafOf(item, 'description'), brand: nameIn(item, 'brand') ?? nameIn(item, 'manufacturer'),
    images: imagesOf(item), sku: code('sku'), productId: code('productID'), mpn: code('mpn'), model: code('model'),
    gtins: gtinsOf(item), url: leafOf(item, 'url'),
    offers: offersOf(item, role === 'variant' ? MAX_VARIANT_OFFERS : MAX_OFFERS),
    variants: role === 'variant' ? [] : itemsOf(item, 'hasVariant').map(readVariant),
  };
}

// Cached: many products may refer to the same variant.
const readVariant = facet((item: Item): ProductMarkup => withOwnCodes(readProductMarkup(item, 'variant')));

// A variant may state the codes and URL that its offers lack.
function withOwnCodes(variant: ProductMarkup): ProductMarkup {
  const { sku, gtins: [gtin], url } = variant;
  return {
    ...variant,
    offers: variant.offers.map((offer) => ({
      ...offer,
      sku: offer.sku ?? sku,
      gtin: offer.gtin ?? gtin,
      url: offer.url ?? url,
    })),
  };
}

/** A link's visible text instead of its address; any other value unchanged. */
function labelOrSelf<Given extends Leaf | undefined>(leaf: Given): Leaf | Given {
  return leaf?.label ?? leaf;
}

/** False for an empty value, and for `true` and `false`, which templates write where they lack a name or an address. */
export const isMeaningful = ({ text }: Leaf): boolean => !['', 'true', 'false'].includes(text.trim());

/** The name of the first value of a property that has one. */
export function nameIn(item: Item, property: string): Leaf | undefined {
  return valuesOf(item, property)
    .flatMap((value) => (value.kind === 'leaf' ? [value] : leavesOf(value, 'name').slice(0, 1)))
    .map(labelOrSelf).find(isMeaningful);
}

function imagesOf(item: Item): Leaf[] {
  return valuesOf(item, 'image').flatMap((value) => (
    value.kind === 'leaf' ? [value] : leafOf(value, 'contentUrl', 'url', 'image', 'thumbnailUrl') ?? []
  )).filter(isMeaningful);
}

const GTIN_PROPERTIES = ['gtin13', 'gtin', 'gtin12', 'gtin14', 'gtin8', 'isbn'];
/** Names that shops write and schema.org does not have. */
const OTHER_GTIN_PROPERTIES = ['ean', 'ean13', 'upc'];

/** The GTINs of a product or offer in properties of schema.org, valid or not. */
export function schemaGtinsOf(item: Item): Leaf[] {
  const named = GTIN_PROPERTIES.flatMap((property) => leavesOf(item, property));
  const identified = leavesOf(item, 'productID').filter((leaf) => /^(?:gtin|ean|upc|isbn):/i.test(leaf.text.trim()));
  return [...named, ...identified];
}

const gtinsOf = (item: Item): Leaf[] =>
  [...schemaGtinsOf(item), ...OTHER_GTIN_PROPERTIES.flatMap((property) => leavesOf(item, property))];

// References may lead to the same offer several times: each is read once per product.
function offersOf(product: Item, limit: number): OfferMarkup[] {
  const found = new Set<Item>();
  const add = (owner: Item, depth: number): void => {
    for (const offer of valuesOf(owner, 'offers')) {
      if (found.size >= limit) return;
      if (offer.kind !== 'item' || found.has(offer)) continue;
      found.add(offer);
      if (depth < MAX_OFFER_DEPTH) add(offer, depth + 1);
    }
  };
  add(product, 1);
  return [...found].map(readOfferMarkup);
}

const MAX_OFFER_DEPTH = 3;
const MAX_OFFERS = 2_000;
const MAX_VARIANT_OFFERS = 50;

const readOfferMarkup = facet((item: Item): OfferMarkup => {
  const specification = activeSpecification(item);
  const ownOrSpecified = (own: string, specified = own) =>
    leafOf(item, own) ?? (specification && leafOf(specification, specified));
  return {
    item, price: ownOrSpecified('price'), lowPrice: ownOrSpecified('lowPrice', 'minPrice'),
    highPrice: leafOf(item, 'highPrice'), currency: ownOrSpecified('priceCurrency'),
    availability: leafOf(item, 'availability'), sku: labelOrSelf(leafOf(item, 'sku')),
    gtin: gtinsOf(item)[0], url: leafOf(item, 'url'), beforeTax: isBeforeTax(specification ?? item),
    perUnit: specification !== undefined && hasReferenceQuantity(specification),
    memberPrices: itemsOf(item, 'priceSpecification')
      .filter(isForMembers)
      .flatMap((each) => leafOf(each, 'price') ?? []),
  };
});

const INACTIVE_PRICE = /ListPrice|StrikethroughPrice|SRP|RegularPrice|SuggestedRetail|InvoicePrice|MinimumAdvertised/i;

/**
 * The specification of an offer's current price: not a former, members' or quantity price. One with a reference
 * quantity, which may be a price per unit, comes last; of the others, one that includes tax comes first.
 */
export function activeSpecification(offer: Item): Item | undefined {
  return itemsOf(offer, 'priceSpecification').filter(isActive).toSorted((a, b) => drawbacks(a) - drawbacks(b))[0];
}

// Cached: many offers may refer to the same specification.
const isActive = facet((specification: Item): boolean => leafOf(specification, 'price', 'minPrice') !== undefined
  && !INACTIVE_PRICE.test(leafOf(specification, 'priceType')?.text ?? '')
  && !isForMembers(specification)
  && !(Number(leafOf(itemsOf(specification, 'eligibleQuantity')[0] ?? specification, 'minValue', 'value')?.text) > 1));

const drawbacks = (specification: Item): number =>
  (hasReferenceQuantity(specification) ? 2 : 0) + (isBeforeTax(specification) ? 1 : 0);

const hasReferenceQuantity = (specification: Item): boolean => valuesOf(specification, 'referenceQuantity').length > 0;

const isForMembers = (specification: Item): boolean => valuesOf(specification, 'validForMemberTier').length > 0;

const isBeforeTax = facet((item: Item): boolean =>
  /^false$/i.test(shortName(leafOf(item, 'valueAddedTaxIncluded')?.text ?? '')));
