import { describe, expect, it } from 'vitest';
import { createPage } from '../page/page.ts';
import { numberBudget } from './text-prices.ts';
import { findPriceTags } from './price-tags.ts';
import { isInPassing, readShown, standsAlone } from './shown-prices.ts';

const shop = (body: string) => createPage(
  `<body><main><h1>Kaffekvern</h1>${body}</main></body>`, new URL('https://kaffe.test/p'),
);

/** The prices of a page with their exclusions, and the one chosen. */
function shown(body: string): { prices: Record<string, string>; best: string | null } {
  const page = shop(body);
  const { all: prices, best } = readShown(page);
  return {
    prices: Object.fromEntries(prices.map(({ amount, exclusions }) => [amount, [...exclusions].join(' ')])),
    best: best?.amount ?? null,
  };
}

describe('readShown', () => {
  it('reads a price right behind its label', () => {
    expect(shown('<p><span>Price</span><span>$48.00</span></p><p>Kanne</p><p>$62.00</p>')).toEqual({ prices: { 48: '', 62: '' }, best: '48' });
    expect(shown('<p><span>Nå</span><span>€ 44,95</span><span>Normalpris</span><span>€ 59,95</span></p>').prices).toEqual({ '44.95': '', '59.95': 'maybe-former' });
    expect(shown('<p>Modell XR$ 48</p>').prices).toEqual({ 48: '' });
  });

  it.each([
    ['leads to this page', '<li><a href="/p?variant=2"><img src="/2.jpg"></a> kr 499,-</li>'],
    ['leads nowhere', '<li><img src="/2.jpg"> kr 499,-</li>'],
    ['leads elsewhere beside its image', '<article><a href="/merke">Merket</a><img src="/p.jpg"> kr 499,-</article>'],
    ['sells', '<li><a href="/merke"><img src="/merke.png"></a> kr 499,- <button>Legg i handlekurv</button></li>'],
    ['has no image', '<li><a href="/om">Mer om kvernen</a> kr 499,-</li>'],
  ])('keeps the price of an item that %s', (_, body) => {
    expect(shown(body).prices).toEqual({ 499: '' });
  });

  it('keeps the price of a list item that contains the product\'s name', () => {
    const html = '<article><a href="/merke"><img src="/merke.png"></a><h1>Kaffekvern</h1> kr 499,-</article>';
    expect(readShown(createPage(html, new URL('https://kaffe.test/p'))).best?.amount).toBe('499');
  });

  it('excludes a price with a trade-in only if no other price follows', () => {
    const best = (line: string) => shown(`<p>${line}</p>`).best;
    expect([best('4 990,- med innbytte 3 990,-'), best('4 990,- Innbytte mulig')]).toEqual(['4990', '4990']);
  });

  it('does not take a word of another language for `before` or for a month', () => {
    expect(shown('<p>Prisen på 499 kr gikk ned</p>').prices).toEqual({ 499: '' });
    expect(shown('<p>Stok durumu: Stokta var</p><p>7.450,00 TL</p><p>Vergisiz: 6.208,33 TL</p>').prices['7450']).toBe('');
    expect(shown('<p>Nypris var: 499 kr</p><p>Opprinnelig pris var: 499 kr</p>').prices).toEqual({ 499: 'former' });
  });

  it('takes the lower of two adjacent prices, and treats three as a list', () => {
    expect(shown('<p>kr 499,-</p><p>kr 399,-</p>')).toEqual({ prices: { 499: 'maybe-former', 399: '' }, best: '399' });
    expect(shown('<p>kr 499,-</p><p>med lokk</p><p>kr 399,-</p>').prices).toEqual({ 499: '', 399: '' });
    expect(shown('<p>kr 499,-</p><p>kr 399,-</p><p>kr 299,-</p>').prices).toEqual({ 499: '', 399: '', 299: '' });
  });

  it.each([
    ['crossed out', '<del>kr 499,-</del>', 'struck'], [
      'crossed out by style', '<b style="text-decoration:line-through">kr 499,-</b>', 'struck',
    ],
    ['the earlier price', 'Før kr 499,-', 'former'], [
      'the earlier price, with the label above', '<p>Veil. pris</p><p>kr 499,-</p>', 'maybe-former',
    ],
    ['per kilo', 'kr 499,- / kg', 'unit'],
    ['per litre', 'kr 499,- per liter', 'unit'], [
      'per month', 'kr 499,- per mnd', 'instalment',
    ], ['a saving', 'Spar kr 499,-', 'saving'],
    ['a deduction', '(-kr 499,-)', 'saving'], ['delivery', 'Frakt: kr 499,-', 'delivery'], [
      'the minimum for free delivery', 'Fri frakt over kr 499,-', 'limit delivery',
    ],
    ['delivery, named after it', 'kr 499,- i frakt', 'delivery'], ['for members', 'Medlemspris: kr 499,-', 'member'],
    ['for members, named after it', 'kr 499,- for medlemmer', 'member'],
    ['for members of a named club', 'Medlemspris (Turklubben): kr 499,-', 'member'],
    ['with an old one in part payment', 'fra 499,- ved innbytte', 'member'],
    ['an upper bound', 'Inntil kr 499,-', 'limit'],
    ['in a dialog', '<div class="modal fade">kr 499,-</div>', 'outside-product'],
    ['hidden by a class', '<span class="price hidden">kr 499,-</span>', 'outside-product'],
    ['hidden by a class of Cafe24', '<span class="displaynone">kr 499,-</span>', 'outside-product'],
    ['the lowest recent price', 'Laveste pris siste 30 dager: kr 499,-', 'former'],
    ['for comparison', 'Kilopris: kr 499,-', 'unit'], ['per kilo, named before it', 'Pris pr. kg kr 499,-', 'unit'],
    ['for several', '2 for kr 499,-', 'unit'], ['by instalments', 'Delbetaling fra kr 499,-', 'instalment'],
    ['a deposit', 'Pant: kr 499,-', 'delivery'], ['the value of a gift', 'Gave verdt kr 499,-', 'saving'],
    ['without VAT, in brackets', '(kr 499,- eks. mva)', 'before-tax'],
    ['without VAT, named before it', 'Eks. mva: kr 499,-', 'before-tax'],
    ['without VAT', 'kr 499,- eks. mva', 'before-tax'], ['the earlier price, by its discount', '<p>kr 499,- -20%</p><p>kr 399,20</p>', 'maybe-former'],
    ['the earlier price, the higher of two adjacent ones', '<p>kr 499,-</p>', 'maybe-former'],
    ['the earlier price, in French', 'au lieu de kr 499,-', 'former'],
    ['the lowest recent price, in Swedish', 'Lägsta pris senaste 30 dagarna: kr 499,-', 'former'],
    ['the earlier price, in Finnish', 'Norm. kr 499,-', 'maybe-former'],
    ['another product’s', 'Se også Kvern Pro: kr 499,-', 'outside-product'],
    ['a saving, in Swedish', 'Du sparar kr 499,-', 'saving'], ['per unit, by “=”', '1 kg = kr 499,-', 'unit'],
    ['per month, in German', 'kr 499,- pro Monat', 'instalment'],
    ['per month, in Swedish', 'kr 499,- i månaden', 'instalment'],
    ['per month, in Danish', 'kr 499,-/md.', 'instalment'], ['one of ten payments', 'ou 10x à kr 499,-', 'instalment'],
    ['one of four payments', 'or 4 interest-free payments of kr 499,-', 'instalment'],
    ['the upper end of a range', 'mellom 99 og 499 kr', 'range-end'],
    ['the upper end of a range, in other words', '99 til 499 kr', 'range-end'],
    ['the minimum for free delivery, in Dutch', 'Gratis verzending vanaf kr 499,-', 'delivery'],
    [
      'in another product\'s card',
      '<div><a href="/p/2"><img src="/2.jpg"><h3>Kvern 2</h3></a>kr 499,-</div>', 'outside-product',
    ],
    [
      'in the only item of another product, without a heading',
      '<article><a href="/p/2"><img src="/2.jpg"> Kvern Pro</a> <span>kr 499,-</span></article>', 'outside-product',
    ],
    ['in the footer', '<footer>kr 499,-</footer>', 'outside-product'], [
      'a number that runs into another', '<b>kr 4</b><b>99</b>', 'adjacent-digits',
    ],
  ])('excludes a price that is not the product\'s: %s', (_, body, exclusion) => {
    const { prices, best } = shown(`<p class="price">kr 399,-</p><p>${body}</p>`);
    expect(Object.values(prices).filter((exclusions) => exclusions !== '')).toEqual([exclusion]);
    expect(best).toBe('399');
  });

  it('keeps the price of a membership', () => {
    expect(Object.values(shown('<p>Medlemskap (12 mnd): kr 499,-</p>').prices)).toEqual(['']);
  });

  it.each([
    ['Původní cena: 499 Kč', 'maybe-former'], ['Ušetříte 499 Kč', 'saving'], ['499 Kč bez DPH', 'before-tax'], ['499 € alv 0 %', 'before-tax'], ['Van € 499', 'maybe-former'], ['499 تومان', ''],
    ['Nejnižší cena za posledních 30 dní: 499 Kč', 'former'], ['Pôvodná cena 499 €', 'maybe-former'],
    ['Poštovné 499 €', 'delivery'],
    ['Eredeti ár: 4990 Ft', 'maybe-former'], ['Szállítási díj: 4990 Ft', 'delivery'], ['4990 Ft + áfa', 'before-tax'],
    ['Preț vechi: 499 lei', 'maybe-former'], ['Economisești 499 lei', 'saving'], ['Preț fără TVA: 499 lei', 'before-tax'],
    ['Redna cena: 499 €', 'maybe-former'], ['Redovna cijena: 499 €', 'maybe-former'], ['Dostava 499 €', 'delivery'],
    ['Стара цена: 499 лв', 'maybe-former'],
    ['Выгода 499 ₽', 'saving'], ['Цена по карте 499 ₽', 'member'], ['499 ₽ в месяц', 'instalment'],
    ['Стара ціна 499 грн', 'maybe-former'],
    ['Eski fiyat: 499 TL', 'maybe-former'], ['499 TL KDV hariç', 'before-tax'], ['Tavahind: 499 €', 'maybe-former'],
    ['Piegāde: 499 €', 'delivery'],
    ['Įprasta kaina 499 €', 'maybe-former'], ['Sutaupote 499 €', 'saving'], ['Przed obniżką 499 zł', 'maybe-former'],
    ['Kaucja 499 zł', 'delivery'],
    ['IVA esclusa: 499 €', 'before-tax'], ['Precio anterior 499 €', 'maybe-former'], ['Preço de tabela: 499 €', 'maybe-former'],
    ['Αρχική τιμή: 499 €', 'maybe-former'], ['Μεταφορικά: 499 €', 'delivery'], ['499 € χωρίς ΦΠΑ', 'before-tax'],
    ['מחיר רגיל 499 ₪', 'maybe-former'], ['משלוח: 499 ₪', 'delivery'], ['السعر السابق 499 ر.س', 'maybe-former'],
    ['当店通常価格4,990円', 'maybe-former'], ['4,990円(税抜)', 'before-tax'], ['送料 4,990円', 'delivery'], ['会員価格4,990円', 'member'],
    ['1,990円〜4,990円', 'range-end'], ['소비자가 49,900원', 'maybe-former'], ['배송비 49,900원', 'delivery'],
    ['市場價 NT$499', 'maybe-former'], ['比市场价¥499', 'maybe-former'], ['ราคาปกติ 499 บาท', 'maybe-former'], ['Giá gốc: 499.000đ', 'maybe-former'],
    ['£499 exVAT', 'before-tax'], ['A$499 exGST', 'before-tax'], ['499 € ohneMwSt', 'before-tax'],
    ['499 € zzglMwSt', 'before-tax'], ['499 kr uten avgift', 'before-tax'], ['499 € HT', 'before-tax'],
    ['2 stk for 499 kr', 'unit'], ['2 für 499 €', 'unit'], ['3 pour 499 €', 'unit'],
    ['Hemat Rp 499.000', 'saving'], ['Ongkos kirim Rp 499.000', 'delivery'],
  ])('reads what words in many languages say about a price: %s', (line, exclusion) => {
    expect(Object.values(shown(`<p>${line}</p>`).prices).at(-1)).toBe(exclusion);
  });

  it.each([
    'Cena po slevě 499 Kč', '499 Kč s DPH', '499 Kč doprava zdarma', '499 € envío gratis', '499 € dostava brezplačna',
    'Akciós ár: 4990 Ft',
    '799 Ft helyett 499 Ft', '799 TL yerine 499 TL', '499 TL KDV dahil', '499 lei cu TVA', 'Цена со скидкой 499 ₽',
    'Akcijas cena 499 €',
    'カメラ本体 4,990円', '特別価格4,990円(税込)', '4,990円 送料無料', '판매가 49,900원', '促销价 ¥499', 'מחיר מבצע 499 ₪',
    // Words that mean something else in another language.
    'Tent pole € 499', 'Nike Lunar € 499', 'New Era € 499', 'Akai MPC € 499', 'Casa Massimo € 499',
    'Lampa Minimal 499 kr',
    '2 kg for 299 kr', '10 cm for 299 kr', '3 år for 299 kr', 'iPhone 12 Pro for 299 kr',
  ])('does not exclude the current price: %s', (line) => {
    expect(Object.values(shown(`<p>${line}</p>`).prices).at(-1)).toBe('');
  });

  it.each([
    'kr 399,- + frakt', 'kr 399,- fri frakt', 'kr 399,- inkl. frakt', 'kr 399,- (gratis frakt)',
    'kr 399,- Frakt: kr 79,-',
    'kr 399,- fraktfritt', '<b class="hidden md:block">kr 399,-</b>', '<b class="d-none d-md-block">kr 399,-</b>',
  ])('keeps a price despite a mention of delivery or a responsive class: %s', (body) => {
    expect(shown(`<p>${body}</p>`).best).toBe('399');
  });

  it.each([
    'kr 80,- eks. mva (kr 100,- inkl. mva)', 'kr 100,- (kr 80,- eks. mva)', 'Eks. mva: kr 80,- Inkl. mva: kr 100,-',
    'kr 100,- eks. mva: kr 80,-', 'kr 100,- inkl. mva / kr 80,- eks. mva', 'kr 80,- eks. mva kr 100,- inkl. mva',
    'Uten mva kr 80,- Med mva kr 100,-',
    '<b data-label="Inkl. mva"><i>kr 100,-</i></b><b data-label="Eks. mva"><i>kr 80,-</i></b>',
  ])('excludes the price without VAT: %s', (body) => {
    expect(shown(`<p>${body}</p>`)).toEqual({ prices: { 80: 'before-tax', 100: '' }, best: '100' });
  });

  it('excludes the cards of a list', () => {
    const cards = ['a', 'b', 'c'].map(
      (name) => `<li class="card"><img src="/${name}.jpg"><b>kr 9${name === 'a' ? 1 : 2},-</b></li>`
    ).join('');
    expect(shown(`<p>kr 399,-</p><ul>${cards}</ul>`)).toEqual({
      prices: { 399: '', 91: 'outside-product', 92: 'outside-product' }, best: '399',
    });
  });

  it('excludes the card of another product whose heading has a mark before its link', () => {
    const card = '<div><img src="/2.jpg"><h3><a name="x"></a><a href="/p/2">Kvern 2</a></h3><b>kr 499,-</b></div>';
    expect(shown(`<p>kr 399,-</p>${card}`)).toEqual({ prices: { 399: '', 499: 'outside-product' }, best: '399' });
  });

  it('does not take a heading with a link for another product if the page does not show its product’s name', () => {
    const own = '<div class="product"><img src="/k.jpg"><h2><a href="/merke/wilfa">Wilfa</a></h2><b>kr 499,-</b><button>Kjøp</button></div>';
    expect(readShown(createPage(`<main>${own}</main>`, new URL('https://kaffe.test/p'))).best?.amount).toBe('499');
  });

  it('does not read “Max” in a name as a limit', () => {
    expect(shown('<p>Nike Air Max kr 399,-</p>').best).toBe('399');
  });

  it('does not treat long similar sections as cards', () => {
    const part = (price: string) => `<div><img src="/a.jpg">${price}${'<p>Mange flere linjer</p>'.repeat(2_000)}</div>`;
    expect(shown(['kr 399,-', 'kr 91,-', 'kr 92,-'].map(part).join(''))).toEqual({
      prices: { 399: '', 91: '', 92: '' }, best: '399',
    });
  });

  it('reads raised decimals, and adjacent numbers separately', () => {
    expect(shown('<p>kr <b>399</b><sup>50</sup></p>').best).toBe('399.5');
    expect(shown('<p>1.399<sup>50</sup> <b>Lei</b></p>').best).toBe('1399.5');
    expect(shown('<p>399⁵⁰ €</p>').best).toBeNull();
    expect(shown('<p><label>En gang 399 kr</label><label>Abonnement 349 kr</label></p>').best).toBe('399');
    expect(shown('<p><b>$200</b><i>2 bids</i></p>').best).toBe('200');
    expect(shown('<p><s>statt 4.50</s><b>CHF 2.25</b></p>').best).toBe('2.25');
  });

  it('takes the price of the choice that is shown again beside the labels', () => {
    const sizes = '<label>2 kg kr 399,-</label><label>4 kg kr 699,-</label>';
    expect(shown(`<p>${sizes}</p><p>kr 699,-</p>`).best).toBe('699');
    expect(shown(`<p>${sizes}</p><p>Ordinær pris kr 699,-</p>`).best).toBe('699');
    expect(shown(`<p>${sizes}</p><p>kr 49,-</p>`).best).toBe('399');
  });

  it.each([
    'Fri frakt over kr 699,-', 'Spar kr 699,- med to', 'Delbetaling kr 699,-', 'Medlemspris kr 699,-', '<s>kr 699,-</s>',
    '</p></main><aside class="related"><a href="/kurv"><img src="/kurv.jpg">Kurv</a> kr 699,-</aside><main><p>',
  ])('does not take a choice for the chosen one because of another amount: %s', (other) => {
    expect(shown(`<p><label>2 kg kr 399,-</label><label>4 kg kr 699,-</label></p><p>${other}</p>`).best).toBe('399');
  });

  it('takes a crossed-out price if it is the only one', () => {
    expect(shown('<p><del>kr 499,-</del></p>').best).toBe('499');
    expect(shown('<p><del>kr 499,-</del> <del>kr 399,-</del></p>').best).toBeNull();
  });

  it('never takes a price labelled as former; takes a regular price if it is the only one', () => {
    expect(shown('<p>Førpris</p><p>kr 499,-</p>').best).toBeNull();
    expect(shown('<p>Ordinær pris kr 499,-</p>').best).toBe('499');
  });

  it('prefers the price close to the name', () => {
    expect(shown(`<p>kr 399,-</p>${'<p>Mange flere ord om noe annet.</p>'.repeat(200)}<p>kr 59,-</p>`).best).toBe('399');
  });
});

