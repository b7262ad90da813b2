const LANGUAGES = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
const REGIONS = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** ISO 3166-1 alpha-2, as it is written. */
export const isCountry = (code: string): boolean => /^[A-Z]{2}$/.test(code) && REGIONS.of(code) !== undefined;

const UNITED_KINGDOM = /^[a-z]{2,3}-(?:[a-z]{4}-)?uk(?:-|$)/i;
const THREE_LETTERS = /^[a-z]{3}(?:-|$)/i;

/** Reserved codes that a language tag may have; search engines take countries alone (ISO 3166-1). */
const NO_COUNTRY: readonly (string | undefined)[] = ['EU', 'EZ', 'UN'];

/** Whether search engines take it for the code of a language version. */
export function isHreflang(code: string): boolean {
  if (code.toLowerCase() === 'x-default') return true;
  const tag = readLanguageTag(code);
  // A region of numbers is none of ISO 3166-1, and two capitals alone are a country without its language.
  return tag !== null && !NO_COUNTRY.includes(tag.region) && !/^\d/.test(tag.region ?? '') && !isCountry(code);
}

/** What a language tag says, its parts as the registry writes them. */
export interface LanguageTag {
  language: string;
  region: string | undefined;
}

/**
 * Reads a BCP 47 tag (`nb`, `nb-NO`, `zh-Hant-TW`); null for one that is malformed (`nb_NO`) or names a language or
 * region there is not (`norsk`, `en-UK`).
 */
export function readLanguageTag(text: string): LanguageTag | null {
  const tag = text.trim();
  try {
    const { language, region } = new Intl.Locale(tag);
    // ICU mends what the registry does not have: UK, and three letters where two exist.
    const isMended = UNITED_KINGDOM.test(tag) || (THREE_LETTERS.test(tag) && language.length === 2);
    if (isMended) return null;
    if (language === 'und' || LANGUAGES.of(language) === undefined) return null;
    if (region !== undefined && REGIONS.of(region) === undefined) return null;
    return { language, region };
  } catch {
    return null;
  }
}
