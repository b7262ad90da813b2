import { describe, expect, test } from 'vitest';
import { encodingFor, parseAccept, preferredLanguage, wantsMarkdown } from './accept.ts';

test.each([
  ['a value without a q-value', 'br', [['br', 1]]],
  ['several values in order', 'gzip;q=0.5, BR', [['gzip', 0.5], ['br', 1]]],
  ['a q-value among other parameters', 'text/html;charset=utf-8; Q = .25', [['text/html', 0.25]]],
  ['q-values of 0 and 1', 'a;q=0.000,b;q=1.000', [['a', 0], ['b', 1]]],
  ['a q-value above 1 as 0', 'a;q=1.5', [['a', 0]]],
  ['a q-value that is not a number as 0', 'a;q=much,b;q=', [['a', 0], ['b', 0]]],
])('parses %s', (_what, header, expected) => {
  expect(parseAccept(header).map(({ value, quality }) => [value, quality])).toEqual(expected);
});

test('parses a missing header as one empty value', () => {
  expect(parseAccept(undefined)).toEqual([{ value: '', quality: 1 }]);
});

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['nb-NO,nb;q=0.9,en;q=0.8', 'no'],
  ['nn', 'no'],
  ['no', 'no'],
  ['en-GB,nb;q=0.9', 'en'],
  ['nb;q=0.3,en;q=0.4', 'en'],
  ['de,fr;q=0.8', 'en'],
  ['de,nb;q=0.1', 'no'],
  ['nb;q=0', 'en'],
  ['nbx', 'en'],
  [';;;q=,', 'en'],
])('%s is answered in %s', (header, language) => expect(preferredLanguage(header)).toBe(language));

describe('encodingFor', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['BR', 'br'],
    ['identity', undefined],
    ['gzip;q=0.0', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%j selects %j', (header, encoding) => {
    expect(encodingFor(header)).toBe(encoding);
  });
});

test.each([
  ['text/markdown', true],
  ['Text/Markdown; charset=utf-8', true],
  ['text/markdown, text/html, */*', true],
  ['text/markdown, */*;q=0.8', true],
  ['text/html;q=0.8, text/markdown;q=0.9', true],
  ['text/markdown;q=0.5, */*;q=0.1', true],
  ['text/markdown;q=.5', true],
  ['text/html, text/markdown;q=0.9', false],
  ['text/markdown;q=0.5, */*', false],
  ['text/markdown;q=0.5, text/*', false],
  ['text/markdown;q=0', false],
  ['text/markdown;q=0.000', false],
  ['text/markdown;q=much', false],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', false],
  ['*/*', false],
  ['text/*', false],
  ['text/markdownish', false],
  ['', false],
  [undefined, false],
])('%j wants markdown: %j', (accept, wanted) => {
  expect(wantsMarkdown(accept)).toBe(wanted);
});
