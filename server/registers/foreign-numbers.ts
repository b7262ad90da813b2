import { isInFoot } from './foot.ts';
import type { Place, Sighting, StorePage } from './country.ts';
import { ownerBy } from './orgnr-owner.ts';

/** A number that another country's words or letters introduce; `isOne` where its digits prove something. */
interface ForeignNumber {
  pattern: RegExp;
  isOne?: (digits: string) => boolean;
}

const WIDE_SPACES = /[\u00a0\u2007\u2009\u202f]/g;
const REACH = 90;
const CONTEXT = 120;
const MOST = 10;

const ORG = String.raw`org(?:anis(?:asjon|ation)|anization)?s?[\s.\-]*(?:nr|nummer|number|no)[\s.:]*`;
const NUMBERS: readonly ForeignNumber[] = [
  // Sweden
  { pattern: new RegExp(String.raw`${ORG}(?:SE)?(\d{6}[- ]?\d{4})(?![\d-])`, 'giu'), isOne: isLuhn },
  { pattern: /(?<![\p{L}\d])SE[ -]?(\d{6}[- ]?\d{4})[ ]?01(?!\d)/gu, isOne: isLuhn },
  // Denmark
  {
    pattern: /(?<!\p{L})(?:CVR|SE)[\s.-]{0,5}(?:nr|nummer|no)?[\s.:]{0,5}(?:DK)?[ -]?(\d{2} ?\d{2} ?\d{2} ?\d{2})(?!\d)/giu,
    isOne: weighs([2, 7, 6, 5, 4, 3, 2, 1], 11),
  },
  { pattern: /(?<![\p{L}\d])DK[ -]?(\d{8})(?!\d)/gu, isOne: weighs([2, 7, 6, 5, 4, 3, 2, 1], 11) },
  // Finland
  {
    pattern: /(?<!\p{L})(?:Y-tunnus|FO-nummer|Business ID)[\s:]*(\d{7}-\d)(?!\d)/giu,
    isOne: weighs([7, 9, 10, 5, 8, 4, 2, 1], 11),
  },
  { pattern: /(?<![\p{L}\d])FI[ -]?(\d{8})(?!\d)/gu, isOne: weighs([7, 9, 10, 5, 8, 4, 2, 1], 11) },
  // Germany, the United Kingdom, the Netherlands, Switzerland, France
  { pattern: /(?<!\p{L})(?:USt\p{L}*|Umsatzsteuer)[\p{L}\s.:-]{0,40}DE[ ]?(\d{3} ?\d{3} ?\d{3})(?!\d)/giu },
  { pattern: /(?<!\p{L})HR[AB][\s:]*(\d{3,6})(?!\d)/gu },
  { pattern: /(?<!\p{L})Company (?:registration )?(?:No|Number|Reg\p{L}*)[\s.:]*((?:SC|NI|OC)?\d{6,8})(?!\d)/giu },
  { pattern: /(?<![\p{L}\d])GB[ ]?(\d{3} ?\d{4} ?\d{2})(?!\d)/gu },
  { pattern: /(?<!\p{L})KvK(?:[-\s]*(?:nummer|nr))?[\s.:]*(\d{8})(?!\d)/giu },
  { pattern: /(?<![\p{L}\d])CHE-(\d{3}\.\d{3}\.\d{3})(?!\d)/gu },
  { pattern: /(?<!\p{L})(?:SIREN|SIRET|RCS [\p{L}]+)[\s.:]*(?:B )?(\d{3} ?\d{3} ?\d{3})/giu },
];

/**
 * Numbers of companies of other countries where a store speaks of itself: in the foot of a page or on its contact page,
 * and not beside the words that bring somebody else in.
 */
export function foreignNumbers({ url, kind, text: given, footers }: StorePage, names: readonly string[]): Sighting[] {
  const text = given.replace(WIDE_SPACES, ' ');
  const found: Sighting[] = [];
  for (const { pattern, isOne = () => true } of NUMBERS) {
    for (const match of text.matchAll(pattern)) {
      if (found.length >= MOST) return found;
      const [whole, number = ''] = match;
      const at = match.index;
      const place: Place | null = isInFoot(footers, at) ? 'footer' : kind === 'contact' ? 'contact' : null;
      if (place === null || !isOne(number.replace(/\D/g, ''))) continue;
      const sighting: Sighting = {
        number, valid: false, written: whole, page: url, place, labelled: true, vatMark: false,
        context: text.slice(Math.max(0, at - REACH), at + whole.length + CONTEXT),
      };
      if (ownerBy(sighting, { names, name: null }) !== 'another') found.push(sighting);
    }
  }
  return found;
}

function isLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return digits.length === 10 && sum % 10 === 0;
}

function weighs(weights: readonly number[], modulus: number): (digits: string) => boolean {
  return (digits) => digits.length === weights.length
    && weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0) % modulus === 0;
}