it.each([
  ['#', true], ['Pris: #', true], ['Pris: # inkl. mva', true], [`# ${'x'.repeat(60)}`, true], [`Kopp\n# ${'x'.repeat(60)}`, true], [`Kopp ${'x'.repeat(60)}\n#\n${'x'.repeat(60)}`, true],
  [`${'x'.repeat(33)}#`, true], [`${'x'.repeat(34)}#`, false], [`x#${'x'.repeat(32)}`, true], [`x#${'x'.repeat(33)}`, false], [`${'x'.repeat(60)} #`, false],
])('a price stands alone in "%s": %s', (line, is) => {
  const start = line.indexOf('#');
  expect(standsAlone({ text: line.replace('#', 'kr 99,-'), folded: '', runs: [], lines: [] }, { start, end: start + 'kr 99,-'.length })).toBe(is);
});

const FAR = '<p>Mange flere ord om noe annet.</p>'.repeat(200);

describe('a price in passing', () => {
  const SENTENCE = 'Andre kverner av samme slag koster ofte kr 99,- i butikkene rundt om i landet';
  const isPassed = (html: string): boolean => {
    const page = shop(html);
    const shownPrices = readShown(page);
    return isInPassing(page, shownPrices, shownPrices.all.at(-1)!);
  };

  it.each<[string, string, boolean]>([
    ['in a sentence far from another', `<p>kr 199,-</p>${FAR}<p>${SENTENCE}</p>`, true], ['in one nearby', `<p>kr 199,-</p><p>${SENTENCE}</p>`, false],
    ['by itself far from another', `<p>kr 199,-</p>${FAR}<p>kr 99,-</p>`, false], ['far from that of an extra', `<p>kr 19,-</p>${FAR}<p>${SENTENCE}</p>`, false],
    ['far from a fifth of it', `<p>kr 19,80</p>${FAR}<p>${SENTENCE}</p>`, true], ['on a page that shows no other', `${FAR}<p>${SENTENCE}</p>`, false],
    ['on a page that shows none of the product', '<p>Frakt: kr 79,-</p><p>Medlemspris: kr 99,-</p>', false],
  ])('is one %s: %s', (_, html, is) => expect(isPassed(html)).toBe(is));
});

