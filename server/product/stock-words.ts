import type { Availability } from '../../contract/vocabulary.ts';

/** What shops write of their stock, folded. Of phrases that overlap the longer is meant. */
export const STOCK_PHRASES: readonly (readonly [Availability, readonly string[]])[] = [
  ['OutOfStock', [
    'ikke på lager', 'ikke lagerført', 'ikke lagervare', 'utsolgt', 'midlertidig utsolgt', 'midlertidig tomt',
    'tomt på lager', 'tom på lager', 'ikke tilgjengelig', 'ikke lenger tilgjengelig',
    'ikke på lager online',
    'ej i lager', 'inte i lager', 'finns ej i lager', 'slut i lager', 'slutsåld', 'tillfälligt slut',
    'tillfälligt slut i lager', 'udsolgt',
    'laos ei ole', 'ei ole laos', 'läbi müüdud', 'ei varastossa', 'ei ole varastossa', 'loppuunmyyty',
    'loppu varastosta', 'tilapäisesti loppu',
    'out of stock', 'sold out', 'currently unavailable', 'temporarily unavailable', 'not available',
    'no longer available', 'not in stock',
    'nicht verfügbar', 'derzeit nicht verfügbar', 'nicht mehr verfügbar', 'nicht auf lager', 'nicht vorrätig',
    'nicht lieferbar', 'nicht mehr lieferbar', 'ausverkauft', 'vergriffen',
    'non disponible', 'indisponible', 'rupture de stock', 'en rupture', 'épuisé',
    'non disponibile', 'esaurito', 'agotado', 'sin stock', 'sin existencias', 'fuera de stock', 'no disponible',
    'esgotado', 'indisponível', 'fora de estoque',
    'uitverkocht', 'niet op voorraad', 'niet leverbaar', 'niet meer leverbaar',
    'wyprzedane', 'niedostępny', 'brak w magazynie', 'vyprodáno', 'není skladem', 'nincs raktáron',
    'stoc epuizat', 'indisponibil', 'tükendi', 'stokta yok', 'нет в наличии', 'немає в наявності',
    'غير متوفر', 'غير متاح', '在庫なし', '在庫切れ', '品切れ', '売り切れ', '缺货', '缺貨', '無庫存', '품절',
  ]],
  ['BackOrder', [
    'bestillingsvare', 'bestillingsvarer', 'restordre', 'beställningsvara', 'on backorder', 'backorder', 'back-order',
    'back order', 'available on backorder', 'backordered',
  ]],
  ['PreOrder', [
    'forhåndsbestill', 'forhåndsbestilling', 'forhåndssalg', 'förbeställ', 'förhandsboka', 'forudbestil', 'pre-order',
    'preorder', 'vorbestellen', 'vorbestellbar', 'précommande', 'preventa', '予約受付中',
  ]],
  ['Discontinued', ['utgått', 'utgått av sortiment', 'utgår', 'utgången', 'discontinued', 'utgået']],
  ['LimitedAvailability', [
    'snart utsolgt', 'nesten utsolgt', 'almost sold out', 'nearly sold out', 'snart slutsåld', 'nästan slutsåld',
    'næsten udsolgt', 'snart udsolgt', 'fast ausverkauft', 'bijna uitverkocht', 'få på lager', 'få igjen', 'få kvar',
    'only a few left', 'limited availability', 'limited stock',
  ]],
  ['InStock', [
    'på lager', 'på vårt lager', 'fjernlager', 'på fjernlager', 'på nettlager', 'i lager', 'finns i lager',
    'in stock', 'in-stock', 'available now', 'available online',
    'auf lager', 'lagernd', 'vorrätig', 'lieferbar', 'sofort lieferbar', 'verfügbar',
    'en stock', 'disponible', 'disponibile', 'disponibilità immediata', 'em estoque', 'disponível',
    'op voorraad', 'direct leverbaar', 'varastossa', 'na stanie', 'w magazynie', 'dostępny', 'skladem', 'raktáron',
    'na zalogi', 'laos', 'în stoc', 'in stoc', 'noliktavā', 'stokta var', 'в наличии', 'в наявності',
    'متوفر', 'متاح', '有貨', '有货', '現貨', '在庫あり', '재고 있음',
  ]],
];

/** Words for availability that anything may have: a service, a picture, a colour. */
export const OF_ANYTHING = new RegExp([
  'tilgjengelig$', 'available(?: now| online)?$', 'unavailable$', 'verfügbar$', 'lieferbar$', 'leverbaar$',
  'd[ií]sponi[bv]', 'dostępny$', 'متاح$', '^utg', '^discontinued$',
].join('|'), 'u');

/** The words such a word is said of this product with; any other is of something else. */
export const OF_THE_PRODUCT = new Set([
  'denne dette varen vare produktet artikkelen er har blitt dessverre for øyeblikket tiden lenger på nett nettet nå',
  'av fra sortiment sortimentet kun midlertidig',
  'den varan produkten artikeln är har tyvärr just nu från',
  'this the item product article is are has been currently now online sorry unfortunately at moment temporarily',
  'to order to buy from in stock',
  'dieser dieses diese der das artikel produkt ist derzeit zurzeit zur zeit momentan leider aktuell im moment sofort',
  'ab lager tage tagen werktage werktagen stunden',
  'ce cet cette produit article est actuellement temporairement momentanément immédiatement en ligne stock désolé plus',
  'este producto artículo está actualmente temporalmente inmediatamente momentáneamente stock inmediata',
  'questo prodotto articolo è attualmente al momento subito immediatamente temporaneamente online',
  'produto não imediatamente no estoque',
  'ten towar produkt jest obecnie chwilowo tymczasowo',
  'dit deze product is momenteel tijdelijk direct helaas',
  'stk st pcs stück stuks ks',
].join(' ').split(' '));
