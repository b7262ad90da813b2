import type { Gap } from '../../../contract/emitter.ts';
import { facet } from '../../page/facet.ts';
import { createPage } from '../../page/page.ts';
import { availabilityIn, isBuyable } from '../../product/availability.ts';
import { isOrganisation } from '../../product/facts.ts';
import { isOfType, itemsOf, leafOf, leavesOf } from '../../product/item.ts';
import type { Item } from '../../product/item.ts';
import { readJsonLd } from '../../product/jsonld.ts';
import { AUDIENCE, certificationRules, destinationsOf, SIZE } from './merchant/attributes.ts';
import { groupIdRule, gtinRule, skuRule, variesByRule } from './merchant/codes.ts';
import { currencyRule, isAvailability, offersRule, priceRule, specificationRule } from './merchant/offer.ts';
import { OFFER_RETURNS, ORGANISATION_RETURNS } from './merchant/returns.ts';
import { RATING, REVIEW, REVIEW_TYPES } from './merchant/reviews.ts';
import {
  faultIf, isAbsolute, isTyped, judged, must, NOTHING, oneOf, plain, single, textOrItem, valuesIn, withFaults,
} from './merchant/rules.ts';
import type { Fault, Found, Listing, MemberRule, Rule } from './merchant/rules.ts';
import { shippingRules } from './merchant/shipping.ts';

const MAX_CERTIFICATES = 10;

/** The table of Google's rules for merchant listings, required fields first. */
const RULES: Readonly<Record<string, Rule>> = {
  name: plain(),
  image: imageRule,
  offers: offersRule,
  'offers.price': priceRule,
  'offers.priceCurrency': currencyRule,
  aggregateRating: textOrItem(RATING, ['AggregateRating']),
  audience: textOrItem(AUDIENCE, ['PeopleAudience']),
  'brand.name': brandRule,
  color: plain(),
  description: plain(),
  gtin: gtinRule,
  isVariantOf: textOrItem([must('name')], ['ProductGroup']),
  inProductGroupWithID: groupIdRule,
  material: textOrItem(),
  mpn: plain(),
  pattern: textOrItem(),
  review: textOrItem(REVIEW, REVIEW_TYPES),
  size: sizeRule,
  sku: skuRule,
  'offers.availability': single(isAvailability),
  'offers.hasMerchantReturnPolicy': returnsRule,
  'offers.itemCondition': single(oneOf('NewCondition', 'RefurbishedCondition', 'UsedCondition')),
  'offers.shippingDetails': shippingRule,
  'offers.url': single(isAbsolute),
};

/** Fields that are not missing if absent, but must be valid if present. */
const OPTIONAL_RULES: Readonly<Record<string, Rule>> = {
  'offers.priceValidUntil': (offer, property, { now }) =>
    judged(leafOf(offer, property), property, (day) => isInFuture(day, now)),
  'offers.priceSpecification': specificationRule,
  variesBy: variesByRule,
  hasCertification(product, property, { offer }) {
    const found = textOrItem(certificationRules(destinationsOf(offer)), ['Certification'])(product, property);
    return withFaults(found, faultIf(itemsOf(product, property).length > MAX_CERTIFICATES, property, 'several'));
  },
  hasAdultConsideration: plain(oneOf('SexualContentConsideration')),
};

/** Faults that leave a value valid. */
const HARMLESS_FAULTS: readonly Fault[] = ['ignored', 'unresolved', 'plain-text'];

/** Judges a Product's markup by Google's rules: the required fields first, then the recommended ones. */
export function findGaps(product: Item, context: Pick<Listing, 'now' | 'others'>): Gap[] {
  // A ProductGroup states only what its variants have in common, so they are read as well, those available first.
  const variants = (isOfType(product, 'ProductGroup') ? itemsOf(product, 'hasVariant') : [])
    .toSorted((one, other) => Number(isAvailable(other)) - Number(isAvailable(one)));
  const listings = [product, ...variants].map((item, at): Listing => ({
    ...context, product: item, offer: offerOf(item), variants: at === 0 ? variants : [],
  }));
  const gapsBy = (rules: typeof RULES): Gap[] =>
    Object.entries(rules).map(([field, rule]) => gapOf(field, rule, listings));
  return [...gapsBy(RULES), ...gapsBy(OPTIONAL_RULES).filter(({ state }) => state !== 'missing')];
}

