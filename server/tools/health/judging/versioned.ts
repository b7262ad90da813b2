/** A content hash in a file name: alphanumeric with a digit, or hexadecimal. */
const HASH = /(?:^|[-._~])(?=[a-z]*\d|[a-f]+[-._~])[\da-z]{8,64}(?=[-._~])/i;
/** A version parameter, or a query that is only a hash. */
const VERSION = /[?&](?:v|ver|version|rev|hash|h|t|ts)=[\w.-]|^\?[\da-f]{6,}$/i;

/** True if a file's URL changes with its content, so that it may be cached for long. */
export function isVersioned(address: string): boolean {
  const url = URL.parse(address);
  if (!url) return false;
  return VERSION.test(url.search) || HASH.test(url.pathname.slice(url.pathname.lastIndexOf('/') + 1));
}
