import type { NumberOccurrence, StorePage } from './companies.ts';
import { mod11, weightedSum } from './orgnr.ts';
import { ownerBy } from './orgnr-owner.ts';

/** How a country writes its company numbers; `check` verifies one, without separators, if it has a check digit. */
interface NumberForm {
  /** ISO 3166-1. */
  country: string;
  pattern: RegExp;
  check?: (number: string) => boolean;
}

/** A company number of another country. */
export interface ForeignNumber extends NumberOccurrence {
  country: string;
  /** `proven`: the checksum is valid; `wrong`: it is not; `shape`: only the shape was checked. */
  form: 'proven' | 'wrong' | 'shape';
}

const CONTEXT_BEFORE = 90;
const CONTEXT_AFTER = 120;
const MAX_NUMBERS = 10;

const ORG = String.raw`org(?:anis(?:asjon|ation)|anization)?s?[\s.\-]*(?:nr|nummer|number|no)[\s.:]*`;
const DANISH = mod11([2, 7, 6, 5, 4, 3, 2, 1]);
const FINNISH = mod11([7, 9, 10, 5, 8, 4, 2, 1]);
const FORMS: readonly NumberForm[] = [
  { country: 'SE', pattern: new RegExp(String.raw`${ORG}(?:SE)?(\d{6}[-– ]?\d{4})(?![\d-])`, 'giu'), check: isLuhn },
  { country: 'SE', pattern: /(?<![\p{L}\d])SE[ -]?(\d{6}[-– ]?\d{4})[ ]?01(?!\d)/gu, check: isLuhn },
  {
    country: 'DK', check: DANISH,
    pattern: /(?<!\p{L})(?:CVR|SE)[\s.-]{0,5}(?:nr|nummer|no)?[\s.:]{0,5}(?:DK)?[ -]?(\d{2} ?\d{2} ?\d{2} ?\d{2})(?!\d)/giu,
  },
  { country: 'DK', pattern: /(?<![\p{L}\d])DK[ -]?(\d{8})(?!\d)/gu, check: DANISH },
  { country: 'FI', pattern: /(?<!\p{L})(?:Y-tunnus|FO-nummer|Business ID)[\s:]*(\d{7}-\d)(?!\d)/giu, check: FINNISH },
  { country: 'FI', pattern: /(?<![\p{L}\d])FI[ -]?(\d{8})(?!\d)/gu, check: FINNISH },
  {
    country: 'IS',
    pattern: /(?<!\p{L})(?:kennitala|kt)[\s.:]*(\d{6}[- ]?\d{4})(?!\d)/giu,
    check: mod11([3, 2, 7, 6, 5, 4, 3, 2, 1, 0]),
  },
  {
    country: 'DE',
    pattern: /(?<!\p{L})(?:USt\p{L}*|Umsatzsteuer)[\p{L}\s.:-]{0,40}DE[ ]?(\d{3} ?\d{3} ?\d{3})(?!\d)/giu,
    check: isGerman,
  },
  { country: 'DE', pattern: /(?<!\p{L})HR[AB][\s:]*(\d{3,6})(?!\d)/gu },
  { country: 'AT', pattern: /(?<![\p{L}\d])ATU[ ]?(\d{8})(?!\d)/gu, check: isAustrian },
  { country: 'NL', pattern: /(?<!\p{L})KvK(?:[-\s]*(?:nummer|nr))?[\s.:]*(\d{8})(?!\d)/giu },
  {
    country: 'NL',
    pattern: /(?<![\p{L}\d])NL[ .]?(\d{4}[ .]?\d{2}[ .]?\d{3}[ .]?B[ .]?\d{2})(?!\d)/giu,
    check: isDutch,
  },
  { country: 'IE', pattern: /(?<![\p{L}\d])IE[ ]?(\d{7}[A-W][A-IW]?)(?![\p{L}\d])/gu, check: isIrish },
  {
    country: 'ES',
    pattern: /(?<!\p{L})(?:CIF|NIF)[\s.:]*(?:ES)?[ -]?([A-HJNP-SUVW]-?\d{7}[\dA-J])(?![\p{L}\d])/gu,
    check: isSpanish,
  },
  {
    country: 'BE',
    pattern: /(?<![\p{L}\d])BE[ ]?([01]\d{3}[. ]?\d{3}[. ]?\d{3})(?!\d)/gu,
    check: (digits) => (Number(digits.slice(0, 8)) + Number(digits.slice(8))) % 97 === 0,
  },
  {
    country: 'FR',
    pattern: /(?<!\p{L})(?:SIREN|SIRET|RCS [\p{L}]+)[\s.:]*(?:B )?(\d{3} ?\d{3} ?\d{3})/giu,
    check: isLuhn,
  },
  {
    // With spaces and without a label it may be a telephone number.
    country: 'FR', check: isFrench,
    pattern: /(?<![\p{L}\d])(?:FR(?=\d{11})|(?<=(?:TVA|VAT)[\p{L}\s.:°-]{0,40})FR ?)(\d{2} ?\d{3} ?\d{3} ?\d{3})(?!\d)/gu,
  },
  { country: 'IT', pattern: /(?<!\p{L})(?:P\.? ?IVA|Partita IVA)[\s.:]*(?:IT)?[ ]?(\d{11})(?!\d)/giu, check: isLuhn },
  {
    country: 'PL',
    pattern: /(?<!\p{L})NIP[\s.:]*(?:PL)?[ ]?(\d{3}[- ]?\d{3}[- ]?\d{2}[- ]?\d{2})(?!\d)/giu,
    check: mod11([6, 5, 7, 2, 3, 4, 5, 6, 7, 10]),
  },
  {
    country: 'GB',
    pattern: /(?<!\p{L})Company (?:registration )?(?:No|Number|Reg\p{L}*)[\s.:]*((?:SC|NI|OC)?\d{6,8})(?!\d)/giu,
  },
  { country: 'GB', pattern: /(?<![\p{L}\d])GB[ ]?(\d{3} ?\d{4} ?\d{2})(?!\d)/gu, check: isBritish },
  {
    country: 'CH',
    pattern: /(?<![\p{L}\d])CHE-(\d{3}\.\d{3}\.\d{3})(?!\d)/gu,
    check: mod11([5, 4, 3, 2, 7, 6, 5, 4, 1]),
  },
];

