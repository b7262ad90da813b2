/** More than any host with a user and a port; parsing one outside of ASCII is quadratic in its length. */
const MAX_AUTHORITY = 500;
/** After what a URL may begin with: space and control characters. */
const LONG_AUTHORITY =
  new RegExp(String.raw`^[^!-\uFFFF]*(?:[a-z][a-z\d+.-]*:|[\\/]{2})[\\/]*[^\\/?#]{${MAX_AUTHORITY + 1}}`, 'i');
/** Dropped anywhere in a URL. */
const BREAKS = /[\t\n\r]/g;

/** Parses a URL that a stranger wrote; null if it is none, or its host is longer than any name. */
export function parseUrl(written: string, base?: URL): URL | null {
  return LONG_AUTHORITY.test(written.replace(BREAKS, '')) ? null : URL.parse(written, base);
}
