import { describe, expect, test } from 'vitest';
import { answer } from '../artifacts-rig.ts';
import { hopsOf } from '../artifacts-access-rig.ts';
import { answersDirectly, judgeSample } from './sitemap-sample.ts';

const wrong = (count: number) => Array.from({ length: count }, (_, place) => ({ label: '404', value: String(place) }));

describe('judgeSample', () => {
  test.each(
    [[0, 'pass'], [1, 'warn'], [2, 'warn'], [3, 'fail'], [10, 'fail']] as const,
  )('%i wrong of 10: %s', (count, status) => {
    const params = count === 0 ? { total: 10 } : { count, total: 10 };
    expect(judgeSample(10, wrong(count))).toEqual(
      { status, params, ...(count === 0 ? {} : { evidence: wrong(count) }) },
    );
  });

  test(
    'takes the count it is given, whatever the number of pieces of evidence',
    () => expect(judgeSample(4, wrong(3), 2)).toMatchObject({ status: 'warn', params: { count: 2, total: 4 } }),
  );
});

test.each([
  [answer(), true], [answer({ status: 201 }), false], [answer({ status: 404 }), false],
  [answer({ hops: hopsOf(301, 'https://shop.test/a', '/') }), false],
])('answersDirectly is true only of a 200 without a redirect: %#', (one, there) => expect(answersDirectly(one)).toBe(there));
