import { isReference } from '../../../product/item.ts';
import type { Item } from '../../../product/item.ts';
import { each, fault, has, isCount, may, must, mustBeItem, numberIn, when } from './rules.ts';
import type { MemberJudge, MemberRule } from './rules.ts';

/** A longer text is no name of a person or a team. */
const MAX_NAME_CHARS = 99;

/** The schema.org types of reviews. */
export const REVIEW_TYPES = ['Review', 'UserReview', 'CriticReview', 'EmployerReview', 'MediaReview', 'Recommendation'];

/** Accepts a number on the rating's scale, 1 to 5 unless stated. A fraction or a percentage brings its own scale. */
const isOnScale: MemberJudge = (value, rating) => {
  const [, amount, sign, denominator] = /^(-?\d+(?:\.\d+)?)(?: ?(%|\/ ?(\d+)))?$/.exec(value) ?? [];
  const best = numberOr(rating, 'bestRating', 5);
  const worst = numberOr(rating, 'worstRating', Math.min(1, best));
  const [from, to] = sign === undefined ? [worst, best] : [0, Number(denominator ?? 100)];
  return Number(amount) >= from && Number(amount) <= to;
};

function numberOr(rating: Item, member: string, fallback: number): number {
  const number = numberIn(rating, member);
  return Number.isNaN(number) ? fallback : number;
}

/** The rules for an aggregate rating. */
export const RATING: readonly MemberRule[] = [
  must('ratingValue', isOnScale), may('ratingCount', isCount), may('reviewCount', isCount),
  when((rating) => !has(rating, 'ratingCount') && !has(rating, 'reviewCount'), fault('reviewCount', 'missing')),
];

/** The rules for a review. */
export const REVIEW: readonly MemberRule[] = [
  when((review) => !has(review, 'author'), fault('author', 'missing')),
  each('author', [
    when(isReference, fault('', 'unresolved')),
    when((author) => !isReference(author), must('name', (name) => name.length <= MAX_NAME_CHARS)),
  ]),
  mustBeItem('reviewRating', [must('ratingValue', isOnScale)]),
];
