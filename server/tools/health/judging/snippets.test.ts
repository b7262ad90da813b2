import { describe, expect, test } from 'vitest';
import { readLdBlocks } from '../../../product/jsonld-block.ts';
import { pageOf } from '../artifacts-rig.ts';
import { source } from '../artifacts-sample-rig.ts';
import { noIndexOf } from './noindex.ts';
import { canonicalSnippet, curlSnippet, indexSnippet, jsonLdSnippet, locSnippet } from './snippets.ts';

const at = (...addresses: string[]) => addresses.map((address) => ({ url: new URL(address, 'https://shop.test') }));

test('a URL cannot break out of the curl command', () => {
  expect(curlSnippet(new URL("https://shop.test/cart?a='$(id)`x`"))).toBe(
    "curl -sSL -D - -o /dev/null 'https://shop.test/cart?a=%27$(id)`x`'");
});

test('a URL makes the curl command request no other URLs', () => {
  expect(curlSnippet(new URL('https://shop.test/cart[1-9999]?a={b,c}'))).toBe(
    "curl -sSL -D - -o /dev/null 'https://shop.test/cart%5B1-9999%5D?a=%7Bb,c%7D'");
});

describe('a canonical link', () => {
  test.each([
    [['/a#del'], '<link rel="canonical" href="https://shop.test/a">'],
    [['/a?side=2', '/b'], '<link rel="canonical" href="https://shop.test/b">'],
    [['/a?side=2'], undefined],
    [['/a&"<'], '<link rel="canonical" href="https://shop.test/a&amp;%22%3C">'],
  ])('%j', (addresses, wanted) => {
    expect(canonicalSnippet(at(...addresses))).toBe(wanted);
  });
});

test('sitemap entries have each URL once', () => {
  expect(locSnippet(at('/a?b=1&c=2', '/a?b=1&c=2#x', '/d')))
    .toBe('<url><loc>https://shop.test/a?b=1&amp;c=2</loc></url>\n<url><loc>https://shop.test/d</loc></url>');
  expect(locSnippet([])).toBeUndefined();
});

describe('a robots tag without its noindex', () => {
  const of = (head: string, headers = {}) => indexSnippet(noIndexOf(pageOf(source(head), { headers }), 0));
  test.each([
    ['<meta name="robots" content="noindex">', '<meta name="robots" content="index, follow">'],
    ['<meta name="Googlebot" content="NoIndex, nofollow">', '<meta name="Googlebot" content="index, follow">'],
    ['<meta name="robots" content="none, max-image-preview:large">', '<meta name="robots" content="max-image-preview:large">'],
    ['<meta name="robots" content="noindex, max-snippet: -1">', '<meta name="robots" content="max-snippet: -1">'],
    ['<meta name="robots" content="none max-image-preview:large">', undefined], ['<meta name="robots" content="noindex\nnofollow">', undefined],
    ['<meta name="robots" content="noindex"><meta name="googlebot" content="noindex">', undefined],
    ['<meta name="robots" content="all">', undefined],
  ])('%s', (head, wanted) => {
    expect(of(head)).toBe(wanted);
  });

  test('is undefined if a header has noindex', () => {
    expect(of('', { 'x-robots-tag': 'noindex' })).toBeUndefined();
    expect(of('<meta name="robots" content="noindex">', { 'x-robots-tag': 'noindex' })).toBeUndefined();
  });
});

describe('a repaired JSON-LD block', () => {
  const of = (raw: string) => jsonLdSnippet(readLdBlocks(pageOf(source(`<script type="application/ld+json">${raw}</script>`)).page)[0]!);
  test.each([
    ['{"@type":"Product","name":"lampe",,"offers":{}}', undefined],
    ['{"name":"a",}', '{\n  "name": "a"\n}'],
    [`{"name":"${'a'.repeat(5_000)}",,"b":1}`, undefined],
    ['{"price":1.299.00}', undefined], ['{"price":05}', undefined], ['{"price":12O}', undefined],
    ['{"name":"a"', undefined],
    ['alt i orden', undefined],
    ['{"name":"a"}', undefined],
  ])('%s', (raw, wanted) => {
    expect(of(raw)).toBe(wanted);
  });
});
