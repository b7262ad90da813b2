const LANGUAGES = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
const REGIONS = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

const isRegion = (code: string): boolean => /^[A-Z]{2}$/.test(code) && REGIONS.of(code) !== undefined;

/** Regions that Unicode knows besides: reserved codes, and those for a user's own use. */
const NO_COUNTRIES: readonly string[] = [
  'AC', 'CP', 'CQ', 'DG', 'EA', 'EU', 'EZ', 'IC', 'QO', 'TA', 'UN', 'XA', 'XB', 'XK', 'ZZ',
];

/** Whether the code is ISO 3166-1 alpha-2, in upper case: `GB`, not `UK`; ICU replaces codes of former countries. */
export const isCountry = (code: string): boolean =>
  isRegion(code) && new Intl.Locale(`und-${code}`).region === code && !NO_COUNTRIES.includes(code);

const UNITED_KINGDOM = /^[a-z]{2,3}-(?:[a-z]{4}-)?uk(?:-|$)/i;
const THREE_LETTERS = /^[a-z]{3}(?:-|$)/i;

/** Reserved regions that are valid in a language tag; search engines accept countries only (ISO 3166-1). */
const NON_COUNTRY_REGIONS: readonly (string | undefined)[] = ['EU', 'EZ', 'UN'];

/** ISO 639-1, then perhaps a script, then perhaps a country. */
const HREFLANG = /^[a-z]{2}(?:-[a-z]{4})?(?:-[a-z]{2})?$/i;

/** Whether search engines accept it as an `hreflang` value. */
export function isHreflang(code: string): boolean {
  if (code.toLowerCase() === 'x-default') return true;
  const tag = readLanguageTag(code);
  // Two capitals alone are a country without a language.
  return tag !== null && HREFLANG.test(code.trim()) && !NON_COUNTRY_REGIONS.includes(tag.region) && !isRegion(code);
}

/** Longer than any language tag: reading one is quadratic in its length. */
export const MAX_TAG_LENGTH = 100;

/** Parses a BCP 47 tag (`nb-NO`), in the registry's spelling; null when malformed (`nb_NO`) or unknown to it (`norsk`, `en-UK`). */
export function readLanguageTag(text: string): { language: string; region: string | undefined } | null {
  const tag = text.trim();
  if (tag.length > MAX_TAG_LENGTH) return null;
  try {
    const { language, region } = new Intl.Locale(tag);
    // ICU silently corrects codes the registry does not have: UK, and three letters where two exist.
    const isCorrected = UNITED_KINGDOM.test(tag) || (THREE_LETTERS.test(tag) && language.length === 2);
    if (isCorrected) return null;
    if (language === 'und' || LANGUAGES.of(language) === undefined) return null;
    if (region !== undefined && REGIONS.of(region) === undefined) return null;
    return { language, region };
  } catch {
    return null;
  }
}
