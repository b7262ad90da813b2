import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';

/** Whether a request names a host that is ours. */
export type ServesHost = (req: Pick<IncomingMessage, 'url' | 'headers'>) => boolean;

/** No public name server answers for these, so no page can be led here under one of them. */
const NEVER_PUBLIC = /^[^.]+$|\.(?:localhost|local|internal|test|home\.arpa)$/;
const AUTHORITY = /^(?:\[([^\]]*)\]|([a-z\d_-]+(?:\.[a-z\d_-]+)*)\.?)(?::\d*)?$/;
const IN_TARGET = /^[a-z][a-z\d+.-]*:\/\/([^/?#]*)/i;

/**
 * Any address, names that nobody can rebind, `publicUrl`'s host and `others`, on any port. A page that had its own name
 * rebound to this service would pass for one of ours; its browser always sends that name.
 */
export function createAllowedHosts(publicUrl: string, others: readonly string[]): ServesHost {
  const own = new Set([new URL(publicUrl).hostname, ...others]);
  const isOurs = (authority: string): boolean => {
    const [, bracketed, name] = AUTHORITY.exec(authority.toLowerCase()) ?? [];
    if (bracketed !== undefined) return isIPv6(bracketed) && !bracketed.includes('%');
    return name !== undefined && (own.has(name) || NEVER_PUBLIC.test(name) || isIPv4(name));
  };
  // Nearly every request names the same host.
  let lastOurs = '';
  const passes = (authority: string | undefined): boolean => {
    if (authority === undefined || authority === lastOurs) return true;
    if (!isOurs(authority)) return false;
    lastOurs = authority;
    return true;
  };
  return ({ url = '/', headers }) => {
    const inTarget = url.startsWith('/') ? undefined : IN_TARGET.exec(url)?.[1];
    // HTTP/1.0 alone may leave the header out, and no browser does.
    return passes(headers.host) && passes(inTarget);
  };
}
