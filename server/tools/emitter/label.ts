import type { Page } from '../../page/page.ts';
import type { Span } from '../../page/text.ts';

/** Labels that name a kind of value wherever they stand, and words that do so only as a label of their own. */
interface Labels {
  strong: string;
  weak: string;
}

const ENDS = '\\s?[.:#)º°]{0,3}\\s?';
const strong = (...parts: readonly string[]) => `(?:^|[^\\p{L}])(?:${parts.join('|')})${ENDS}`;
const weak = (...parts: readonly string[]) => `^ ?(?:${parts.join('|')})${ENDS}`;

// What only the shop's own number of a product is called; a maker's model or part may have a number besides.
const SHOP_NUMBER = [
  'sku', 'vare-?nr', 'varenummer', 'produkt-?nr', 'produktnummer', 'artnr',
  'art(?:icle|ikkel|ikel)?\\.?[ -]?(?:nr|no|nummer|number|code|id)', 'product (?:code|id|no|number|ref)',
  'item (?:no|number|id|code|#)', 'best(?:ell|illings)?-?n(?:umme)?r',
  'cod(?:e|ice|igo)? (?:produs|produit|prodotto|producto|produto)',
  'código(?: del? producto| do produto)?', 'tootekood', 'produkta kods', 'šifra(?: izdelka)?', 'tuotenumero',
  '商品編號', '貨號', '品號', '商品番号',
];

const LABELS: Record<'sku' | 'gtin' | 'brand', Labels> = {
  sku: {
    strong: strong(
      ...SHOP_NUMBER, 'modell-?nr', 'model (?:no|number)', 'style (?:no|code|number)', 'catalog(?:ue)? (?:no|number)',
      'part (?:no|number)', 'asin', 'référence', 'referencia', 'referenz',
    ),
    weak: weak(
      'ref', 'item', 'model(?:l)?', 'style', 'lot', 'id', 'cod(?:e|ice|igo|ul)?', 'kod', 'kods', 'koodi', 'kood',
      'nr', 'no', 'number', 'reference', 'auction(?: id)?', 'ad(?: (?:id|#))?', 'anzeige', 'anzeigennummer',
      'inserat(?:snummer|-nr)?',
      'objektnummer',
      '\\p{L}+(?:[- ]id|[- ]code|nummer|-nr|number)',
    ),
  },
  gtin: {
    strong: strong(
      '(?:gtin|ean|upc|isbn)[- ]?(?:\\d{1,2})?(?: ?(?:kode|code|nr|no|nummer|number))?', 'barcode', 'strekkode',
      'streckkod',
    ),
    weak: weak('barcode'),
  },
  brand: {
    strong: strong(
      'brand(?: name)?', 'merke', 'varemerke', 'varumärke', 'märke', 'mærke', 'marke', 'marca', 'marque', 'marka',
      'tootja',
      'kaubamärk', 'zīmols', 'producent', 'produsent', 'proizvajalec', 'manufacturer', 'hersteller', 'fabricante',
      'producător', 'tuotemerkki', '品牌', 'العلامة التجارية', 'ماركة',
    ),
    weak: weak('leverandør', 'artist', 'by', 'von', 'make', 'merk'),
  },
};
const REACH = 48;
const MATCHERS = {
  sku: matchersOf(LABELS.sku), gtin: matchersOf(LABELS.gtin), brand: matchersOf(LABELS.brand),
};

function matchersOf(labels: Labels): { anywhere: RegExp; alone: RegExp; withCode: RegExp } {
  return {
    anywhere: new RegExp(`${labels.strong}$`, 'u'),
    alone: new RegExp(`${labels.weak}$`, 'u'),
    withCode: new RegExp(`(?:${labels.strong}|${labels.weak})\\n?[\\p{L}./_-]{0,16}\\d`, 'mu'),
  };
}

const BRAND_LABEL = new RegExp(`(?:${LABELS.brand.strong})`, 'gmu');
const MAX_LABELS = 50;
const MAX_NUMBER = 64;
const MIN_NUMBER = 3;

/** Where the visible text says, behind a label that begins its line, which brand something is of. */
export function labelledBrands({ text: { folded } }: Page): Span[] {
  return [...folded.matchAll(BRAND_LABEL).take(MAX_LABELS)].flatMap(({ 0: label, index }) => {
    const end = index + label.length;
    const ahead = folded.slice(Math.max(0, index - 2), index) + (/^\P{L}/u.exec(label)?.[0] ?? '');
    const beginsLine = ahead === '' || /\n\s*$/.test(ahead);
    return beginsLine && /[:\n]\s*$/.test(label) && /\S/.test(folded[end] ?? '') ? [{ start: end, end: end + 1 }] : [];
  });
}

/** True where the visible text has such a label, and a code behind it. */
export function showsLabelled(page: Page, kind: 'sku' | 'gtin'): boolean {
  return MATCHERS[kind].withCode.test(page.text.folded);
}

