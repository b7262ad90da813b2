// Labels before and after nine digits that tell what kind of number they are.

/** A few words and signs between a label and its number: `Org.nr. (MVA) er: NO`. */
const FILLER_WORD = String.raw`(?<!\p{L})(?:er|is|nr|no|nummer|number|mva|vat|norge|norway)(?!\p{L})`;
const FILLER = String.raw`(?:[\s:.,;#()\[\]|/=–—-]|${FILLER_WORD}){0,16}`;
const NUMBER_WORD = String.raw`(?:nr|no|nummer(?:et)?|number|num|id)`;

const OWN_WORDS = [
  String.raw`org(?:anis(?:asjon|ation)|anization)?s?[\s.\-]*${NUMBER_WORD}(?: vårt)?(?!\p{L})`,
  String.raw`org(?:anisasjon)?\s?[.:]`,
  String.raw`f[oø]retaks(?:nr|nummer(?:et)?|registeret|register|reg)(?!\p{L})`,
  String.raw`(?:enhetsregisteret|brønnøysundregistrene|brønnøysund|brreg)(?!\p{L})`,
  String.raw`(?:bedrifts?|firma|selskaps|verksemds)[\s.\-]*(?:nr|nummer)(?!\p{L})`,
  String.raw`(?:mva|merverdiavgifts?)[\s.\-]*${NUMBER_WORD}?(?!\p{L})`,
];
// Used in many countries: sufficient for a number with a valid checksum, not for an invalid one.
const SHARED_WORDS = [
  String.raw`(?:vat|tax)[\s.\-]*(?:reg(?:istration)?)?[\s.\-]*(?:${NUMBER_WORD})?(?!\p{L})`,
  String.raw`(?:company|business|corporate|enterprise)[\s.\-]*(?:reg(?:istration)?)?[\s.\-]*${NUMBER_WORD}(?!\p{L})`,
  String.raw`reg(?:istration)?[\s.\-]*${NUMBER_WORD}(?!\p{L})`,
];
const NUMBERED_THINGS = [
  'ordre|order|bestillings|vare|artikkel|art|produkt|product|item|part|serie|serial|batch|lot|modell?|lisens|license',
  'kunde|customer|medlems|member|faktura|invoice|gavekort|referanse|ref|sporings|tracking|saks|case|dokument|post|zip',
].join('|');
const OTHER_WORDS = [
  String.raw`(?:inkl?|inklusive|ekskl?|eks|uten|herav|pluss|incl?|excl?)\.?\s*(?:mva|vat|tax|merverdiavgift)`,
  'kr|nok|eur|usd|sek|pris(?:en)?|sum|totalt?|beløp(?:et)?',
  String.raw`(?:${NUMBERED_THINGS}|vipps|(?:bank|giro)?kontos?)[\s.\-]*${NUMBER_WORD}?`,
  'tlf|tel|telefon|telephone|mobil|mob|phone|fax|faks|sms|whatsapp|ring(?: oss)?|call',
  'account|iban|bic|swift|kid|ean|gtin|sku|upc|mpn|isbn|fødselsnummer|personnummer|svensk|swedish|dansk|danish',
  String.raw`f\.?\s?eks\.?|for eksempel|eksempel|e\.g\.|example`,
  'duns|d-u-n-s|gln|cvr|lei|siren|siret|acn|abn|hrb|nif|kvk|y-tunnus|uid',
].map((words) => String.raw`(?:${words})(?!\p{L})`);

const endingIn = (words: readonly string[], between: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}])(?:${words.join('|')})${between}$`, 'iu');
const OWN = endingIn(OWN_WORDS, FILLER);
const SHARED = endingIn(SHARED_WORDS, FILLER);
const OTHER = endingIn(OTHER_WORDS, FILLER);
const EXAMPLE = /(?<!\p{L})(?:eksempel(?:vis)?|example)(?!\p{L})[^\d\n]{0,40}$/iu;
const SWEDISH = /(?:svensk|swedish|dansk|danish|finsk|finnish)\S*\s+\S+[\s:.]*$/iu;
/** A label, then the company's name: `Org.nr. Nordlys Ull AS: 923 609 016`. */
const OWN_BEFORE_NAME = endingIn(OWN_WORDS.slice(0, 4), String.raw`[^\d\n]{0,40}`);
const OWN_AFTER = /^[\s([,–-]{0,3}(?:org|foretaks)/iu;
const COUNTRY_PREFIX = /(?<![\p{L}\d])NO[\s.:-]?$/u;
const NUMBER_IN_CAPITALS = /(?<!\p{L})(?!(?:ASA?|NO|NR|ID|MVA|NUF)(?!\p{L}))\p{Lu}{2,}\s+$/u;
const VAT_AFTER = /^[ .,(–-]{0,3}mva(?!\p{L})/iu;

/** How many characters before and after a number are read. */
export const LABEL_REACH = 80;

/** Whether the words after a number begin with `MVA`. */
export const hasVatMark = (after: string): boolean => VAT_AFTER.test(after);

/** `own`: a Norwegian company's number. `shared`: a company's number of some country. `none`: not identified. */
type Label = 'own' | 'shared' | 'none';

/** How the words around nine digits identify them; `null` if as something other than a company's number. */
export function readLabel(before: string, after: string): Label | null {
  const vatMark = hasVatMark(after);
  const own = ownLine(before);
  const prefix = countryPrefix(own, vatMark);
  const words = prefix === null ? own : own.slice(0, prefix);
  if (OTHER.test(words) || SWEDISH.test(words) || EXAMPLE.test(words)) return null;
  if (OWN.test(words)) return 'own';
  if (SHARED.test(words)) return prefix !== null || vatMark ? 'own' : 'shared';
  if (vatMark && prefix !== null) return 'own';
  if (vatMark || prefix !== null || OWN_AFTER.test(after)) return 'shared';
  return OWN_BEFORE_NAME.test(words) ? 'shared' : 'none';
}

/** The index of the country prefix `NO`; null if there is none, or it is the abbreviation in `VAT REG NO`. */
function countryPrefix(own: string, vatMark: boolean): number | null {
  const prefix = COUNTRY_PREFIX.exec(own);
  if (!prefix) return null;
  const isGlued = prefix[0].length === 2;
  return isGlued || vatMark || !NUMBER_IN_CAPITALS.test(own.slice(0, prefix.index)) ? prefix.index : null;
}

/** The words on the number's own line; if there are none, also those of the line above. */
function ownLine(before: string): string {
  const reach = before.slice(-LABEL_REACH);
  const cut = reach.lastIndexOf('\n');
  const own = reach.slice(cut + 1);
  if (cut === -1 || !/^(?:[\s:.,;#()–—-]|NO)*$/u.test(own)) return own;
  return reach.slice(reach.lastIndexOf('\n', cut - 1) + 1);
}
