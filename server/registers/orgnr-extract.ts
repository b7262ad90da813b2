import type { IdClaim, NumberOccurrence, StorePage } from './companies.ts';
import { isOrgnr } from './orgnr.ts';
import { hasVatMark, LABEL_REACH, readLabel } from './orgnr-labels.ts';
import { holdsLegalName } from './orgnr-owner.ts';

// Three groups of three with the same separator.
const NINE_DIGITS = /(?<!\d)\d{3}([ .]?)\d{3}\1\d{3}(?!\d)/g;
const EVENLY_GROUPED = /^\d{3}([ .]?)\d{3}\1\d{3}$/;
/** Nine digits grouped in any way: accepted only right after a label of its own, with a valid check digit. */
const ODDLY_GROUPED = /(?<!\d)\d(?:[ .,'’‐-–-]?\d){8}(?!\d)/g;
const WIDE_SPACES = /[\u00a0\u2007\u2009\u202f]/g;
const MAX_OCCURRENCES = 50;
const CONTEXT = 160;

/** Finds up to 50 numbers on the page that a label, markup or a company's name suggests are organisation numbers. */
export function extractOrgnrs(page: StorePage): NumberOccurrence[] {
  return [...fromClaims(page), ...fromText(page).take(MAX_OCCURRENCES)].slice(0, MAX_OCCURRENCES);
}

function* fromText({ text, url, area, isInFooter }: StorePage): Generator<NumberOccurrence, undefined> {
  for (const { written, at, isEven } of nineDigitsIn(text)) {
    const end = at + written.length;
    const before = text.slice(Math.max(0, at - 2 * LABEL_REACH), at);
    const after = text.slice(end, end + LABEL_REACH);
    const number = written.replaceAll(/\D/g, '');
    const valid = isOrgnr(number);
    const label = readLabel(before, after);
    if (!label) continue;
    const place = isInFooter(at) ? 'footer' : area;
    const bare = label === 'none';
    if (bare && (!valid || (place === 'body' && !holdsLegalName(before)))) continue;
    const vatMark = hasVatMark(after);
    const isOwn = label === 'own';
    const labelled = isOwn || (vatMark && /^[89]/.test(number));
    if (!labelled && !valid) continue;
    if (!isEven && !(isOwn && valid)) continue;
    if (isPartOfMore(before, after, { spaced: written !== number, isOwn })) continue;
    yield {
      number, valid, written, page: url, area: place, labelled, bare, vatMark,
      context: text.slice(Math.max(0, at - CONTEXT), end + CONTEXT),
    };
  }
}

function* nineDigitsIn(text: string): Generator<{ written: string; at: number; isEven: boolean }> {
  for (const { 0: written, index: at } of text.matchAll(NINE_DIGITS)) yield { written, at, isEven: true };
  for (const { 0: written, index: at } of text.matchAll(ODDLY_GROUPED)) {
    if (!EVENLY_GROUPED.test(written)) yield { written, at, isEven: false };
  }
}

const CUT_BEFORE = /\d[ .,/:–-]?$|[/_@#]$|\+\s?$|:\/\/\S*$/u;
const CUT_AFTER = /^[.,–/-]?\d|^[-_@](?!mva)\p{L}/iu;

/** Whether the nine digits are part of something longer: an account or phone number, an address, a code. */
function isPartOfMore(before: string, after: string, { spaced, isOwn }: { spaced: boolean; isOwn: boolean }): boolean {
  const cut = CUT_BEFORE.test(before) || CUT_AFTER.test(after);
  const grouped = spaced && /^ \d{1,3}(?!\d)/.test(after);
  if (cut || grouped) return true;
  if (isOwn) return /^\p{Ll}/u.test(after) && !/^mva/iu.test(after);
  const glued = /[\p{L}-]$/u.test(before) && !/(?<!\p{L})NO-?$/u.test(before);
  return glued || /^\.?\p{L}/u.test(after.replace(/^mva(?!\p{L})/iu, ''));
}

function fromClaims({ claims, url: page }: StorePage): NumberOccurrence[] {
  return claims.flatMap((claim): NumberOccurrence[] => {
    const read = readClaim(claim);
    if (!read) return [];
    const { property, value, own } = claim;
    const number = read.written.replace(/\D/g, '');
    const valid = isOrgnr(number);
    if (!valid && !read.labelled) return [];
    return [{ ...read, number, valid, page, area: own ? 'markup' : 'item', context: `${property}: ${value}` }];
  });
}

const CLAIM = /^(NO)?[\s.:-]?(\d{3}([ .]?)\d{3}\3\d{3})\s*-?(MVA)?$/iu;
const NORWEGIAN_SCHEME =
  /(?<!\p{L})(?:orgn|org(?:anis\p{L}*|aniz\p{L}*)?[\s._-]*(?:nr|nu?m|no(?!\p{L})))|mva|0192|brreg|enhetsreg|foretak/iu;
/** Used in many countries: sufficient only for a number with a valid checksum. */
const SHARED_SCHEME = /vat|tax|(?<!\p{L})(?:org(?!\p{L})|organi[sz]ation)/iu;
const OTHER_SCHEME = /duns|d-u-n-s|(?<!\p{L})(?:lei|gln|isni|naics|sic)(?!\p{L})/iu;
/** Longer ones name no scheme, and reading them takes time that grows with the square of their length. */
const MAX_SCHEME_CHARS = 1_000;
const HOSTS = /(?<=:\/\/)(?!\S*brreg)[^/\s]+/giu;

/** The number that a claim states; labelled if the claim identifies it as Norwegian, whether or not it is valid. */
function readClaim(
  { property, scheme: given, value, own }: IdClaim,
): Pick<NumberOccurrence, 'written' | 'labelled' | 'vatMark'> | null {
  const scheme = given?.slice(0, MAX_SCHEME_CHARS).replace(HOSTS, '') ?? null;
  const text = value.replace(WIDE_SPACES, ' ').trim();
  const participant = /^0192:(\d{9})$/.exec(text)?.[1];
  if (property === 'iso6523code' || participant) {
    return participant ? { written: participant, labelled: true, vatMark: false } : null;
  }
  const isNorwegian = scheme !== null && NORWEGIAN_SCHEME.test(scheme);
  if (scheme !== null && OTHER_SCHEME.test(scheme)) return null;
  if (scheme !== null && !isNorwegian && !SHARED_SCHEME.test(scheme)) return null;
  const match = CLAIM.exec(text);
  if (!match) return null;
  const [, prefix, written = '', , suffix] = match;
  const named = prefix !== undefined || suffix !== undefined || isNorwegian;
  if (property === 'identifier' && !named && scheme === null && !own) return null;
  return { written, labelled: named, vatMark: suffix !== undefined };
}
