/** Why a price that stands on the page is not what the product costs now. */
export type NotThePrice =
  | 'struck' | 'former' | 'unit' | 'instalment' | 'delivery' | 'saving' | 'elsewhere' | 'repeated' | 'glued'
  | 'range-end' | 'before-tax' | 'bound' | 'member' | 'past';

/** The words around a price: on its line up to it and behind it, folded, and the names of its elements. */
export interface PriceWords {
  before: string;
  after: string;
  classes: string;
}

const OLD_CLASS = new RegExp([
  '(?:^|[^a-z])(?:old|was|list|original|strike\\w{0,30}|struck|crossed|before|rrp|msrp|uvp|compare\\w{0,30}',
  '|prev\\w{0,30}|former|retail|f[oø]r)[-_]?(?:price|pris|amount|value|preis|prix|precio)',
  '|(?:price|pris|preis|prix|amount)(?:[-_]{1,2}|(?=[A-Z]))?(?:old|was|list|original|strike\\w{0,30}|before|rrp|msrp',
  '|compare|previous|crossed|full)|text-?strike|line-?through|strikethrough|(?:over|gjennom)stre[ku]',
].join(''), 'i');
// Said in so many words to be of before: never the price of now, also where no other stands beside it.
const PAST = /(?:^|[^\p{L}])(?:før(?:pris)?|tidligere(?: pris)?|var|was|antes|statt|au lieu de|instead of)\s*:?\s*$/u;
const FROM_TO = /(?:^|[^\p{L}])van\s*$/u;
const TO = /^\s*voor(?!\p{L})/u;
const SEE_ALSO = /(?:^|[^\p{L}])(?:se (?:også|även)|see also|siehe auch|voir aussi|alternativ\p{L}*)[ :][^\n.!?]*$/u;
// What shops must state beside a sale: the lowest price of the last thirty days.
const LOWEST_OF_LATE = new RegExp([
  String.raw`(?:^|[^\p{L}])(?:(?:lavest\p{L}*|lägsta) (?:salgs)?pris[^\n.]{0,24}|lowest price[^\n.]{0,24}`,
  String.raw`|(?:siste|senaste|seneste) 30 dag\p{L}*|30 (?:dni|days|tage\p{L}*|jours)[^\n.:\d]{0,20})\s*:?\s*$`,
].join(''), 'u');
const UNIT_BEFORE = new RegExp([
  String.raw`\d ?(?:kg|g|l|dl|cl|ml|m|m2|m²|stk|st) ?=\s*$`,
  String.raw`|(?:^|[^\p{L}])(?:kilo|liter|meter|enhets|sammenlignings?|jmf\.? ?|jf\.? ?)pris\s*:?\s*$`,
  String.raw`|pris (?:per|pr\.?) (?:\d+ ?)?(?:kg|kilo|g|l|liter|dl|ml|meter|m2|m²|m)\s*:?\s*$`,
].join(''), 'u');
const SEVERAL = /(?:^|[^\d.,])(?:[2-9]|1\d) ?(?:stk\.? |pk\.? )?for\s*$/u;
const INSTALMENT_LABEL = new RegExp([
  String.raw`\d\s*[x×] (?:de |à |a |of |von )\s*$|(?:payments?|instal?lments?|cuotas|parcelas`,
  String.raw`|rat(?:en|er|y)|mensualités) (?:of|de|à|von|på|po)\s*$`,
  String.raw`|(?:^|[^\p{L}])(?:delbetal\p{L}*|nedbetal\p{L}*|månedspris|(?:pr\.?|per) (?:mnd|måned)\.?)`,
  String.raw`\s*:?\s*(?:fra)?\s*$`,
].join(''), 'u');
const FEE = /(?:^|[^\p{L}])(?:retur)?(?:pant|miljøavgift|miljøgebyr|gebyr|depositum)\s*:?\s*$/u;
const FORMER = new RegExp([
  String.raw`(?:\bord(?:\.|inær)?(?: pris)?|\bveil(?:\.|edende)?(?: ?pris)?`,
  String.raw`|\blist(?: price)?|\brrp|\bmsrp|\bretail(?: price)?|\breg(?:\.`,
  String.raw`|ular)?(?: price)?|\boriginal(?:ly| price)?|\bopprinnelig\p{L}*(?: pris)?|\buvp|\bord\.? ?pris`,
  String.raw`|\btidigare(?: pris)?|\brek\.? ?pris|\bnormalpris|\bpreço original|\bde|\bprima`,
  String.raw`|\bcompare at|\bnorm(?:\.|alt|aali)?|\bovh|\badviesprijs|\bcena regularna|\blistenpreis`,
  String.raw`|\bprix public|\bvejl(?:\.|edende)?(?: pris)?|\bprix conseillé|\bprecio normal)\s*:?\s*$`,
].join(''), 'u');
const NEGATIVE = /(?:^|[\s(])[-–−]$/u;
const RANGE = new RegExp([
  String.raw`\d(?:\s?(?:\p{Sc}|kr\.?))?\s*[-–−]\s*$|\d(?:\s?(?:\p{Sc}|kr\.?))? (?:til|till|to|bis|à)\s*$`,
  String.raw`|(?:mellom|mellan|mellem|between|zwischen|entre) [\d .,]+(?:\p{Sc}|kr\.?)? ?(?:og|och|and|und|et)\s*$`,
].join(''), 'u');
const SAVING = new RegExp([
  String.raw`(?:spar(?:e[rn]?|a[r]?|st)?|verdi|verdt|save|worth|rabatt|rabat|discount|off|ersparnis`,
  String.raw`|économisez|ahorra|estimate[ds]?|starting bid|risparmi|you save)\s*:?\s*[-–]?\s*$`,
].join(''), 'u');
const DELIVERY = new RegExp([
  String.raw`frakt|fragt|shipping|delivery|versand|verzend|wysyłk|доставк|送料|levering`,
  String.raw`|leverans|porto|postage|livraison|spedizione|envío|\bp&p`,
  String.raw`|over\s*$|orders?\b|spend|handle for|ab einem|minimum|gavekort|gift card|import fees|klarna`,
  String.raw`|afterpay|clearpay|bonus|cashback|versichern|insurance|forsikring`,
].join(''), 'u');
// `79,- frakt`, but not `399,- + frakt`, `399,- fri frakt`, `399,- inkl. frakt` or `399,- Frakt: 79,-`.
const DELIVERY_AFTER = new RegExp([
  String.raw`^(?!\s*[(,]?\s*(?:fri|gratis|free|kostenlos|gratuit|ink|inc|med\b|uten|eks|exk|exc|plus|zzgl))`,
  String.raw`[^.!\d+|]{0,20}(?:frakt(?!fri)|shipping|delivery|versand|p&p|postage)`,
  String.raw`(?![\p{L}]*\s*:?\s*(?:fra |from |ab )?(?:kr|nok|\p{Sc}|\d))`,
].join(''), 'u');
const BOUND = new RegExp([
  String.raw`(?:^|[^\p{L}])(?:under|inntil|opp ?til|maks\.?|less than|up to|meno di|fino a|unter|bis zu`,
  String.raw`|moins de|menos de|mindre enn|mindre än|upp till)\s*$`,
].join(''), 'u');
const MEMBER = String.raw`(?:medlem|member|kundeklubb|klubbpris|club price|mitglied|student)`;
const MEMBER_BEFORE = new RegExp(String.raw`(?:^|[^\p{L}])${MEMBER}[\p{L}]*(?:[- ]?pris)?\s*:?\s*$`, 'u');
const MEMBER_AFTER = new RegExp(String.raw`^\s*\(?(?:for |som |as a )?${MEMBER}`, 'u');
const INSTALMENT_AFTER = new RegExp([
  String.raw`^\s*(?:\*|)\s*(?:\/|per |pr\.? ?|pro |par |por |al |a |à |im |i )?\s*(?:mnd|mån|måned|month|mo\b`,
  String.raw`|monat|maand|mois|mese|mes(?!\p{L})|mtl|mies|md(?!\p{L}))`,
].join(''), 'u');
const UNIT_AFTER = new RegExp([
  String.raw`^\s*(?:\/|per |pr\.? ?|je |por |pro |a )\s*(?:\d+\s*)?(?:kg|g|l|ml|cl|dl|m2|m²|m|cm|liter|litre`,
  String.raw`|litro|oz|ounce|lb|100|kilo|meter|rull|dose|tabl|kapsl|unit|count|sq|qm)(?![\p{L}])`,
  String.raw`|^\s*\/\s*(?![個件組台套盒箱])\p{sc=Han}`,
].join(''), 'u');
const BEFORE_TAX = new RegExp([
  String.raw`(?:eksk?l?\.?|ekskl(?:\.|usive)?|uten|u\.|exkl?\.?|exkl(?:\.|usive)?|excl?\.?|excluding|without`,
  String.raw`|plus|zzgl\.?|\+) ?(?:mva|moms|vat|tax|mwst|ust|iva|tva|btw|gst)|\bhors taxes?|\bht\b|\bnetto`,
  String.raw`|brez ddv|bez (?:dph|podatku|pvn)|senza iva|sin iva`,
].join(''), 'u');
const OF_ANOTHER = /[.!?|]|(?<!\p{L})(?:pris|price|nå)(?!\p{L})/u;
const WITH_TAX = /^[^\p{L}\d]*ink?l/u;
const LABEL_OF_NEXT = /:\s*(?:kr\.?|nok)?\s*$/u;
const RIGHT_BEFORE = new RegExp(String.raw`(?:${BEFORE_TAX.source})[.:]?\s*(?:kr\.?|nok)?\s*$`, 'u');

/** What the words around a price say against its being what the product costs now. */
export function doubtsOfWords({ before, after, classes }: PriceWords): Set<NotThePrice> {
  const isPast = PAST.test(before) || LOWEST_OF_LATE.test(before) || (FROM_TO.test(before) && TO.test(after));
  const said: readonly (readonly [NotThePrice, boolean])[] = [
    ['past', isPast],
    ['elsewhere', SEE_ALSO.test(before)],
    ['former', !isPast && (OLD_CLASS.test(classes) || FORMER.test(before))],
    ['before-tax', isBeforeTax(before, after)],
    ['unit', UNIT_AFTER.test(after) || UNIT_BEFORE.test(before) || SEVERAL.test(before)],
    ['instalment', INSTALMENT_AFTER.test(after) || INSTALMENT_LABEL.test(before)],
    ['saving', SAVING.test(before) || NEGATIVE.test(before)],
    ['range-end', RANGE.test(before)],
    ['bound', BOUND.test(before)],
    ['member', MEMBER_BEFORE.test(before) || MEMBER_AFTER.test(after)],
    ['delivery', DELIVERY.test(before.split(OF_ANOTHER).at(-1)!) || DELIVERY_AFTER.test(after) || FEE.test(before)],
  ];
  return new Set(said.filter(([, holds]) => holds).map(([doubt]) => doubt));
}

// Of `80,- eks. mva (100,- inkl. mva)` each price has its own words: what stands by another number is not of it.
function isBeforeTax(before: string, after: string): boolean {
  const behind = after.slice(0, 20).split(/\d/)[0] ?? '';
  if (WITH_TAX.test(behind) && !LABEL_OF_NEXT.test(behind)) return false;
  if (BEFORE_TAX.test(behind) && !LABEL_OF_NEXT.test(behind)) return true;
  return /\d/.test(before) ? RIGHT_BEFORE.test(before) : BEFORE_TAX.test(before);
}
