import type { GapFault } from '../../../../contract/emitter.ts';
import { isReference, itemsOf } from '../../../product/item.ts';
import type { Item } from '../../../product/item.ts';
import { faultIf, has, isWhole, may, must, mustBeThing, numberOf, wellFormed } from './found.ts';
import type { Judge } from './found.ts';

/** Longer ones are no name of a person or a team. */
const MOST_NAME_CHARS = 99;

/** A review and its subtypes in schema.org. */
export const REVIEWS = ['Review', 'UserReview', 'CriticReview', 'EmployerReview', 'MediaReview', 'Recommendation'];

/** What a product's rating lacks. */
export const ratingFaults = (rating: Item): GapFault[] => [
  ...must(rating, 'ratingValue', inScale(rating)),
  ...['ratingCount', 'reviewCount'].flatMap((member) => may(rating, member, wellFormed((count) => isWhole(count) && Number(count) > 0))),
  ...faultIf(!has(rating, 'ratingCount') && !has(rating, 'reviewCount'), 'reviewCount', 'missing'),
];

/** What a review lacks. */
export const reviewFaults = (review: Item): GapFault[] => [
  ...faultIf(!has(review, 'author'), 'author', 'missing'),
  ...itemsOf(review, 'author').flatMap((author) => (
    isReference(author) ? faultIf(true, 'author', 'unresolved') : must(author, 'name', wellFormed((name) => name.length <= MOST_NAME_CHARS), 'author.name')
  )),
  ...mustBeThing(review, 'reviewRating', (rating) => must(rating, 'ratingValue', inScale(rating), 'reviewRating.ratingValue')),
];

/** A number of the scale, from 1 to 5 where the rating states no other; a fraction or a percentage has its own. */
function inScale(rating: Item): Judge {
  const most = stated(rating, 'bestRating', 5);
  const least = stated(rating, 'worstRating', Math.min(1, most));
  return wellFormed((value) => {
    const [, amount, sign, whole] = /^(-?\d+(?:\.\d+)?)(?: ?(%|\/ ?(\d+)))?$/.exec(value) ?? [];
    if (amount === undefined) return false;
    const [from, to] = sign === undefined ? [least, most] : [0, Number(whole ?? 100)];
    return Number(amount) >= from && Number(amount) <= to;
  });
}

function stated(rating: Item, member: string, otherwise: number): number {
  const number = numberOf(rating, member);
  return Number.isNaN(number) ? otherwise : number;
}
