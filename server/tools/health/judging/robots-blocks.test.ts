import { describe, expect, test } from 'vitest';
import { ALL, ROBOTS_AT, rules } from '../artifacts-robots-rig.ts';
import { blockEvidence, blocksOf, namesOf } from './robots-blocks.ts';

const at = (...paths: readonly string[]): URL[] => paths.map((path) => new URL(path, 'https://shop.test/'));
const blocked = (crawler: string, urls: readonly URL[], ...lines: readonly string[]) =>
  blocksOf(rules(...lines), { crawlers: [crawler], urls }).map(({ url, rule }) => [url.pathname + url.search, rule.line]);

describe('the URLs a crawler is blocked from', () => {
  const urls = at('/', '/a', '/a?b=1');

  test.each([
    ['no rules', [], []],
    ['only allowed URLs', [ALL, 'Allow: /', 'Disallow: /b'], []],
    ['each with its own rule', [ALL, 'Disallow: /a', 'Disallow: /*b=1'], [['/a', 2], ['/a?b=1', 3]]],
    ['the query counts', [ALL, 'Disallow: /a?'], [['/a?b=1', 2]]],
    ['a rule with an end', [ALL, 'Disallow: /$'], [['/', 2]]],
    ['the longest rule wins', [ALL, 'Disallow: /', 'Allow: /a'], [['/', 2]]],
    ['another crawler\'s group', ['User-agent: bingbot', 'Disallow: /'], []],
    [
      'its own group in place of the wildcard group', [ALL, 'Disallow: /', 'User-agent: GoogleBot', 'Disallow: /a$'],
      [['/a', 4]],
    ],
  ] as const)('%s', (_name, lines, expected) => expect(blocked('Googlebot', urls, ...lines)).toEqual(expected));

  test(
    'Applebot follows Googlebot\'s rules',
    () => expect(blocked('Applebot', at('/'), 'User-agent: Googlebot', 'Disallow: /')).toEqual([['/', 2]]),
  );
  test('AdsBot-Google is only blocked by name', () => expect(blocked('AdsBot-Google', at('/'), ALL, 'Disallow: /')).toEqual([]));
  test(
    'a crawler that is not in our list',
    () => expect(blocked('facebookexternalhit', at('/'), ALL, 'Disallow: /')).toEqual([['/', 2]]),
  );
});

describe('blockEvidence', () => {
  const blocks = blocksOf(rules(ALL, '  Disallow: /p '), { crawlers: ['bingbot'], urls: at('/p/1', '/p/2?a=b') });

  test('shows the rule once, with its line and crawler, then the URLs it blocks', () => {
    expect(blockEvidence(blocks)).toEqual([
      { label: 'bingbot', value: 'Disallow: /p', page: ROBOTS_AT, line: 2 },
      { label: 'page', value: '/p/1', url: 'https://shop.test/p/1' },
      { label: 'page', value: '/p/2?a=b', url: 'https://shop.test/p/2?a=b' },
    ]);
    expect(blockEvidence(blocks, 'file').map(({ label }) => label)).toEqual(['bingbot', 'file', 'file']);
    expect(
      namesOf([...blocks, ...blocksOf(rules(ALL, 'Disallow: /'), { crawlers: ['Googlebot'], urls: at('/') })]),
    ).toBe('bingbot, Googlebot');
  });

  test('shows each rule before its own URLs, and a URL once for all crawlers blocked from it', () => {
    const said = rules('User-agent: bingbot', 'User-agent: Googlebot', 'Disallow: /a', 'Disallow: /b');
    const both = blocksOf(said, { crawlers: ['bingbot', 'Googlebot'], urls: at('/a', '/b', '/a2') });
    expect(blockEvidence(both).map(({ label, value, line }) => [label, value, line])).toEqual([
      ['bingbot, Googlebot', 'Disallow: /a', 3], ['page', '/a', undefined], ['page', '/a2', undefined],
      ['bingbot, Googlebot', 'Disallow: /b', 4], ['page', '/b', undefined],
    ]);
  });

  test('shows the URL that robots.txt was served from, whatever the host of the blocked URL', () => {
    const moved = { ...rules(ALL, 'Disallow: /'), url: new URL('https://www.shop.test/r.txt') };
    expect(blockEvidence(blocksOf(moved, { crawlers: ['bingbot'], urls: at('/') }))[0]?.page).toBe('https://www.shop.test/r.txt');
  });
});
