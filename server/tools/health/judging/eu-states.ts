/** The states of the Union, ISO 3166-1. */
export const EU_STATES: readonly string[] = [
  'AT', 'BE', 'BG', 'HR', 'CY', 'CZ', 'DK', 'EE', 'FI', 'FR', 'DE', 'GR', 'HU', 'IE', 'IT', 'LV', 'LT', 'LU', 'MT',
  'NL', 'PL', 'PT', 'RO', 'SK', 'SI', 'ES', 'SE',
];

/** Whether this is a state of the Union. */
export const isEuState = (code: string): boolean => EU_STATES.includes(code);

/** The money of the Union by its code, and the one state it is of. */
export const EU_CURRENCIES: ReadonlyMap<string, string | null> = new Map([
  ['EUR', null], ['SEK', 'SE'], ['DKK', 'DK'], ['PLN', 'PL'], ['CZK', 'CZ'], ['HUF', 'HU'], ['RON', 'RO'],
]);

/** Languages that a store hardly has for buyers elsewhere alone; English, Spanish and Portuguese are not among them. */
export const EU_LANGUAGES: readonly string[] = [
  'sv', 'da', 'fi', 'de', 'fr', 'nl', 'it', 'pl', 'cs', 'sk', 'hu', 'ro', 'bg', 'hr', 'el', 'et', 'lv', 'lt', 'sl',
];
