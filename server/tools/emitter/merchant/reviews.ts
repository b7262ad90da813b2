import type { GapFault } from '../../../../contract/emitter.ts';
import { itemsOf } from '../../../product/item.ts';
import type { Item } from '../../../product/item.ts';
import { faultIf, has, isWhole, may, must, mustBeThing, numberOf, wellFormed } from './found.ts';
import type { Judge } from './found.ts';

/** Longer ones are no name of a person or a team. */
const MOST_NAME_CHARS = 99;

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
    must(author, 'name', wellFormed((name) => name.length <= MOST_NAME_CHARS), 'author.name')
  )),
  ...mustBeThing(review, 'reviewRating', (rating) => must(rating, 'ratingValue', inScale(rating), 'reviewRating.ratingValue')),
];

/** A number of the scale, from 1 to 5 where the rating states no other; a fraction or a percentage has its own. */
function inScale(rating: Item): Judge {
  const least = numberOf(rating, 'worstRating') || 1;
  const most = numberOf(rating, 'bestRating') || 5;
  return wellFormed((value) => /^\d+(?:\.\d+)? ?(?:%|\/ ?\d+)$/.test(value)
    || (/^\d+(?:\.\d+)?$/.test(value) && Number(value) >= Math.min(least, most) && Number(value) <= most));
}
