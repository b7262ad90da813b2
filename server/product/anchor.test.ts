import { expect, it } from 'vitest';
import { createPage } from '../page/page.ts';
import { productAnchor } from './anchor.ts';

const read = (body: string, name: string) => createPage(
  `<head><meta property="og:title" content="${name}"></head><body>${body}</body>`, new URL('https://kaffe.test/'),
);

it('finds the heading that matches the name, else the first, else the element that shows the name', () => {
  const headings = '<h1>Butikken</h1><h1>Kaffekvern <b>Pro</b></h1><h3>Kaffekvern Pro</h3>';
  const named = read(headings, 'kaffekvern pro');
  expect(productAnchor(named)).toBe(named.index.headings[1]);
  const other = read(headings, 'Noe annet');
  expect(productAnchor(other)).toBe(other.index.headings[0]);
  expect(productAnchor(read('<p>Kaffekvern</p>', 'Kaffekvern'))?.tagName).toBe('p');
  expect(productAnchor(read('<p>x</p>', ''))).toBeNull();
});

it('takes the heading that is the name before a logo that is part of it', () => {
  const page = read('<h1>Fjellrev</h1><h1>Fjellrev Tursekk</h1>', 'Fjellrev Tursekk');
  expect(productAnchor(page)).toBe(page.index.headings[1]);
});

it('takes the place of the name before a heading that is the shop\'s', () => {
  const page = read('<h1>Kaffebutikken</h1><p>Kampanje: kr 499,-</p><div>Wilfa Svart</div>', 'Wilfa Svart');
  expect(productAnchor(page)?.tagName).toBe('div');
});
