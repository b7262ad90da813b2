import { AVAILABILITIES } from '../../contract/vocabulary.ts';
import type { Availability } from '../../contract/vocabulary.ts';
import { shortName } from './item.ts';

const BY_TOKEN = new Map<string, Availability>([
  ...AVAILABILITIES.map((name) => [name.toLowerCase(), name] as const),
  // What Open Graph and feeds write instead of schema.org's names.
  ['available', 'InStock'], ['instockonline', 'InStock'], ['oos', 'OutOfStock'], ['unavailable', 'OutOfStock'],
  ['notavailable', 'OutOfStock'], ['availablefororder', 'BackOrder'], ['availableforbackorder', 'BackOrder'],
  ['madetoorder', 'BackOrder'], ['pending', 'PreOrder'], ['limitedstock', 'LimitedAvailability'],
]);

/** Markup's word for availability (`https://schema.org/InStock`, `instock`, `in stock`); null when it is none. */
export function readAvailability(text: string): Availability | null {
  return BY_TOKEN.get(shortName(text).toLowerCase().replaceAll(/[\s_-]/g, '')) ?? null;
}

/** True where something can be ordered now. */
export function isBuyable(availability: Availability): boolean {
  return availability !== 'OutOfStock' && availability !== 'SoldOut' && availability !== 'Discontinued';
}

/** A phrase of a page that says whether a product can be had. */
export interface StockPhrase {
  availability: Availability;
  start: number;
  end: number;
}

// Of phrases that overlap the longer wins, so that `ikke på lager` is never read as `på lager`.
const PHRASES: readonly (readonly [Availability, readonly string[]])[] = [
  ['OutOfStock', [
    'ikke på lager', 'ikke lagerført', 'utsolgt', 'midlertidig utsolgt', 'tomt på lager', 'ikke tilgjengelig',
    'tom på lager',
    'ej i lager', 'inte i lager', 'finns ej i lager', 'slut i lager', 'slutsåld', 'tillfälligt slut', 'udsolgt',
    'ikke på lager online', 'laos ei ole', 'ei ole laos', 'ei varastossa', 'ei ole varastossa', 'nicht vorrätig',
    'non disponible',
    'out of stock', 'sold out', 'currently unavailable', 'temporarily unavailable', 'not available',
    'no longer available',
    'not in stock', 'nicht verfügbar', 'nicht auf lager', 'ausverkauft', 'derzeit nicht verfügbar', 'nicht lieferbar',
    'non disponibile', 'esaurito', 'indisponible', 'rupture de stock', 'en rupture', 'épuisé', 'agotado', 'sin stock',
    'no disponible', 'esgotado', 'indisponível', 'uitverkocht', 'niet op voorraad', 'niet leverbaar', 'loppuunmyyty',
    'wyprzedane', 'niedostępny', 'brak w magazynie', 'vyprodáno', 'läbi müüdud', 'stoc epuizat', 'indisponibil',
  ]],
  [
    'BackOrder',
    [
      'bestillingsvare', 'restordre', 'beställningsvara', 'bestillingsvarer', 'on backorder', 'backorder', 'back-order',
      'back order',
    ],
  ],
  [
    'PreOrder',
    [
      'forhåndsbestill', 'forhåndsbestilling', 'förbeställ', 'forudbestil', 'pre-order', 'preorder', 'vorbestellen',
      'vorbestellbar',
    ],
  ],
  ['Discontinued', ['utgått', 'utgått av sortiment', 'utgår', 'discontinued', 'utgået']],
  [
    'LimitedAvailability',
    [
      'snart utsolgt', 'nesten utsolgt', 'almost sold out', 'nearly sold out', 'få på lager', 'få igjen', 'få kvar',
      'only a few left', 'limited availability', 'limited stock',
    ],
  ],
  ['InStock', [
    'på lager', 'fjernlager', 'på fjernlager', 'på nettlager', 'i lager', 'finns i lager', 'in stock', 'in-stock',
    'auf lager', 'lieferbar', 'sofort lieferbar',
    'verfügbar', 'vorrätig', 'en stock', 'disponible', 'disponibile', 'disponibilità immediata', 'em estoque',
    'disponível', 'op voorraad', 'varastossa',
    'na stanie', 'dostępny', 'skladem', 'na zalogi', 'laos', 'în stoc', 'in stoc', 'noliktavā', 'متوفر', 'متاح', '有貨',
    '現貨', '在庫あり', 'в наличии', 'available now', 'available online',
  ]],
];

