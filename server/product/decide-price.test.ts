import { describe, expect, it } from 'vitest';
import { createPage } from '../page/page.ts';
import { decidePrice, statedPrices } from './decide-price.ts';

const script = (offers: unknown): string => `<script type="application/ld+json">${JSON.stringify({ '@type': 'Product', 'name': 'Krus', offers })}</script>`;
const meta = (amount: string): string => `<meta property="product:price:amount" content="${amount}">`;
const pageOf = (markup: string, body: string) => createPage(`${markup}<main><h1>Krus</h1>${body}</main>`, new URL('https://shop.test/krus'));
/** The amount that is decided, or why there is none. */
function decided(markup: string, body: string): string {
  const decision = decidePrice(pageOf(markup, body));
  return decision.ok ? decision.price.amount : decision.reason;
}
const priced = (price: unknown, more: object = {}): string => script({ '@type': 'Offer', price, ...more });
const ELSEWHERE = '<footer>kr 99,-</footer>';

describe('one price in markup', () => {
  it.each([
    ['shown', '<p>kr 99,-</p>', '99'], ['shown among others', '<p>kr 99,-</p><p>Frakt: kr 49,-</p>', '99'], ['with no price shown', '<p>Krus</p>', '99'],
    ['where another is shown', '<p>kr 89,-</p>', 'conflict'], ['shown in the footer only, and another above', `<p>kr 89,-</p>${ELSEWHERE}`, 'conflict'],
    ['shown in the footer only', ELSEWHERE, '99'], ['shown as the former one', '<p>Før kr 99,- nå kr 89,-</p>', 'struck'], ['crossed out', '<p><del>kr 99,-</del> <b>kr 89,-</b></p>', 'struck'],
    ['called ordinary, with a lower one', '<p>Ordinær pris kr 99,-</p><p>Krus</p><p>kr 89,-</p>', 'struck'],
    ['called ordinary, with a higher one', '<p>Ordinær pris kr 99,-</p><p>Krus</p><p>kr 199,-</p>', '99'],
    ['crossed out, with a higher one', '<p><del>kr 99,-</del></p><p>Krus</p><p>kr 199,-</p>', 'struck'],
    ['called ordinary, and alone', '<p>Ordinær pris kr 99,-</p>', '99'], ['crossed out, and alone', '<p><del>kr 99,-</del></p>', '99'],
    ['for members, with one for all', '<p>Medlemspris: kr 99,-</p><p>kr 109,-</p>', 'struck'], ['for members, and alone', '<p>Medlemspris: kr 99,-</p>', 'struck'],
    ['by the month', '<p>kr 99,-/mnd</p><p>Krus</p><p>kr 990,-</p>', 'struck'], ['without tax, with one that has it', '<p>kr 99,- eks. mva</p><p>kr 123,75 inkl. mva</p>', 'struck'],
    ['former in one place and current in another', '<p>Før kr 99,-</p><p>Krus</p><p>kr 99,-</p>', '99'],
    ['in a sentence, and another as the price tag', `<p>kr 89,-</p>${'<p>Krus av leire</p>'.repeat(400)}<p>Andre krus som er laget av leire koster ofte kr 99,- i butikkene rundt om i landet</p>`, 'conflict'],
  ])('%s', (_, body, outcome) => expect(decided(priced('99'), body)).toBe(outcome));

  it.each([
    ['where the page shows more', true, '<p>kr 123,75</p><p>kr 99,- eks. mva</p>', 'struck'], ['where it shows that', true, '<p>kr 99,-</p>', '99'], ['where it shows none', true, '', '99'],
    ['where more is shown besides, and tax is in it', false, '<p>kr 99,-</p><p>Krus</p><p>kr 123,75</p>', '99'],
  ])('to which tax is added, %s', (_, isBefore, body, outcome) => expect(decided(priced('99', { valueAddedTaxIncluded: !isBefore }), body)).toBe(outcome));

  it.each([
    ['and is shown as that beside another', true, '<p>kr 99,-/m²</p><p>kr 249,-</p>', 'struck'], ['and is the only one shown', true, '<p>kr 99,-/m²</p>', '99'],
    ['and is shown as the whole price', true, '<p>kr 99,-</p><p>kr 99,-/stk</p><p>kr 249,-</p>', '99'],
    ['by the page alone', false, '<p>kr 99,-/m</p><p>Nåler</p><p>kr 49,-</p>', '99'],
  ])('for a unit %s', (_, isMarked, body, outcome) => {
    const priceSpecification = isMarked ? { price: '99', referenceQuantity: { value: 1, unitCode: 'MTK' } } : [];
    expect([decided(priced('99', { priceSpecification }), body), decided(priced(isMarked ? undefined : '99', { priceSpecification }), body)]).toEqual([outcome, outcome]);
  });

  it.each([['<p>kr 1.399,-</p>', '1399'], ['<p>1,399 BHD</p>', '1.399'], ['<p>kr 89,-</p>', 'conflict'], ['', 'conflict'], ['<p>kr 1,40</p>', 'conflict']])(
    'that may be a thousand times as much: %s', (body, outcome) => expect(decided(priced('1.399'), body)).toBe(outcome),
  );

  it.each([
    ['where its hundredth is shown', '<p>Q 1,299.50</p>', 'conflict'], ['where both are', '<p>Q 1,299.50</p><p>129950</p>', '129950'],
    ['where another is shown', '<p>Q 1,299.05</p>', '129950'], ['where no currency is shown either', '<p>1299,50</p>', 'conflict'],
  ])('in a currency without a known sign, %s', (_, body, outcome) => expect(decided(priced('129950'), body)).toBe(outcome));
  it('is not in cents where a number without decimals is shown', () => expect(decided(priced('2500'), '<p>Q 25</p>')).toBe('2500'));
  it('is not in cents because of the opening hours beside the product', () =>
    expect(decided(priced('1500'), '<p>Krus</p></main><footer>Åpent 10.00–15.00</footer>')).toBe('1500'));

  it('that begins a range is accepted only if it is shown by itself', () => {
    const range = script({ '@type': 'AggregateOffer', 'lowPrice': 99, 'highPrice': 199 });
    expect([decided(range, '<p>kr 99,-</p>'), decided(range, '<p>kr 99,- – 199,-</p>'), decided(range, '')]).toEqual(['99', 'conflict', 'conflict']);
  });

  it('that is shown as the low end of a range is accepted only if it is also shown by itself', () => {
    const shown = ['<p>kr 99,- – 199,-</p>', '<p>kr 79,- – 99,-</p>', '<p>kr 99,- – 199,-</p><p>Krus</p><p>kr 99,-</p>'];
    expect(shown.map((body) => decided(meta('99'), body))).toEqual(['conflict', '99', '99']);
  });

  it('that is shown before a struck former price is accepted, whatever dash is between them', () => {
    for (const former of ['<s>kr 149,-</s>', '<del>kr 149,-</del>']) {
      expect(decided(meta('99'), `<p><ins>kr 99,-</ins> – ${former}</p>`)).toBe('99');
    }
  });
});

