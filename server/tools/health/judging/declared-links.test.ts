import { expect, test } from 'vitest';
import { pageOf } from '../artifacts-rig.ts';
import { source } from '../artifacts-sample-rig.ts';
import { canonicalOf, canonicalsOf } from './declared-links.ts';

const read = (head: string, body = '', ...link: string[]) => {
  const { links, ignored } = canonicalsOf(pageOf(source(head, body), { path: '/a', headers: { link } }));
  return [...links.map(({ url, isRelative }) => `${url.href}${isRelative ? ' relative' : ''}`), ...ignored.map(({ label, value }) => `ignored ${label} ${value}`)];
};
const canonical = (href: string) => `<link rel="canonical" href="${href}">`;

test.each<[what: string, found: readonly string[], expected: readonly string[]]>([
  ['none', read('<link rel="stylesheet" href="/a.css">'), []],
  ['an absolute URL', read(canonical('https://shop.test/a')), ['https://shop.test/a']],
  ['among other relations, in capitals', read('<LINK REL="nofollow CANONICAL" HREF=" HTTP://shop.test/a">'), ['http://shop.test/a']],
  ['a relative URL', read(canonical('a?x=1')), ['https://shop.test/a?x=1 relative']],
  ['a URL without a scheme', read(canonical('//shop.test/a')), ['https://shop.test/a relative']],
  ['relative to the base', read(`<base href="/no/">${canonical('a')}`), ['https://shop.test/no/a relative']],
  ['an empty URL does not count', read(canonical(' ')), []],
  ['not an http URL', read(canonical('mailto:post@shop.test')), ['ignored <link rel="canonical"> mailto:post@shop.test']],
  ['in the body', read('', canonical('https://shop.test/a')), ['ignored <body> <link rel="canonical"> https://shop.test/a']],
  ...['hreflang="nb"', 'lang="nb"', 'media="only screen"', 'type="text/html"'].map((given): [string, readonly string[], readonly string[]] => {
    const [name] = given.split('=');
    return [
      `with ${name}, as an alternate version has it`,
      read(`<link rel="canonical" ${given} href="https://shop.test/b">${canonical('https://shop.test/a')}`),
      ['https://shop.test/a', `ignored <link rel="canonical" ${name}> https://shop.test/b`],
    ];
  }),
  ['with such an attribute, but empty', read('<link rel="canonical" media="" href="https://shop.test/a">'), ['https://shop.test/a']],
  ['in the header with a media type', read('', '', '<https://shop.test/a>; rel="canonical"; type="text/html"'), ['ignored Link; type https://shop.test/a']],
  ['in the header', read('', '', '<https://shop.test/a>; rel="canonical"'), ['https://shop.test/a']],
  ['in the header, relative to the page and not to its base', read('<base href="/no/">', '', '<b>; rel=canonical'), ['https://shop.test/b relative']],
  ['in the header after other links', read('', '', '</a.css>; rel=preload, </c>; title="x"; rel=canonical', '</d>; rel="next"'), ['https://shop.test/c relative']],
  ['in the header with another relation', read('', '', '</a>; rel="not-canonical"', '</b>; rev=canonical'), []],
  ['in a second header', read('', '', '</a.css>; rel=preload', '<https://shop.test/a> ; rel = "Canonical"'), ['https://shop.test/a']],
  ['not an http URL, in the header', read('', '', '<mailto:a@b.no>; rel=canonical'), []],
  ['in both, the page first', read(canonical('https://shop.test/a'), '', '<https://shop.test/b>; rel=canonical'), ['https://shop.test/a', 'https://shop.test/b']],
])('%s', (_what, found, expected) => {
  expect(found).toEqual(expected);
});

test('the evidence shows where each was found', () => {
  const page = pageOf(source(canonical('/a')), { headers: { link: '</b>; rel=canonical' } });
  expect(canonicalsOf(page).links.map(({ evidence }) => evidence)).toEqual([
    { label: '<link rel="canonical">', value: '/a', page: 'https://shop.test/', line: 4, offset: 40 },
    { label: 'Link', value: '/b', page: 'https://shop.test/' },
  ]);
});

test.each([
  ['none', '', '', null],
  ['the first in the head, without its fragment', canonical('/a#del') + canonical('/b'), '</c>; rel=canonical', 'https://shop.test/a'],
  ['that of the header, without its fragment', '', '</c#>; rel=canonical', 'https://shop.test/c'],
])('the canonical URL of a page: %s', (_what, head, link, expected) => {
  expect(canonicalOf(pageOf(source(head), { headers: { link } }))?.href ?? null).toBe(expected);
});