const BY_PHRASE = new Map(
  PHRASES.flatMap(([availability, phrases]) => phrases.map((phrase) => [phrase, availability]))
);
// What begins a phrase is looked at behind the match: a look behind at every place would cost more than the search.
const MATCHER = new RegExp(
  `(?:${[...BY_PHRASE.keys()].sort((a, b) => b.length - a.length).join('|')})(?![\\p{L}\\p{N}])`, 'gu',
);
const IN_WORD = /[\p{L}\p{N}]$/u;
// Said of other shops, of a wish to be told, of a condition, of all goods or of a service, or as the heading of a
// filter: not of this product now.
const NOT_A_STATEMENT = new RegExp([
  'vars?le?', 'varsel', 'notify', 'email', 'e-post', '(?:^|\\s)alert', 'let you know',
  '(?:^|\\s)(?:when|once|as soon as) ', 'når ', 'när ', 'wenn ', 'hvis ', 'if ', 'dersom', '(?:^|\\s)kui ',
  '(?<!nett?|webb)butik', 'in-store', 'stores?(?!d)', 'pick up', 'nearby', 'filial', 'varehus', 'klikk og hent',
  'click', '(?<!an)meld', 'benachrichtig', 'sjekk', 'check', 'servi[çc]', 'tjeneste',
  String.raw`(?<!\d )(?<!\p{L})(?:varer|produkter|artikler)(?: som)?(?: er)? \|`,
  String.raw`(?:^|\s)(?:only|kun|bare|shop) \||\|  ?(?:items|products|goods|varer|produkter)(?!\p{L})`,
  String.raw`(?:snart|forvente[ts]|vente[ts]|kommer|expected|coming)(?: \p{L}+){0,2} \|`,
].join('|'), 'u');
const NEGATED = new RegExp([
  String.raw`(?:^|[^\p{L}])(?:(?:ikke|ikkje|inte|not|nicht|niet)(?: \p{L}+){0,2}`,
  String.raw`|no|non|ej|nie|não|no longer) $`,
].join(''), 'u');
const NONE_BEFORE = /(?:^|[^\d.,])0 ?(?:stk\.?|st\.?|pcs\.?|enheter|varer)? ?$/u;
const NONE_AFTER = /^ ?[:=] ?(?:0(?![\d.,])|nei|no|nej|ingen)(?!\p{L})/u;
const ENDS = /[.!;|\n]/;
const CONTEXT = 60;
const MAX_PHRASES = 500;

/** The stock phrases of a folded text, those that state nothing about this product left out. */
export function findStockPhrases(text: string): StockPhrase[] {
  const found: StockPhrase[] = [];
  for (const match of text.matchAll(MATCHER).take(MAX_PHRASES)) {
    const end = match.index + match[0].length;
    const ahead = text.slice(Math.max(0, match.index - CONTEXT), match.index);
    if (IN_WORD.test(ahead)) continue;
    const after = text.slice(end, end + CONTEXT);
    const before = ahead.split(ENDS).at(-1) ?? '';
    const around = `${before}| ${after.split(ENDS)[0] ?? ''}`;
    if (NOT_A_STATEMENT.test(around)) continue;
    const availability = BY_PHRASE.get(match[0]);
    if (!availability) continue;
    const denied = isBuyable(availability)
      && (NEGATED.test(before) || NONE_BEFORE.test(ahead) || NONE_AFTER.test(after));
    found.push({ availability: denied ? 'OutOfStock' : availability, start: match.index, end });
  }
  return found;
}
