/** ISO 3166-1 codes of the EU member states. */
export const EU_STATES: readonly string[] = [
  'AT', 'BE', 'BG', 'HR', 'CY', 'CZ', 'DK', 'EE', 'FI', 'FR', 'DE', 'GR', 'HU', 'IE', 'IT', 'LV', 'LT', 'LU', 'MT',
  'NL', 'PL', 'PT', 'RO', 'SK', 'SI', 'ES', 'SE',
];

/** True for the code of an EU member state. */
export const isEuState = (code: string): boolean => EU_STATES.includes(code);

/** EU currencies with the one member state that uses each; `null` for the euro. */
export const EU_CURRENCIES: ReadonlyMap<string, string | null> = new Map([
  ['EUR', null], ['SEK', 'SE'], ['DKK', 'DK'], ['PLN', 'PL'], ['CZK', 'CZ'], ['HUF', 'HU'], ['RON', 'RO'],
]);

/** Languages that suggest EU customers; not English, Spanish or Portuguese, which are widely used elsewhere. */
export const EU_LANGUAGES: readonly string[] = [
  'sv', 'da', 'fi', 'de', 'fr', 'nl', 'it', 'pl', 'cs', 'sk', 'hu', 'ro', 'bg', 'hr', 'el', 'et', 'lv', 'lt', 'sl',
];
