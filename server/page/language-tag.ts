const LANGUAGES = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
const REGIONS = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

const isRegion = (code: string): boolean => /^[A-Z]{2}$/.test(code) && REGIONS.of(code) !== undefined;

/** Regions that Unicode knows but ISO 3166-1 does not assign: reserved codes, and codes for private use. */
const NOT_COUNTRIES: readonly string[] = [
  'AC', 'CP', 'CQ', 'DG', 'EA', 'EU', 'EZ', 'IC', 'QO', 'TA', 'UN', 'XA', 'XB', 'XK', 'ZZ',
];

/** Whether the code is ISO 3166-1 alpha-2, in upper case: `GB`, not `UK`, nor the code of a former country. */
export const isCountry = (code: string): boolean =>
  isRegion(code) && new Intl.Locale(`und-${code}`).region === code && !NOT_COUNTRIES.includes(code);

const UNITED_KINGDOM = /^[a-z]{2,3}-(?:[a-z]{4}-)?uk(?:-|$)/i;
const THREE_LETTERS = /^[a-z]{3}(?:-|$)/i;

/** Reserved regions that are valid in a language tag; search engines accept countries only (ISO 3166-1). */
const NON_COUNTRY_REGIONS: readonly (string | undefined)[] = ['EU', 'EZ', 'UN'];

/** An ISO 639-1 language, then optionally a script and a country. */
const HREFLANG = /^[a-z]{2}(?:-[a-z]{4})?(?:-[a-z]{2})?$/i;

/** Whether search engines accept the code as an `hreflang` value. */
export function isHreflang(code: string): boolean {
  if (code.toLowerCase() === 'x-default') return true;
  const tag = readLanguageTag(code);
  // Two capitals alone, such as `GB`, are a country without a language.
  return tag !== null && HREFLANG.test(code.trim())
    && !NON_COUNTRY_REGIONS.includes(tag.region) && !isRegion(code.trim());
}

/** Longer than any real language tag; reading one takes time that is quadratic in its length. */
export const MAX_TAG_LENGTH = 100;

/** Reads a BCP 47 tag (`nb-NO`); null when it is malformed (`nb_NO`) or not in the registry (`norsk`, `en-UK`). */
export function readLanguageTag(text: string): { language: string; region: string | undefined } | null {
  const tag = text.trim();
  if (tag.length > MAX_TAG_LENGTH) return null;
  try {
    const { language, region } = new Intl.Locale(tag);
    // ICU silently corrects codes that the registry does not have: `UK`, and three letters where two exist.
    const isCorrected = UNITED_KINGDOM.test(tag) || (THREE_LETTERS.test(tag) && language.length === 2);
    if (isCorrected) return null;
    if (language === 'und' || LANGUAGES.of(language) === undefined) return null;
    if (region !== undefined && REGIONS.of(region) === undefined) return null;
    return { language, region };
  } catch {
    return null;
  }
}
