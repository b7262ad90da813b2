import { parse } from 'tldts';
import { parseUrl } from '../../net/parse-url.ts';

// Shop hosts with a store per subdomain that the public suffix list lacks.
const OWN_SUFFIXES = ['mystore.no', '24nettbutikk.no'];

/**
 * The registrable domain: `elkjop.no` for `www.elkjop.no`, `kaffebua.myshopify.com` for itself. Without a public suffix
 * (reserved or internal names, addresses), the host without a leading `www.`.
 */
export function registrableDomain(hostname: string): string {
  const host = hostname.toLowerCase().replace(/\.$/, '');
  for (const suffix of OWN_SUFFIXES) {
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

/** The registrable domain of a word that looks like a host, as `URL` writes it; undefined without a known TLD or for a TLD alone. */
export function domainInProse(words: string): string | undefined {
  const host = words.includes('.') ? parseUrl(`https://${words}`)?.hostname : undefined;
  if (host === undefined) return undefined;
  const { isIcann, isPrivate, isIp } = parse(host, { allowPrivateDomains: true });
  return (isIcann || isPrivate || RESERVED.test(host)) && !isIp ? registrableDomain(host) : undefined;
}
