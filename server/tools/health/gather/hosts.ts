import { getDomain } from 'tldts';
import type { FetchSession } from '../../../net/fetch-types.ts';
import type { AddressGuard } from '../../../net/verdict.ts';
import type { Hosts } from '../gathered.ts';
import type { Visits } from './visits.ts';

export interface HostDeps {
  visits: Visits;
  session: FetchSession;
  guard: Pick<AddressGuard, 'judge'>;
  signal: AbortSignal;
}

/** Tries the other ways to the store's final host, beside each other. */
export async function gatherHosts(
  finalUrl: URL, { visits, session, guard, signal }: HostDeps,
): Promise<Hosts> {
  const other = counterpartOf(finalUrl.hostname);
  const isSecure = finalUrl.protocol === 'https:';
  const [plain, counterpart, tls, ipv6] = await Promise.all([
    visits.knock(withHost(finalUrl, 'http:', finalUrl.hostname), 'entry'),
    other && visits.knock(withHost(finalUrl, finalUrl.protocol, other), 'entry'),
    isSecure ? session.probeTls(finalUrl, { signal }) : null,
    hasIpv6(finalUrl, guard, signal),
  ]);
  return { plain, counterpart: other && counterpart ? { host: other, visit: counterpart } : null, tls, ipv6 };
}

/** The same host with or without `www`; only a registrable domain and its `www` are such a pair. */
export function counterpartOf(host: string): string | null {
  const domain = getDomain(host);
  if (domain === null) return null;
  if (host === domain) return `www.${domain}`;
  return host === `www.${domain}` ? domain : null;
}

/** The root at that host; a port of its own is kept for the scheme it belongs to. */
function withHost(url: URL, protocol: string, host: string): URL {
  const port = protocol === url.protocol && url.port !== '' ? `:${url.port}` : '';
  return new URL(`${protocol}//${host}${port}/`);
}

/** `null` where an operator's mapping or a failed look-up leaves it open. */
async function hasIpv6(url: URL, guard: Pick<AddressGuard, 'judge'>, signal: AbortSignal): Promise<boolean | null> {
  if (signal.aborted) return null;
  const verdict = await guard.judge(url, signal).catch(() => null);
  if (!verdict?.ok || verdict.target.mapped) return null;
  return verdict.target.addresses.some(({ family }) => family === 6);
}
