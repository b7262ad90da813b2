import { describe, expect, it } from 'vitest';
import { decodeHTMLAttribute } from 'entities';
import { readLinks } from './links.ts';
import { readMetadata } from './metadata.ts';
import { createPage } from './page.ts';
import type { Page } from './page.ts';
import { attributeOffsets } from './source-offsets.ts';

const read = (html: string) => createPage(html, new URL('https://shop.test/dir/page?a=1'));

describe('createPage', () => {
  it('takes its base URL from the first base element with an href', () => {
    expect(read('<base target="_top"><base href="/other/">').base.href).toBe('https://shop.test/other/');
    expect(read('<base href="javascript:1">').base.href).toBe('https://shop.test/dir/page?a=1');
  });

  it('does not resolve addresses against a base that is longer than any address, and is truncated then', () => {
    const written = '<base href="/LONG/"><a href="x">x</a><a href="#x">y</a><a href="https://a.test/y">z</a><img src="i.png">';
    const based = (length: number) => read(written.replace('LONG', 'a'.repeat(length - 'https://shop.test//'.length)));
    const [longest, tooLong] = [based(8_192), based(8_193)];
    expect(readLinks(longest).map(({ url }) => url?.href.length)).toEqual([8_193, 8_194, 16]);
    expect(longest.truncated).toBeNull();
    expect(readLinks(tooLong).map(({ url }) => url?.href ?? null)).toEqual([null, null, 'https://a.test/y']);
    expect(readMetadata(tooLong).images.map(({ url }) => url)).toEqual([null]);
    expect(tooLong.truncated).toBe('addresses');
    expect(createPage('<a href="x">', longest.base).truncated).toBeNull();
    expect(createPage('<a href="x">', new URL(`${longest.base}a`)).truncated).toBe('addresses');
  });

  it('keeps the elements of each kind until their addresses hold two million characters of the base', () => {
    const based = (count: number) => createPage(
      `<base href="https://shop.test/${'a'.repeat(982)}">${'<a href="x">y</a><img src="x"><link href="x"><script src="x"></script>'.repeat(count)}`,
      new URL('https://shop.test/'),
    );
    const kept = ({ index: { anchors, images, links, scripts } }: Page) => [anchors, images, links, scripts].map(({ length }) => length);
    const [whole, cut] = [based(2_000), based(2_001)];
    expect([kept(whole), whole.truncated]).toEqual([[2_000, 2_000, 2_000, 2_000], null]);
    expect([kept(cut), cut.truncated]).toEqual([[2_000, 2_000, 2_000, 2_000], 'addresses']);
  });

  it('maps an id to the first element that has it', () => {
    const page = read('<p id="a">1</p><b id="a">2</b>');
    expect(page.ids.get('a')?.tagName).toBe('p');
  });
});

describe('readLinks', () => {
  it('knows the menus of a page that is in `main` as a whole; otherwise a menu in `main` is content', () => {
    const regions = (html: string) => readLinks(read(html)).map(({ region }) => region);
    const menu = '<header><div role="navigation"><a href="/a">A</a></div></header>';
    expect(regions(`<main>${menu}<section><nav><a href="/b">B</a></nav></section><footer><a href="/c">C</a></footer></main>`))
      .toEqual(['nav', 'nav', 'footer']);
    expect(regions(`${menu}<main><header><nav><a href="/b">B</a></nav></header><p><a href="/c">C</a></p></main>`))
      .toEqual(['nav', 'main', 'main']);
    expect(regions(`${menu}<main><header><nav><a href="/b">B</a></nav></header><footer></footer></main><footer></footer>`))
      .toEqual(['nav', 'main']);
  });

  it('reads the URL, text, region and rel of each link, up to a cap', () => {
    const page = read('<nav><a href="/terms">Kjøps<b>vilkår</b></a></nav><main><a href="x.html" rel="NoFollow me"><img alt="Se bilde"></a>'
      + '<a href="javascript:void 0">x</a><a href="mailto:a@b.test">y</a><a>z</a></main><footer><nav><a href="#top">Opp</a></nav></footer>');
    expect(readLinks(page).map(({ url, text, region, rel }) => [url?.href ?? null, text, region, rel])).toEqual([
      ['https://shop.test/terms', 'Kjøps vilkår', 'nav', []],
      ['https://shop.test/dir/x.html', 'Se bilde', 'main', ['nofollow', 'me']],
      [null, 'x', 'main', []], [null, 'y', 'main', []], [null, 'z', 'main', []],
      ['https://shop.test/dir/page?a=1#top', 'Opp', 'footer', []],
    ]);
    expect(readLinks(read('<a href="/">z</a>'.repeat(5_001)))).toHaveLength(5_000);
  });
});

describe('readMetadata', () => {
  it('reads the head, the headings and the images', () => {
    const page = read('<html lang="nb-NO"><head><title> A \n b </title><meta property="og:title" content="T"><meta NAME="Description" content="D">'
      + '<link rel="Canonical alternate" href="/c" hreflang="nb"></head><body><h1>One <i>two</i></h1><h3>x</h3>'
      + '<img src="data:image/gif;base64,R" data-src="/lazy.jpg" alt=""><img src="a.png"></body>');
    const metadata = readMetadata(page);
    expect(metadata).toMatchObject({ lang: 'nb-NO', titles: ['A b'] });
    expect(metadata.meta.get('og:title')?.[0]?.content).toBe('T');
    expect(metadata.meta.get('description')?.[0]?.content).toBe('D');
    expect(metadata.canonical?.href).toBe('https://shop.test/c');
    expect(metadata.headings.map(({ level, text }) => [level, text])).toEqual([[1, 'One two'], [3, 'x']]);
    expect(metadata.images.map(({ url, alt }) => [url, alt]))
      .toEqual([['https://shop.test/lazy.jpg', ''], ['https://shop.test/dir/a.png', undefined]]);
  });
});

describe('attributeOffsets', () => {
  it.each([
    ['<meta content="1 299" name=a>', '1 299'], [
      "<meta name=a content = '1 299' >", '1 299',
    ], ['<meta content=1299 name=a>', '1299'],
    ['<meta CONTENT="B&amp;S">', 'B&amp;S'], ['<meta content="a>b">', 'a>b'], [
      '<meta data-content="no" content="yes">', 'yes',
    ],
    ['<meta title=">" content="x"/>', 'x'], ['<meta a=b/content=c content=d>', 'd'], [
      '<meta content="first" content="second">', 'first',
    ],
  ])('finds the raw value in %s', (html, expected) => {
    const page = read(html);
    const span = attributeOffsets(html, page.index.metas[0]!, 'content');
    expect(span && html.slice(span.start, span.end)).toBe(expected);
    const parsed = page.index.metas[0]!.attrs.find(({ name }) => name === 'content')!.value;
    expect(decodeHTMLAttribute(expected)).toBe(parsed);
  });

  it('returns null for an attribute that is missing or has no value', () => {
    const page = read('<meta content name=a>');
    expect(attributeOffsets(page.html, page.index.metas[0]!, 'content')).toBeNull();
    expect(attributeOffsets(page.html, page.index.metas[0]!, 'value')).toBeNull();
  });
});

it('does not take a built-in object property for a landmark', () => {
  const [link] = readLinks(read('<body role="constructor"><nav><a href="/a">a</a></nav>'));
  expect(link?.region).toBe('nav');
});
