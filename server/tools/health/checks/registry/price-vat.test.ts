import type { PageRole } from '../../gathered.ts';
import { identity } from '../../artifacts-registry-rig.ts';
import { sampled } from '../../artifacts-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import type { JudgeTable } from '../../judge-table-rig.ts';
import { check } from './price-vat.ts';

const on = (...pages: readonly (readonly [PageRole, string])[]) =>
  ({ identity: identity(), pages: pages.map(([role, html]) => sampled(role, html, { path: `/${role}` })) });
const product = (html: string) => on(['product', html]);

type Table = JudgeTable<'price-vat', Parameters<typeof check.judge>[0]>;
const each = (phrases: readonly string[], says: Table[string][1]): Table =>
  Object.fromEntries(phrases.map((words) => [words, [product(`<p>1 299 kr ${words}</p>`), says]]));
const under = (lines: readonly string[], says: Table[string][1]): Table =>
  Object.fromEntries(lines.map((line) => [`a line below a price: ${line}`, [product(`<p>299 kr<br>${line}</p>`), says]]));

const WITH = [
  'inkl. mva', 'ink mva', 'inkl mva', 'INKL. MVA', 'inklusive mva', 'inkludert mva', 'inc. vat', 'incl. VAT', 'including VAT', 'med mva', 'm/mva inkl. mva', 'inkl. norsk mva', 'inkl. moms', 'inkludert merverdiavgift', 'inkludert meirverdiavgift', 'medrekna meirverdiavgift', 'inkl. merværdiafgift', 'including value added tax', 'inklusive mervärdesskatten', 'með virðisaukaskatti',
  'incl. sales tax', 'mva inkludert', 'mva er inkludert', 'VAT included', 'moms medregnet', 'Prisen inkluderer mva', 'Price includes VAT', 'include VAT', 'inneholder 25 % mva', 'inkluderer 25% norsk mva', 'm. mva', 'm mva', 'inklusiv mva', 'medregnet mva', 'VAT is included',
  'inkl. 25 % mva.', 'inkl. 25% mva', 'MVA inkl.',
  'inkl. 25 % moms', 'moms ingår', 'inkl. MwSt.', 'inklusive Mehrwertsteuer', 'MwSt. ist enthalten', 'incl. btw', 'sis. alv', 'TTC', 'IVA incluido', 'IVA inclusa', 's DPH', 'z VAT', '税込',
  'incVAT', 'inclVAT', 'inklmva', 'mmva', 'VAT includes', 'TVA incluse', 'IVA incluida', 'mit MwSt.', 'avec TVA', 'con IVA', 'inclusive VAT', 'sis. 25,5 % alv',
];
const WITHOUT = [
  'eks. mva', 'ekskl. mva', 'eksklusive mva', 'ekskludert mva', 'uten mva', 'u. mva', 'exc. VAT', 'excl. VAT', 'excluding VAT', 'ex VAT', 'without VAT', 'eks. moms', 'mva kommer i tillegg', 'mva ikke inkludert', 'VAT not included',
  'ikke inkl. mva', 'ikke inkludert mva', 'ikke medregnet mva', 'inkluderer ikke mva', 'prices do not include VAT', "prices don't include sales tax", 'not including VAT', 'eksklusiv mva',
  'mva er ikke inkludert', 'VAT is not included', 'mva ikke medregnet', '+ mva', 'pluss mva', 'VAT excluded', 'eks. mva inkl. frakt',
  'exkl. moms', 'moms tillkommer', 'moms ikke inkluderet', 'zzgl. MwSt.', 'excl. btw', 'ilman alv', 'HT', 'IVA no incluido', 'bez DPH', '税別', 'netto',
  'exVAT', 'eksmva', 'exmoms', 'umva', 'u/mva', 'brez DDV', 'TVA non comprise', 'ohneMwSt', '+ moms', 'moms ingår ej', 'moms ingår inte', 'moms ingår ikke', 'VAT includes not',
];
const NEITHER = ['', 'mva', 'inkl. frakt', 'tekst. mva', 'av dem mva', 'inkl. mvaen', 'eks. mvaen', 'for 2 stk', 'med fri frakt', 'netto vekt 500 g', 'brutto 500 g', 'inkl. batteri', 'a must',
  'uten avgift for retur', 'Netto. Ingen rabatt', 'netto 1 stk', 'income tax', 'uust',
];
/** Lines below a price that do not mention its tax, or mention that of something else. */
const OF_OTHER_THINGS = [
  "We won't include VAT", 'Inkl. avgifter til Norwaco', 'Pant inkl. avgift', 'Inkludert avgift for retur av emballasje', 'Selges med avgift på CO2', 'Varer sendes med avgift betalt',
  'Inneholder avgiftsbelagt vare', 'Biler med avgiftsfritak', 'Handle med tax free', 'Including tax-free export', 'Med tax refund', 'Income tax', 'Incorrect VAT number', 'increased VAT',
  'Incense tax', 'Inkasso avgift', 'Figur med alv og drage', 'Plakat med alv', 'Puslespill med tax', 'Gifts with moms in mind',
  'Fraktgebyr 79 kr inkl. mva', 'Ekspressfrakt 199 kr inkl. mva', 'Pakkefrakt 79 kr inkl. mva', 'Fraktsats 79 kr inkl. mva', 'Fraktavgift 79 kr inkl. mva', 'Portoavgift 79 kr inkl. mva',
  'Fraktfritt over 500 kr inkl. mva', 'Fragtgebyr 79 kr inkl. moms',
  'Kaffe 500 g netto – 299 kr', '500 g netto 299 kr', 'Vekt netto 299 kr', 'Rabatt 100 kr. Netto 299 kr', '299,- Netto. Ingen rabatt', 'TV HT 299 kr', 'Modell HT 299 kr', '499,- HT',
  'Del opp prisen uten avgifter', '299 kr uten avgift for retur', 'Bestill uten avgift 299 kr', 'Avbestill uten avgift. 299 kr', '49 kr + avgift (pant)', 'Nisse uten alv 299 kr',
  'For bedriftskunder er prisene eks. mva', 'Trade prices are ex VAT',
];
const WITHOUT_OF_ALL = [
  'Merk at prisane i butikken ikkje er inkludert mva', 'Vær klar over at prisene ikke er inkludert mva.',
  'Vær oppmerksom på at alle priser er eks. mva', 'Vi gjør oppmerksom på at alle priser er eks. mva.', 'NB: Alle priser er eks. mva', 'Merk: Prisene er oppgitt eks. mva', 'Info: Prisene er eks. mva',
  'Please note: all prices are ex. VAT', 'Norges største utvalg | Alle priser er eks. mva', 'Prislisten er eks. mva', 'Trademark prices are ex VAT', "Prices can't include VAT", 'Prices cannot include VAT',
];
const WITH_OF_ALL = ['Prisen er no inkl. mva', 'Plus incl. VAT', 'Tomt inkl. mva', 'Kun tom inkl. mva'];

