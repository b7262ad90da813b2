// Signs and words that name one currency wherever they stand, longest first where one begins another.
const UNAMBIGUOUS: readonly (readonly [sign: string, code: string])[] = [
  ['US$', 'USD'], ['US $', 'USD'], ['AU $', 'AUD'], ['CA $', 'CAD'], ['C $', 'CAD'], ['HK $', 'HKD'], ['NZ $', 'NZD'],
  ['USD$', 'USD'], ['CA$', 'CAD'], ['C$', 'CAD'], ['CDN$', 'CAD'], ['AU$', 'AUD'], ['A$', 'AUD'],
  ['NZ$', 'NZD'], ['HK$', 'HKD'], ['NT$', 'TWD'], ['S$', 'SGD'], ['R$', 'BRL'], ['MX$', 'MXN'], ['J$', 'JMD'],
  ['€', 'EUR'], ['£', 'GBP'], ['₹', 'INR'], ['₽', 'RUB'], ['₩', 'KRW'], ['₺', 'TRY'], ['₴', 'UAH'], ['₫', 'VND'],
  ['₪', 'ILS'], ['₱', 'PHP'], ['฿', 'THB'], ['₦', 'NGN'], ['₸', 'KZT'], ['₡', 'CRC'], ['₲', 'PYG'], ['₵', 'GHS'],
  ['zł', 'PLN'], ['zl', 'PLN'], ['Kč', 'CZK'], ['Ft', 'HUF'], ['лв', 'BGN'], ['грн', 'UAH'], ['руб', 'RUB'],
  ['Lei', 'RON'], ['ر.س', 'SAR'], ['د.إ', 'AED'], ['د.ك', 'KWD'], ['дин', 'RSD'], ['Rp', 'IDR'], ['RM', 'MYR'],
  ['دينار كويتي', 'KWD'], ['KD', 'KWD'], ['BD', 'BHD'], ['SFr', 'CHF'], ['Fr.', 'CHF'], ['euro', 'EUR'],
  ['円', 'JPY'], ['원', 'KRW'], ['CN¥', 'CNY'], ['RMB', 'CNY'], ['JP¥', 'JPY'], ['บาท', 'THB'], ['TL', 'TRY'],
  ['₾', 'GEL'], ['৳', 'BDT'], ['đ', 'VND'], ['GH₵', 'GHS'], ['KSh', 'KES'], ['ש"ח', 'ILS'], ['֏', 'AMD'], ['₼', 'AZN'],
  ['₮', 'MNT'], ['ر.ع', 'OMR'], ['ر.ق', 'QAR'], ['ج.م', 'EGP'], ['د.ب', 'BHD'], ['د.أ', 'JOD'], ['د.ت', 'TND'],
];

// Signs several countries use, by the country that uses them.
const SHARED: Record<string, Record<string, string>> = {
  kr: { NO: 'NOK', SE: 'SEK', DK: 'DKK', IS: 'ISK' },
  $: {
    CA: 'CAD', AU: 'AUD', NZ: 'NZD', SG: 'SGD', HK: 'HKD', TW: 'TWD', MX: 'MXN', AR: 'ARS', CL: 'CLP', CO: 'COP',
    UY: 'UYU',
  },
  元: { CN: 'CNY', TW: 'TWD', HK: 'HKD' },
  '¥': { JP: 'JPY', CN: 'CNY' },
  '￥': { JP: 'JPY', CN: 'CNY' },
  Rs: { IN: 'INR', PK: 'PKR', LK: 'LKR', NP: 'NPR', MU: 'MUR' },
};

const ISO_CODES = new Set(Intl.supportedValuesOf('currency'));
const THREE_DECIMALS = new Set(['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND']);

/** True for a current or former ISO 4217 code, upper case as the standard writes it. */
export function isCurrencyCode(text: string): boolean {
  return ISO_CODES.has(text);
}

/** True where prices are written with three decimals, so that `1.250` is one and a quarter. */
export function hasThreeDecimals(code: string): boolean {
  return THREE_DECIMALS.has(code);
}

/** What words beside a price say of its currency: a code, a sign several countries share, or nothing. */
export type CurrencySign =
  | { kind: 'code'; code: string; sign: string; at: number }
  | { kind: 'shared'; sign: string; at: number };

const LETTER = /\p{L}/u;

/** The first currency named in a text. */
export function findCurrency(text: string): CurrencySign | null {
  const found: CurrencySign[] = [];
  for (const match of text.matchAll(/(?<![A-Za-z])[A-Z]{3}(?![A-Za-z])/g)) {
    if (isCurrencyCode(match[0])) found.push({ kind: 'code', code: match[0], sign: match[0], at: match.index });
  }
  for (const [sign, code] of UNAMBIGUOUS) {
    const at = placeOfSign(text, sign);
    if (at !== -1) found.push({ kind: 'code', code, sign, at });
  }
  for (const sign of Object.keys(SHARED)) {
    const at = placeOfSign(text, sign);
    if (at !== -1) found.push({ kind: 'shared', sign, at });
  }
  // `R$` begins before its `$`: the earlier wins, and of two at one place the longer.
  return found.sort((a, b) => a.at - b.at || b.sign.length - a.sign.length)[0] ?? null;
}