describe('several prices in markup', () => {
  const TWO = script([{ price: 99 }, { price: 89 }]);

  it.each([
    ['of which one is shown', TWO, '<p>kr 89,-</p>', '89'], ['of which none is', TWO, '<p>kr 79,-</p>', 'conflict'], ['on a page without prices', TWO, '', 'conflict'],
    ['of which both are', TWO, '<p>kr 99,- – 89,-</p>', 'conflict'], ['that agree', `${priced(99)}${meta('99.00')}`, '', '99'],
    ['in one offer, of which one is struck', '', `<div itemscope itemtype="https://schema.org/Product"><b itemprop="name">Krus</b><p itemprop="offers" itemscope itemtype="https://schema.org/Offer"><del itemprop="price" content="129">kr 129,-</del> <b itemprop="price" content="99">kr 99,-</b></p></div>`, '99'],
    ['in one offer, of which one is shown', priced([89, 99]), '<p>kr 99,-</p>', '99'],
    ['that differ in markup and meta tags', `${priced(99)}${meta('89')}`, '<p>kr 89,-</p>', '89'],
  ])('%s', (_, markup, body, outcome) => expect(decided(markup, body)).toBe(outcome));
});

it.each([['no product', ''], ['a product without a price', script([])], ['a price of nothing', priced(0)]])('there is no price in %s', (_, markup) => {
  expect(decided(markup, '<p>kr 99,-</p>')).toBe('none');
});

it('the stated prices are all those of the product, except members\' prices in meta tags', () => {
  const members = script([{ price: 99, priceSpecification: { price: 89, validForMemberTier: 'Gull' } }, { price: 89 }]);
  expect(statedPrices(pageOf(`${members}${meta('89')}`, '')).map(({ amount }) => amount)).toEqual(['99', '89']);
  expect(statedPrices(pageOf(`${members}${meta('79')}`, '')).map(({ amount }) => amount)).toEqual(['99', '89', '79']);
});