it.each<[string, string, string]>([
  ['in a row, with the lower one first', '<p>kr 399,-</p><p>kr 499,-</p>', '399'], ['beside a fifth of it', '<p>kr 500,-</p><p>kr 100,-</p>', '100'],
  ['beside less than a fifth', '<p>kr 500,-</p><p>kr 99,-</p>', '500'], ['beside the same', '<p>kr 500,-</p><p>kr 500,-</p>', '500'],
  ['with a discount that leads to another', '<p>219,99 kr -50 %</p><p>Kvern</p><p>110,- kr</p>', '110'], ['with one in brackets', '<p>kr 220,- (-50%)</p><p>Kvern</p><p>kr 110,-</p>', '110'],
  ['with one of a fraction', '<p>kr 200,- –12,5 %</p><p>Kvern</p><p>kr 175,-</p>', '175'], ['with one that leads nowhere', '<p>kr 220,- -50 %</p><p>Kvern</p><p>kr 100,-</p>', '220'],
  ['with one of two places', '<p>kr 200,- –12,25 %</p><p>Kvern</p><p>kr 175,50</p>', '175.5'], ['with one right behind it', '<p>220 kr(-50%)</p><p>Kvern</p><p>110 kr</p>', '110'],
  ['with one of something else behind it', '<p>kr 220,- Lokk -50 %</p><p>Kvern</p><p>kr 110,-</p>', '220'],
  ['nearer before the name', `<p>kr 199,-</p>${FAR}<p>kr 299,-</p><h1>Kaffekvern</h1>`, '299'], ['right before the name, not far behind it', `<p>kr 199,-</p><h1>Kaffekvern</h1>${FAR}<p>kr 299,-</p>`, '199'],
  ['behind the name rather than before', '<p>kr 99,- for alle som kjøper en kaffekvern i dag</p><h1>Kaffekvern</h1><p>kr 199,-</p>', '199'],
  ['on a price tag rather than in a sentence', '<p>Denne fine kvernen fra oss koster bare kr 199,- akkurat nå i dag</p><p>Kvern</p><p>kr 299,-</p>', '299'],
])('the price of the product is that %s', (_, html, best) => {
  expect(readShown(createPage(`<main>${html.includes('<h1>') ? '' : '<h1>Kaffekvern</h1>'}${html}</main>`, new URL('https://kaffe.test/p'))).best?.amount).toBe(best);
});

