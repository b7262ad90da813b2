import { NO_SIGNS_IN_LOWER_CASE, OWN_SIGNS, SHARED_SIGNS } from '../lexicon/currency-signs.ts';

const ISO_CODES = new Set(Intl.supportedValuesOf('currency'));

const signOf = (currency: string): string => new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
  .formatToParts(0).find(({ type }) => type === 'currency')!.value;
// Two Latin letters alone are mostly units: `KM`, `L`.
const BY_SIGN = new Map<string, string[]>();
for (const code of ISO_CODES) {
  const sign = signOf(code);
  if (sign !== code && /[^A-Z]|[A-Z]{3}/i.test(sign)) BY_SIGN.set(sign, [...BY_SIGN.get(sign) ?? [], code]);
}
const DOLLARS = [...BY_SIGN].filter(([sign]) => sign.endsWith('$')).flatMap(([, codes]) => codes);

// `from $248 to$173` names no Tongan dollars.
const ALSO_WORDS = ['DO', 'NA', 'TO'];
const dollarNames = (code: string): string[] => [code.slice(0, 2), code].filter((name) => !ALSO_WORDS.includes(name));

// Signs that several currencies share.
const SHARED: Readonly<Record<string, readonly string[]>> = { ...SHARED_SIGNS, $: DOLLARS };

// Signs and words that identify one currency: those of `Intl`, `CA$` and `CAD$` by country and code, and what shops write besides.
const UNAMBIGUOUS: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...BY_SIGN].flatMap(([sign, codes]) => (codes.length === 1 && !(sign in SHARED) ? [[sign, codes[0]!]] : []))),
  ...Object.fromEntries(DOLLARS.flatMap((code) => dollarNames(code).flatMap((name) => [[`${name}$`, code], [`${name} $`, code]]))),
  ...OWN_SIGNS,
};
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

const LETTER = /\p{L}/u;
const ALL_SIGNS = [...Object.keys(UNAMBIGUOUS), ...Object.keys(SHARED)].sort((a, b) => b.length - a.length);
const SIGN_BY_LOWER_CASE = new Map(ALL_SIGNS.map((sign) => [sign.toLowerCase(), sign]));
const alternatives = (signs: readonly string[]) => signs.map((sign) => sign.replaceAll(/[.$]/g, '\\$&')).join('|');
const WORDS = ALL_SIGNS.filter((sign) => LETTER.test(sign.at(-1)!));
const SYMBOLS = ALL_SIGNS.filter((sign) => !WORDS.includes(sign));
const CURRENCY = new RegExp(
  `(?<!\\p{L}(?=\\p{L}))(?:${alternatives(SYMBOLS)}|(?:${alternatives(WORDS)})(?!\\p{L}))|(?<![A-Z])[A-Z]{3}(?![A-Z])`, 'giu',
);

/** The first currency named in a text; of two at one place the longer, as `R$` begins before its `$`. */
export function findCurrency(text: string): CurrencySign | null {
  for (const [match] of text.matchAll(CURRENCY)) {
    const sign = SIGN_BY_LOWER_CASE.get(match.toLowerCase());
    const code = sign === undefined ? match : UNAMBIGUOUS[sign];
    if (sign === undefined ? !isCurrencyCode(match) : NO_SIGNS_IN_LOWER_CASE.has(match)) continue;
    return { sign: sign ?? match, code: code ?? null };
  }
  return null;
}

// Invisible direction marks may surround a sign.
const GAP = String.raw`[\u200E\u200F]?\s?[\u200E\u200F]?`;
const CODE_BEFORE = new RegExp(`(?<![A-Za-z])([A-Z]{3})${GAP}$`);
const SIGN_BEFORE = new RegExp(`(?<!\\p{L}(?=\\p{L}))(?:${alternatives(ALL_SIGNS)})[.:]?${GAP}$`, 'iu');
const CODE_AFTER = new RegExp(`^${GAP}([A-Z]{3})(?![A-Za-z])`);
// A word may follow `€` directly: `49€TTC`.
const SIGN_AFTER = new RegExp(`^${GAP}(?:(?:${alternatives(WORDS)})(?!\\p{L})|${alternatives(SYMBOLS)})`, 'iu');
const SIGN_REACH = 16;

/** The start of a currency that ends right before `at`; null when there is none. */
export function signBefore(text: string, at: number): number | null {
  const from = Math.max(0, at - SIGN_REACH);
  const match = currencyIn(text.slice(from, at), CODE_BEFORE, SIGN_BEFORE);
  return match && from + match.index;
}

/** The end of a currency that starts right after `at`; null when there is none. */
export function signAfter(text: string, at: number): number | null {
  const match = currencyIn(text.slice(at, at + SIGN_REACH), CODE_AFTER, SIGN_AFTER);
  return match && at + match[0].length;
}

function currencyIn(text: string, code: RegExp, sign: RegExp): RegExpExecArray | null {
  const named = code.exec(text);
  if (named && isCurrencyCode(named[1]!)) return named;
  const signed = sign.exec(text);
  return signed && !NO_SIGNS_IN_LOWER_CASE.has(signed[0].trim()) ? signed : null;
}

const canStandFor = (sign: string, code: string): boolean => SHARED[sign]?.includes(code) ?? false;

/** Whether a sign rules out a currency: `kr` rules out EUR, `€` NOK, `$` SEK. */
export function contradicts(sign: CurrencySign, code: string): boolean {
  return sign.code === null ? !canStandFor(sign.sign, code) : sign.code !== code && !(sign.sign === '£' && /P$/.test(code));
}

/** What a page tells about its country. */
export interface CountryHints {
  lang: string | undefined;
  hostname: string;
  /** Of the store's own address, in its markup. */
  countries?: readonly string[];
}

const COUNTRIES: Record<string, string> = { nb: 'NO', nn: 'NO', no: 'NO', sv: 'SE', da: 'DK', is: 'IS', ja: 'JP' };
// Domains sold to anyone, and the language tag that templates ship with: neither tells where a store is.
const GENERIC_DOMAINS = ['CO', 'BZ', 'CC', 'FM', 'LA', 'ME', 'MS', 'SR', 'TV', 'WS'];
const DEFAULT_TAG = 'US';

/**
 * Resolves a shared sign to a currency: the only matching code among `codes`, which the page names elsewhere, else the
 * one of the page's country. Null when it stays ambiguous.
 */
export function resolveSign(sign: string, hints: CountryHints, codes: Iterable<string> = []): string | null {
  const named = new Set([...codes].filter((code) => canStandFor(sign, code)));
  if (named.size > 0) return named.size === 1 ? [...named][0]! : null;
  const domain = hints.hostname.split('.').at(-1)?.toUpperCase() ?? '';
  const [language = '', ...subtags] = (hints.lang ?? '').trim().split(/[-_]/);
  const region = subtags.find((subtag) => /^[A-Za-z]{2}$/.test(subtag))?.toUpperCase();
  const countries = [
    ...GENERIC_DOMAINS.includes(domain) ? [] : [domain], ...region === DEFAULT_TAG ? [] : [region],
    COUNTRIES[language.toLowerCase()], ...hints.countries ?? [],
  ];
  const settled = (SHARED[sign] ?? []).filter((code) => countries.includes(code.slice(0, 2)));
  return settled.length === 1 ? settled[0]! : null;
}
