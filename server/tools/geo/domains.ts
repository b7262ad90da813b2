import { parse } from 'tldts';
import { parseUrl } from '../../net/parse-url.ts';

// Platforms with a store per subdomain that are missing from the public suffix list.
const PLATFORMS = ['mystore.no', '24nettbutikk.no'];

/**
 * The registrable domain: `elkjop.no` for `www.elkjop.no`, `kaffebua.myshopify.com` for itself. For a host without one
 * (reserved and internal names, IP addresses), the host without a leading `www.`.
 */
export function registrableDomain(hostname: string): string {
  const host = hostname.toLowerCase().replace(/\.$/, '');
  for (const suffix of PLATFORMS) {
    if (host.endsWith(`.${suffix}`)) {
      const shop = host.slice(0, -suffix.length - 1).split('.').at(-1);
      return shop === 'www' ? suffix : `${shop}.${suffix}`;
    }
  }
  const { domain, isIcann, isPrivate } = parse(host, { allowPrivateDomains: true });
  return domain && (isIcann || isPrivate) ? domain : host.replace(/^www\./, '');
}

// Reserved for testing and documentation (RFC 2606).
const RESERVED = /\.(?:test|example)$/;

/**
 * The registrable domain of a text that is a host name, normalized as in a URL. Undefined without a known TLD, or if it
 * is nothing but a public suffix.
 */
export function domainInProse(words: string): string | undefined {
  const host = words.includes('.') ? parseUrl(`https://${words}`)?.hostname : undefined;
  if (host === undefined) return undefined;
  const { isIcann, isPrivate, isIp } = parse(host, { allowPrivateDomains: true });
  return (isIcann || isPrivate || RESERVED.test(host)) && !isIp ? registrableDomain(host) : undefined;
}
