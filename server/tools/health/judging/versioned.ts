/** The parts of a file's name that may be a content hash. */
const TOKENS = /(?<=^|[-._~])[\da-z]{8,64}(?=[-._~])/gi;
/** The files that bundlers write. */
const BUNDLED = /\.(?:m?js|css|woff2?)$/i;
/** A version parameter, or a query that is only a hexadecimal number. */
const VERSION = /[?&](?:v|ver|version|rev|hash)=[\w.-]|^\?(?=[a-f]*\d)[\da-f]{6,}$/i;
/** A folder named after the time of a release, as in Magento and Salesforce. */
const RELEASE = /\/v(?:ersion)?\d{9,13}\//;

/** True if a file's URL changes with its content, so that it may be cached for long. */
export function isVersioned(address: string): boolean {
  const url = URL.parse(address);
  if (!url) return false;
  const name = url.pathname.slice(url.pathname.lastIndexOf('/') + 1);
  return VERSION.test(url.search) || RELEASE.test(url.pathname)
    || (name.match(TOKENS) ?? []).some((token) => isHash(token, BUNDLED.test(name)));
}

/** True if letters and digits alternate more than in words or years; any letters count only in files of bundlers. */
function isHash(token: string, isBundled: boolean): boolean {
  const switches = token.match(/\d(?=\D)|\D(?=\d)/g)?.length ?? 0;
  if (/^(?:[\da-f]+|[\dA-F]+)$/.test(token)) return switches >= 2;
  const capitals = token.match(/[a-z](?=[A-Z])/g)?.length ?? 0;
  return isBundled && switches > 0 && (switches + capitals) * 3 >= token.length;
}
