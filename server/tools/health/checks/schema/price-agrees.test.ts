import { addressOf, OFFER, offered, productOf } from '../../artifacts-product-rig.ts';
import { productPages, source, times } from '../../artifacts-sample-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { available, unavailable } from '../../available.ts';
import { check } from './price-agrees.ts';

type Case = readonly [markup: string, words: string, lang?: string];
const sample = (...cases: Case[]) => productPages(...cases.map(([head, words, lang]) => source(head, `<h1>Selbuvotter</h1>\n<p>${words}</p>`, lang)));
const given = (...cases: Case[]) => {
  const products = sample(...cases);
  return { products, maybeWhole: available(products) };
};
const at = (price: string | number, words: string, more: object = {}) => given([offered({ price, ...more }), words]);
const SAME: Case = [offered(), 'Pris: 449 kr'];
const FIRST = [{ label: 'price', value: '449', page: addressOf(1), line: 4 }, { label: 'text', value: 'Pris: 449 kr', page: addressOf(1), line: 8 }];
const PASS = { status: 'pass', params: { total: 1 } } as const;
const off = (markup: number, page: number, currency = 'NOK') => ({ count: 1, total: 1, markup, page, currency });
const AMBIGUOUS = { status: 'not-measured', reason: 'ambiguous' } as const;

