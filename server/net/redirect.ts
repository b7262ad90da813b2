import { NetFault } from './faults.ts';
import type { ResponseHead } from './fetch-types.ts';
import { MAX_ADDRESS_CHARS, parseUrl } from './parse-url.ts';

const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/**
 * The target of a redirect, not yet checked by the guard; `null` without a redirect status and a Location. Throws a
 * `NetFault` when the target is invalid, ambiguous or too long for us.
 */
export function redirectOf({ url: base, status, headers }: ResponseHead): URL | null {
  const [location, ...others] = headers.all('location');
  if (!REDIRECTS.has(status) || location === undefined) return null;
  if (others.length > 0) throw new NetFault('redirect-invalid', 'the redirect names more than one target');
  const url = parseUrl(location, base);
  if (!url) throw new NetFault('redirect-invalid', 'the redirect does not name a web address');
  url.hash = '';
  if (url.href.length > MAX_ADDRESS_CHARS) {
    throw new NetFault('failed', `addresses of more than ${MAX_ADDRESS_CHARS} characters are not requested`);
  }
  return url;
}
