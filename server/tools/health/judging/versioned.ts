/** A hash among the parts of a file's name: letters with digits among them, or hexadecimal. */
const HASH = /(?:^|[-._~])(?=[a-z]*\d|[a-f]+[-._~])[\da-z]{8,64}(?=[-._~])/i;
/** A version in the query, or a query that is nothing else. */
const VERSION = /[?&](?:v|ver|version|rev|hash|h|t|ts)=[\w.-]|^\?[\da-f]{6,}$/i;

/** Whether a file's address changes with its content, so that it may be kept for long. */
export function isVersioned(address: string): boolean {
  const url = URL.parse(address);
  if (!url) return false;
  return VERSION.test(url.search) || HASH.test(url.pathname.slice(url.pathname.lastIndexOf('/') + 1));
}
