import type { Gap } from '../../../contract/emitter.ts';
import type { GapState } from '../../../contract/vocabulary.ts';
import { facet } from '../../page/facet.ts';
import { createPage } from '../../page/page.ts';
import { isBuyable, readAvailability } from '../../product/availability.ts';
import { isOrganisation } from '../../product/facts.ts';
import { isOfType, itemsOf, leafOf, leavesOf, valuesOf } from '../../product/item.ts';
import type { Item, Value } from '../../product/item.ts';
import { readJsonLd } from '../../product/jsonld.ts';
import { audienceFaults, sizeFaults } from './merchant/attributes.ts';
import { groupIdRule, gtinRule, skuRule, variesByRule } from './merchant/codes.ts';
import { faultIf, isAbsolute, isTyped, judged, must, NOTHING, plain, single, thing, wellFormed, withFaults } from './merchant/found.ts';
import type { Fault, Found } from './merchant/found.ts';
import {
  currencyRule, isAvailability, isCondition, offersRule, priceRule, specificationRule,
} from './merchant/offer.ts';
import { organisationReturnFaults, returnFaults } from './merchant/returns.ts';
import { ratingFaults, reviewFaults, REVIEWS } from './merchant/reviews.ts';
import { shippingFaults } from './merchant/shipping.ts';
import { certificateFaults, destinationsOf, isAdultConsideration } from './merchant/situational.ts';

/** The context for judging a product's markup. */
interface ListingContext {
  now: number;
  /** The page's other items: an organisation may state defaults for all its offers. */
  others: readonly Item[];
}

/** A product or variant with what each rule reads. */
interface Listing extends ListingContext {
  product: Item;
  offer: Item | undefined;
  variants: readonly Item[];
}

type Rule = (listing: Listing) => Found;

const MOST_CERTIFICATES = 10;

const words = (property: string): Rule => ({ product }) => plain(product, property);
const something = (property: string): Rule => ({ product }) => thing(product, property);

/** The merchant-listing table of Google's product rules, required fields first. */
const RULES: readonly (readonly [field: string, rule: Rule])[] = [
  ['name', words('name')],
  ['image', ({ product }) => imageRule(product)],
  ['offers', ({ product, offer }) => offersRule(offer, leafOf(product, 'offers'))],
  ['offers.price', ({ offer }) => priceRule(offer)],
  ['offers.priceCurrency', ({ offer }) => currencyRule(offer)],
  ['aggregateRating', ({ product }) => thing(product, 'aggregateRating', { type: 'AggregateRating', faultsOf: ratingFaults })],
  ['audience', ({ product }) => thing(product, 'audience', { type: 'PeopleAudience', faultsOf: audienceFaults })],
  ['brand.name', ({ product }) => brandRule(product)],
  ['color', words('color')],
  ['description', words('description')],
  ['gtin', ({ product, offer }) => gtinRule(product, offer)],
  ['isVariantOf', ({ product }) => thing(product, 'isVariantOf', { type: 'ProductGroup', faultsOf: (group) => must(group, 'name') })],
  ['inProductGroupWithID', ({ product, variants }) => groupIdRule(product, variants)],
  ['material', something('material')],
  ['mpn', words('mpn')],
  ['pattern', something('pattern')],
  ['review', ({ product }) => thing(product, 'review', { type: REVIEWS, faultsOf: reviewFaults })],
  ['size', ({ product }) => (itemsOf(product, 'size').length > 0
    ? thing(product, 'size', { type: 'SizeSpecification', faultsOf: sizeFaults })
    : single(product, 'size'))],
  ['sku', ({ product, variants }) => skuRule(product, variants)],
  ['offers.availability', ({ offer }) => single(offer, 'availability', wellFormed(isAvailability))],
  ['offers.hasMerchantReturnPolicy', returnsRule],
  ['offers.itemCondition', ({ offer }) => single(offer, 'itemCondition', wellFormed(isCondition))],
  ['offers.shippingDetails', shippingRule],
  ['offers.url', ({ offer }) => single(offer, 'url', wellFormed(isAbsolute))],
];

/** Situational fields: not missing if absent, but must be valid if present. */
const SITUATIONAL: readonly (readonly [field: string, rule: Rule])[] = [
  ['offers.priceValidUntil', ({ offer, now }) => judged(
    offer && leafOf(offer, 'priceValidUntil'), 'priceValidUntil', (value) => validUntil(value, now),
  )],
  ['offers.priceSpecification', ({ offer }) => specificationRule(offer)],
  ['variesBy', ({ product }) => variesByRule(product)],
  ['hasCertification', ({ product, offer }) => withFaults(
    thing(product, 'hasCertification', {
      type: 'Certification', faultsOf: (certificate) => certificateFaults(certificate, destinationsOf(offer)),
    }),
    faultIf(itemsOf(product, 'hasCertification').length > MOST_CERTIFICATES, 'hasCertification', 'several'),
  )],
  ['hasAdultConsideration', ({ product }) => judged(
    leafOf(product, 'hasAdultConsideration'), 'hasAdultConsideration', wellFormed(isAdultConsideration),
  )],
];

/** Notes on a valid value. */
const NOTES: readonly Fault[] = ['ignored', 'unresolved', 'plain-text'];