/**
 * Finds company numbers of other countries in the places where a store gives its own: page footers and the contact
 * page. Numbers that the words around them attribute to another company are left out.
 */
export function foreignNumbers(
  { url, area: ofPage, text, isInFooter }: StorePage, names: readonly string[],
): ForeignNumber[] {
  const found: ForeignNumber[] = [];
  for (const { country, pattern, check } of FORMS) {
    for (const match of text.matchAll(pattern)) {
      if (found.length >= MAX_NUMBERS) return found;
      const [whole, number = ''] = match;
      const at = match.index;
      const area = isInFooter(at) ? 'footer' : ofPage;
      if (area !== 'footer' && area !== 'contact') continue;
      const occurrence: ForeignNumber = {
        country, form: formOf(number, check), number, valid: false, written: whole, page: url, area,
        labelled: true, vatMark: false,
        context: text.slice(Math.max(0, at - CONTEXT_BEFORE), at + whole.length + CONTEXT_AFTER),
      };
      if (ownerBy(occurrence, { names, name: null }) !== 'another') found.push(occurrence);
    }
  }
  return found;
}

function formOf(number: string, check: NumberForm['check']): ForeignNumber['form'] {
  if (!check) return 'shape';
  return check(number.replace(/[^\p{L}\d]/gu, '').toUpperCase()) ? 'proven' : 'wrong';
}

/** The Luhn algorithm. */
function isLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** The Luhn algorithm over the first seven digits, with 4 and the check digit added to its sum. */
function isAustrian(digits: string): boolean {
  return isLuhn(`${digits.slice(0, 7)}0${(Number(digits[7]) + 4) % 10}`);
}

/** A company's first nine digits have a check digit; a sole trader's whole number has one, by ISO 7064, MOD 97-10. */
function isDutch(number: string): boolean {
  return weightedSum(number, [9, 8, 7, 6, 5, 4, 3, 2, -1]) % 11 === 0
    || BigInt(`2321${number.replace('B', '11')}`) % 97n === 1n;
}

/** The letter after the digits is their checksum; a second letter counts as A to I, or W as 0. */
function isIrish(number: string): boolean {
  const letters = 'WABCDEFGHIJKLMNOPQRSTUV';
  const sum = weightedSum(number, [8, 7, 6, 5, 4, 3, 2]) + 9 * letters.indexOf(number[8] ?? 'W');
  return letters[sum % 23] === number[7];
}

/** A checksum in front of a company's number, which has a Luhn check digit of its own except in Monaco. */
function isFrench(digits: string): boolean {
  return (digits.startsWith('000', 2) || isLuhn(digits.slice(2)))
    && (12 + 3 * (Number(digits.slice(2)) % 97)) % 97 === Number(digits.slice(0, 2));
}

/** Ends in a Luhn check digit, or in the letter that stands for it. */
function isSpanish(number: string): boolean {
  const letter = 'JABCDEFGHI'.indexOf(number.at(-1)!);
  return isLuhn(letter < 0 ? number.slice(1) : `${number.slice(1, -1)}${letter}`);
}

/** The last two digits are one of two checksums, by the age of the number. */
function isBritish(digits: string): boolean {
  return [0, 55].some((added) => (weightedSum(digits, [8, 7, 6, 5, 4, 3, 2, 10, 1]) + added) % 97 === 0);
}

/** ISO 7064, MOD 11,10. */
function isGerman(digits: string): boolean {
  const product = [...digits.slice(0, -1)]
    .reduce((carried, digit) => ((Number(digit) + carried) % 10 || 10) * 2 % 11, 10);
  return (11 - product) % 10 === Number(digits.at(-1));
}
