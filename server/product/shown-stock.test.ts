import { expect, it } from 'vitest';
import { createPage } from '../page/page.ts';
import { shownStock } from './shown-stock.ts';

function stock(html: string): string[] {
  const page = createPage(`<main>${html}</main>`, new URL('https://shop.test/krus'));
  return shownStock(page).map(({ availability, start, end }) => `${page.text.text.slice(start, end)}: ${availability}`);
}

it.each<[string, string, string[]]>([
  ['below the name', '<h1>Krus</h1><p>På lager</p>', ['På lager: InStock', 'På lager: InStock']],
  ['below the name first', '<p>Utsolgt</p><h1>Krus</h1><p>Ikke på lager</p>', ['Ikke på lager: OutOfStock', 'Utsolgt: OutOfStock']],
  ['without a name', '<p>Ikke på lager</p>', ['Ikke på lager: OutOfStock']],
  ['in an element of its own, whatever follows', '<h1>Krus</h1><p><b>På lager</b> i Oslo</p>', ['På lager: InStock']],
  ['in one that has more words', '<h1>Krus</h1><p><b>På lager i Oslo</b></p>', []],
  ['sold out in an element of its own, before what follows', '<h1>Krus</h1><p><b>Utsolgt</b> i Oslo</p>', []],
  ['in the footer', '<h1>Krus</h1><footer>Utsolgt</footer>', []], ['in a menu, alone', '<h1>Krus</h1><nav><b>På lager</b></nav>', []],
])('the stock %s', (_, html, phrases) => expect(stock(html)).toEqual(phrases));