function placeOfSign(text: string, sign: string): number {
  const loose = LETTER.test(sign) && !CASED.has(sign.toLowerCase());
  const haystack = loose ? text.toLowerCase() : text;
  const needle = loose ? sign.toLowerCase() : sign;
  for (let at = haystack.indexOf(needle); at !== -1; at = haystack.indexOf(needle, at + 1)) {
    const before = haystack[at - 1] ?? ' ';
    const after = haystack[at + needle.length] ?? ' ';
    const clearBefore = !LETTER.test(needle[0]!) || !LETTER.test(before);
    const clearAfter = !LETTER.test(needle.at(-1)!) || !LETTER.test(after);
    if (clearBefore && clearAfter) return at;
  }
  return -1;
}

const ALL_SIGNS = [...UNAMBIGUOUS.map(([sign]) => sign), ...Object.keys(SHARED)]
  .sort((a, b) => b.length - a.length);
const anyOf = (signs: readonly string[]) => signs.map((sign) => sign.replaceAll(/[.$]/g, '\\$&')).join('|');
const WORDS = ALL_SIGNS.filter((sign) => LETTER.test(sign.at(-1)!));
const MARKS = ALL_SIGNS.filter((sign) => !WORDS.includes(sign));
// Marks of writing direction stand around a sign unseen.
const GAP = String.raw`[\u200E\u200F]?\s?[\u200E\u200F]?`;
const CODE_BEFORE = new RegExp(`(?<![A-Za-z])([A-Z]{3})${GAP}$`);
const SIGN_BEFORE = new RegExp(`(?<!\\p{L})(?:${anyOf(ALL_SIGNS)})[.:]?${GAP}$`, 'iu');
const CODE_AFTER = new RegExp(`^${GAP}([A-Z]{3})(?![A-Za-z])`);
// Behind `€` a word may begin at once: `49€TTC`.
const SIGN_AFTER = new RegExp(`^${GAP}(?:(?:${anyOf(WORDS)})(?!\\p{L})|${anyOf(MARKS)})`, 'iu');
const REACH = 16;
// Short signs that are words or units in small letters: 17 ft, 5 rm.
const CASED = new Set(['ft', 'rm', 'rp', 'kd', 'bd', 'rs', 'tl']);

/** Where a currency that ends right before `at` begins; null where none does. */
export function signBefore(text: string, at: number): number | null {
  const from = Math.max(0, at - REACH);
  const near = text.slice(from, at);
  const match = codeIn(CODE_BEFORE.exec(near)) ?? signIn(SIGN_BEFORE.exec(near));
  return match && from + match.index;
}

/** Where a currency that begins right after `at` ends; null where none does. */
export function signAfter(text: string, at: number): number | null {
  const near = text.slice(at, at + REACH);
  const match = codeIn(CODE_AFTER.exec(near)) ?? signIn(SIGN_AFTER.exec(near));
  return match && at + match[0].length;
}

function codeIn(match: RegExpExecArray | null): RegExpExecArray | null {
  return match !== null && isCurrencyCode(match[1]!) ? match : null;
}

function signIn(match: RegExpExecArray | null): RegExpExecArray | null {
  return match !== null && !CASED.has(match[0].trim()) ? match : null;
}

function canStandFor(sign: string, code: string): boolean {
  return Object.values(SHARED[sign] ?? {}).includes(code) || (sign === '$' && code === 'USD');
}

const OF_OWN_SIGN = new Set([...UNAMBIGUOUS.filter(([sign]) => !sign.includes('$')).map(([, code]) => code), 'CHF']);

/** True where a price under this sign cannot be of that currency: `kr` beside EUR, `€` beside NOK, `$` beside SEK. */
export function contradicts(sign: CurrencySign, code: string): boolean {
  if (sign.kind === 'code') return sign.code !== code && !(sign.sign === '£' && /P$/.test(code));
  // Many more countries than are listed write `$`.
  if (sign.sign === '$') return OF_OWN_SIGN.has(code) || Object.values(SHARED['kr']!).includes(code);
  return !canStandFor(sign.sign, code);
}

/** Where a page is at home, as far as it says so: the region of its language tag, the country of its domain. */
export interface Locale {
  lang: string | undefined;
  hostname: string;
}

const LANGUAGE_HOMES: Record<string, string> = { nb: 'NO', nn: 'NO', no: 'NO', sv: 'SE', da: 'DK', is: 'IS', ja: 'JP' };

/**
 * The currency a shared sign stands for on this page: the one code among `codes`, which the page names elsewhere,
 * that it can stand for; else by where the page is at home. Null when nothing settles it.
 */
export function settleSign(sign: string, locale: Locale, codes: Iterable<string> = []): string | null {
  const choices = SHARED[sign];
  if (!choices) return null;
  const named = new Set([...codes].filter((code) => canStandFor(sign, code)));
  if (named.size > 0) return named.size === 1 ? [...named][0]! : null;
  const domain = locale.hostname.split('.').at(-1)?.toUpperCase() ?? '';
  const [language = '', ...subtags] = (locale.lang ?? '').trim().split(/[-_]/);
  const region = subtags.find((subtag) => /^[A-Za-z]{2}$/.test(subtag))?.toUpperCase();
  const home = LANGUAGE_HOMES[language.toLowerCase()];
  const answers = [choices[domain], choices[region ?? ''], home === undefined ? undefined : choices[home]];
  const settled = new Set(answers.filter((answer) => answer !== undefined));
  return settled.size === 1 ? [...settled][0]! : null;
}
