import { describe, expect, it } from 'vitest';
import { availabilityIn, findStockPhrases, isBuyable, isOrderable, readAvailability, stockOf } from './availability.ts';

const said = (line: string) => findStockPhrases(line.toLowerCase()).map(({ availability }) => availability).join(' ');

describe('findStockPhrases', () => {
  it.each([
    ['På lager', 'InStock'], ['12 stk. på lager', 'InStock'], ['På fjernlager (3-5 dager)', 'InStock'],
    ['Nettbutikk: På lager', 'InStock'], ['På lager i nettbutikken', 'InStock'], ['Auf Lager in unserem Onlineshop', 'InStock'], ['Op voorraad in het magazijn', 'InStock'],
    ['4,5 (12 anmeldelser) På lager', 'InStock'],
    ['Ikke på lager', 'OutOfStock'], ['Ikke lenger på lager', 'OutOfStock'],
    ['Dessverre ikke for tiden på lager', 'OutOfStock'],
    ['0 stk. på lager', 'OutOfStock'], ['På lager: 0', 'OutOfStock'], ['På lager: Nei', 'OutOfStock'],
    ['På lager: 10', 'InStock'],
    ['10 på lager', 'InStock'], ['Non disponible', 'OutOfStock'], ['Utsolgt', 'OutOfStock'],
    ['Midlertidig utsolgt', 'OutOfStock'], ['Restordre er ikke mulig', 'OutOfStock'], ['Tomt på lager', 'OutOfStock'], ['Slutsåld', 'OutOfStock'],
    ['Udsolgt', 'OutOfStock'], ['Utgått', 'Discontinued'], ['5 stk på fjernlager', 'InStock'],
    ['Sold out', 'OutOfStock'],
    ['In stock', 'InStock'], ['Not in stock', 'OutOfStock'], ['Lagerstatus: på lager. Levering 1-2 dager', 'InStock'],
    ['Snart utsolgt!', 'LimitedAvailability'], ['Bestillingsvare', 'BackOrder'], ['Forhåndsbestill nå', 'PreOrder'],
    ['Forhåndsbestill', 'PreOrder'],
    ['Lagerstatus: 5 stk på lager', 'InStock'], ['På lager, klar til sending', 'InStock'],
    ['På lager – sendes i dag', 'InStock'], ['Delivery: In stock, dispatched today', 'InStock'],
    ['Sofort verfügbar, Lieferzeit: 1-3 Tage', 'InStock'], ['Disponible en stock', 'InStock'],
    ['Stock disponible', 'InStock'], ['In stock, usually ships within 24 hours', 'InStock'],
    ['1 299,- Utsolgt', 'OutOfStock'], ['Kun 2 igjen på lager', 'InStock'], ['Lagernd', 'InStock'],
    ['Få igjen på lager', 'LimitedAvailability'], ['Næsten udsolgt', 'LimitedAvailability'],
    ['Snart slutsåld', 'LimitedAvailability'],
    ['Ingen på lager', 'OutOfStock'], ['Tillfälligt slut i lager', 'OutOfStock'], ['Plus disponible', 'OutOfStock'],
    ['Ce produit n’est plus en stock', 'OutOfStock'], ['Není skladem', 'OutOfStock'],
    ['Нет в наличии', 'OutOfStock'], ['غير متوفر', 'OutOfStock'], ['在庫なし', 'OutOfStock'],
    ['Nu este în stoc', 'OutOfStock'], ['Utsolgt – vi får inn flere snart', 'OutOfStock'],
    ['Dieser Artikel ist derzeit nicht verfügbar', 'OutOfStock'],
    ['Produktet er ikke lenger tilgjengelig', 'OutOfStock'], ['Varen er utgått', 'Discontinued'],
    ['Momentálně nedostupné', 'OutOfStock'], ['Na objednávku', 'BackOrder'], ['Zboží je skladem', 'InStock'],
    ['Nie je na sklade', 'OutOfStock'],
    ['Készleten', 'InStock'], ['Jelenleg nincs készleten', 'OutOfStock'], ['Stoc limitat', 'LimitedAvailability'],
    ['La comandă', 'BackOrder'],
    ['Produsul nu mai este disponibil', 'OutOfStock'], ['Trenutno ni na zalogi', 'OutOfStock'],
    ['Nema na stanju', 'OutOfStock'],
    ['Нема на стању', 'OutOfStock'], ['В наличност', 'InStock'], ['Изчерпан', 'OutOfStock'], ['Под заказ', 'BackOrder'],
    ['Снят с производства', 'Discontinued'], ['Немає на складі', 'OutOfStock'], ['Stok tükendi', 'OutOfStock'],
    ['Ön sipariş', 'PreOrder'],
    ['Laost otsas', 'OutOfStock'], ['Nav pieejams', 'OutOfStock'], ['Išparduota', 'OutOfStock'],
    ['Yra sandėlyje', 'InStock'],
    ['Sem stock', 'OutOfStock'], ['Ostatnia sztuka', 'LimitedAvailability'], ['No quedan existencias', 'OutOfStock'],
    ['Άμεσα διαθέσιμο', 'InStock'], ['Εξαντλήθηκε', 'OutOfStock'], ['אזל מהמלאי', 'OutOfStock'],
    ['نفدت الكمية', 'OutOfStock'],
    ['ただいま在庫切れです', 'OutOfStock'], ['在庫がありません', 'OutOfStock'], ['残りわずか', 'LimitedAvailability'], ['お取り寄せ', 'BackOrder'],
    ['일시품절', 'OutOfStock'], ['此商品已售完', 'OutOfStock'], ['目前無現貨', 'OutOfStock'], ['店内有现货', 'InStock'],
    ['已下架', 'Discontinued'],
    ['สินค้าหมด', 'OutOfStock'], ['ไม่มีสินค้า', 'OutOfStock'], ['Sắp hết hàng', 'LimitedAvailability'],
    ['Còn hàng', 'InStock'], ['Stok habis', 'OutOfStock'],
    // Words after the phrase that are still about the same product.
    ['Verfügbar und sofort lieferbar', 'InStock'], ['Verfügbar und versandfertig', 'InStock'],
    ['Disponible et expédié sous 24h', 'InStock'], ['Disponibile e pronto', 'InStock'],
    ['Available now and ready to ship', 'InStock'], ['Utgått og erstattet av ny modell', 'Discontinued'],
    // Sold out since some time, or until some time.
    ['Sold out from 2020', 'OutOfStock'], ['Utsolgt fra 1. mai', 'OutOfStock'], ['Utsolgt uke 34', 'OutOfStock'],
    ['Ausverkauft ab 12.5.', 'OutOfStock'],
    ['På lager 12 stk', 'InStock'], ['På lager: 4 stk.', 'InStock'], ['0 på lager', 'OutOfStock'], ['0stk på lager', 'OutOfStock'], ['0 stk.på lager', 'OutOfStock'], ['Frakt 0 kr i dag – på lager', 'InStock'],
    ['Varsle meg – på lager', 'InStock'], ['På lager. Spørsmål?', 'InStock'], ['På lager i dag. Snart utsolgt', 'InStock LimitedAvailability'], ['På lager og ikke minst billig', 'InStock'],
    // Words that negate in one language, but not in another.
    ['Tent pole in stock', 'InStock'], ['Nu i lager', 'InStock'], ['Nu op voorraad', 'InStock'],
    ['Klikněte sem – skladem', 'InStock'], ['Saat stokta var', 'InStock'],
    // The end of a name is not a word for earlier.
    ['God of War utsolgt', 'OutOfStock'], ['Feltro spesso esaurito', 'OutOfStock'], ['Nueva era agotado', 'OutOfStock'], ['Olive oli loppuunmyyty', 'OutOfStock'],
  ])('%s: %s', (line, availability) => {
    expect(said(line)).toBe(availability);
  });

  it.each([
    'Varenummer: Ikke tilgjengelig', 'På lager i 12 butikker', 'På lager i butikk', 'Varsle meg når på lager',
    'Varsle meg når den er på lager', 'Forventes på lager i uke 48', 'Kommer snart på lager',
    'Dersom varen ikke er på lager, får du beskjed', 'Alle varer som er på lager sendes samme dag',
    'Meld deg på når varen er på lager', 'Tjenesten er ikke tilgjengelig', 'Bestill nå', '',
    'Sjekk om den er på lager i 3 butikker', 'Notify me when back in stock',
    'We’ll let you know when it’s in stock', 'Get an email once this item is back in stock', 'Alert me: in stock',
    'Shop in stock items', 'Be the first to know as soon as it is in stock', 'Show only in stock',
    'Vis kun varer på lager', 'Si fra så snart den er på lager', 'Lagerplass', 'Utsolgthet', 'Hinterlagernd', 'A2utsolgt', 'På lager?',
    // Wishes and conditions in other languages.
    'Få besked når varen er på lager', 'Bevaka: få mejl när den finns i lager', 'Let me know when it’s back in stock',
    'Informieren Sie mich, sobald das Produkt verfügbar ist', 'Prévenez-moi lorsque le produit est disponible',
    'Avísame cuando esté disponible', 'Mail mij als dit product op voorraad is', 'Сообщить, когда появится в наличии',
    'Er varen utsolgt? Kontakt oss', 'Skulle varen være utsolgt, tar vi kontakt', 'Om varan är slutsåld återbetalar vi',
    'Should an item be out of stock, we’ll refund you', 'Tilbudet gjelder til det er utsolgt',
    // Later or earlier.
    'Back in stock soon', 'På lager fra 12. desember', 'På lager igjen 12.12', 'Beräknas i lager v. 50',
    'Will be in stock on 12 December', 'Bald wieder auf Lager', 'Lieferbar ab 12.12.2026', 'Bientôt disponible',
    'Estimert på lager: 15.12.2026', 'Neste levering på lager: uke 3', 'Denne ble raskt utsolgt i fjor',
    'Utsolgt på en time', 'Utsolgt på et døgn', 'Utsolgt på 2 timer', 'Sold out within an hour',
    'Utsolgt på få minutter', 'Sold out in two hours', 'Ausverkauft in 3 Tagen', 'Slutsåld på en timme',
    'Utsolgt på et kvarter', 'Utsolgt på en helg', 'Slutsåld på en helg', 'Sold out within a season', 'Utsolgt på en av lagrene',
    'Sold out in three days last time', 'Ofte utsolgt – bestill i dag', 'War lange ausverkauft, jetzt endlich da',
    'Var utsolgt lenge, men verdt å vente på', 'Oli pitkään loppuunmyyty', 'Był długo wyprzedany', 'Estuvo agotado',
    // About all goods, or a filter.
    'Over 100 000 varer på lager', 'Items in stock ship the same day', 'Varor i lager skickas samma dag',
    'Stort utvalg på lager', 'Alltid på lager', 'Varer som ikke er på lager kan bestilles', 'Filter: In stock (243)',
    'In stock only', 'Skjul utsolgt', 'Include out of stock', 'Endast i lager',
    // About other shops, services, pictures, colours and sizes.
    'Oslo City: På lager', 'Ikke på lager i Oslo', 'Slutsåld i Malmö', 'Auf Lager in Köln', 'Sold out in 3 days last time', 'Disponible dans 3 magasins', 'Niet op voorraad in deze winkel',
    'Pickup currently unavailable', 'Express delivery currently unavailable', 'Image not available',
    'Chat er ikke tilgjengelig', 'Disponible en 3 couleurs', 'Auch als E-Book verfügbar', 'Manual available online',
    'Garantien utgår etter 2 år', 'Erstatter utgått modell X100', 'Denne størrelsen er utsolgt',
    'Str. 38 utsolgt', 'Varer merket «på lager» sendes i dag',
    'Selger tar forbehold om at enkelte varer kan være utsolgt',
    'Variant sold out or unavailable', 'This combination is not available',
    // A condition after the phrase, no space between words, or a word that is also said about other things.
    'Hlídat, až bude skladem', 'Sleva na objednávku', 'Értesítést kérek, ha újra raktáron', 'A raktáron lévő termékek',
    'Stokta olmayan ürünler',
    'Stokta olduğunda gönderilir', 'Сообщить о поступлении, если нет в наличии', 'Сайт недоступен',
    'Акція закінчується', 'Made in Laos',
    '在庫切れの場合はキャンセルとなります', '売り切れ次第終了', '售完为止', '仅显示有货', '如缺貨將另行通知', '품절 시 환불됩니다', '품절 상품 제외',
    'ไม่มีสินค้าในตะกร้า', 'หากสินค้าหมด', 'Servis tidak tersedia', 'Ne restano 3 disponibili',
  ])('finds no statement about the product: %s', (line) => {
    expect(said(line)).toBe('');
  });
});

