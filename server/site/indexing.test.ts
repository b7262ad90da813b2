import { describe, expect, test } from 'vitest';
import { createPage } from '../page/page.ts';
import { readNoIndex, readNoSnippet } from './indexing.ts';

const TO_GOOGLE = { agent: 'googlebot', now: Date.parse('2026-11-22T08:00:00Z') };
const headers = (...values: string[]) => ({ all: () => values });
const page = (head: string) => createPage(`<!doctype html><head>${head}</head>`, new URL('https://a.test/'));

describe('readNoIndex', () => {
  test.each([
    ['noindex'], ['NoIndex, nofollow'], ['none'], ['googlebot: noindex'], ['GoogleBot: nofollow, noindex'],
    ['otherbot: nofollow, googlebot: noindex'], ['unavailable_after: 25 Jun 2010 15:00:00 PST, noindex'],
    ['max-image-preview: large, noindex'], ['unavailable_after: Sat, 25 Jun 2010 15:00:00 GMT, noindex'],
  ])('header %s: noindex for Googlebot', (value) => {
    expect(readNoIndex(null, headers(value), TO_GOOGLE)).toEqual([{ by: 'header', value }]);
  });

  test.each([
    ['index, follow'], ['otherbot: noindex'], ['otherbot: noindex, nofollow'],
    ['googlebot: nofollow, otherbot: noindex'],
    ['nofollow noindex-ish'], ['noindexifembedded'], ['nosnippet'], [''],
    ['unavailable_after: December 31, 2030'], ['unavailable_after: Dec 31, 2099 23:59:59 GMT'],
  ])('header %s: no noindex for Googlebot', (value) => {
    expect(readNoIndex(null, headers(value), TO_GOOGLE)).toEqual([]);
  });

  test('reads each header field separately', () => {
    expect(readNoIndex(null, headers('otherbot: nofollow', 'noindex'), TO_GOOGLE)).toHaveLength(1);
  });

  test.each([
    ['<meta name="robots" content="noindex,follow">', 1],
    ['<META NAME="ROBOTS" CONTENT="NONE">', 1],
    ['<meta name="robots" content="nofollow noindex">', 1],
    ['<meta name="googlebot" content="noindex">', 1],
    ['<meta name="robots" content="index"><meta name="googlebot" content="noindex">', 1],
    ['<meta name="bingbot" content="noindex">', 0],
    ['<meta property="robots" content="noindex">', 0],
    ['<meta name="robots" content="index, follow, max-snippet:-1">', 0],
    ['<meta name="robots" content="max-image-preview: none, follow">', 0],
    ['<meta name="robots" content="max-snippet : 0 noindex">', 1],
    ['<meta name="robots" content="max-image-preview:none,none">', 1],
    ['<meta name="description" content="noindex">', 0],
  ])('%s', (markup, count) => {
    expect(readNoIndex(page(markup), headers(), TO_GOOGLE)).toHaveLength(count);
  });

  test('reports the position of the tag in the page', () => {
    const second = page('<meta charset=utf-8><meta name=robots content=" noindex ">');
    const [found] = readNoIndex(second, headers(), TO_GOOGLE);
    expect(found).toMatchObject({ by: 'meta', value: 'noindex', element: { place: { start: 41 } } });
  });
});

describe('unavailable_after', () => {
  test.each([
    ['H12: a past date', '<meta name="robots" content="unavailable_after: 2026-01-01">', '', true],
    ['H13: a future date', '<meta name="robots" content="unavailable_after: 2027-01-01">', '', false],
    ['H14: no date', '<meta name="robots" content="unavailable_after: snart">', '', false],
    ['H15: for Googlebot only, an RFC 822 date', '', 'googlebot: unavailable_after: 25 Jun 2025 15:00:00 PST', true],
    ['H16: a date with a comma', '', 'unavailable_after: Tue, 01 Sep 2026 10:00:00 GMT, nosnippet', true],
    ['for another crawler', '', 'otherbot: unavailable_after: 25 Jun 2025 15:00:00 PST', false],
    ['an RFC 850 date', '', 'unavailable_after: Tuesday, 01-Sep-26 10:00:00 GMT', true],
    ['exactly now', '', 'unavailable_after: 2026-11-22T08:00:00Z', false],
    ['a second ago', '', 'unavailable_after: 2026-11-22T07:59:59Z', true],
    ['an hour ago, without a time zone (read as UTC)', '', 'unavailable_after: 22 Nov 2026 07:00:00', true],
    ['an hour from now, by its offset', '', 'unavailable_after: 2026-11-22T07:00:00-02:00', false],
  ])('%s', (_name, head, header, keepsOut) => {
    expect(readNoIndex(page(head), headers(...(header ? [header] : [])), TO_GOOGLE)).toHaveLength(keepsOut ? 1 : 0);
  });
});

describe('readNoSnippet', () => {
  test.each([
    ['C12', '<meta name="robots" content="nosnippet">', '', 1],
    ['C13', '<meta name="robots" content="max-snippet:0">', '', 1],
    ['C14', '<meta name="robots" content="max-snippet:-1, max-image-preview:large">', '', 0],
    ['C15', '<meta name="robots" content="max-snippet:abc">', '', 0],
    ['C16', '<meta name="robots" content="index,follow"><meta name="googlebot" content="nosnippet">', '', 1],
    ['C17', '', 'otherbot: nosnippet', 0],
    ['C18', '', 'GoogleBot: NoSnippet', 1],
    ['C21', '<meta name="gemini" content="nosnippet">', '', 0],
    ['after a date with a comma', '', 'unavailable_after: Tue, 01 Sep 2036 10:00:00 GMT, nosnippet', 1],
    ['twice in one tag, reported once', '<meta name="robots" content="nosnippet, max-snippet:0">', '', 1],
    ['a snippet of 20 characters', '<meta name="robots" content="max-snippet: 20">', '', 0],
  ])('%s', (_name, head, header, count) => {
    expect(readNoSnippet(page(head), headers(...(header ? [header] : [])), 'googlebot')).toHaveLength(count);
  });
});

test('C21: ignores noindex in a tag with a name Google does not read', () => {
  expect(readNoIndex(page('<meta name="gemini" content="noindex">'), headers(), TO_GOOGLE)).toEqual([]);
});