/** Judges a Product's markup against Google's required and recommended fields, required first. */
export function findGaps(product: Item, context: ListingContext): Gap[] {
  // A ProductGroup states what its variants have in common; the variants state the rest, first one that can be had.
  const { yes = [], no = [] } = Object.groupBy(
    isOfType(product, 'ProductGroup') ? itemsOf(product, 'hasVariant') : [], (variant) => (canBeHad(variant) ? 'yes' : 'no'),
  );
  const variants = [...yes, ...no];
  const group: Listing = { ...context, product, offer: offerOf(product), variants };
  const each = variants.map((variant): Listing => ({ ...context, product: variant, offer: offerOf(variant), variants: [] }));
  const gapOf = ([field, rule]: (typeof RULES)[number]): Gap => {
    const own = rule(group);
    const left = own.value === undefined ? each.map((variant) => rule(variant)) : [];
    const { value, faults } = left.find((found) => found.value !== undefined) ?? own;
    const holds = faults.every(({ fault }) => NOTES.includes(fault));
    const state: GapState = value === undefined ? 'missing' : holds ? 'present' : 'incomplete';
    return {
      field, state, ...(value === undefined ? {} : { existingValue: value }), ...(faults.length > 0 ? { faults: [...faults] } : {}),
    };
  };
  return [...RULES.map(gapOf), ...SITUATIONAL.map(gapOf).filter(({ state }) => state !== 'missing')];
}

/** Judges the page's own Product merged with the generated code; the code's values win. */
export function findGapsWithCode(own: Item | undefined, code: string | null, context: ListingContext): Gap[] | undefined {
  const [generated] = code === null ? [] : readJsonLd(createPage(scriptOf(code), ANYWHERE));
  if (!generated) return own && findGaps(own, context);
  return findGaps(own ? merged(own, generated) : generated, context);
}

/** Merges two items: the second wins where both state a property. */
function merged(item: Item, added: Item): Item {
  const properties = new Map(item.properties);
  for (const [name, values] of added.properties) {
    const [own] = itemsOf(item, name);
    properties.set(name, values.map((value) => (own && value.kind === 'item' ? merged(own, value) : value)));
  }
  return { ...item, properties };
}

const ANYWHERE = new URL('about:blank');
const scriptOf = (code: string): string => `<script type="application/ld+json">${code}</script>`;

function offerOf(product: Item): Item | undefined {
  const offers = itemsOf(product, 'offers');
  return offers.find((each) => leafOf(each, 'price') !== undefined) ?? offers[0];
}

function canBeHad(variant: Item): boolean {
  const offer = offerOf(variant);
  const availability = readAvailability((offer && leafOf(offer, 'availability'))?.text ?? '');
  return availability !== null && isBuyable(availability);
}

const statedValues = (item: Item, property: string): Value[] =>
  valuesOf(item, property).filter((each) => each.kind === 'item' || each.text.trim() !== '');

function imageRule(product: Item): Found {
  const [value] = statedValues(product, 'image');
  const leaf = value?.kind === 'item' ? leafOf(value, 'contentUrl', 'url') : value;
  return value && !leaf ? plain(product, 'image', wellFormed(isAbsolute)) : judged(leaf, 'image', wellFormed(isAbsolute));
}

function brandRule(product: Item): Found {
  const values = statedValues(product, 'brand');
  const [first] = values;
  if (!first) return NOTHING;
  const found = first.kind === 'leaf' ? judged(first, 'brand', () => 'plain-text') : judged(leafOf(first, 'name'), 'brand.name');
  const names = first.kind === 'leaf' ? [] : leavesOf(first, 'name');
  return withFaults(found, [...faultIf(values.length > 1, 'brand', 'several'), ...faultIf(names.length > 1, 'brand.name', 'several')]);
}

function returnsRule({ offer, others }: Listing): Found {
  const own = thing(offer, 'hasMerchantReturnPolicy', { type: 'MerchantReturnPolicy', faultsOf: returnFaults });
  return own.value === undefined ? returnsOfOrganisation(others) : own;
}

function shippingRule({ offer, others }: Listing): Found {
  const currency = offer && leafOf(offer, 'priceCurrency')?.text.trim();
  const own = thing(offer, 'shippingDetails', {
    type: 'OfferShippingDetails', faultsOf: (details) => shippingFaults(details, currency), isThere: isTyped,
  });
  return own.value === undefined ? shippingOfOrganisation(others) : own;
}

/** What an organisation among the items states for all its offers. */
const ofOrganisation = (property: string, rules?: Parameters<typeof thing>[2]): ((others: readonly Item[]) => Found) =>
  facet((others) => others.values().filter(isOrganisation).map((each) => thing(each, property, rules))
    .find(({ value }) => value !== undefined) ?? NOTHING);

const returnsOfOrganisation = ofOrganisation('hasMerchantReturnPolicy', { faultsOf: organisationReturnFaults });
const shippingOfOrganisation = ofOrganisation('hasShippingService');

function validUntil(value: string, now: number): Fault | null {
  const [day, time] = /^(\d{4}-\d{2}-\d{2})(?:$|(T.*))/.exec(value)?.slice(1) ?? [];
  const until = Date.parse(day === undefined || !isDay(day) ? '' : day + (time ?? 'T23:59:59Z'));
  return Number.isNaN(until) ? 'malformed' : until >= now ? null : 'past';
}

/** The 30th of February is no day, though it can be parsed as one of March. */
const isDay = (day: string): boolean => new Date(day).toJSON()?.startsWith(day) ?? false;
