import { OF_ANYTHING, OF_THE_PRODUCT } from './stock-words.ts';

/** A stock phrase and the words around it, folded. */
export interface PhraseInPlace {
  phrase: string;
  /** Whether the phrase says that the product can be had. */
  buyable: boolean;
  /** Of the clause it stands in, what comes before and what comes behind. */
  before: string;
  after: string;
  /** All that follows on the line. */
  rest: string;
}

// `|` stands for the phrase. Someone is told, some time.
const WISH = [
  'vars?le?', 'varsel', 'notify', 'notified', 'email', 'e-post', '(?:^|\\s)alert', 'let (?:you|me) know', 'text you',
  'beskjed', 'besked', 'bevaka', 'meddela', '(?:^|\\s)si (?:i ?)?fra(?!\\p{L})', '(?<!an)meld', 'benachrichtig',
  'informier', 'erinner', 'prévene', 'avertir', 'alerté', '(?:^|\\s)av[ií]s', 'avvis', 'mail mij', 'houd mij',
  'powiadom', 'upozorn', 'ilmoita', 'сообщить', 'повідом',
];
const CONDITION = [
  '(?:^|\\s)(?:when|once|as soon as|until|while|as long as|in case|should|in the event|sobald|falls|sollte) ',
  'når ', 'när ', 'wenn ', 'hvis ', 'if ', 'dersom', '(?:^|\\s)kui ', '^\\s*har (?:vi|du) ',
  '(?:^|\\s)(?:skulle|ved(?= \\|)|om (?:varan|den|produkten)|til (?:det|den|varen) er|så l[eä]n[gk]e?) ?',
  '(?:^|\\s)(?:may be|might be|kan være|kan vara|kan bli|kunne være|forbehold om at) ',
  '(?:^|\\s)(?:quand|lorsque|dès|cuando|quando|wanneer|zodra|als (?:dit|het|deze)|gdy|jeśli|когда|если|коли) ',
];
const OTHER_SHOP = [
  '(?<!nett?|webb)butik', 'in-store', 'stores?(?!d)', 'pick ?up', 'nearby', 'near you', 'filial', 'varehus',
  '(?<!\\p{L})(?:magasins?|tiendas?|negozi[oe]?|winkels?|märkten?)(?!\\p{L})',
  'klikk og hent', 'click', 'sjekk', 'check', 'servi[çc]', 'tjeneste',
  // In a town; not in the web shop.
  String.raw`\| i (?!nett|web|dag|vår|øyebl|øjebl|\d)\p{L}|\| in (?!our |the |all )[\p{L}\d]`,
];
const GOODS = 'var(?:er|or)|produkter|artikler|items|products|goods|orders?|articles';
const ALL_GOODS = [
  String.raw`(?<!\d )(?<!\p{L})(?:${GOODS})(?: som| that)?(?: ikke| inte| ej| not)?(?: er| är| are)? \|`,
  String.raw`\d[\d .,]{2,}\+? (?:${GOODS}) \|`, String.raw`\| ?(?:${GOODS}|werden)(?!\p{L})`,
  '(?:^|\\s)(?:alltid|altid|always|immer|toujours|siempre|sempre|vanligvis|normalt|usually|normally|thousands of) [^|]*\\|',
  '(?:^|\\s)(?:utvalg?|udvalg|selection|sortiment|auswahl)\\p{L}* [^|]*\\|',
  '(?:^|\\s)merke(?:t|de) ', '(?:^|\\s)(?:alt|everything|alles) \\|',
];
const FILTER = [
  String.raw`(?:^|\s)(?:only|kun|bare|shop|nur|endast|bara|uniquement|seulement|solo|alleen|tylko) \|`,
  String.raw`\| ?only(?!\p{L})`,
  String.raw`^\s*(?:vis|visa|show|hide|skjul|dölj|include|exclude|filt[er]{2}\p{L}*|afficher|masquer|mostrar|toon)`
  + String.raw`(?!\p{L})[^,]*\|`,
];
const ANOTHER_THING = [
  String.raw`(?:variant|(?<!\p{L})(?:størrels|storlek|größe|taille|talla|sizes?|kombina[st]|combination|alternativ`
  + String.raw`|fargen|färgen|farven))\p{L}*[^|]*\|`,
  '(?:^|\\s)(?:erstatte[rt]|erstatning for|replaces|replacement for) ',
];
const NOT_A_STATEMENT = new RegExp(
  [...WISH, ...CONDITION, ...OTHER_SHOP, ...ALL_GOODS, ...FILTER, ...ANOTHER_THING].join('|'), 'u',
);

