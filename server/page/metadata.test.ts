import { expect, it } from 'vitest';
import { mainHeadings, readMetadata } from './metadata.ts';
import { createPage } from './page.ts';

const metadataOf = (html: string) => readMetadata(createPage(html, new URL('https://shop.test/dir/page')));

it.each([
  ['<html lang="nb">', 'nb'], ['<html xml:lang="nn">', 'nn'], ['<html xml:lang="nn" lang="nb">', 'nb'], ['<html lang="">', ''], ['<html>', undefined], ['<p lang="nb">', undefined],
])('the language of %s is %j', (html, lang) => expect(metadataOf(html).lang).toBe(lang));

it('reads each title in its original characters', () => {
  expect(metadataOf('<title> Krus\n  m² </title><svg><title>Ikon</title></svg><title>To</title>').titles).toEqual(['Krus m²', 'To']);
});

it.each<[string, string, string[]]>([
  ['<meta name="Description" content="a">', 'description', ['a']], ['<meta property=" og:title " content="a">', 'og:title', ['a']], ['<meta itemprop="sku" content="a">', 'sku', ['a']],
  ['<meta http-equiv="Refresh" content="a">', 'refresh', ['a']], ['<meta name="a" value="b">', 'a', ['b']], ['<meta name="a" value="b" content="c">', 'a', ['c']], ['<meta name="a" content="">', 'a', ['']],
  ['<meta name="a">', 'a', []], ['<meta content="a">', '', []], ['<meta name="a" content="b"><meta property="a" content="c">', 'a', ['b', 'c']], ['<meta name="a" property="A" content="b">', 'a', ['b']],
  ['<meta name="a" property="b" content="c">', 'b', ['c']],
])('reads %s under the name %j', (html, name, contents) => expect((metadataOf(html).meta.get(name) ?? []).map(({ content }) => content)).toEqual(contents));

it('keeps tags with a `name` attribute separately as well', () => {
  const { named } = metadataOf('<meta name="a" content="b"><meta property="a" content="c"><meta property="d" content="e">');
  expect([...named].map(([name, tags]) => [name, ...tags.map(({ content }) => content)])).toEqual([['a', 'b']]);
});

it.each<[string, string | null]>([
  ['<link rel="canonical" href="/a">', 'https://shop.test/a'], ['<link rel="alternate CANONICAL" href="a">', 'https://shop.test/dir/a'], ['<link rel="alternate" href="/a">', null], ['<link rel="canonical" href="">', null],
  ['<link rel="canonical">', null], ['<link rel="canonical" href="ftp://a.test/">', null], ['<link rel="canonical" href="/a"><link rel="canonical" href="/b">', 'https://shop.test/a'], ['<link href="/a">', null], ['', null],
])('the canonical address in %j is %j', (html, address) => expect(metadataOf(html).canonical?.href ?? null).toBe(address));

it('reads each link with its relations and language', () => {
  const { links } = metadataOf('<link rel="Alternate  x" href=" /a " hreflang="nb"><link>');
  expect(links.map(({ rel, href, url, hreflang }) => [rel, href, url, hreflang])).toEqual([[['alternate', 'x'], ' /a ', 'https://shop.test/a', 'nb'], [[], '', null, undefined]]);
});

it('reads each heading with its level, and knows the main ones that are not empty', () => {
  const page = createPage('<h1> Krus <i>blå</i> </h1><h1> </h1><h2>To</h2><h6>Seks</h6><h1>Tre</h1>', new URL('https://shop.test/'));
  expect(readMetadata(page).headings.map(({ level, text }) => [level, text])).toEqual([[1, 'Krus blå'], [1, ''], [2, 'To'], [6, 'Seks'], [1, 'Tre']]);
  expect(mainHeadings(page).map(({ text }) => text)).toEqual(['Krus blå', 'Tre']);
});

it('limits the text of a heading', () => {
  expect(metadataOf(`<h1>${'x'.repeat(3_000)}</h1>`).headings[0]!.text).toHaveLength(2_000);
  expect(metadataOf(`<h1>${'<i>x</i>'.repeat(300)}</h1>`).headings[0]!.text).toHaveLength(250);
});

it.each<[string, string | null, string | undefined]>([
  ['src="/a.png"', 'https://shop.test/a.png', undefined], ['src="a.png" alt="Krus"', 'https://shop.test/dir/a.png', 'Krus'], ['src="a.png" alt', 'https://shop.test/dir/a.png', ''], ['', null, undefined], ['src=""', null, undefined],
  ['src="data:a" data-src="/b.png"', 'https://shop.test/b.png', undefined], ['src="" data-lazy-src="/b.png"', 'https://shop.test/b.png', undefined], ['data-original="/b.png"', 'https://shop.test/b.png', undefined],
  ['data-zoom-image="/b.png"', 'https://shop.test/b.png', undefined], ['data-large_image="/b.png"', 'https://shop.test/b.png', undefined], ['src="/a.png" data-src="/b.png"', 'https://shop.test/a.png', undefined],
  ['src="data:a"', null, undefined], ['src="ftp://a.test/a.png"', null, undefined],
])('the image <img %s> has the address %j and the text %j', (attributes, url, alt) => {
  expect(metadataOf(`<img ${attributes}>`).images.map((image) => [image.url, image.alt])).toEqual([[url, alt]]);
});

it('reads two thousand headings, links and images', () => {
  const { headings, links, images } = metadataOf('<h2>a</h2><link href="/a"><img src="/a.png">'.repeat(2_001));
  expect([headings, links, images].map(({ length }) => length)).toEqual([2_000, 2_000, 2_000]);
});
