import { parse } from 'tldts';

// Hosts where every shop is a store of its own, which the public suffix list does not know.
const OWN_SUFFIXES = ['mystore.no', '24nettbutikk.no'];

/**
 * The domain one owner holds: `elkjop.no` of `www.elkjop.no`, `kaffebua.myshopify.com` of itself.
 * Where no registry is known (a reserved or internal name, an address) the host itself, without a leading `www.`.
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

// Set apart for names like these (RFC 2606): no registry, and no other meaning.
const RESERVED = /\.(?:test|example)$/;

/**
 * The registrable domain of what reads like a host in prose, in the form `URL` gives it; none without a known TLD, and
 * none for the TLD alone ("kiwi", "tools").
 */
export function domainInProse(words: string): string | undefined {
  if (!words.includes('.') || !URL.canParse(`https://${words}`)) return undefined;
  const host = new URL(`https://${words}`).hostname;
  const { isIcann, isPrivate, isIp } = parse(host, { allowPrivateDomains: true });
  return (isIcann || isPrivate || RESERVED.test(host)) && !isIp ? registrableDomain(host) : undefined;
}
