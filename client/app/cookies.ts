/** Preferences are stored in cookies, because the server reads them when it renders a page. */
type Preference = 'ui' | 'theme';

const YEAR_SECONDS = 365 * 24 * 3600;

/** Stores a preference for a year, if cookies are allowed; an empty value deletes it. */
export function remember(name: Preference, value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const age = value === '' ? 0 : YEAR_SECONDS;
  try {
    document.cookie = `${name}=${value}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
  } catch {
    // Documents with an opaque origin may not access cookies.
  }
}
