/** Far longer than the addresses of shops; a longer one takes too long to compare with patterns. */
export const MAX_ADDRESS_CHARS = 8_192;
/** Longer than any real user, host and port; parsing a host that is not ASCII is quadratic in its length. */
const MAX_AUTHORITY = 500;
/** Leading spaces and control characters are skipped, as `URL` ignores them. */
const LONG_AUTHORITY =
  new RegExp(String.raw`^[^!-\uFFFF]*(?:[a-z][a-z\d+.-]*:|[\\/]{2})[\\/]*[^\\/?#]{${MAX_AUTHORITY + 1}}`, 'i');
/** `URL` ignores these anywhere. */
const BREAKS = /[\t\n\r]/g;

/** Parses an untrusted URL; null if it is invalid or its host is longer than any real one. */
export function parseUrl(written: string, base?: URL): URL | null {
  return LONG_AUTHORITY.test(written.replace(BREAKS, '')) ? null : URL.parse(written, base);
}