describe('readAvailability', () => {
  it('reads URLs, short names and the values of feeds', () => {
    expect([
      'https://schema.org/InStock', 'http://schema.org/OutOfStock', 'instock', 'in stock', 'Pre_Order', 'oos',
      'schema:SoldOut',
    ].map(readAvailability))
      .toEqual(['InStock', 'OutOfStock', 'InStock', 'InStock', 'PreOrder', 'OutOfStock', 'SoldOut']);
    expect(['', 'yes', 'https://schema.org/Product'].map(readAvailability)).toEqual([null, null, null]);
  });
});

// schema.org, ItemAvailability; Open Graph and the feeds of Google and Meta.
it.each([
  ['BackOrder', 'BackOrder'], ['Discontinued', 'Discontinued'], ['InStoreOnly', 'InStoreOnly'], ['LimitedAvailability', 'LimitedAvailability'], ['OnlineOnly', 'OnlineOnly'],
  ['PreSale', 'PreSale'], ['in_stock', 'InStock'], ['out of stock', 'OutOfStock'], ['preorder', 'PreOrder'], ['available for order', 'BackOrder'], ['pending', 'PreOrder'],
  ['available', 'InStock'], ['in stock online', 'InStock'], ['unavailable', 'OutOfStock'], ['not available', 'OutOfStock'], ['available for backorder', 'BackOrder'],
  ['made-to-order', 'BackOrder'], ['limited stock', 'LimitedAvailability'],
])('"%s" is %s', (text, availability) => {
  expect([readAvailability(text), availabilityIn({ kind: 'leaf', text, origin: { kind: 'jsonld', block: { number: 0, raw: '', offset: 0, json: undefined, repair: null, error: null }, path: [] } })])
    .toEqual([availability, availability]);
});

it.each([
  ['InStock', true, true], ['LimitedAvailability', true, true], ['PreOrder', true, true], ['BackOrder', true, true], ['InStoreOnly', true, false], ['OutOfStock', false, false],
  ['SoldOut', false, false], ['Discontinued', false, false],
] as const)('%s can be bought: %s, and ordered: %s', (availability, canBuy, canOrder) => {
  expect([isBuyable(availability), isOrderable(availability)]).toEqual([canBuy, canOrder]);
});

it.each([['på lager', 'InStock'], ['utsolgt', 'OutOfStock'], ['på lager nå', undefined], ['', undefined]])('the whole text "%s" states %s', (words, availability) => {
  expect(stockOf(words)).toBe(availability);
});
