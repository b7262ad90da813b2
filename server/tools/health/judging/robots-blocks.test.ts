import { describe, expect, test } from 'vitest';
import { visit } from '../artifacts-rig.ts';
import { entryOf, lost, shutEntry } from '../artifacts-access-rig.ts';
import { ALL, productsAt, rules } from '../artifacts-robots-rig.ts';
import { MOST_EVIDENCE } from '../evidence.ts';
import { available, unavailable } from '../available.ts';
import { blockEvidence, blocksOf, homeUrls, namesOf, ownUrls, shownUrls } from './robots-blocks.ts';

const at = (...paths: readonly string[]): URL[] => paths.map((path) => new URL(path, 'https://shop.test/'));
const blocked = (crawler: string, urls: readonly URL[], ...lines: readonly string[]) =>
  blocksOf(rules(...lines), crawler, urls).map(({ url, rule }) => [url.pathname + url.search, rule.line]);

describe('the addresses a crawler is kept from', () => {
  const urls = at('/', '/a', '/a?b=1');

  test.each([
    ['nobody is spoken to', [], []],
    ['an allowed address is none', [ALL, 'Allow: /', 'Disallow: /b'], []],
    ['each with its own rule', [ALL, 'Disallow: /a', 'Disallow: /*b=1'], [['/a', 2], ['/a?b=1', 3]]],
    ['the query counts', [ALL, 'Disallow: /a?'], [['/a?b=1', 2]]],
    ['the end of an address', [ALL, 'Disallow: /$'], [['/', 2]]],
    ['the longer rule', [ALL, 'Disallow: /', 'Allow: /a'], [['/', 2]]],
    ['another crawler\'s group', ['User-agent: bingbot', 'Disallow: /'], []],
    [
      'its own group in place of everybody\'s', [ALL, 'Disallow: /', 'User-agent: GoogleBot', 'Disallow: /a$'],
      [['/a', 4]],
    ],
  ] as const)('%s', (_name, lines, expected) => expect(blocked('Googlebot', urls, ...lines)).toEqual(expected));

  test(
    'one that follows another\'s rules',
    () => expect(blocked('Applebot', at('/'), 'User-agent: Googlebot', 'Disallow: /')).toEqual([['/', 2]]),
  );
  test('one that must be named', () => expect(blocked('AdsBot-Google', at('/'), ALL, 'Disallow: /')).toEqual([]));
  test(
    'one that is not in our list',
    () => expect(blocked('facebookexternalhit', at('/'), ALL, 'Disallow: /')).toEqual([['/', 2]]),
  );
});

describe('the addresses of a store', () => {
  const ledTo = (url: string) => entryOf(visit('<h1>Shop</h1>', { url }));
  const hrefs = (urls: readonly URL[]) => urls.map(({ href }) => href);

  test.each([
    ['the root once', ledTo('https://shop.test/'), ['https://shop.test/']],
    [
      'the root, and where it led', ledTo('https://www.shop.test/no/'),
      ['https://www.shop.test/', 'https://www.shop.test/no/'],
    ],
    [
      'the address that failed', shutEntry('unreachable', lost('timeout', { url: 'https://shop.test/a' })),
      ['https://shop.test/', 'https://shop.test/a'],
    ],
    [
      'what was asked, where nothing else is known', entryOf({ ...lost('failed'), result: null }),
      ['https://shop.test/'],
    ],
  ])('%s', (_name, entry, expected) => expect(hrefs(homeUrls(entry))).toEqual(expected));

  test('and its products on the same host', () => {
    const products = productsAt('/p/1', 'https://other.test/p/2', 'http://shop.test/p/3', 'https://shop.test:8443/p/4');
    expect(hrefs(shownUrls(entryOf(), available(products)))).toEqual(['https://shop.test/', 'https://shop.test/p/1']);
    expect(hrefs(shownUrls(entryOf(), unavailable('not-found')))).toEqual(['https://shop.test/']);
    expect(hrefs(ownUrls(at('/')[0]!, at('/a', 'https://www.shop.test/')))).toEqual(['https://shop.test/a']);
  });
});

describe('as evidence', () => {
  const blocks = blocksOf(rules(ALL, '  Disallow: /p '), 'bingbot', at('/p/1', '/p/2'));

  test('the line, its words, the address and who is kept from it', () => {
    expect(blockEvidence(blocks)).toEqual([
      { label: 'bingbot', value: 'Disallow: /p', url: 'https://shop.test/p/1', page: 'https://shop.test/robots.txt', line: 2 },
      { label: 'bingbot', value: 'Disallow: /p', url: 'https://shop.test/p/2', page: 'https://shop.test/robots.txt', line: 2 },
    ]);
    expect(
      namesOf([...blocks, ...blocksOf(rules(ALL, 'Disallow: /'), 'Googlebot', at('/'))]),
    ).toBe('bingbot, Googlebot');
  });

  test('no more than a finding shows, and a long line cut short', () => {
    const many = blocksOf(
      rules(ALL, `Disallow: /*${'*'.repeat(400)}`), 'bingbot',
      Array.from({ length: 11 }, (_, place) => at(`/${place}`)[0]!),
    );
    expect(blockEvidence(many)).toHaveLength(MOST_EVIDENCE);
    expect(blockEvidence(many)[0]?.value).toHaveLength(300);
  });
});