const MONTH = '(?:jan|feb|m[aä]r|apr|avr|ma[ijy]|jun|jul|aug|sep|o[kc]t|nov|de[sczk]|déc)';
const LATER = new RegExp([
  String.raw`(?<!\p{L})(?:snart|forvente[ts]|vente[ts]|kommer|expected|coming|förvänt\p{L}*|beräknas|åter|tilbake`,
  String.raw`|tillbaka|back|will be|bald|wieder|voraussichtlich|bientôt|de nouveau|presto|pronto|binnenkort|weer`,
  String.raw`|estimert|anslått|neste|wkrótce|brzy|taas)(?: \p{L}+){0,2} \|`,
  String.raw`|\| ?(?:igjen|igen|again|wieder|soon|snart|próximamente|à partir|a partir|vanaf)(?!\p{L})`,
  String.raw`|\| ?:? ?(?:uke|uge|vecka|v|kw|vko|week)\.? ?\d|\| ?(?:om|in|innen|inom|within|binnen) \d`,
  String.raw`|\| ?:? ?(?:\p{L}{1,4}\.? )?(?:\d{1,2}[./] ?\d{1,2}(?!\d)|\d{1,2}\.? ${MONTH}|\d{4}-\d\d)`,
  String.raw`|\| ?(?:: ?|(?:i|in|en|im|fra|från|from|ab) )${MONTH}`,
].join(''), 'u');

// Sold out once, or the size that a number names.
const FORMERLY = new RegExp([
  String.raw`(?<!\p{L})(?:ble|blei|blev|wurde|was|were|ofte|often|oft|raskt|quickly|never|aldri)(?: \p{L}+){0,2} \|`,
  String.raw`|^\s*[1-9][\d,./]*\s*\|`,
  String.raw`|\| ?(?:in|på|within) (?:an?|en|et|\d+|two|three|to|tre|noen|few|minutes|hours)(?!\p{L})`,
].join(''), 'u');

// `Oslo City: på lager` is of a shop there.
const LABEL = /(?:^|[,.|])([^:,.|]*):\s*$/u;
const OF_STOCK = new RegExp([
  'lager|stock|status|avail|tilgjeng|tilgæng|tillgäng|verfüg|dispon|lever|deliver|liefer|voorraad|beschikb|varast|saatav',
  'sklad|dostęp|dostup|налич|наявн|estado|stav|saldo|nett|online|web|produkt|product|vare|item|artikel|stoc|laos',
  'zalog|庫存|库存|在庫|재고|توفر|noliktav|estoque|existenc|magazyn',
].join('|'), 'u');

/** True where the words around a phrase take from it what it would say of this product now. */
export function statesNothing(place: PhraseInPlace): boolean {
  const { phrase, buyable, before, after, rest } = place;
  if (NOT_A_STATEMENT.test(`${before}|${after}`)) return true;
  if (buyable ? LATER.test(`${before}|${rest}`) : FORMERLY.test(`${before}|${after}`)) return true;
  const label = LABEL.exec(before)?.[1];
  if (label !== undefined && !OF_STOCK.test(label)) return true;
  return OF_ANYTHING.test(phrase) && isOfAnother(before, after);
}

const PARTS = /[,:()•·/]|\s[-–—]\s/u;
const JOINED = /^\s*(?:og|och|and|und|et|y|men|but|aber|mais|på)(?!\p{L})/u;

function isOfAnother(before: string, after: string): boolean {
  const ahead = before.split(PARTS).at(-1) ?? '';
  const behind = JOINED.test(after) ? '' : after.split(PARTS)[0] ?? '';
  const words = `${ahead} ${behind}`.match(/\p{L}+/gu) ?? [];
  return words.some((word) => !OF_THE_PRODUCT.has(word) && !OF_NO.has(word));
}

// What denies is read elsewhere.
const OF_NO = new Set(['ikke', 'ikkje', 'inte', 'not', 'nicht', 'niet', 'no', 'non', 'nie', 'não', 'pas', 'n', 'nest']);