// The first value counts, whether it is the product's or a variant's.
function gapOf(field: string, rule: Rule, listings: readonly Listing[]): Gap {
  const [, ofOffer] = /^offers\.(.*)/.exec(field) ?? [];
  const judge = (listing: Listing): Found =>
    (ofOffer === undefined ? rule(listing.product, field, listing) : rule(listing.offer, ofOffer, listing));
  const { value, faults } = listings.values().map(judge).find((found) => found.value !== undefined)
    ?? judge(listings[0]!);
  const isValid = faults.every(({ fault }) => HARMLESS_FAULTS.includes(fault));
  return {
    field, state: value === undefined ? 'missing' : isValid ? 'present' : 'incomplete',
    ...value !== undefined && { existingValue: value }, ...faults.length > 0 && { faults: [...faults] },
  };
}

/** Judges the page's own Product with the generated code merged into it; the code's values win. */
export function findGapsWithCode(
  own: Item | undefined, code: string | null, context: Pick<Listing, 'now' | 'others'>,
): Gap[] | undefined {
  const [generated] = code === null ? [] : readJsonLd(createPage(scriptOf(code), NO_ADDRESS));
  if (!generated) return own && findGaps(own, context);
  return findGaps(own ? merged(own, generated) : generated, context);
}

// Merges two items. Where both state a property, the second wins.
function merged(item: Item, added: Item): Item {
  const properties = new Map(item.properties);
  for (const [name, values] of added.properties) {
    const [own] = itemsOf(item, name);
    properties.set(name, values.map((value) => (own && value.kind === 'item' ? merged(own, value) : value)));
  }
  return { ...item, properties };
}

const NO_ADDRESS = new URL('about:blank');
const scriptOf = (code: string): string => `<script type="application/ld+json">${code}</script>`;

function offerOf(product: Item): Item {
  const offers = itemsOf(product, 'offers');
  const noOffer: Item = { ...product, types: [], id: undefined, properties: new Map() };
  return offers.find((offer) => leafOf(offer, 'price')) ?? offers[0] ?? noOffer;
}

function isAvailable(variant: Item): boolean {
  const stated = leafOf(offerOf(variant), 'availability');
  const availability = stated ? availabilityIn(stated) : null;
  return availability !== null && isBuyable(availability);
}

function imageRule(product: Item, property: string): Found {
  const [value] = valuesIn(product, property);
  const leaf = value?.kind === 'item' ? leafOf(value, 'contentUrl', 'url') : value;
  return leaf ? judged(leaf, property, isAbsolute) : plain(isAbsolute)(product, property);
}

function sizeRule(product: Item, property: string): Found {
  const rule = itemsOf(product, property).length > 0 ? textOrItem(SIZE, ['SizeSpecification']) : single();
  return rule(product, property);
}

function brandRule(product: Item): Found {
  const [brand, ...others] = valuesIn(product, 'brand');
  if (!brand) return NOTHING;
  const names = brand.kind === 'item' ? leavesOf(brand, 'name') : [];
  const found = brand.kind === 'item' ? judged(names[0], 'brand.name') : judged(brand, 'brand', () => 'plain-text');
  return withFaults(found, [
    ...faultIf(others.length > 0, 'brand', 'several'), ...faultIf(names.length > 1, 'brand.name', 'several'),
  ]);
}

function returnsRule(offer: Item, property: string, { others }: Listing): Found {
  const own = textOrItem(OFFER_RETURNS, ['MerchantReturnPolicy'])(offer, property);
  return own.value === undefined ? returnsOfOrganisation(others) : own;
}

// Many variants may refer to one offer.
const shippingOf = facet((offer: Item): readonly MemberRule[] =>
  shippingRules(leafOf(offer, 'priceCurrency')?.text.trim()));

function shippingRule(offer: Item, property: string, { others }: Listing): Found {
  const own = textOrItem(shippingOf(offer), ['OfferShippingDetails'], isTyped)(offer, property);
  return own.value === undefined ? shippingOfOrganisation(others) : own;
}

/** What the first organisation that has the property states for all its offers. */
const ofOrganisation = (property: string, members: readonly MemberRule[]): ((others: readonly Item[]) => Found) =>
  facet((others) => others.values().filter(isOrganisation)
    .map((organisation) => textOrItem(members)(organisation, property))
    .find(({ value }) => value !== undefined) ?? NOTHING);

const returnsOfOrganisation = ofOrganisation('hasMerchantReturnPolicy', ORGANISATION_RETURNS);
const shippingOfOrganisation = ofOrganisation('hasShippingService', []);

function isInFuture(day: string, now: number): boolean | Fault {
  const [date, time] = /^(\d{4}-\d{2}-\d{2})(?:$|(T.*))/.exec(day)?.slice(1) ?? [];
  const until = Date.parse(date === undefined || !isDay(date) ? '' : date + (time ?? 'T23:59:59Z'));
  return Number.isNaN(until) ? false : until >= now || 'past';
}

// `Date` parses the 30th of February as a day in March.
const isDay = (day: string): boolean => new Date(day).toJSON()?.startsWith(day) ?? false;
