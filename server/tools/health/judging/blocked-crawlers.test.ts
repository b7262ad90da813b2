import { describe, expect, test } from 'vitest';
import { fetched } from '../artifacts-rig.ts';
import { entryOf, faulted } from '../artifacts-access-rig.ts';
import { ALL, productsAt, saying } from '../artifacts-robots-rig.ts';
import { available, unavailable } from '../available.ts';
import { homeUrls, ownUrls, shownUrls, unlessHomeBlockedToo } from './blocked-crawlers.ts';

describe('the URLs of a store', () => {
  const ledTo = (url: string) => entryOf(fetched('<h1>Shop</h1>', { url }));
  const hrefs = (urls: readonly URL[]) => urls.map(({ href }) => href);

  test.each([
    ['the root once', ledTo('https://shop.test/'), ['https://shop.test/']],
    [
      'the root, and where it redirected to', ledTo('https://www.shop.test/no/'),
      ['https://www.shop.test/', 'https://www.shop.test/no/'],
    ],
    [
      'the address that failed', entryOf(faulted('timeout', { url: 'https://shop.test/a' }), { outcome: 'unreachable' }),
      ['https://shop.test/', 'https://shop.test/a'],
    ],
    [
      'the requested address, where nothing else is known', entryOf({ ...faulted('failed'), result: null }),
      ['https://shop.test/'],
    ],
  ])('%s', (_name, entry, expected) => expect(hrefs(homeUrls(entry))).toEqual(expected));

  test('includes products on the same origin', () => {
    const products = productsAt('/p/1', 'https://other.test/p/2', 'http://shop.test/p/3', 'https://shop.test:8443/p/4');
    expect(hrefs(shownUrls(entryOf(), available(products)))).toEqual(['https://shop.test/', 'https://shop.test/p/1']);
    expect(hrefs(shownUrls(entryOf(), unavailable('not-found')))).toEqual(['https://shop.test/']);
    expect(hrefs(ownUrls(new URL('https://shop.test/'), ['https://shop.test/a', 'https://www.shop.test/'].map((url) => new URL(url))))).toEqual(['https://shop.test/a']);
  });
});

describe('a verdict, unless its rules block the home page too', () => {
  const blaming = (...lines: readonly number[]) => ({
    status: 'fail',
    evidence: [...lines.map((line) => ({ label: 'Googlebot', value: 'Disallow', line })), { label: 'page', value: '/' }],
  });
  const blamed = { status: 'not-measured', reason: 'root-cause', rootCause: 'robots-home-google' };

  test.each([
    ['the rule that blocks the home page', ['Disallow: /'], blaming(2), true],
    ['that rule and another', ['Disallow: /', 'Disallow: /p/genser'], blaming(2, 3), false],
    ['another rule', ['Disallow: /p/', 'Disallow: /$'], blaming(2), false],
    ['rules of which none blocks the home page', ['Disallow: /p/'], blaming(2), false],
    ['no rule', ['Disallow: /'], blaming(), false],
    ['nothing', ['Disallow: /'], { status: 'pass', evidence: undefined }, false],
  ] as const)('it blames %s', (_what, lines, verdict, isBlamed) => {
    expect(unlessHomeBlockedToo(verdict, saying(ALL, ...lines))).toEqual(isBlamed ? expect.objectContaining(blamed) : verdict);
  });
});
