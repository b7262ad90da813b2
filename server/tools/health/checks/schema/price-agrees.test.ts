import { addressOf, OFFER, offered, productOf } from '../../artifacts-product-rig.ts';
import { productPages, source, times } from '../../artifacts-sample-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './price-agrees.ts';

type Case = readonly [markup: string, words: string, lang?: string];
const sample = (...cases: Case[]) => productPages(...cases.map(([head, words, lang]) => source(head, `<h1>Selbuvotter</h1>\n<p>${words}</p>`, lang)));
const given = (...cases: Case[]) => {
  const products = sample(...cases);
  return { products, whole: products };
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
  'a different price': [at(599, 'Pris: 449 kr'), {
    status: 'fail', params: off(599, 449), evidence: [{ label: 'price', value: '599', line: 4 }, { label: 'text', value: 'Pris: 449 kr', line: 8 }],
  }],
  'rounded on the page': [at('448.90', 'Pris: 449 kr'), { status: 'warn', params: off(448.9, 449), evidence: [{ label: 'price' }, { label: 'text' }] }],
  'rounded in the markup': [at(449, 'Pris: 448,50 kr'), { status: 'warn', params: off(449, 448.5) }],
  'a difference of a whole krone is not rounding': [at(450, 'Pris: 449 kr'), { status: 'fail', params: off(450, 449) }],
  'close, but neither is a whole number': [at('448.90', 'Pris: 449,10 kr'), { status: 'fail', params: off(448.9, 449.1) }],
  'a different price takes precedence over a rounded one, and its amounts are reported': [
    given([offered({ price: '448.90' }), 'Pris: 449 kr'], [offered({ price: 599 }), 'Pris: 449 kr'], SAME),
    { status: 'fail', params: { count: 1, total: 3, markup: 599, page: 449, currency: 'NOK' }, evidence: [{ page: addressOf(2) }, { page: addressOf(2) }] },
  ],
  'rounded on two pages': [given(...times(2, [offered({ price: '448.90' }), 'Pris: 449 kr'] as const), SAME), {
    status: 'warn', params: { count: 2, total: 3, markup: 448.9, page: 449, currency: 'NOK' },
  }],
  'one of several offers is shown': [given([productOf({ offers: [{ ...OFFER, price: 599 }, OFFER] }), 'Pris: 449 kr']), { ...PASS, evidence: [{ value: '449' }] }],
  'the price before a sale, in German': [at(599, '<s>599 kr</s> Jetzt 449 kr'), { status: 'fail', params: off(599, 449) }],
  'the price before a sale': [at(599, '<s>599 kr</s> Nå 449 kr'), { status: 'fail', params: off(599, 449) }],
  'the price before a sale, labelled so': [at(599, 'Før: 599 kr</p><p>Pris: 449 kr'), { status: 'fail', params: off(599, 449) }],
  'the price before a sale, with labels after the prices': [
    at(599, '<span class="price"><del>599 kr</del> Opprinnelig pris var: 599 kr.<ins>449 kr</ins> Nåværende pris er: 449 kr.</span>'),
    { status: 'fail', params: off(599, 449) },
  ],
  'an amount mentioned in passing, far from the price tag': [
    at(399, `Pris: 449 kr</p>${'<p>Strikket i norsk ull av hender som kan det.</p>'.repeat(80)}<p>Black Week er slutt, og tilbudet på 399 kr er utløpt for denne gang`),
    AMBIGUOUS,
  ],
  'words after a price that are not a label': [at(599, '<span class="price">449 kr når du henter: se under</span>'), AMBIGUOUS],
  'the only price of the product, labelled ordinary': [at(599, '<span class="price">Ordinær pris: 599 kr</span></p><p>Medlem: 449 kr'), PASS],
  'a price shown as another price of this product': [at(599, 'Pris: 449 kr</p><p>Medlem: 599 kr'), AMBIGUOUS],
  'a price shown as former and as the members’ price': [at(599, 'Pris: 449 kr. <s>599 kr</s></p><p>Medlem: 599 kr'), AMBIGUOUS],
  'several prices that could each be that of the product': [at(599, 'Pris: 449 kr</p><p>Pris: 399 kr'), AMBIGUOUS],
  'several prices, one of which is in the markup': [at(399, 'Pris: 449 kr</p><p>Pris: 399 kr'), PASS],
  'the lower end of a range': [at('', 'Pris: 449 kr', { '@type': 'AggregateOffer', lowPrice: 399, highPrice: 599 }), AMBIGUOUS],
  'a range whose lower end is shown': [at('', 'Pris: 449 kr', { '@type': 'AggregateOffer', lowPrice: 449, highPrice: 599 }), PASS],
  'another currency on the page': [given([offered({ priceCurrency: 'EUR' }), 'Pris: 599 kr'], SAME), PASS],
  'an ambiguous currency sign, resolved by the language of the page': [given([offered({ price: 599 }), 'Pris: 449 kr', 'sv']), AMBIGUOUS],
  'a currency sign that contradicts the markup': [given([offered({ price: 599, priceCurrency: 'EUR' }), 'Price: 449 kr', 'en']), AMBIGUOUS],
  'the currency of the page, where the markup has none': [at(599, 'Pris: 449 kr', { priceCurrency: '' }), { status: 'fail', params: off(599, 449) }],
  'a page in another currency only': [at(599, 'Pris: 449 kr', { priceCurrency: 'EUR' }), AMBIGUOUS],
  'an ambiguous currency sign is reported as written': [given([offered({ price: 599, priceCurrency: '' }), 'Price: 449 kr', 'en']), { status: 'fail', params: off(599, 449, 'kr') }],
  'no currency anywhere': [at(599, 'Pris: 449,-', { priceCurrency: '' }), { status: 'fail', params: off(599, 449, '') }],
  'the markup’s amount on the page without a currency': [at(1299, '1 299</p><p>Gaveinnpakking 49 kr'), AMBIGUOUS],
  'the same beside an amount labelled as price': [at(1299, '1 299</p><p>Pris: 49 kr'), AMBIGUOUS],
  'another number in its place': [at(1299, '1 298</p><p>Pris: 49 kr'), { status: 'fail', params: off(1299, 49) }],
  'the markup’s amount with the currency spelled out': [at(1299, '1 299 kroner</p><p>Gaveinnpakking 49 kr'), PASS],
  'another amount with the currency spelled out': [at(1299, 'Pris: 1 199 kroner'), { status: 'fail', params: off(1299, 1199) }],
  'a price with more about the product on its line': [at(599, 'Pris: <strong>449 kr</strong> inkl. mva. På lager, sendes i morgen.'), {
    status: 'fail', params: off(599, 449),
  }],
  'a price after another sentence': [at(599, 'På lager. Pris: 449 kr'), { status: 'fail', params: off(599, 449) }],
  'a discount in an element named price': [at(1299, '<span class="price">50 kr rabatt</span>'), AMBIGUOUS],
  'only the price of an extra': [at(1299, 'Gaveinnpakking 49 kr'), AMBIGUOUS],
  'only the price of an extra, in an element named price': [at(1299, 'Montering <span class="price">990 kr</span>'), AMBIGUOUS],
  'only a discount': [at(1299, '50 kr rabatt'), AMBIGUOUS],
  'only the price of an option': [at(1299, '<label><input type="checkbox"> <span class="price">49 kr</span></label>'), AMBIGUOUS],
  'an amount without a price label': [at(1299, 'Montering</p><p>990 kr'), AMBIGUOUS],
  'a price in an element named price': [at(599, '<span class="product-price">449 kr</span>'), { status: 'fail', params: off(599, 449) }],
  'different prices on more pages than are shown': [given(...times(6, [offered({ price: 599 }), 'Pris: 449 kr'] as const)), {
    status: 'fail', params: { count: 6, total: 6, markup: 599, page: 449, currency: 'NOK' },
  }],
  'the same prices on more pages than are shown': [given(...times(6, SAME)), { status: 'pass', params: { total: 6 } }],
  'a truncated page is left out': [
    (([whole, cut]) => ({ products: [whole!, cut!], whole: [whole!] }))(sample(SAME, [offered({ price: 599 }), 'Pris: 449 kr'])), PASS,
  ],
  'no price in the markup': [given([productOf(), 'Pris: 449 kr'], [offered({ price: 0 }), 'Pris: 449 kr']), {
    status: 'not-measured', reason: 'root-cause', rootCause: 'offer-complete',
  }],
  'no price on the page': [given([productOf(), 'Pris: 449 kr'], [offered(), 'Strikket i ull.']), { status: 'not-measured', reason: 'needs-script' }],
  'the price without tax, according to a line beside it': [at('1248.75', '<span class="product-price">999 kr</span></p><p>eks. mva.'), AMBIGUOUS],
  'the price without tax, like all prices on the page': [at(1249, 'Alle priser er eks. mva.</p><p>Pris: 999 kr'), AMBIGUOUS],
  'the lowest rate of tax': [at(112, 'Prices ex. VAT</p><p>Price: 100 kr'), AMBIGUOUS],
  'a ratio that is not a tax rate': [at(1199, 'Alle priser er eks. mva.</p><p>Pris: 999 kr'), { status: 'fail', params: off(1199, 999) }],
  'the markup without tax, and the page with it': [at(999, 'Vis priser eks. mva.</p><p>Pris: 1248,75 kr'), { status: 'fail', params: off(999, 1248.75) }],
  'a tax rate as ratio, but no mention of tax on the page': [at('1248.75', 'Pris: 999 kr'), { status: 'fail', params: off(1248.75, 999) }],
  'no certain price on the page': [at(449, 'Pris: 359 kr eks. mva.'), AMBIGUOUS],
});