judgeTable(check, {
  ...each(WITH, { status: 'pass', params: {} }),
  ...each(WITHOUT, { status: 'fail', params: {} }),
  ...each(NEITHER, { status: 'warn', params: { variant: 'unclear' }, evidence: [] }),
  'with tax, with its place as evidence': [product('<h1>Genser</h1>\n<p>Pris: 1 299 kr inkl. mva</p>'), {
    status: 'pass', params: {}, evidence: [{ label: 'text', value: 'Pris: 1 299 kr inkl. mva', page: 'https://shop.test/product', line: 2 }],
  }],
  'with and without tax': [product('<p>1 299 kr inkl. mva (1 039 kr eks. mva)</p>'), { status: 'pass', params: {} }],
  'without tax on one product, with tax on another': [on(['product', '<p>99 kr eks. mva</p>'], ['product', '<p>99 kr inkl. mva</p>']), { status: 'pass', params: {} }],
  'with tax, on many pages': [
    on(...Array.from({ length: 12 }, () => ['product', '<p>99 kr inkl. mva</p>'] as const)), { status: 'pass', params: {}, evidence: Array.from({ length: 10 }, () => ({})) },
  ],
  'without tax, on many pages': [
    on(...Array.from({ length: 12 }, () => ['product', '<p>99 kr eks. mva</p>'] as const)), { status: 'fail', params: {}, evidence: Array.from({ length: 10 }, () => ({})) },
  ],
  ...Object.fromEntries((['home', 'category', 'product', 'cart'] as const).map((role) =>
    [`without, on the ${role} page`, [on([role, '<p>99 kr eks. mva</p>']), { status: 'fail', params: {} }]] as const)),
  'without tax, and a footer that contradicts': [
    product('<p>99 kr eks. mva</p><footer>Alle priser er inkl. mva.</footer>'),
    { status: 'warn', params: { variant: 'contradicts' }, evidence: [{ value: '99 kr eks. mva' }, { value: 'Alle priser er inkl. mva.' }] },
  ],
  'a label on or above the line of a price, and a rounded price without tax': [
    on(['product', '<p>1 040 kr eks. mva</p><p>Pris inkl. mva: 1 299 kr</p>'], ['product', '<p>80 kr eks. mva</p><dl><dt>Pris inkl. mva</dt><dd>250 kr</dd></dl>']),
    { status: 'pass', params: {} },
  ],
  'a long line of the word for price': [
    product(`<p>99 kr eks. mva</p><p>inkl. mva 1 ${'pris '.repeat(200_000)}</p>`), { status: 'pass', params: {} },
  ],
  'prices with and without tax, and a footer about all prices': [
    product('<p>80 kr eks. mva</p><p>100 kr inkl. mva</p><footer>Alle priser er inkl. mva.</footer>'), { status: 'pass', params: {} },
  ],
  'words about all prices, above one marked as without tax': [
    product('<p>Alle priser er inkl. mva.</p><p>99 kr eks. mva</p>'),
    { status: 'warn', params: { variant: 'contradicts' }, evidence: [{ value: '99 kr eks. mva' }, { value: 'Alle priser er inkl. mva.' }] },
  ],
  'words about all prices, on the line of one marked as without tax': [
    product('<p>Alle priser er inkl. mva. 99 kr eks. mva</p>'), { status: 'warn', params: { variant: 'contradicts' } },
  ],
  'words about all prices, above one without a mark, and another marked as without tax': [
    product('<p>Alle priser er inkl. mva.</p><p>199 kr</p><p>99 kr eks. mva</p>'), { status: 'pass', params: {} },
  ],
  'without tax, and terms that contradict': [
    on(['product', '<p>99 kr eks. mva</p>'], ['terms', '<p>Alle priser er inkludert mva.</p>']),
    { status: 'warn', params: { variant: 'contradicts' }, evidence: [{ value: '99 kr eks. mva' }, { value: 'Alle priser er inkludert mva.' }] },
  ],
  'without tax, on many pages, and terms that contradict': [
    on(...Array.from({ length: 12 }, () => ['product', '<p>99 kr eks. mva</p>'] as const), ['terms', '<p>inkl. mva</p>']),
    { status: 'warn', params: { variant: 'contradicts' }, evidence: Array.from({ length: 10 }, () => ({})) },
  ],
  'no label beside the prices, and terms that state it': [
    on(['product', '<p>99 kr</p>'], ['terms', '<p>Alle priser er inkludert mva.</p>']), { status: 'pass', params: {}, evidence: [{ page: 'https://shop.test/terms' }] },
  ],
  'no label beside the prices, and a dozen pages that state it': [
    on(['product', '<p>99 kr</p>'], ...Array.from({ length: 12 }, () => ['terms', '<p>inkl. mva</p>'] as const)),
    { status: 'pass', params: {}, evidence: Array.from({ length: 10 }, () => ({})) },
  ],
  'no label beside the prices, and terms about something without tax': [on(['product', '<p>99 kr</p>'], ['terms', '<p>Gavekort selges eks. mva, 99 kr</p>']), { status: 'warn', params: { variant: 'unclear' } }],
  'with tax, far from any price': [product('<p>99 kr</p><p>Ull</p><p>Garn</p><p>Prisene er inkl. mva</p>'), { status: 'pass', params: {} }],
  'without tax, on the line above the price': [product('<p>eks. mva</p><p>99 kr</p>'), { status: 'fail', params: {} }],
  'without tax, on the line below the price': [product('<p>99 kr</p><p>eks. mva</p>'), { status: 'fail', params: {} }],
  'without tax, two lines above the price': [product('<p>eks. mva</p><p>Ull</p><p>99 kr</p>'), { status: 'warn', params: { variant: 'unclear' } }],
  'without tax, two lines below the price': [product('<p>99 kr</p><p>Ull</p><p>eks. mva</p>'), { status: 'warn', params: { variant: 'unclear' } }],
  'without tax, far above the price': [product('<p>eks. mva</p><p>Ull</p><p>Garn</p><p>99 kr</p>'), { status: 'warn', params: { variant: 'unclear' } }],
  'with and without tax, on two lines': [product('<p>1 299,-</p><p>(1 039,20 kr eks. mva)</p>'), { status: 'pass', params: {} }],
  'with and without tax, at the rate for food': [product('<p>115 kr</p><p>100 kr eks. mva</p>'), { status: 'pass', params: {} }],
  'without tax, and a price that no tax rate relates to it': [product('<p>1 299,-</p><p>1 100 kr eks. mva</p>'), { status: 'fail', params: {} }],
  'without tax, said of all prices': [product('<p>99 kr</p><p>Ull</p><p>Garn</p><p>Alle priser er eks. mva</p>'), { status: 'fail', params: {} }],
  'a sentence below a price, about another country': [product('<p>99 kr</p><p>Leverer til Svalbard og Jan Mayen uten mva</p>'), { status: 'warn', params: { variant: 'unclear' } }],
  'a sentence about other products': [product('<p>99 kr</p><p>Bøker selges uten mva</p>'), { status: 'warn', params: { variant: 'unclear' } }],
  'a sentence with another price': [product('<p>99 kr</p><p>Gavekort 500,- selges uten mva</p>'), { status: 'warn', params: { variant: 'unclear' } }],
  'prices for businesses': [product('<p>99 kr</p><p>Ull</p><p>For bedrifter: priser eks. mva</p>'), { status: 'warn', params: { variant: 'unclear' } }],
  'without tax, said of all prices after other words': [product('<p>99 kr</p><p>Ull</p><p>Hei, våre priser er eks. mva</p>'), { status: 'fail', params: {} }],
  ...under(OF_OTHER_THINGS, { status: 'warn', params: { variant: 'unclear' }, evidence: [] }),
  ...under(WITHOUT_OF_ALL, { status: 'fail', params: {} }),
  ...under(WITH_OF_ALL, { status: 'pass', params: {} }),
  'two prices with their labels, on one line': [product('<p>£10.00 (exVAT) £12.00 (incVAT)</p>'), { status: 'pass', params: {} }],
  'an offer to businesses': [product('<p>99 kr</p><p>Bedriftskunde? Du kan også handle eks. mva.</p>'), { status: 'warn', params: { variant: 'unclear' } }],
  'a choice, and prices without tax': [product('<p>Inkl. mva / Eks. mva</p><p>99 kr eks. mva</p>'), { status: 'warn', params: { variant: 'contradicts' } }],
  ...Object.fromEntries([
    'Vis priser eks. mva', 'Vis priser inkl. mva', 'Show prices ex VAT', 'Visa priser inkl. moms', 'Preise inkl. MwSt. anzeigen', '» Vis alle priser uten mva',
  ].map((words) => [`an offer to show other prices: ${words}`, [product(`<p>99 kr</p><button>${words}</button>`), { status: 'warn', params: { variant: 'unclear' } }] as const])),
  'an offer to show other prices, below a price without tax': [product('<p>99 kr eks. mva</p><button>Vis priser inkl. mva</button>'), { status: 'warn', params: { variant: 'contradicts' } }],
  ...Object.fromEntries([
    'Alla priser inkl. moms. Betala med Klarna, Mastercard och Visa.', 'Visa, Mastercard, Klarna. Alla priser inkl. moms.',
  ].map((words) => [`a card whose name is a word for showing: ${words}`, [product(`<p>99 kr</p><p>${words}</p>`), { status: 'pass', params: {} }] as const])),
  'a card whose name is a word for showing, and prices without tax': [
    product('<p>99 kr</p><p>Alla priser exkl. moms. Betala med Mastercard och Visa.</p>'), { status: 'fail', params: {} },
  ],
  ...Object.fromEntries([
    'Pris inkl. mva 125 kr, eks. mva 100 kr', 'Pris inkl. mva: 149 kr (eks. mva 100 kr)', 'Pris inkl. mva<br>149 kr (eks. mva 100 kr)',
    'Pris inkl. moms: 1 250 kr (exkl. moms: 1 000 kr)',
  ].map((words) => [`a price with tax beside the same without: ${words}`, [product(`<p>${words}</p>`), { status: 'pass', params: {} }] as const])),
  'words of showing before a price with tax': [product('<p>Vis 99 kr inkl. mva</p>'), { status: 'pass', params: {} }],
  'a product whose name begins with words of showing': [product('<p>Filterkaffe 99 kr eks. mva</p>'), { status: 'fail', params: {} }],
  'only a choice': [product('<p>Eks. mva | Inkl. mva</p><p>Ull</p><p>99 kr</p>'), { status: 'warn', params: { variant: 'unclear' } }],
  'a delivery price without tax': [product('<p>99 kr</p><p>Frakt 79 kr eks. mva</p>'), { status: 'warn', params: { variant: 'unclear' } }],
  'a delivery price with tax': [product('<p>99 kr</p><p>Shipping 79 kr incl. VAT</p>'), { status: 'warn', params: { variant: 'unclear' } }],
  'a delivery price, and a price without tax on the line below': [product('<p>Levering 79 kr eks. mva</p><p>99 kr eks. mva</p>'), { status: 'fail', params: {} }],
  'a word for delivery just near enough': [product(`<p>99 kr</p><p>Frakt${'.'.repeat(24)} inkl. mva</p>`), { status: 'warn', params: { variant: 'unclear' } }],
  'a word for delivery just too far away': [product(`<p>99 kr</p><p>Frakt${'.'.repeat(26)} inkl. mva</p>`), { status: 'pass', params: {} }],
  'free delivery before the words': [product('<p>99 kr</p><p>Fraktfritt, alle priser inkl. mva</p>'), { status: 'pass', params: {} }],
  'a word for delivery after the label': [product('<p>99 kr inkl. mva, pluss frakt</p>'), { status: 'pass', params: {} }],
  'no price on shop pages': [on(['product', '<p>Alle priser inkl. mva</p>'], ['terms', '<p>Gebyr 99 kr</p>']), { status: 'not-measured', reason: 'not-found' }],
  'only terms': [on(['terms', '<p>99 kr inkl. mva</p>']), { status: 'not-measured', reason: 'not-found' }],
});
