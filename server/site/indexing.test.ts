import { describe, expect, test } from 'vitest';
import { createPage } from '../page/page.ts';
import { readNoIndex } from './indexing.ts';

const headers = (...values: string[]) => ({ all: () => values });
const page = (head: string) => createPage(`<!doctype html><head>${head}</head>`, new URL('https://a.test/'));

describe('readNoIndex', () => {
  test.each([
    ['noindex'], ['NoIndex, nofollow'], ['none'], ['googlebot: noindex'], ['GoogleBot: nofollow, noindex'],
    ['otherbot: nofollow, googlebot: noindex'], ['unavailable_after: 25 Jun 2010 15:00:00 PST, noindex'],
    ['max-image-preview: large, noindex'], ['unavailable_after: Sat, 25 Jun 2010 15:00:00 GMT, noindex'],
  ])('the header %s keeps Googlebot out', (value) => {
    expect(readNoIndex(null, headers(value), 'googlebot')).toEqual([{ by: 'header', value }]);
  });

  test.each([
    ['index, follow'], ['otherbot: noindex'], ['otherbot: noindex, nofollow'],
    ['googlebot: nofollow, otherbot: noindex'],
    ['nofollow noindex-ish'], ['noindexifembedded'], ['nosnippet'], [''],
  ])('the header %s does not', (value) => {
    expect(readNoIndex(null, headers(value), 'googlebot')).toEqual([]);
  });

  test('each header field is read on its own', () => {
    expect(readNoIndex(null, headers('otherbot: nofollow', 'noindex'), 'googlebot')).toHaveLength(1);
  });

  test.each([
    ['<meta name="robots" content="noindex,follow">', 1],
    ['<META NAME="ROBOTS" CONTENT="NONE">', 1],
    ['<meta name="robots" content="nofollow noindex">', 1],
    ['<meta name="googlebot" content="noindex">', 1],
    ['<meta name="robots" content="index"><meta name="googlebot" content="noindex">', 1],
    ['<meta name="bingbot" content="noindex">', 0],
    ['<meta name="robots" content="index, follow, max-snippet:-1">', 0],
    ['<meta name="robots" content="max-image-preview: none, follow">', 0],
    ['<meta name="robots" content="max-snippet : 0 noindex">', 1],
    ['<meta name="robots" content="max-image-preview:none,none">', 1],
    ['<meta name="description" content="noindex">', 0],
  ])('%s', (markup, count) => {
    expect(readNoIndex(page(markup), headers(), 'googlebot')).toHaveLength(count);
  });

  test('says where in the page it stands', () => {
    const second = page('<meta charset=utf-8><meta name=robots content=" noindex ">');
    const [found] = readNoIndex(second, headers(), 'googlebot');
    expect(found).toMatchObject({ by: 'meta', value: 'noindex', element: { place: { start: 41 } } });
  });
});
