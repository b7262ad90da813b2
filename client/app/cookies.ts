/** What a reader may choose to have remembered; the server reads the same cookies when it writes the page. */
type Preference = 'ui' | 'theme';

const YEAR_SECONDS = 365 * 24 * 3600;

/** Remembers a choice for a year, where the browser lets us; an empty value forgets it. */
export function remember(name: Preference, value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const age = value === '' ? 0 : YEAR_SECONDS;
  try {
    document.cookie = `${name}=${value}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
  } catch {
    // A page without an origin of its own may have none.
  }
}
