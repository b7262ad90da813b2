import { describe, expect, it } from 'vitest';
import { createPage } from '../page/page.ts';
import type { PageElement } from '../page/nodes.ts';
import { attribute } from '../page/tree.ts';
import { cardsOf, repeatedCards } from './cards.ts';

const pageOf = (html: string) => createPage(`<main><h1>Krus</h1>${html}</main>`, new URL('https://shop.test/krus'));
/** The tag and class of each card. */
const classes = (cards: ReadonlySet<PageElement>): string[] => [...cards].map((card) => `${card.tagName}.${attribute(card, 'class') ?? ''}`);
const listed = (html: string): string[] => classes(repeatedCards(pageOf(html)));
const others = (html: string): string[] => classes(cardsOf(pageOf(html)));
const times = (count: number, card: (at: number) => string): string => `<section>${Array.from({ length: count }, (_, at) => card(at)).join('')}</section>`;

const PICTURED = (at: number): string => `<div class="k"><img src="/${at}.jpg"> kr 9${at},-</div>`;
const LINKED = (at: number): string => `<div class="k"><a href="/kopp-${at}">Kopp</a> kr 9${at},-</div>`;
const BOTH = (at: number): string => `<div class="k"><a href="/kopp-${at}"><img src="/${at}.jpg">Kopp</a> kr 9${at},-</div>`;

describe('the cards of a list', () => {
  it.each<[string, string, number]>([
    ['three with images', times(3, PICTURED), 3], ['three that lead to other pages', times(3, LINKED), 3], ['two whose images lead there', times(2, BOTH), 2],
    ['that are links themselves', times(3, (at) => `<a class="k" href="/kopp-${at}">Kopp kr 9${at},-</a>`), 3],
    ['of which two lead to one page', times(4, (at) => LINKED(at >> 1)), 4],
    ['six that lead to three pages', times(6, (at) => LINKED(at >> 1)), 6],
  ])('%s', (_, html, count) => expect(listed(html)).toEqual(Array.from({ length: count }, () => expect.stringMatching(/^(?:div|a)\.k$/))));

  it.each<[string, string]>([
    ['one', times(1, BOTH)], ['two with images', times(2, PICTURED)], ['two that lead to other pages', times(2, LINKED)], ['three with neither', times(3, (at) => `<div class="k">kr 9${at},-</div>`)],
    ['three of which one has no image', times(3, (at) => (at === 1 ? '<div class="k">kr 9,-</div>' : PICTURED(at)))],
    ['three that lead to one page', times(3, () => LINKED(0))], ['five that lead to two', times(5, (at) => LINKED(at % 2))],
    ['three of which one leads to this page', times(3, (at) => LINKED(at).replace('/kopp-2', '/krus?farge=2'))],
    ['three of which one leads to the front page', times(3, (at) => LINKED(at).replace('/kopp-2', '/'))], ['three of which one leads to a file', times(3, (at) => LINKED(at).replace('/kopp-2', '/kopp.jpg'))],
    ['three of which one leads nowhere', times(3, (at) => LINKED(at).replace('href="/kopp-2"', 'name="x"'))],
    ['three without prices', times(3, (at) => `<div class="k"><img src="/${at}.jpg">Kopp</div>`)],
    ['three of different kinds', times(3, (at) => PICTURED(at).replace('"k"', `"k${at}"`))],
    ['three of different tags', times(3, (at) => PICTURED(at).replaceAll('div', ['div', 'article', 'li'][at]!))],
    ['three that are very long', times(3, (at) => PICTURED(at).replace('kr', `<!--${'x'.repeat(30_001)}-->kr`))],
  ])('are not %s', (_, html) => expect(listed(html)).toEqual([]));

  it('are never direct children of the body', () => {
    const page = createPage([0, 1, 2].map(PICTURED).join(''), new URL('https://shop.test/krus'));
    expect(repeatedCards(page).size).toBe(0);
  });

  it('are of one kind of element', () => {
    expect(listed(`<section>${[0, 1, 2].map(PICTURED).join('')}<p class="x">kr 1,-</p></section>`)).toEqual(['div.k', 'div.k', 'div.k']);
  });
});

