import { describe, expect, test } from 'vitest';
import { readLinkHeader } from './link-header.ts';

describe('readLinkHeader', () => {
  test.each([
    ['<https://x.no/a>; rel="canonical"', [['https://x.no/a', 'canonical']]],
    ['<https://x.no/a>; rel=canonical, <https://x.no/b>;rel=preload;as=style',
      [['https://x.no/a', 'canonical'], ['https://x.no/b', 'preload']]],
    ['<https://x.no/a,b;c>; title="a, <b>; rel=x"; REL="Alternate License"',
      [['https://x.no/a,b;c', 'alternate license']]],
    ['<https://x.no/a>; rel=next; rel=prev', [['https://x.no/a', 'next']]],
    ['<https://x.no/a>', [['https://x.no/a', '']]],
    ['https://x.no/a; rel=canonical', []],
    ['', []],
  ])('%s', (field, links) => {
    expect(readLinkHeader([field]).map(({ href, rel }) => [href, rel.join(' ')])).toEqual(links);
  });

  test('reads several fields with the parameters of each', () => {
    const links = readLinkHeader(['</a>; rel=alternate; hreflang=nb', '</b>; rel=license; type="application/rsl+xml"']);
    expect(links.map(({ parameters }) => Object.fromEntries(parameters))).toEqual([
      { rel: 'alternate', hreflang: 'nb' }, { rel: 'license', type: 'application/rsl+xml' },
    ]);
  });

  test('reads what comes before and after a stretch built to cause catastrophic backtracking', () => {
    const long = `<a>; rel=next${' ;a'.repeat(50_000)}${'<'.repeat(50_000)}, <b>; rel=prev`;
    expect(readLinkHeader([long]).map(({ href, rel }) => [href, ...rel])).toEqual([['a', 'next'], ['b', 'prev']]);
  });
});
