import { expect, it } from 'vitest';
import { readLinks } from './links.ts';
import { createPage } from './page.ts';

const linksOf = (html: string) => readLinks(createPage(html, new URL('https://shop.test/dir/page')));
const textOf = (inside: string, attributes = ''): string => linksOf(`<a href="/a" ${attributes}>${inside}</a>`)[0]!.text;

it.each([
  ['Om oss', '', 'Om oss'], ['  Om\n <b>oss</b>! ', '', 'Om oss!'], ['Om&nbsp;oss', '', 'Om oss'], ['Kjøps<b>vilkår</b>', '', 'Kjøps vilkår'],
  ['<script>a()</script><style>a{}</style>Om oss', '', 'Om oss'], ['', '', ''], ['<i></i>', 'aria-label=" Om  oss "', 'Om oss'], ['Om oss', 'aria-label="Annet"', 'Om oss'], ['', 'title="Om oss"', 'Om oss'],
  ['<script><!-- a() --></script>Om oss', '', 'Om oss'], ['<style><!-- a{} --></style>Om oss', '', 'Om oss'], ['Kjøps<!-- x -->vilkår', '', 'Kjøpsvilkår'], ['<i alt="Annet"></i>', 'title="Om oss"', 'Om oss'],
  ['<img alt="Om oss">', '', 'Om oss'], ['<img alt=""><img alt="Om oss"><img alt="Annet">', '', 'Om oss'], ['<img src="/a.png">', '', ''], ['Om oss <img alt="Annet">', '', 'Om oss'],
  ['<img alt="Annet">', 'aria-label="Om oss"', 'Om oss'], ['<img alt="Om oss">', 'title="Annet"', 'Om oss'], ['x'.repeat(400), '', 'x'.repeat(300)], ['', `title="${'x'.repeat(400)}"`, 'x'.repeat(300)],
  [`${'<i></i>'.repeat(299)}Om oss`, '', 'Om oss'], [`${'<i></i>'.repeat(300)}Om oss`, '', ''], [`${' '.repeat(1_994)}Om oss`, '', 'Om oss'], [`${' '.repeat(1_995)}Om oss`, '', 'Om os'],
])('reads the text of a link (row %#)', (inside, attributes, text) => expect(textOf(inside, attributes)).toBe(text));

it.each([
  ['<nav>#</nav>', 'nav'], ['<div role="navigation">#</div>', 'nav'], ['<footer>#</footer>', 'footer'], ['<div role="contentinfo">#</div>', 'footer'], ['<header>#</header>', 'header'],
  ['<div role="banner">#</div>', 'header'], ['<main>#</main>', 'main'], ['<div role="main">#</div>', 'main'], ['<div role="search">#</div>', 'other'], ['<section>#</section>', 'other'], ['<nav role="list">#</nav>', 'nav'],
  ['<footer><nav>#</nav></footer>', 'footer'], ['<nav><footer>#</footer></nav>', 'footer'], ['<header><nav>#</nav></header>', 'nav'], ['<nav><header>#</header></nav>', 'nav'], ['<main><nav>#</nav></main>', 'main'],
  ['<main><header>#</header></main>', 'main'], ['<main><footer>#</footer></main>', 'footer'], ['<nav><div><ul><li>#</ul></div></nav>', 'nav'],
  ['<nav><header></header>#<footer></footer></nav>', 'nav'], ['<main><header></header>#<footer></footer></main>', 'other'], ['<main><header></header>#</main>', 'main'], ['<main>#<footer></footer></main>', 'main'], ['<header></header><main><header></header>#<footer></footer></main>', 'main'],
  ['<main><header></header>#<footer></footer></main><footer></footer>', 'main'],
])('the link in %s is in the region %s', (html, region) => expect(linksOf(html.replace('#', '<a href="/a">A</a>'))[0]!.region).toBe(region));

it('gives the offset of a link and its address', () => {
  const [first, area] = linksOf('<p><a href=" a#b " rel="Me  NoFollow">A</a><map><area href="/c"></map>');
  expect([first!.href, first!.url?.href, first!.offset, first!.rel]).toEqual([' a#b ', 'https://shop.test/dir/a#b', 3, ['me', 'nofollow']]);
  expect([area!.url?.href, area!.element.tagName, area!.rel]).toEqual(['https://shop.test/c', 'area', []]);
});

it('reads five thousand links', () => expect(linksOf('<a href="/a">A</a>'.repeat(5_001))).toHaveLength(5_000));
