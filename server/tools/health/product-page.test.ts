import { describe, expect, test } from 'vitest';
import { createPage } from '../../page/page.ts';
import { productsOf, readPrices } from './product-page.ts';

const page = (body: string) =>
  createPage(`<!doctype html><html lang="nb"><h1>Votter</h1>${body}`, new URL('https://a.test/produkt/votter'));
const script = (json: string) => `<script type="application/ld+json">${json}</script>`;
const PRICE = '{"@type":"Offer","price":"449","priceCurrency":"NOK"}';
const OFFER = script(`{"@type":"Product","name":"Votter","offers":${PRICE}}`);

describe('how a page shows its price', () => {
  test.each([
    ['shown', '<p>449 kr</p>'],
    ['shown', '<p>Logg inn for å se din pris. Veiledende: 449 kr</p>'],
    ['shown', '<div class="produkt-pris"><b>449</b></div>'],
    ['shown', `${OFFER}<p>Fra 449 kr</p>`],
    ['gated', '<p>Logg inn for å se pris</p>'],
    ['gated', '<p>Logg inn for å se pris</p><aside><p>Luer 299 kr</p></aside>'],
    ['stated', `${OFFER}<p>Strikket i ull.</p>`],
    ['stated', `${OFFER}<footer><p>Logg inn og få gode priser!</p></footer>`],
    ['unclear', '<p>Strikket i ull.</p><aside><p>Luer 299 kr</p></aside>'],
    ['unclear', '<p>Strikket i ull. Utsolgt.</p>'],
    ['unclear', '<div class="belop"><div>449</div> <div>kr</div></div>'],
    ['unclear', '<dl><dt>Kr </dt><dd>449</dd></dl>'],
    ['unclear', '<div><span>449</span></div><div><span>NOK</span></div>'],
    ['unclear', '<table><tr><th>Pris</th><td>449,00</td></tr></table>'],
    ['unclear', '<p>Pris: 449 inkl. mva.</p>'],
    ['shown', '<p>449 nok</p>'],
    ['shown', '<p>Nok 449</p>'],
    ['shown', '<p>449 ,–</p>'],
    ['absent', '<p>Prisvinner 2024</p><p>Strikket i 449 omganger.</p><p>Krage</p>'],
    ['absent', '<p>Pris</p><p>Strikket i ull.</p><p>449</p>'],
    ['absent', '<p>Strikket i ull.</p>'],
    ['absent', '<p class="prisgaranti">Åpent kjøp i 30 dager</p>'],
    ['absent', '<aside class="pris">299</aside>'],
  ])('%s: %s', (is, body) => {
    expect(readPrices(page(body)).display.is).toBe(is);
  });

  test('a page of 150,000 elements or 20,000 numbers is read in finite time', () => {
    expect(readPrices(page(`<h1>${'<b></b>'.repeat(150_000)}`)).display.is).toBe('absent');
    expect(readPrices(page('<div>'.repeat(900) + '<b class="pris">12</b> '.repeat(20_000))).display.is).toBe('shown');
  });
});

test('productsOf lists a product with its variants', () => {
  const variants = '[{"@type":"Product","sku":"V-S"},{"@type":"Product","sku":"V-M"}]';
  const products = productsOf(page(script(`{"@type":"ProductGroup","name":"Votter","hasVariant":${variants}}`)));
  expect(products.map(({ sku }) => sku?.text)).toEqual([undefined, 'V-S', 'V-M']);
});
