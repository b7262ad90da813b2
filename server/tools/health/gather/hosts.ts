import { getDomain } from 'tldts';
import type { FetchResponse, SessionRequests, Hop } from '../../../net/fetch-types.ts';
import type { AddressGuard } from '../../../net/guard.ts';
import { parseUrl } from '../../../net/parse-url.ts';
import type { Hosts, FetchedResource, Available } from '../gathered.ts';
import { available, unavailable } from '../available.ts';
import type { StoreFetcher } from './store-fetcher.ts';

/** Dependencies of the tries of other hosts. */
interface HostDeps {
  fetcher: StoreFetcher;
  session: SessionRequests;
  guard: AddressGuard;
  signal: AbortSignal;
}

/** Tries http, the `www` counterpart, TLS and IPv6 of the home page's host, in parallel. */
export async function gatherHosts(
  home: FetchResponse, { fetcher, session, guard, signal }: HostDeps,
): Promise<Hosts> {
  const finalUrl = home.url;
  const head: Step = (url) => fetcher.head(url, 'entry', { maxRedirects: 0 });
  const other = counterpartOf(finalUrl.hostname);
  const [plain, counterpart, tls, ipv6] = await Promise.all([
    followRedirects(home, withHost(finalUrl, 'http:', finalUrl.hostname), head),
    other === null ? null : followRedirects(home, withHost(finalUrl, finalUrl.protocol, other), head),
    finalUrl.protocol === 'https:' ? session.probeTls(finalUrl) : null,
    hasIpv6(finalUrl, guard, signal),
  ]);
  return { plain, counterpart, tls, ipv6 };
}

const MAX_HOPS = 5;

/** One request that does not follow redirects. */
type Step = (url: URL) => Promise<FetchedResource>;

/** Follows redirects one request at a time; reuses `home` instead of fetching it again when they lead there. */
export async function followRedirects(home: FetchResponse, start: URL, step: Step): Promise<FetchedResource> {
  const hops: Hop[] = [];
  let resource = await step(start);
  for (;;) {
    const { result } = resource;
    const location = result?.ok && result.status >= 300 && result.status < 400 ? result.headers.get('location') : null;
    const next = result?.ok && location !== null ? parseUrl(location, result.url) : null;
    if (!result?.ok || !next || hops.length === MAX_HOPS) {
      return { ...resource, requestedUrl: start, result: result && { ...result, hops } };
    }
    hops.push({ url: result.url.href, status: result.status, location: location! });
    if (next.href === home.url.href) return { ...resource, requestedUrl: start, result: { ...home, hops } };
    resource = await step(next);
  }
}

/** The same host with or without `www`; `null` unless it is a registrable domain or its `www` host. */
export function counterpartOf(host: string): string | null {
  const domain = getDomain(host);
  if (domain === null) return null;
  if (host === domain) return `www.${domain}`;
  return host === `www.${domain}` ? domain : null;
}

/** The root URL of that host; an explicit port is kept only if the scheme stays the same. */
function withHost(url: URL, protocol: string, host: string): URL {
  const port = protocol === url.protocol && url.port !== '' ? `:${url.port}` : '';
  return new URL(`${protocol}//${host}${port}/`);
}

async function hasIpv6(url: URL, guard: AddressGuard, signal: AbortSignal): Promise<Available<boolean>> {
  const verdict = signal.aborted ? null : await guard.judge(url, signal).catch(() => null);
  if (!verdict?.ok) return unavailable(signal.aborted ? 'timeout' : 'unreachable');
  // The addresses of a host that the operator mapped are not those of the store.
  if (verdict.target.mapped) return unavailable('not-configured');
  return available(verdict.target.addresses.some(({ family }) => family === 6));
}
