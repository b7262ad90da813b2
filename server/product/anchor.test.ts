import { expect, it } from 'vitest';
import { createPage } from '../page/page.ts';
import { nameOffset, productAnchor } from './anchor.ts';

const read = (body: string, name: string) => createPage(
  `<head><meta property="og:title" content="${name}"></head><body>${body}</body>`, new URL('https://kaffe.test/'),
);

it('finds the heading that matches the name, else the element that shows the name, else the first heading', () => {
  const headings = '<h1>Butikken</h1><h1>Kaffekvern <b>Pro</b></h1><h3>Kaffekvern Pro</h3>';
  const named = read(headings, 'kaffekvern pro');
  expect(productAnchor(named)).toBe(named.index.headings[1]);
  const other = read(headings, 'Noe annet');
  expect(productAnchor(other)).toBe(other.index.headings[0]);
  expect(productAnchor(read('<p>Kaffekvern</p>', 'Kaffekvern'))?.tagName).toBe('p');
  expect(productAnchor(read('<p>x</p>', ''))).toBeNull();
});

it('prefers the heading that equals the name to a logo that is part of it', () => {
  const page = read('<h1>Fjellrev</h1><h1>Fjellrev Tursekk</h1>', 'Fjellrev Tursekk');
  expect(productAnchor(page)).toBe(page.index.headings[1]);
});

it('prefers the place of the name to a heading with the name of the shop', () => {
  const page = read('<h1>Kaffebutikken</h1><p>Kampanje: kr 499,-</p><div>Wilfa Svart</div>', 'Wilfa Svart');
  expect(productAnchor(page)?.tagName).toBe('div');
});

it.each<[string, string, string, string | undefined]>([
  ['part of the name', '<h1>Om oss</h1><h1>Wilfa</h1>', 'Wilfa Svart', 'Wilfa'], ['the name and more', '<h1>Om oss</h1><h1>Wilfa Svart 1 l</h1>', 'Wilfa Svart', 'Wilfa Svart 1 l'],
  ['two letters of it', '<h1>Om oss</h1><h1>Wi</h1>', 'Wilfa Svart', 'Om oss'], ['a name of two letters and more, behind the name', '<h1>Om oss</h1><p>K2</p><h1>K2 Svart</h1>', 'K2', undefined],
  ['three letters of it', '<h1>Om oss</h1><h1>Wil</h1>', 'Wilfa Svart', 'Wil'], ['a name of three letters and more', '<h1>Om oss</h1><p>K2L</p><h1>Kvern K2L</h1>', 'K2L', 'Kvern K2L'],
  ['the name on a lower level', '<h1>Om oss</h1><h2>Wilfa Svart</h2>', 'Wilfa Svart', 'Wilfa Svart'], ['the name on a lower level, behind the name', '<h1>Om oss</h1><p>Wilfa Svart</p><h2>Wilfa Svart</h2>', 'Wilfa Svart', 'Wilfa Svart'],
  ['part of it on a lower level', '<h1>Om oss</h1><h2>Wilfa</h2>', 'Wilfa Svart', 'Om oss'],
  ['nothing', '<h1> </h1><h1>Om oss</h1>', '', 'Om oss'], ['nothing, on a lower level only', '<h2>Om oss</h2>', '', undefined],
  ['nothing, beside text', '<h1></h1><p>Noe</p>', 'Wilfa', undefined],
])('of the headings, takes the one that is %s', (_, headings, name, text) => {
  const page = read(headings, name);
  expect(page.index.headings.findIndex((heading) => heading === productAnchor(page))).toBe(
    text === undefined ? -1 : [...headings.matchAll(/<h\d>(.*?)<\/h\d>/g)].findIndex(([, words]) => words === text),
  );
});

it('searches the text for a name of up to 250 characters, and takes the innermost element', () => {
  const long = 'Wilfa '.repeat(42).trim();
  expect(long.length).toBe(251);
  expect([productAnchor(read(`<p>Hei</p><h1>Om</h1><p>${long}</p>`, long))?.tagName, productAnchor(read(`<h1>Om</h1><p>${long.slice(1)}</p>`, long.slice(1)))?.tagName]).toEqual(['h1', 'p']);
  expect(productAnchor(read('<p>(Wilfa)</p><h1>Om oss</h1>', 'Wilfa'))?.tagName).toBe('p');
  expect(productAnchor(read('<h1>Om oss</h1><p>Kjøp <b>Wilfa</b> Svart</p>', 'Wilfa Svart'))?.tagName).toBe('b');
});

it.each<[string, string, string, number | null]>([
  ['of a heading', '<p>Butikk</p><h1><i>Wilfa</i> Svart</h1>', 'Wilfa Svart', 7], ['of text', '<p>Butikk</p><div>Wilfa Svart</div>', 'Wilfa Svart', 7],
  ['of what is not shown', '<p>Butikk</p>', 'Wilfa', null], ['of a heading that is hidden', '<h1 hidden>Wilfa</h1><p>Butikk</p>', 'Wilfa', null],
  ['of a heading behind all text', '<p>Butikk</p><h1>Wilfa</h1>', 'Wilfa', 7], ['at the start', '<h1>Wilfa</h1><p>Wilfa</p>', 'Wilfa', 0],
  ['within a line', '<p>Butikk</p><div>Kampanje: Wilfa Svart</div>', 'Wilfa Svart', 7], ['within a heading', '<p>Wilfa</p><h1>Nyhet: Wilfa Svart</h1>', 'Wilfa', 6],
  ['of a heading with part of the name, before the name', '<h1>Wilfa</h1><p>Wilfa Svart</p>', 'Wilfa Svart', 0], ['of a name across elements', '<p>Kjøp <b>nå Wilfa</b> Svart</p>', 'Wilfa Svart', 5],
])('knows where the element begins: %s', (_, body, name, offset) => expect(nameOffset(read(body, name))).toBe(offset));

it('uses the title of the page if its product has no name', () => {
  const page = read('<script type="application/ld+json">{"@type":"Product","sku":"1"}</script><h1>Om oss</h1><p>Wilfa</p>', 'Wilfa');
  expect(productAnchor(page)?.tagName).toBe('p');
});
