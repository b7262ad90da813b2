import { isReference } from '../../../product/item.ts';
import type { Item } from '../../../product/item.ts';
import { each, fault, has, isCount, may, must, mustBeThing, numberOf, when } from './rules.ts';
import type { MemberJudge, MemberRule } from './rules.ts';

/** Longer ones are no name of a person or a team. */
const MAX_NAME_CHARS = 99;

/** A review and its subtypes in schema.org. */
export const REVIEWS = ['Review', 'UserReview', 'CriticReview', 'EmployerReview', 'MediaReview', 'Recommendation'];

/** A number of the scale, from 1 to 5 where the rating states no other; a fraction or a percentage has its own. */
const inScale: MemberJudge = (value, rating) => {
  const [, amount, sign, whole] = /^(-?\d+(?:\.\d+)?)(?: ?(%|\/ ?(\d+)))?$/.exec(value) ?? [];
  const most = stated(rating, 'bestRating', 5);
  const [from, to] = sign === undefined ? [stated(rating, 'worstRating', Math.min(1, most)), most] : [0, Number(whole ?? 100)];
  return Number(amount) >= from && Number(amount) <= to;
};

function stated(rating: Item, member: string, otherwise: number): number {
  const number = numberOf(rating, member);
  return Number.isNaN(number) ? otherwise : number;
}

/** A product's rating. */
export const RATING: readonly MemberRule[] = [
  must('ratingValue', inScale), may('ratingCount', isCount), may('reviewCount', isCount),
  when((rating) => !has(rating, 'ratingCount') && !has(rating, 'reviewCount'), fault('reviewCount', 'missing')),
];

/** A review of a product. */
export const REVIEW: readonly MemberRule[] = [
  when((review) => !has(review, 'author'), fault('author', 'missing')),
  each('author', [
    when(isReference, fault('', 'unresolved')),
    when((author) => !isReference(author), must('name', (name) => name.length <= MAX_NAME_CHARS)),
  ]),
  mustBeThing('reviewRating', [must('ratingValue', inScale)]),
];
