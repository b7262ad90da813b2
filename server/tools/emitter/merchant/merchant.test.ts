import { describe, expect, it } from 'vitest';
import { readJsonLd } from '../../../product/jsonld.ts';
import { read, shopPage, TODAY } from '../emitter-rig.ts';
import { findGaps } from '../gaps.ts';

type Json = Record<string, unknown>;

const OFFER = { '@type': 'Offer', price: '499.00', priceCurrency: 'NOK', availability: 'InStock' };
const PRODUCT: Json = { '@context': 'https://schema.org', '@type': 'Product', name: 'Kvern', image: 'https://x.no/a.jpg', offers: OFFER };
const productWith = (changes: Json): Json => ({ ...PRODUCT, ...changes });
const offer = (changes: Json): Json => productWith({ offers: { ...OFFER, ...changes } });
/** A product whose offer has price specifications, but no price of its own. */
const priced = (...specifications: Json[]): Json =>
  productWith({ offers: { '@type': 'Offer', availability: 'InStock', priceSpecification: specifications } });
const OLD = { price: 699, priceCurrency: 'NOK', priceType: 'https://schema.org/StrikethroughPrice' };
const NOW = { price: 499, priceCurrency: 'NOK' };
const MEMBER = { price: 449, priceCurrency: 'NOK', validForMemberTier: { '@id': '#gull' } };

const span = (minValue: number, maxValue: number, unitCode = 'DAY') => ({ '@type': 'QuantitativeValue', minValue, maxValue, unitCode });
const SHIPPING: Json = {
  '@type': 'OfferShippingDetails',
  shippingRate: { '@type': 'MonetaryAmount', value: 0, currency: 'NOK' },
  shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'NO' },
  deliveryTime: { '@type': 'ShippingDeliveryTime', handlingTime: span(0, 1), transitTime: span(1, 3) },
};
const ships = (changes: Json): Json => offer({ shippingDetails: { ...SHIPPING, ...changes } });
const to = (changes: Json): Json => ships({ shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'NO', ...changes } });
const within = (transitTime: Json): Json => ships({ deliveryTime: { '@type': 'ShippingDeliveryTime', transitTime } });

const RETURNS: Json = {
  '@type': 'MerchantReturnPolicy', applicableCountry: 'NO', returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: 30,
};
const returned = (changes: Json): Json => offer({ hasMerchantReturnPolicy: { ...RETURNS, ...changes } });
const amount = (value: number) => ({ '@type': 'MonetaryAmount', value, currency: 'NOK' });
const bySeller = { '@type': 'Certification', issuedBy: { '@type': 'Organization', name: 'EC' }, name: 'EPREL' };
const sentTo = (addressCountry: string): Json => ({ ...OFFER, shippingDetails: { ...SHIPPING, shippingDestination: { '@type': 'DefinedRegion', addressCountry } } });
const variant = (changes: Json): Json => ({ '@type': 'Product', name: 'Kvern', ...changes });
const group = (changes: Json): Json => productWith({ '@type': 'ProductGroup', ...changes });

const gapsOf = (product: Json, ...others: Json[]) => {
  const [first, ...rest] = readJsonLd(read(shopPage({ markup: [product, ...others] })));
  return findGaps(first!, { now: TODAY, others: rest });
};

/** A field's state and faults in one line; `none` if the field is not listed. */
function judged(product: Json, field: string, ...others: Json[]): string {
  const gap = gapsOf(product, ...others).find((each) => each.field === field);
  return gap ? [gap.state, ...(gap.faults ?? []).map(({ member, fault }) => `${member}:${fault}`)].join(' ') : 'none';
}