// The maker's number is not the shop's: `Leverandørens artikkelnummer`, `Mfr. part no`. Nor is one that is no code
// of goods at all: `EAN-nr`, `Telefonnummer`.
const NOT_A_SKU = new RegExp([
  '(?:^|[^\\p{L}])(?:ean|gtin|upc|isbn|telefon|tlf|mobil|org|organisasjons|konto|kunde|ordre|post|faks|serie)',
  '[\\p{L}.-]*\\s?[:#.]*\\s*$|(?:leverandør|produsent|fabrikant|tilvirker|tillverkar|producent|hersteller',
  '|manufactur|mfr|supplier|vendor)',
  '[\\p{L}\'.]{0,6}[ -]?(?:\\p{L}+[ .-]{0,2}){1,2}[:#]?\\s*$',
].join(''), 'u');

/** True when what stands right before the span, on its line or the line above, is the label of such a value. */
export function labelBefore(page: Page, span: Span, kind: keyof typeof LABELS): boolean {
  const { anywhere, alone } = MATCHERS[kind];
  const lines = page.text.folded.slice(Math.max(0, span.start - REACH), span.start).split('\n');
  const own = lines.at(-1) ?? '';
  const label = own.trim() !== '' ? own : lines.slice(0, -1).reverse().find((line) => line.trim() !== '') ?? '';
  if (kind === 'sku' && NOT_A_SKU.test(label)) return false;
  // Of a line cut short by the reach nothing can be said to stand alone.
  const cut = lines.length === 1 && span.start > REACH;
  return anywhere.test(label) || (!cut && alone.test(label));
}

const NUMBER_LABEL = new RegExp(`(?:^|[^\\p{L}])(?:${SHOP_NUMBER.join('|')})${ENDS}`, 'gu');
// Some write a number in groups: `12 345 678`.
const NUMBER = /^(?=[\p{L}./_-]{0,16}\d)[\p{L}\d./_-]+(?: \d[\p{L}\d./_-]*)*/u;

const APART = /[,;()]| [/–-] /u;
const ANOTHER_MATTER = /[|•·]/u;
const LABELLED_ONE = /^[\p{L}. -]{2,24}[.:#]\s?\S*\d\S*$/u;
const LONGEST_AHEAD = 160;

// `Pensel, varenr: 55-1` is the number of a brush. Before the page's own stand at most other labelled codes.
function isNothingButCodes(ahead: string): boolean {
  const near = ahead.slice(-LONGEST_AHEAD).split(ANOTHER_MATTER).at(-1)!;
  return near.length < LONGEST_AHEAD && near.split(APART).every((part) => (
    !/[\p{L}\d]/u.test(part) || LABELLED_ONE.test(part.trim())
  ));
}

const BEFORE_LABEL = new RegExp(`^([^\\n]*?)(?:${LABELS.sku.strong})$`, 'u');

/** True for a code whose label stands behind the name of something else: the number of a part or an extra. */
export function isOfAnother(page: Page, span: Span): boolean {
  const { folded } = page.text;
  const lineAt = folded.lastIndexOf('\n', span.start - 1) + 1;
  const ahead = BEFORE_LABEL.exec(folded.slice(Math.max(lineAt, span.start - LONGEST_AHEAD), span.start))?.[1];
  return ahead !== undefined && !isNothingButCodes(ahead);
}

/** Where the visible text says, behind a label only a shop's own number has, which number something has. */
export function shopNumbers(page: Page): Span[] {
  const { folded } = page.text;
  return [...folded.matchAll(NUMBER_LABEL).take(MAX_LABELS)].flatMap(({ 0: label, index }) => {
    const start = index + label.length;
    const number = NUMBER.exec(folded.slice(start, start + MAX_NUMBER))?.[0];
    const span = { start, end: start + (number ?? '').length };
    const begins = index + (/^[^\p{L}]/u.test(label) ? 1 : 0);
    const ahead = begins === 0 ? '' : folded.slice(folded.lastIndexOf('\n', begins - 1) + 1, begins);
    const isOwn = isNothingButCodes(ahead) && labelBefore(page, span, 'sku');
    return number !== undefined && number.length >= MIN_NUMBER && isOwn ? [span] : [];
  });
}

const LABELLED_CODE = new RegExp([
  '(?:^|\\n)(?:sku|varenr|varenummer|art(?:icle|ikkel|ikel)?\\.? ?(?:nr|no|nummer|number)|produktn(?:umme)?r|model|šifra',
  '|item (?:no|number|#)|product code|ean|gtin|asin|isbn)\\.?\\s?[:#]?\\s?\\n?[\\p{L}\\d][\\p{L}\\d./_-]{2,24}(?:\\n|$| )',
].join(''), 'u');

/** True where the visible text labels a code the way shops do. */
export function hasLabelledCode(page: Page): boolean {
  return LABELLED_CODE.test(page.text.folded);
}