it('without a visible name, the price of the product is on a price tag, however far away', () => {
  const html = `<main><p>Denne fine kvernen fra oss koster bare kr 199,- akkurat nå i dag</p>${FAR}<p>kr 299,-</p></main>`;
  expect(readShown(createPage(html, new URL('https://kaffe.test/p'))).best?.amount).toBe('299');
});

it.each<[string, string, string[]]>([
  ['two crossed out side by side', '<p><del>kr 499,-</del></p><p><del>kr 399,-</del></p>', ['struck', 'struck']], ['the same twice', '<p>kr 499,-</p><p>kr 499,-</p>', ['', '']],
])('does not take a price for a former one of %s', (_, html, exclusions) => {
  expect(readShown(shop(html)).all.map((price) => [...price.exclusions].join(' '))).toEqual(exclusions);
});

it('finds no price if the only one is crossed out in the footer', () => {
  expect([shown('<footer><del>kr 499,-</del></footer>').best, shown('<del>kr 499,-</del>').best]).toEqual([null, '499']);
});

describe('the cost of dense numbers', () => {
  const spent = (body: string) => {
    const page = shop(body);
    const budget = numberBudget();
    const { left } = budget;
    const prices = findPriceTags(page, budget);
    return { numbers: left - budget.left, amounts: prices.map(({ amount }) => amount), left: budget.left };
  };

  it('examines each number once, however the lines are split', () => {
    expect(spent('12 34 '.repeat(500)).numbers).toBe(1_000);
    expect(spent('<p>12 34</p>'.repeat(500)).numbers).toBe(1_000);
    expect(spent('<i>12</i> <b>34</b>'.repeat(500)).numbers).toBe(1_000);
  });

  it.each([['in one line', '1234 '], ['in many lines', '<p>1234</p>'], ['in one line of many pieces', '<i>5</i>']])(
    'stops at the limit of numbers, and keeps what it has read: %s', (_, unit) => {
      const { amounts, left } = spent(`<p>kr 399,-</p>${unit.repeat(30_000)}<p>kr 499,-</p>`);
      expect({ amounts, left }).toEqual({ amounts: ['399'], left: 0 });
    },
  );

  it('stops at the limit of prices, within a line too', () => {
    const { numbers, amounts } = spent('kr 5,- '.repeat(10_000));
    expect(amounts.length).toBeLessThanOrEqual(400);
    expect(numbers).toBeLessThanOrEqual(401);
  });

  it('rejects an endless number', () => {
    expect(spent(`kr ${'7'.repeat(100_000)},-`)).toMatchObject({ numbers: 1, amounts: [] });
  });
});