describe('merchant listings', () => {
  it.each<[id: string, product: Json, field: string, judged: string]>([
    ['M2', productWith({ image: undefined }), 'image', 'missing'],
    ['M3', productWith({ image: '' }), 'image', 'missing'],
    ['M3, an empty list', productWith({ image: [] }), 'image', 'missing'],
    ['M4', productWith({ image: '/a.jpg' }), 'image', 'incomplete image:malformed'],
    ['M5', productWith({ offers: { '@type': 'AggregateOffer', lowPrice: 99, highPrice: 199, priceCurrency: 'NOK' } }), 'offers', 'incomplete offers:range'],
    ['M6', productWith({ offers: { '@type': 'AggregateOffer', highPrice: 199, priceCurrency: 'NOK' } }), 'offers.price', 'missing'],
    ['M7', offer({ price: 0 }), 'offers.price', 'incomplete price:malformed'],
    ['M8', offer({ price: '499,00' }), 'offers.price', 'incomplete price:malformed'],
    ['M9', offer({ price: 'NOK 499' }), 'offers.price', 'incomplete price:malformed'],
    ['M10', priced({ '@type': 'UnitPriceSpecification', ...NOW }), 'offers.price', 'present'],
    ['M10, its currency', priced({ '@type': 'UnitPriceSpecification', ...NOW }), 'offers.priceCurrency', 'present'],
    ['M13', priced(OLD), 'offers.price', 'missing price:not-the-price'],
    ['M15', priced(MEMBER), 'offers.price', 'missing price:not-the-price'],
    ['M17', offer({ priceSpecification: { ...NOW, price: 399 } }), 'offers.price', 'present priceSpecification.price:ignored'],
    ['M18', productWith({ offers: { '@type': 'Offer', priceCurrency: 'NOK', priceSpecification: { price: 499 } } }), 'offers.priceCurrency',
      'incomplete priceSpecification.priceCurrency:missing'],
    ['M19', offer({ priceCurrency: 'kr' }), 'offers.priceCurrency', 'incomplete priceCurrency:malformed'],
    ['M20', offer({ availability: 'https://schema.org/MadeToOrder' }), 'offers.availability', 'incomplete availability:malformed'],
    ['M21', offer({ availability: ['InStock', 'OnlineOnly'] }), 'offers.availability', 'incomplete availability:several'],
    ['M22', offer({ availability: 'in stock' }), 'offers.availability', 'incomplete availability:malformed'],
    ['M23', offer({ shippingDetails: { '@type': 'OfferShippingDetails' } }), 'offers.shippingDetails',
      'incomplete shippingRate:missing shippingDestination:missing deliveryTime:missing'],
    ['M23, without a type', offer({ shippingDetails: {} }), 'offers.shippingDetails', 'missing'],
    ['M23, an empty list', offer({ shippingDetails: [] }), 'offers.shippingDetails', 'missing'],
    ['M23, another field', productWith({ aggregateRating: { '@type': 'AggregateRating' } }), 'aggregateRating', 'missing'],
    ['M24', ships({}), 'offers.shippingDetails', 'present'],
    ['M25', ships({ shippingRate: { value: 0, currency: 'SEK' } }), 'offers.shippingDetails', 'incomplete shippingRate.currency:contradicts'],
    ['M26', to({ addressCountry: 'Norge' }), 'offers.shippingDetails', 'incomplete shippingDestination.addressCountry:malformed'],
    ['M27', to({ addressRegion: 'Trøndelag', postalCode: '7010' }), 'offers.shippingDetails', 'incomplete shippingDestination.postalCode:not-allowed shippingDestination.addressRegion:ignored'],
    ['M28', within(span(3, 1)), 'offers.shippingDetails', 'incomplete deliveryTime.transitTime:malformed'],
    ['M29', within(span(1, 3, 'HUR')), 'offers.shippingDetails', 'incomplete deliveryTime.transitTime.unitCode:malformed'],
    ['M30', offer({ shippingDetails: { '@type': 'OfferShippingDetails', hasShippingService: { '@id': 'https://x/#s' } } }), 'offers.shippingDetails', 'present'],
    ['M31', returned({}), 'offers.hasMerchantReturnPolicy', 'present'],
    ['M32', returned({ merchantReturnDays: undefined }), 'offers.hasMerchantReturnPolicy', 'incomplete merchantReturnDays:missing'],
    ['M33', returned({ returnPolicyCategory: 'MerchantReturnNotPermitted', merchantReturnDays: undefined }), 'offers.hasMerchantReturnPolicy', 'present'],
    ['M34', returned({ applicableCountry: undefined }), 'offers.hasMerchantReturnPolicy', 'incomplete applicableCountry:missing'],
    ['M35', returned({ returnFees: 'https://schema.org/ReturnShippingFees' }), 'offers.hasMerchantReturnPolicy', 'incomplete returnShippingFeesAmount:missing'],
    ['M36', returned({ returnFees: 'FreeReturn', returnShippingFeesAmount: amount(49) }), 'offers.hasMerchantReturnPolicy',
      'incomplete returnShippingFeesAmount:not-allowed'],
    ['M37', returned({ returnFees: 'ReturnShippingFees', returnShippingFeesAmount: amount(0) }), 'offers.hasMerchantReturnPolicy',
      'incomplete returnShippingFeesAmount:malformed'],
    ['M38', offer({ hasMerchantReturnPolicy: { '@type': 'MerchantReturnPolicy', merchantReturnLink: 'https://x.no/retur' } }),
      'offers.hasMerchantReturnPolicy', 'incomplete applicableCountry:missing returnPolicyCategory:missing'],
    ['M40', offer({ hasMerchantReturnPolicy: { '@id': 'https://x/#r' } }), 'offers.hasMerchantReturnPolicy', 'present hasMerchantReturnPolicy:unresolved'],
    ['M41', returned({ restockingFee: 20 }), 'offers.hasMerchantReturnPolicy', 'present restockingFee:ignored'],
    ['M42', PRODUCT, 'offers.priceValidUntil', 'none'],
    ['M43', offer({ priceValidUntil: '2026-11-13' }), 'offers.priceValidUntil', 'incomplete priceValidUntil:past'],
    ['M44', PRODUCT, 'category', 'none'],
    ['M45', productWith({ gtin13: '7038010000011' }), 'gtin', 'incomplete gtin:malformed'],
    ['M46', productWith({ gtin13: '2000000000015' }), 'gtin', 'incomplete gtin:restricted'],
    ['M46, fourteen digits', productWith({ gtin: '17038010000017' }), 'gtin', 'present'],
    ['M46, a coupon', productWith({ gtin13: '9812345678902' }), 'gtin', 'incomplete gtin:restricted'],
    ['M47', productWith({ gtin: '0000000000000' }), 'gtin', 'incomplete gtin:malformed'],
    ['M48', productWith({ gtin: 'https://id.gs1.org/01/07038010000010' }), 'gtin', 'incomplete gtin:malformed'],
    ['M49', productWith({ sku: 'AB 12' }), 'sku', 'incomplete sku:malformed'],
    ['M50', productWith({ brand: { '@type': 'Brand' } }), 'brand.name', 'missing'],
    ['M51', productWith({ brand: 'Acme' }), 'brand.name', 'present brand:plain-text'],
    ['M52', group({ hasVariant: [variant({ sku: '1' }), variant({ sku: '2' })] }), 'inProductGroupWithID', 'missing'],
    ['M53', group({ productGroupID: 'A', hasVariant: [variant({ sku: '1', inProductGroupWithID: 'B' })] }), 'inProductGroupWithID',
      'incomplete hasVariant.inProductGroupWithID:contradicts'],
    ['M54', group({ productGroupID: 'A', hasVariant: [variant({ sku: '1' }), variant({ sku: '1' })] }), 'sku', 'incomplete hasVariant.sku:not-unique'],
    ['M55', group({ productGroupID: 'A', variesBy: ['color'] }), 'variesBy', 'incomplete variesBy:malformed'],
    ['M55, as a full URL', group({ productGroupID: 'A', variesBy: ['https://schema.org/color'] }), 'variesBy', 'present'],
    ['M56', productWith({ hasCertification: bySeller, offers: sentTo('SE') }), 'hasCertification', 'incomplete certificationIdentification:missing'],
    ['M57', productWith({
      hasCertification: { ...bySeller, certificationRating: { '@type': 'Rating', ratingValue: 'A', bestRating: 'A', worstRating: 'G' } },
      offers: sentTo('NO'),
    }), 'hasCertification', 'present'],
    ['M58', productWith({ hasAdultConsideration: 'https://schema.org/AlcoholConsideration' }), 'hasAdultConsideration',
      'incomplete hasAdultConsideration:malformed'],
    ['M59', offer({ priceSpecification: { price: 12.9, referenceQuantity: { value: 1, unitCode: 'KGM' } } }), 'offers.priceCurrency',
      'incomplete priceSpecification.priceCurrency:missing'],
    ['M60', offer({ priceSpecification: { price: 12.9, priceCurrency: 'NOK', referenceQuantity: { value: 1, unitCode: 'KGM' } } }),
      'offers.priceSpecification', 'incomplete priceSpecification.price:contradicts'],
    ['M60, without another price', priced({ ...NOW, referenceQuantity: { value: 1, unitCode: 'KGM' } }), 'offers.priceSpecification', 'present'],
    ['M62', productWith({ isbn: '9788203365133' }), 'gtin', 'incomplete isbn:not-allowed'],
    ['M62, a book', productWith({ '@type': ['Product', 'Book'], isbn: '9788203365133' }), 'gtin', 'present'],
  ])('%s: $2 is $3', (_, product, field, expected) => {
    expect(judged(product, field)).toBe(expected);
  });

  const rated = (changes: Json): Json => productWith({ aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.4, ratingCount: 20, ...changes } });
  const reviewed = (changes: Json): Json => productWith({ review: {
    '@type': 'Review', author: { '@type': 'Person', name: 'Kari' }, reviewRating: { '@type': 'Rating', ratingValue: 5 }, ...changes,
  } });
  it.each<[string, Json, string, string]>([
    ['a rating', rated({}), 'aggregateRating', 'present'], ['a rating of a stated scale', rated({ ratingValue: 8.7, bestRating: 10 }), 'aggregateRating', 'present'],
    ['a fraction', rated({ ratingValue: '6 / 10' }), 'aggregateRating', 'present'], ['a percentage', rated({ ratingValue: '88%' }), 'aggregateRating', 'present'],
    ['a rating without a count', rated({ ratingCount: undefined }), 'aggregateRating', 'incomplete reviewCount:missing'],
    ['a rating above its scale', rated({ ratingValue: 8.7 }), 'aggregateRating', 'incomplete ratingValue:malformed'],
    ['a rating below its scale', rated({ ratingValue: 0.5 }), 'aggregateRating', 'incomplete ratingValue:malformed'],
    ['a rating of a scale from zero', rated({ ratingValue: 0, worstRating: 0 }), 'aggregateRating', 'present'],
    ['a rating of a scale below zero', rated({ ratingValue: -1, worstRating: -5 }), 'aggregateRating', 'present'],
    ['a fraction above its whole', rated({ ratingValue: '16/10' }), 'aggregateRating', 'incomplete ratingValue:malformed'],
    ['a rating with a comma', rated({ ratingValue: '4,4' }), 'aggregateRating', 'incomplete ratingValue:malformed'],
    ['a count in words', rated({ ratingCount: '20 stemmer' }), 'aggregateRating', 'incomplete ratingCount:malformed'],
    ['a count of none', rated({ ratingCount: 0 }), 'aggregateRating', 'incomplete ratingCount:malformed'],
    ['a bare rating', productWith({ aggregateRating: 4.4 }), 'aggregateRating', 'incomplete aggregateRating:malformed'],
    ['a review', reviewed({}), 'review', 'present'], ['a review by a name', reviewed({ author: 'Kari' }), 'review', 'present'],
    ['a review by nobody', reviewed({ author: undefined }), 'review', 'incomplete author:missing'],
    ['a review by a nameless person', reviewed({ author: { '@type': 'Person' } }), 'review', 'incomplete author.name:missing'],
    ['a review by a long name', reviewed({ author: { '@type': 'Person', name: 'K'.repeat(100) } }), 'review', 'incomplete author.name:malformed'],
    ['a review without a rating', reviewed({ reviewRating: undefined }), 'review', 'incomplete reviewRating:missing'],
    ['a review by a customer', reviewed({ '@type': 'UserReview' }), 'review', 'present'],
    ['a review by somebody described elsewhere', reviewed({ author: { '@id': '#kari' } }), 'review', 'present author:unresolved'],
    ['a review as text', productWith({ review: 'Fin kvern' }), 'review', 'incomplete review:malformed'],
    ['people', productWith({ audience: { '@type': 'PeopleAudience', suggestedGender: 'Unisex', suggestedMinAge: 12 } }), 'audience', 'present'],
    ['a gender that Google does not know', productWith({ audience: { '@type': 'PeopleAudience', suggestedGender: 'https://schema.org/Unisex' } }), 'audience',
      'incomplete suggestedGender:malformed'],
    ['an age in words', productWith({ audience: { '@type': 'PeopleAudience', suggestedMaxAge: 'voksen' } }), 'audience', 'incomplete suggestedMaxAge:malformed'],
    ['another audience', productWith({ audience: { '@type': 'BusinessAudience', name: 'Kafeer' } }), 'audience', 'incomplete audience:malformed'],
    ['a size', productWith({ size: { '@type': 'SizeSpecification', name: 'M', sizeGroup: ['petite', 'https://schema.org/WearableSizeGroupTall'], sizeSystem: 'https://schema.org/WearableSizeSystemEurope' } }),
      'size', 'present'],
    ['three size groups', productWith({ size: { '@type': 'SizeSpecification', name: 'M', sizeGroup: ['petite', 'tall', 'big'] } }), 'size', 'incomplete sizeGroup:several'],
    ['a size of a system that Google does not know', productWith({ size: { '@type': 'SizeSpecification', name: 'M', sizeSystem: 'https://schema.org/WearableSizeSystemGS1' } }), 'size',
      'incomplete sizeSystem:malformed'],
    ['a size as a measure', productWith({ size: { '@type': 'QuantitativeValue', value: 38 } }), 'size', 'incomplete size:malformed'],
    ['a colour as an item', productWith({ color: { '@type': 'Thing', name: 'rød' } }), 'color', 'incomplete color:malformed'],
    ['an image without an address', productWith({ image: { '@type': 'ImageObject', caption: 'Kvern' } }), 'image', 'incomplete image:malformed'],
    ['a price as an item', offer({ price: { '@type': 'MonetaryAmount', value: 499 } }), 'offers.price', 'incomplete price:malformed'],
    ['a brand with two names', productWith({ brand: { '@type': 'Brand', name: ['Wilfa', 'Wilfa AS'] } }), 'brand.name', 'incomplete brand.name:several'],
    ['a group without a name', productWith({ isVariantOf: { '@type': 'ProductGroup', productGroupID: 'A' } }), 'isVariantOf', 'incomplete name:missing'],
    ['a model for a group', productWith({ isVariantOf: { '@type': 'ProductModel', name: 'Kvern' } }), 'isVariantOf', 'incomplete isVariantOf:malformed'],
    ['the id of another group', productWith({ isVariantOf: { '@type': 'ProductGroup', name: 'Kvern', productGroupID: 'A' }, inProductGroupWithID: 'B' }), 'inProductGroupWithID',
      'incomplete inProductGroupWithID:contradicts'],
    ['ids of two groups', productWith({ inProductGroupWithID: ['A', 'B'] }), 'inProductGroupWithID', 'incomplete inProductGroupWithID:several'],
    ['variants by what Google does not know', group({ productGroupID: 'A', variesBy: ['https://schema.org/weight'] }), 'variesBy', 'incomplete variesBy:malformed'],
    ['eleven certificates', productWith({ hasCertification: Array.from({ length: 11 }, (_, at) => ({ ...bySeller, certificationIdentification: `${at}` })) }), 'hasCertification',
      'incomplete hasCertification:several'],
    ['returns as text', offer({ hasMerchantReturnPolicy: '30 dager' }), 'offers.hasMerchantReturnPolicy', 'incomplete hasMerchantReturnPolicy:malformed'],
    ['fees that Google does not know', returned({ returnFees: 'https://schema.org/RestockingFees' }), 'offers.hasMerchantReturnPolicy', 'incomplete returnFees:malformed'],
    ['a method that Google does not know', returned({ returnMethod: 'https://schema.org/KeepProduct' }), 'offers.hasMerchantReturnPolicy', 'incomplete returnMethod:malformed'],
    ['shipping as text', offer({ shippingDetails: 'Fri frakt' }), 'offers.shippingDetails', 'incomplete shippingDetails:malformed'],
    ['two return categories, one of them unknown', returned({ returnPolicyCategory: ['MerchantReturnNotPermitted', 'x'] }),
      'offers.hasMerchantReturnPolicy', 'incomplete returnPolicyCategory:malformed'],
    ['two rates in one', ships({ shippingRate: [amount(0), amount(49)] }), 'offers.shippingDetails', 'incomplete shippingRate:several'],
    ['two delivery times', ships({ deliveryTime: [{ transitTime: span(1, 2) }, { transitTime: span(2, 3) }] }), 'offers.shippingDetails', 'incomplete deliveryTime:several'],
    ['a region by its code', to({ addressCountry: 'US', addressRegion: 'NY' }), 'offers.shippingDetails', 'present'],
    ['a region with its country', to({ addressCountry: 'US', addressRegion: 'US-NY' }), 'offers.shippingDetails', 'incomplete shippingDestination.addressRegion:malformed'],
    ['a former price', offer({ priceSpecification: OLD }), 'offers.priceSpecification', 'present'],
    ['a former price without its currency', offer({ priceSpecification: { ...OLD, priceCurrency: undefined } }), 'offers.priceSpecification',
      'incomplete priceSpecification.priceCurrency:missing'],
    ['a price of a kind that Google does not know', offer({ priceSpecification: { ...OLD, priceType: 'https://schema.org/SRP' } }), 'offers.priceSpecification',
      'incomplete priceSpecification.priceType:malformed'],
    ['a price for members', offer({ priceSpecification: MEMBER }), 'offers.priceSpecification', 'present'],
    ['half a point for members', offer({ priceSpecification: { membershipPointsEarned: 1.5, validForMemberTier: { '@id': '#gull' } } }), 'offers.priceSpecification',
      'incomplete priceSpecification.membershipPointsEarned:malformed'],
    ['points for anybody', offer({ priceSpecification: { membershipPointsEarned: 10 } }), 'offers.priceSpecification', 'incomplete priceSpecification.validForMemberTier:missing'],
    ['a measure as text', priced({ ...NOW, referenceQuantity: '1 kg' }), 'offers.priceSpecification', 'incomplete referenceQuantity:malformed'],
    ['a day in words', offer({ priceValidUntil: '31 Dec 2026' }), 'offers.priceValidUntil', 'incomplete priceValidUntil:malformed'],
    ['no such day', offer({ priceValidUntil: '2027-02-30' }), 'offers.priceValidUntil', 'incomplete priceValidUntil:malformed'],
    ['a day with its time', offer({ priceValidUntil: '2027-02-28T12:00:00+01:00' }), 'offers.priceValidUntil', 'present'],
  ])('of %s', (_, product, field, expected) => {
    expect(judged(product, field)).toBe(expected);
  });

  it('M1: a product with what is required', () => {
    const present = gapsOf(PRODUCT).filter(({ state }) => state === 'present').map(({ field }) => field);
    expect(present).toEqual(['name', 'image', 'offers', 'offers.price', 'offers.priceCurrency', 'offers.availability']);
  });

  it.each([
    ['M11', priced(OLD, NOW)], ['M12', priced(NOW, OLD)], ['M14', offer({ price: 499, priceSpecification: MEMBER })],
    ['M16', offer({ price: 499, priceSpecification: { ...MEMBER, priceType: OLD.priceType } })],
  ])('%s: the price is the one that everybody pays now', (_, product) => {
    expect(gapsOf(product).find(({ field }) => field === 'offers.price')).toEqual({ field: 'offers.price', state: 'present', existingValue: '499' });
  });

  it('M38 and M39: an organisation\'s return policy covers its offers, even as a link alone', () => {
    const by = (policy: Json): string =>
      judged(PRODUCT, 'offers.hasMerchantReturnPolicy', { '@context': 'https://schema.org', '@type': 'OnlineStore', name: 'X', hasMerchantReturnPolicy: policy });
    expect(by(RETURNS)).toBe('present');
    expect(by({ '@type': 'MerchantReturnPolicy', merchantReturnLink: 'https://x.no/retur' })).toBe('present');
    expect(by({ '@type': 'MerchantReturnPolicy', applicableCountry: 'NO' })).toBe('incomplete returnPolicyCategory:missing');
  });

  it('M61: an FAQPage beside it changes nothing', () => {
    const faq = { '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity: [] };
    expect(gapsOf(PRODUCT, faq)).toEqual(gapsOf(PRODUCT));
  });
});
