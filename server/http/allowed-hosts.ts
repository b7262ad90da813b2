import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';

/** Whether a request's Host is one of this service's names. */
export type IsOwnHost = (req: Pick<IncomingMessage, 'url' | 'headers'>) => boolean;

/** Names that public DNS does not resolve, so that nobody can rebind them to this service. */
const NEVER_PUBLIC = /^[^.]+$|\.(?:localhost|local|internal|test|home\.arpa)$/;
const AUTHORITY = /^(?:\[([^\]]*)\]|([a-z\d_-]+(?:\.[a-z\d_-]+)*)\.?)(?::\d*)?$/;
const IN_TARGET = /^[a-z][a-z\d+.-]*:\/\/([^/?#]*)/i;

/**
 * Guards against DNS rebinding: allows IP addresses, names outside public DNS, `publicUrl`'s host and `others`, on any
 * port. A rebound page's browser always sends the page's own name.
 */
export function createIsOwnHost(publicUrl: string, others: readonly string[]): IsOwnHost {
  const own = new Set([new URL(publicUrl).hostname, ...others]);
  // Only HTTP/1.0 may omit the header, and no browser does.
  const isAllowed = (authority: string | undefined): boolean => {
    if (authority === undefined) return true;
    const [, bracketed, name] = AUTHORITY.exec(authority.toLowerCase()) ?? [];
    if (bracketed !== undefined) return isIPv6(bracketed) && !bracketed.includes('%');
    return name !== undefined && (own.has(name) || NEVER_PUBLIC.test(name) || isIPv4(name));
  };
  return ({ url = '/', headers }) => {
    const inTarget = url.startsWith('/') ? undefined : IN_TARGET.exec(url)?.[1];
    return isAllowed(headers.host) && isAllowed(inTarget);
  };
}