judgeTable(check, {
  'the same': [given(SAME, SAME), { status: 'pass', params: { total: 2 }, evidence: [...FIRST, { page: addressOf(2) }, { page: addressOf(2) }] }],
  'the same with decimals': [at('449.00', 'Pris: 449,- '), PASS],
  'another': [at(599, 'Pris: 449 kr'), {
    status: 'fail', params: off(599, 449), evidence: [{ label: 'price', value: '599', line: 4 }, { label: 'text', value: 'Pris: 449 kr', line: 8 }],
  }],
  'rounded on the page': [at('448.90', 'Pris: 449 kr'), { status: 'warn', params: off(448.9, 449), evidence: [{ label: 'price' }, { label: 'text' }] }],
  'rounded in the data': [at(449, 'Pris: 448,50 kr'), { status: 'warn', params: off(449, 448.5) }],
  'a whole krone is no rounding': [at(450, 'Pris: 449 kr'), { status: 'fail', params: off(450, 449) }],
  'close, but neither is round': [at('448.90', 'Pris: 449,10 kr'), { status: 'fail', params: off(448.9, 449.1) }],
  'another on one page takes precedence over rounding on another, and names its own amounts': [
    given([offered({ price: '448.90' }), 'Pris: 449 kr'], [offered({ price: 599 }), 'Pris: 449 kr'], SAME),
    { status: 'fail', params: { count: 1, total: 3, markup: 599, page: 449, currency: 'NOK' }, evidence: [{ page: addressOf(2) }, { page: addressOf(2) }] },
  ],
  'rounding on two': [given(...times(2, [offered({ price: '448.90' }), 'Pris: 449 kr'] as const), SAME), {
    status: 'warn', params: { count: 2, total: 3, markup: 448.9, page: 449, currency: 'NOK' },
  }],
  'one of the offers is the one shown': [given([productOf({ offers: [{ ...OFFER, price: 599 }, OFFER] }), 'Pris: 449 kr']), { ...PASS, evidence: [{ value: '449' }] }],
  'the price of before the sale, in German': [at(599, '<s>599 kr</s> Jetzt 449 kr'), { status: 'fail', params: off(599, 449) }],
  'the price of before the sale': [at(599, '<s>599 kr</s> Nå 449 kr'), { status: 'fail', params: off(599, 449) }],
  'called so in words': [at(599, 'Før: 599 kr</p><p>Pris: 449 kr'), { status: 'fail', params: off(599, 449) }],
  'the price of before the sale, where the label of one stands behind the other': [
    at(599, '<span class="price"><del>599 kr</del> Opprinnelig pris var: 599 kr.<ins>449 kr</ins> Nåværende pris er: 449 kr.</span>'),
    { status: 'fail', params: off(599, 449) },
  ],
  'an amount in passing, far from the price tag': [
    at(399, `Pris: 449 kr</p>${'<p>Strikket i norsk ull av hender som kan det.</p>'.repeat(80)}<p>Black Week er slutt, og tilbudet på 399 kr er utløpt for denne gang`),
    AMBIGUOUS,
  ],
  'words behind a price that are no label': [at(599, '<span class="price">449 kr når du henter: se under</span>'), AMBIGUOUS],
  'the only price, called ordinary': [at(599, '<span class="price">Ordinær pris: 599 kr</span></p><p>Medlem: 449 kr'), PASS],
  'a price the page shows as another of this product': [at(599, 'Pris: 449 kr</p><p>Medlem: 599 kr'), AMBIGUOUS],
  'one shown as before and as that of members': [at(599, 'Pris: 449 kr. <s>599 kr</s></p><p>Medlem: 599 kr'), AMBIGUOUS],
  'several prices that all could be the product\'s': [at(599, 'Pris: 449 kr</p><p>Pris: 399 kr'), AMBIGUOUS],
  'several, of which one is the one stated': [at(399, 'Pris: 449 kr</p><p>Pris: 399 kr'), PASS],
  'the lower end of a range': [at('', 'Pris: 449 kr', { '@type': 'AggregateOffer', lowPrice: 399, highPrice: 599 }), AMBIGUOUS],
  'a range whose lower end is shown': [at('', 'Pris: 449 kr', { '@type': 'AggregateOffer', lowPrice: 449, highPrice: 599 }), PASS],
  'another currency on the page': [given([offered({ priceCurrency: 'EUR' }), 'Pris: 599 kr'], SAME), PASS],
  'a sign that several currencies have, by the language of the page': [given([offered({ price: 599 }), 'Pris: 449 kr', 'sv']), AMBIGUOUS],
  'a sign that cannot stand for the currency of the data': [given([offered({ price: 599, priceCurrency: 'EUR' }), 'Price: 449 kr', 'en']), AMBIGUOUS],
  'the currency of the page where the data name none': [at(599, 'Pris: 449 kr', { priceCurrency: '' }), { status: 'fail', params: off(599, 449) }],
  'a page of another currency alone': [at(599, 'Pris: 449 kr', { priceCurrency: 'EUR' }), AMBIGUOUS],
  'a sign nobody can settle is told as it stands': [given([offered({ price: 599, priceCurrency: '' }), 'Price: 449 kr', 'en']), { status: 'fail', params: off(599, 449, 'kr') }],
  'no currency anywhere': [at(599, 'Pris: 449,-', { priceCurrency: '' }), { status: 'fail', params: off(599, 449, '') }],
  'the amount of the data stands on the page without a currency': [at(1299, '1 299</p><p>Gaveinnpakking 49 kr'), AMBIGUOUS],
  'the same beside what is called a price': [at(1299, '1 299</p><p>Pris: 49 kr'), AMBIGUOUS],
  'another number there': [at(1299, '1 298</p><p>Pris: 49 kr'), { status: 'fail', params: off(1299, 49) }],
  'with a currency spelled out': [at(1299, '1 299 kroner</p><p>Gaveinnpakking 49 kr'), PASS],
  'and other than the amount of the data': [at(1299, 'Pris: 1 199 kroner'), { status: 'fail', params: off(1299, 1199) }],
  'with more about the product on its line': [at(599, 'Pris: <strong>449 kr</strong> inkl. mva. På lager, sendes i morgen.'), {
    status: 'fail', params: off(599, 449),
  }],
  'behind a sentence of its own': [at(599, 'På lager. Pris: 449 kr'), { status: 'fail', params: off(599, 449) }],
  'a part of it named a price': [at(1299, '<span class="price">50 kr rabatt</span>'), AMBIGUOUS],
  'only the price of an extra': [at(1299, 'Gaveinnpakking 49 kr'), AMBIGUOUS],
  'only the price of an extra, named a price': [at(1299, 'Montering <span class="price">990 kr</span>'), AMBIGUOUS],
  'only what is taken off': [at(1299, '50 kr rabatt'), AMBIGUOUS],
  'only the price of a choice': [at(1299, '<label><input type="checkbox"> <span class="price">49 kr</span></label>'), AMBIGUOUS],
  'a bare amount that nothing calls the price': [at(1299, 'Montering</p><p>990 kr'), AMBIGUOUS],
  'a price that its element calls so': [at(599, '<span class="product-price">449 kr</span>'), { status: 'fail', params: off(599, 449) }],
  'more than are shown, other': [given(...times(6, [offered({ price: 599 }), 'Pris: 449 kr'] as const)), {
    status: 'fail', params: { count: 6, total: 6, markup: 599, page: 449, currency: 'NOK' },
  }],
  'more than are shown, the same': [given(...times(6, SAME)), { status: 'pass', params: { total: 6 } }],
  'a page that was not read to its end is left out': [
    (([whole, cut]) => ({ products: [whole!, cut!], maybeWhole: available([whole!]) }))(sample(SAME, [offered({ price: 599 }), 'Pris: 449 kr'])), PASS,
  ],
  'no page was read to its end': [{ products: sample(SAME), maybeWhole: unavailable('truncated') }, { status: 'not-measured', reason: 'truncated' }],
  'no price in the data': [given([productOf(), 'Pris: 449 kr'], [offered({ price: 0 }), 'Pris: 449 kr']), {
    status: 'not-measured', reason: 'root-cause', rootCause: 'offer-complete',
  }],
  'no price on the page': [given([productOf(), 'Pris: 449 kr'], [offered(), 'Strikket i ull.']), { status: 'not-measured', reason: 'needs-script' }],
  'the price without tax, as another line of it says': [at('1248.75', '<span class="product-price">999 kr</span></p><p>eks. mva.'), AMBIGUOUS],
  'the price without tax, as the page says of all': [at(1249, 'Alle priser er eks. mva.</p><p>Pris: 999 kr'), AMBIGUOUS],
  'the lowest rate of tax': [at(112, 'Prices ex. VAT</p><p>Price: 100 kr'), AMBIGUOUS],
  'a share of the price that no rate of tax comes to': [at(1199, 'Alle priser er eks. mva.</p><p>Pris: 999 kr'), { status: 'fail', params: off(1199, 999) }],
  'the data without tax, and the page with it': [at(999, 'Vis priser eks. mva.</p><p>Pris: 1248,75 kr'), { status: 'fail', params: off(999, 1248.75) }],
  'what a rate of tax comes to, of which the page says nothing': [at('1248.75', 'Pris: 999 kr'), { status: 'fail', params: off(1248.75, 999) }],
  'no price the page shows for certain': [at(449, 'Pris: 359 kr eks. mva.'), AMBIGUOUS],
});
