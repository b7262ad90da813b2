import { expect, it } from 'vitest';
import { createPage } from '../page/page.ts';
import { elementAt } from '../page/text.ts';
import { isInsideProduct, isOutsideProduct } from './product-region.ts';

const card = (at: number, words = ''): string => `<li class="kort"><a href="/krus-${at}"><img src="/${at}.jpg"></a> kr 9${at},- ${words}</li>`;
const LIST = `<ul>${card(1)}${card(2)}${card(3, 'her')}</ul>`;
const CARD_OF_OTHER = '<div><img src="/2.jpg"><h3><a href="/kopp">Kopp</a></h3><b>her</b></div>';

it.each<[string, string, boolean]>([
  ['below the name', '<h1>Krus</h1><p>her</p>', true], ['in a menu', '<h1>Krus</h1><nav>her</nav>', false], ['in a closed dialog', '<h1>Krus</h1><div class="modal">her</div>', false],
  ['in a header that holds the name', '<header><h1>Krus</h1><p>her</p></header>', true], ['in a header without it', '<header><p>her</p></header><h1>Krus</h1>', false],
  ['in a list of others', `<h1>Krus</h1>${LIST}`, false],
  ['in a list of others, without a name', LIST, false],
  ['in the card of another', `<h1>Krus</h1>${CARD_OF_OTHER}`, false], ['in such a card on a page without a name', CARD_OF_OTHER, true],
])('%s', (_, html, isInside) => {
  const page = createPage(`<main>${html}</main>`, new URL('https://shop.test/krus'));
  const start = page.text.text.indexOf('her');
  expect(isInsideProduct(page, { start, end: start + 3 })).toBe(isInside);
  expect(isOutsideProduct(page)(elementAt(page.text, { start, end: start + 3 }))).toBe(!isInside);
});

it('does not contain a span outside the text of the page', () => {
  const page = createPage('<h1>Krus</h1>', new URL('https://shop.test/krus'));
  expect(isInsideProduct(page, { start: 100, end: 101 })).toBe(false);
});