describe('the card of another product', () => {
  it.each<[string, string, string[]]>([
    ['has a heading that is a link', '<div class="k"><img src="/1.jpg"><h3><a href="/kopp">Kopp</a></h3></div>', ['div.k']],
    ['has a heading in a link', '<div class="k"><a href="/kopp"><h3>Kopp</h3></a><img src="/1.jpg"></div>', ['div.k']],
    ['has both at some distance', '<div class="k"><img src="/1.jpg"><div><div><h3><a href="/kopp">Kopp</a></h3></div></div></div>', ['div.k']],
    ['is the innermost element around both', '<div class="far"><img src="/2.jpg"><div class="k"><img src="/1.jpg"><h3><a href="/kopp">Kopp</a></h3></div></div>', ['div.k']],
    ['has a button, and an image and a name that lead to one page', '<div><div class="k"><a href="/kopp"><img src="/1.jpg"></a><div><a href="/kopp#om">Kopp</a> kr 99,- <button>Kjøp</button></div></div></div>', ['div.k']],
    ['is an article with a price', '<article class="k"><a href="/kopp"><img src="/1.jpg"></a> kr 99,-</article>', ['article.k']],
    ['is a list item with a price', '<ul><li class="k"><a href="/kopp"><b><img src="/1.jpg"></b></a> kr 99,-</li></ul>', ['li.k']],
    ['is a cell with a price', '<table><tr><td class="k"><a href="/kopp"><img src="/1.jpg"></a> kr 99,-</td></tr></table>', ['td.k']],
  ])('%s', (_, html, cards) => expect(others(html)).toEqual(cards));

  it.each<[string, string]>([
    ['has the heading of the page', '<div><img src="/1.jpg"><h1><a href="/kopp">Kopp</a></h1></div>'], ['leads to this page', '<div><img src="/1.jpg"><h3><a href="/krus#om">Krus</a></h3></div>'],
    ['has no link', '<div><img src="/1.jpg"><h3>Kopp</h3></div>'], ['has no image', '<div><h3><a href="/kopp">Kopp</a></h3></div>'],
    ['has the image far away', '<div><img src="/1.jpg"><div><div><div><div><h3><a href="/kopp">Kopp</a></h3></div></div></div></div></div>'],
    ['has the image only beside it on the page', '<img src="/1.jpg"><h3><a href="/kopp">Kopp</a></h3>'],
    ['is very long', `<div><img src="/1.jpg"><h3><a href="/kopp">Kopp</a></h3><!--${'x'.repeat(30_001)}--></div>`],
    ['has an image and a name that lead to different pages', '<div><a href="/kopp"><img src="/1.jpg"></a><a href="/fat">Fat</a> kr 99,-</div>'],
    ['has a price beside a brand, whose image and name lead to one page', '<div><div><a href="/figgjo"><img src="/1.jpg"></a><a href="/figgjo">Figgjo</a></div> kr 99,-</div>'],
    ['has a price, and a logo and a labelled brand that lead to one page', '<div><a href="/figgjo"><img src="/1.jpg"></a><p>Merke: <a href="/figgjo">Figgjo</a></p> kr 99,-</div>'],
    ['has a price, and a logo and words in a sentence that lead to one page', '<div>kr 99,- <a href="/avdrag"><img src="/1.jpg"></a> Betal senere, <a href="/avdrag">les mer</a></div>'],
    ['has a price above a table of sizes, whose image and name lead to one page', '<div><form>kr 99,- <a href="/maal"><img src="/1.jpg"></a><a href="/maal">Mål</a></form></div>'],
    ['has a price above advice on sizes, whose image and words lead to one page', '<div>kr 99,- <a href="/maal"><img src="/1.jpg"></a><p><a href="/maal">Mål</a></p></div>'],
    ['has an image and a name that lead to one page, but no price', '<div><a href="/kopp"><img src="/1.jpg"></a><a href="/kopp">Kopp</a></div>'],
    ['has the image far from the name', '<div><div><div><div><div><a href="/kopp"><img src="/1.jpg"></a></div></div></div></div><a href="/kopp">Kopp</a> kr 99,-</div>'],
    ['has the image and the name of this page', '<div><a href="/krus"><img src="/1.jpg"></a><a href="/krus">Krus</a> kr 99,-</div>'],
    ['is a list item with a button', '<ul><li><a href="/kopp"><img src="/1.jpg"></a> kr 99,- <button>Kjøp</button></li></ul>'],
    ['is a list item without a price', '<ul><li><a href="/kopp"><img src="/1.jpg"></a></li></ul>'], ['is a plain element with a price', '<div><a href="/kopp"><img src="/1.jpg"></a> kr 99,-</div>'],
    ['is a list item whose image is not in a link', '<ul><li><a href="/kopp">Kopp</a><img src="/1.jpg"> kr 99,-</li></ul>'],
  ])('does not exist where an element %s', (_, html) => expect(others(html)).toEqual([]));

  it('is found together with the cards of lists', () => {
    expect(others(`${times(3, PICTURED)}<article><a href="/fat"><img src="/9.jpg"></a> kr 99,-</article>`)).toEqual(['div.k', 'div.k', 'div.k', 'article.']);
  });
});
