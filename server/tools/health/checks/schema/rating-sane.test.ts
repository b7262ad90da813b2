import { addressOf, marked, productOf } from '../../artifacts-product-rig.ts';
import { times } from '../../artifacts-sample-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './rating-sane.ts';

const rated = (rating: object) => productOf({ aggregateRating: { '@type': 'AggregateRating', reviewCount: 31, ...rating } });
const at = (ratingValue: unknown, more: object = {}) => marked(rated({ ratingValue, ...more }));
const PASS = { status: 'pass', params: { total: 1 } } as const;
const FAIL = { status: 'fail', params: { count: 1, total: 1 } } as const;

judgeTable(check, {
  'within its scale': [marked(rated({ ratingValue: 4.6, bestRating: 5 }), rated({ ratingValue: 1 })), { status: 'pass', params: { total: 2 } }],
  'the best of five': [at(5), PASS],
  'more than the best': [at('5.1'), { ...FAIL, evidence: [{ label: 'ratingValue', value: '5.1', page: addressOf(1), line: 4 }, { label: 'reviewCount', value: '31' }] }],
  'the worst of five': [at(1), PASS],
  'less than the worst': [at(0.9), FAIL],
  'zero': [at(0), FAIL],
  'zero on a scale that begins at zero': [at(0, { worstRating: 0 }), PASS],
  'a scale of ten with a comma': [at('8,5', { bestRating: '10' }), PASS],
  'the best of a scale with a comma': [at('5.5', { bestRating: '5,5' }), PASS],
  'a scale of one': [at(0.4, { bestRating: 1 }), FAIL],
  'the best of a scale below one': [at('0.5', { bestRating: '0.5' }), PASS],
  'an invalid scale counts as five': [at(6, { bestRating: 'ti' }), FAIL],
  'a scale in groups of digits': [at(900, { bestRating: '1 000' }), PASS],
  'two decimals': [at('4.75'), PASS],
  'the best of a scale with two decimals': [at('5.25', { bestRating: '5.25' }), PASS],
  'a scale with words around it counts as five': [
    marked(rated({ ratingValue: 4, bestRating: '5 stjerner' }), rated({ ratingValue: 4, bestRating: 'av 5' })), { status: 'pass', params: { total: 2 } },
  ],
  'a percentage': [at('92%'), PASS],
  '100 %': [at('100 %'), PASS],
  'more than 100 %': [at('101%'), FAIL],
  '8 of 10': [at('8/10'), PASS],
  'all of ten': [at(' 10 / 10 '), PASS],
  'eleven of ten': [at('11/10'), FAIL],
  'a word': [at('fem'), FAIL],
  'a number in a sentence': [at('4.6 av 5'), FAIL],
  'a number after words': [at('ca. 4.6'), FAIL],
  'a negative number': [at('-4'), FAIL],
  'no value': [at(undefined), { ...FAIL, evidence: [{ label: 'reviewCount' }] }],
  'counted by ratings': [at(4, { reviewCount: undefined, ratingCount: '(31 omtaler)' }), PASS],
  'one of the counts is enough': [at(4, { reviewCount: 0, ratingCount: 1 }), PASS],
  'without a count': [at(4, { reviewCount: undefined }), FAIL],
  'a count of zero': [at(4, { reviewCount: '0' }), FAIL],
  'an empty rating is shown by its type': [at(undefined, { reviewCount: undefined }), { ...FAIL, evidence: [{ label: '@type', value: 'AggregateRating' }] }],
  'all written properties are shown': [at(9, { bestRating: 5, worstRating: 1, ratingCount: 2 }), {
    ...FAIL, evidence: [{ label: 'ratingValue' }, { label: 'bestRating' }, { label: 'worstRating' }, { label: 'ratingCount' }, { label: 'reviewCount' }],
  }],
  'one of three': [marked(rated({ ratingValue: 4 }), rated({ ratingValue: 9 }), productOf(), rated({ ratingValue: 3 })), {
    status: 'fail', params: { count: 1, total: 3 }, evidence: [{ page: addressOf(2) }],
  }],
  'more than are shown': [marked(...times(11, rated({ ratingValue: 9 }))), { status: 'fail', params: { count: 11, total: 11 } }],
  'only reviews': [marked(productOf({ review: { '@type': 'Review', reviewRating: { ratingValue: 9 } } })), { status: 'not-applicable' }],
});
