import { hasThreeDecimals } from './currency.ts';

/** A number read from a text, as a decimal with `.`, and its place in the text. */
interface AmountInText {
  amount: string;
  start: number;
  end: number;
}

// Spaces and apostrophes join groups of three digits, points and commas any digits, as in `36. 24`. A colon separates
// öre where it cannot be a time of day: `295:50`, `19:90`.
const NUMBER = new RegExp([
  '[.,]{0,2}',
  "(?:\\d{1,3}(?:[ '’]\\d{3})+(?!\\d)|\\d+)",
  '(?:[.,](?:\\d+)|[.,] \\d{2}(?!\\d))*',
  '(?:(?:(?<=\\d{3}):\\d{2}|(?<=\\d):[6-9]\\d)(?![\\d:]))?',
  '(?:[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,2})?',
].join(''), 'g');
const RAISED = /[⁰¹²³⁴⁵⁶⁷⁸⁹]+$/;

/** Joins whole units and two digits of cents into one decimal. */
export function joinCents(whole: string, cents: string): string {
  return normalized(`${whole}.${cents}`);
}

/** Reads the numbers of a text as prices are written, lazily. */
export function* readNumbers(text: string, currency?: string): Generator<AmountInText, undefined> {
  const folded = foldDigits(text);
  for (const { 0: token, index } of folded.matchAll(NUMBER)) {
    const lead = /^[.,]*/.exec(token)![0].length;
    // A single separator in front of digits begins the cents; several, or one after a letter, are punctuation.
    const isPunctuation = lead > 1 || (lead > 0 && /[\p{L}.,]/u.test(folded[index - 1] ?? ''));
    yield {
      amount: parseAmount(isPunctuation ? token.slice(lead) : token, currency),
      start: index + (isPunctuation || !/^[.,]\d+$/.test(token) ? lead : 0), end: index + token.length,
    };
  }
}

const FOLDABLE = /[\u0660-\u0669\u06F0-\u06F9\u066B\u066C\u00A0\u2007\u2009\u202F\uFF0C\uFF0E\uFF10-\uFF19]/g;

// Replaces digits, separators and spaces of other scripts one by one, so that offsets stay valid.
function foldDigits(text: string): string {
  return text.replace(FOLDABLE, (unit) => {
    const code = unit.charCodeAt(0);
    if (code === 0x66B || code === 0xFF0E) return '.';
    if (code === 0x66C || code === 0xFF0C) return ',';
    return code >= 0x660 && (code < 0x2000 || code >= 0xFF10) ? String(code & 0xF) : ' ';
  });
}

function parseAmount(token: string, currency: string | undefined): string {
  const withColon = token.replace(RAISED, (raised) => `:${raised.normalize('NFKC')}`);
  const [digits, cents] = withColon.split(':') as [string, string?];
  if (cents !== undefined) return normalized(`${digits.replaceAll(/\D/g, '')}.${cents}`);
  const grouped = /[ '’]\d{3}/.test(digits);
  const written = digits.replaceAll(/[ '’]/g, '');
  const body = written.replace(/^[.,]+/, '');
  const last = Math.max(body.lastIndexOf('.'), body.lastIndexOf(','));
  if (last === -1) return normalized(body.length < written.length && !grouped ? `0.${body}` : body);
  const whole = body.slice(0, last);
  const part = body.slice(last + 1);
  // `1.299` is 1299; `0.299`, `1299.299` and `1,299.500` are decimal, and `1.299` in a currency with three decimals.
  const isDecimal = grouped || part.length !== 3 || (/[.,]/.test(whole)
    ? !whole.includes(body[last]!)
    : /^0+$/.test(whole) || whole.length > 3 || hasThreeDecimals(currency ?? ''));
  return normalized(`${whole.replaceAll(/[.,]/g, '')}${isDecimal ? '.' : ''}${part}`);
}

// `0012.50` becomes `12.5`, so that equal amounts are equal strings.
function normalized(decimal: string): string {
  const [whole = '', part = ''] = decimal.split('.');
  const significant = part.replace(/(?<!0)0+$/, '');
  return `${whole.replace(/^0+(?=\d)/, '') || '0'}${significant === '' ? '' : `.${significant}`}`;
}

/** A machine-written decimal (`1299.00`), normalized for comparison; null for anything else. */
export function readDecimal(text: string): string | null {
  const trimmed = text.trim();
  return /^\d+(?:\.\d*)?$|^\.\d+$/.test(trimmed) ? normalized(trimmed) : null;
}
