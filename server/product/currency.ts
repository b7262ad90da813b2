// Signs and words that identify one currency; a longer sign comes before its prefix.
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

// Signs shared by several currencies, by country.
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

/** Whether the text is a current or former ISO 4217 code, in upper case. */
export function isCurrencyCode(text: string): boolean {
  return ISO_CODES.has(text);
}

/** Whether the currency has three decimals, so that `1.250` is one and a quarter. */
export function hasThreeDecimals(code: string): boolean {
  return THREE_DECIMALS.has(code);
}

/** A currency written beside a price: a code, or a sign that several currencies share. */
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
  // The earliest match wins, as `R$` starts before its `$`; at the same position the longest.
  return found.sort((a, b) => a.at - b.at || b.sign.length - a.sign.length)[0] ?? null;
}

function placeOfSign(text: string, sign: string): number {
  const loose = LETTER.test(sign) && !CASE_SENSITIVE_SIGNS.has(sign.toLowerCase());
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
const SYMBOLS = ALL_SIGNS.filter((sign) => !WORDS.includes(sign));
// Invisible direction marks may surround a sign.
const GAP = String.raw`[\u200E\u200F]?\s?[\u200E\u200F]?`;
const CODE_BEFORE = new RegExp(`(?<![A-Za-z])([A-Z]{3})${GAP}$`);
const SIGN_BEFORE = new RegExp(`(?<!\\p{L})(?:${anyOf(ALL_SIGNS)})[.:]?${GAP}$`, 'iu');
const CODE_AFTER = new RegExp(`^${GAP}([A-Z]{3})(?![A-Za-z])`);
// A word may follow `€` directly: `49€TTC`.
const SIGN_AFTER = new RegExp(`^${GAP}(?:(?:${anyOf(WORDS)})(?!\\p{L})|${anyOf(SYMBOLS)})`, 'iu');
const SIGN_REACH = 16;
// Short signs that are words or units in lower case: 17 ft, 5 rm.
const CASE_SENSITIVE_SIGNS = new Set(['ft', 'rm', 'rp', 'kd', 'bd', 'rs', 'tl']);

/** The start of a currency that ends right before `at`; null when there is none. */
export function signBefore(text: string, at: number): number | null {
  const from = Math.max(0, at - SIGN_REACH);
  const nearby = text.slice(from, at);
  const match = codeIn(CODE_BEFORE.exec(nearby)) ?? signIn(SIGN_BEFORE.exec(nearby));
  return match && from + match.index;
}

/** The end of a currency that starts right after `at`; null when there is none. */
export function signAfter(text: string, at: number): number | null {
  const nearby = text.slice(at, at + SIGN_REACH);
  const match = codeIn(CODE_AFTER.exec(nearby)) ?? signIn(SIGN_AFTER.exec(nearby));
  return match && at + match[0].length;
}

function codeIn(match: RegExpExecArray | null): RegExpExecArray | null {
  return match !== null && isCurrencyCode(match[1]!) ? match : null;
}

function signIn(match: RegExpExecArray | null): RegExpExecArray | null {
  return match !== null && !CASE_SENSITIVE_SIGNS.has(match[0].trim()) ? match : null;
}

function canStandFor(sign: string, code: string): boolean {
  return Object.values(SHARED[sign] ?? {}).includes(code) || (sign === '$' && code === 'USD');
}

const OF_OWN_SIGN = new Set([...UNAMBIGUOUS.filter(([sign]) => !sign.includes('$')).map(([, code]) => code), 'CHF']);

/** Whether a sign rules out a currency: `kr` rules out EUR, `€` NOK, `$` SEK. */
export function contradicts(sign: CurrencySign, code: string): boolean {
  if (sign.kind === 'code') return sign.code !== code && !(sign.sign === '£' && /P$/.test(code));
  // `$` is used by many more countries than listed.
  if (sign.sign === '$') return OF_OWN_SIGN.has(code) || Object.values(SHARED['kr']!).includes(code);
  return !canStandFor(sign.sign, code);
}

/** What a page says of its country: the region of its language tag, the country of its domain. */
export interface Locale {
  lang: string | undefined;
  hostname: string;
}

const COUNTRIES: Record<string, string> = { nb: 'NO', nn: 'NO', no: 'NO', sv: 'SE', da: 'DK', is: 'IS', ja: 'JP' };

/**
 * Resolves a shared sign to a currency: the only matching code among `codes`, which the page names elsewhere, else the
 * one of the page's locale. Null when it stays ambiguous.
 */
export function resolveSign(sign: string, locale: Locale, codes: Iterable<string> = []): string | null {
  const choices = SHARED[sign];
  if (!choices) return null;
  const named = new Set([...codes].filter((code) => canStandFor(sign, code)));
  if (named.size > 0) return named.size === 1 ? [...named][0]! : null;
  const domain = locale.hostname.split('.').at(-1)?.toUpperCase() ?? '';
  const [language = '', ...subtags] = (locale.lang ?? '').trim().split(/[-_]/);
  const region = subtags.find((subtag) => /^[A-Za-z]{2}$/.test(subtag))?.toUpperCase();
  const home = COUNTRIES[language.toLowerCase()];
  const candidates = [choices[domain], choices[region ?? ''], home === undefined ? undefined : choices[home]];
  const settled = new Set(candidates.filter((answer) => answer !== undefined));
  return settled.size === 1 ? [...settled][0]! : null;
}
