import { expect, test } from 'vitest';
import { createPage } from '../../../page/page.ts';
import { internalLinks } from './internal-links.ts';

test('lists safe links within the store, each URL once regardless of its fragment', () => {
  const url = new URL('https://shop.test/garn');
  const markup = '<a href="#">Meny</a><a href="#topp">Topp</a><a href="/ull">Ull</a><a href="/ull#">Ull</a><a href="/ull#pris">Pris</a>'
    + '<a href="https://www.shop.test/lin#">Lin</a><a href="https://annen.test/">Annen</a><a href="/ull?add-to-cart=1">Kjøp</a>';
  const page = createPage(`<!doctype html><body>${markup}</body>`, url);
  expect(internalLinks({ page, url }).map((link) => link.url.href)).toEqual(['https://shop.test/ull', 'https://www.shop.test/lin']);
});
