import { NO_SIGNS_IN_LOWER_CASE, OWN_SIGNS, SHARED_SIGNS } from '../lexicon/currency-signs.ts';
import { matchesOf } from '../page/matches-of.ts';

const ISO_CODES = new Set(Intl.supportedValuesOf('currency'));

const narrowSymbolOf = (currency: string): string => new Intl.NumberFormat('en', {
  style: 'currency', currency, currencyDisplay: 'narrowSymbol',
}).formatToParts(0).find(({ type }) => type === 'currency')!.value;
// Left out: codes, which are read as such, and one or two Latin letters alone, which are mostly units (`KM`, `L`).
const INTL_SIGNS = [...Map.groupBy(ISO_CODES, narrowSymbolOf)]
  .filter(([sign]) => /[^A-Z]|[A-Z]{3}/i.test(sign) && !ISO_CODES.has(sign));
const codesWith = (end: string): string[] => INTL_SIGNS.flatMap(([sign, codes]) => (sign.endsWith(end) ? codes : []));
const DOLLAR_CODES = codesWith('$');
const POUND_CODES = codesWith('£');

// `from $248 to$173` does not mean Tongan dollars.
const ALSO_WORDS = ['DO', 'NA', 'TO'];
const dollarPrefixes = (code: string): string[] =>
  [code.slice(0, 2), code].filter((name) => !ALSO_WORDS.includes(name));

// The codes that each sign or word may stand for: the signs of `Intl`, dollars with a country or code (`CA$`, `CAD$`),
// and those of the lexicon.
const CODES_BY_SIGN: ReadonlyMap<string, readonly string[]> = new Map([
  ...INTL_SIGNS,
  ...DOLLAR_CODES.flatMap((code) => dollarPrefixes(code).flatMap((prefix) => [`${prefix}$`, `${prefix} $`])
    .map((sign) => [sign, [code]] as const)),
  ...Object.entries(OWN_SIGNS).map(([sign, code]) => [sign, [code]] as const),
  ...Object.entries(SHARED_SIGNS), ['$', DOLLAR_CODES],
]);
const THREE_DECIMALS = new Set(['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND']);

/** Whether the text is a current or former ISO 4217 code, in upper case. */
export function isCurrencyCode(text: string): boolean {
  return ISO_CODES.has(text);
}

/** Whether the currency has three decimals, so that `1.250` is one and a quarter. */
export function hasThreeDecimals(code: string): boolean {
  return THREE_DECIMALS.has(code);
}

/** A currency written beside a price; without a code where several currencies share the sign. */
export interface CurrencySign {
  sign: string;
  code: string | null;
}

const ALL_SIGNS = [...CODES_BY_SIGN.keys()].sort((a, b) => b.length - a.length);
const SIGN_BY_LOWER_CASE = new Map(ALL_SIGNS.map((sign) => [sign.toLowerCase(), sign]));
const alternatives = (signs: readonly string[]) => signs.map((sign) => sign.replaceAll(/[.$]/g, '\\$&')).join('|');
const { words, symbols } = Object.groupBy(ALL_SIGNS, (sign) => (/\p{L}$/u.test(sign) ? 'words' : 'symbols'));
// A word may follow `€` directly: `49€TTC`.
const SIGN = `(?<!\\p{L}(?=\\p{L}))(?:${alternatives(symbols!)}|(?:${alternatives(words!)})(?!\\p{L}))|(?<![A-Z])[A-Z]{3}(?![A-Z])`;
const CURRENCY = new RegExp(SIGN, 'giu');

/** The first currency in a text, by the longest sign at its place: `R$`, not `$`. */
export function findCurrency(text: string): CurrencySign | null {
  for (const [match] of matchesOf(text, CURRENCY)) {
    const sign = SIGN_BY_LOWER_CASE.get(match.toLowerCase());
    if (sign === undefined ? !isCurrencyCode(match) : NO_SIGNS_IN_LOWER_CASE.has(match)) continue;
    const codes = CODES_BY_SIGN.get(sign ?? '') ?? [match];
    return { sign: sign ?? match, code: codes.length === 1 ? codes[0]! : null };
  }
  return null;
}

// Invisible direction marks may surround a sign.
const GAP = String.raw`[\u200E\u200F]?\s?[\u200E\u200F]?`;
const BEFORE = new RegExp(`(?:${SIGN})[.:]?${GAP}$`, 'iu');
const AFTER = new RegExp(`^${GAP}(?:${SIGN})`, 'iu');
const SIGN_REACH = 16;

/** The start of a currency that ends right before `at`; null when there is none. */
export function signBefore(text: string, at: number): number | null {
  const from = Math.max(0, at - SIGN_REACH);
  const match = BEFORE.exec(text.slice(from, at));
  return match && findCurrency(match[0]) && from + match.index;
}

/** The end of a currency that starts right after `at`; null when there is none. */
export function signAfter(text: string, at: number): number | null {
  const match = AFTER.exec(text.slice(at, at + SIGN_REACH));
  return match && findCurrency(match[0]) && at + match[0].length;
}

const canStandFor = (sign: string, code: string): boolean => CODES_BY_SIGN.get(sign)?.includes(code) ?? false;

/** Whether a sign rules out a currency: `kr` rules out EUR, `€` NOK, `$` SEK. */
export function contradicts(sign: CurrencySign, code: string): boolean {
  return sign.code === null
    ? !canStandFor(sign.sign, code)
    : sign.code !== code && !(sign.sign === '£' && POUND_CODES.includes(code));
}

/** What a page tells about the country of its store. */
interface CountryHints {
  lang: string | undefined;
  hostname: string;
  /** The countries of the store's own addresses in the markup. */
  countries?: readonly string[];
}

const COUNTRY_BY_LANGUAGE: Record<string, string> = {
  nb: 'NO', nn: 'NO', no: 'NO', sv: 'SE', da: 'DK', is: 'IS', ja: 'JP',
};
// Neither tells where a store is: these domains of countries with a dollar or peso are sold to anyone, and many
// templates ship with the language tag `en-US`.
const GENERIC_DOMAINS = ['CO', 'BZ', 'SR'];
const DEFAULT_REGION = 'US';

/**
 * Resolves a shared sign to a currency: to the only matching code among `codes`, which the page names elsewhere; if
 * none matches, to that of the page's country. Null when it stays ambiguous.
 */
export function resolveSign(sign: string, hints: CountryHints, codes: Iterable<string> = []): string | null {
  const named = new Set([...codes].filter((code) => canStandFor(sign, code)));
  if (named.size > 0) return named.size === 1 ? [...named][0]! : null;
  const domain = hints.hostname.split('.').at(-1)!.toUpperCase();
  const [language, ...subtags] = (hints.lang ?? '').trim().split(/[-_]/);
  const region = subtags.find((subtag) => /^[A-Za-z]{2}$/.test(subtag))?.toUpperCase();
  const countries = [
    ...GENERIC_DOMAINS.includes(domain) ? [] : [domain], ...region === DEFAULT_REGION ? [] : [region],
    COUNTRY_BY_LANGUAGE[language!.toLowerCase()], ...hints.countries ?? [],
  ];
  const matching = (CODES_BY_SIGN.get(sign) ?? []).filter((code) => countries.includes(code.slice(0, 2)));
  return matching.length === 1 ? matching[0]! : null;
}
