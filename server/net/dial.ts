import { addAbortListener } from 'node:events';
import { connect, type Socket } from 'node:net';

import type { Clock } from '../clock.ts';
import { NetFault, type FetchFault } from './faults.ts';
import { canonicalIp } from './ip.ts';
import type { Target } from './guard.ts';
import type { PinnedAddress } from './resolve.ts';

interface DialOptions {
  clock: Clock;
  signal: AbortSignal;
  /** For all addresses together; 5 s by default. */
  budgetMs?: number;
  /** Keeps our side open after the peer has ended its own, for relays. */
  allowHalfOpen?: boolean;
}

/** The connect budget, TLS included, before scaling. */
export const CONNECT_MS = 5_000;
/** Connection Attempt Delay (RFC 8305 § 5). */
const ATTEMPT_DELAY_MS = 250;

/**
 * Connects to one of the target's pinned addresses and to nothing else: Happy Eyeballs, the first connection wins.
 * Rejects with a `NetFault` or the signal's reason; a rejection leaves no socket open.
 */
export async function dial(target: Pick<Target, 'addresses' | 'port'>, options: DialOptions): Promise<Socket> {
  const { clock, signal, budgetMs = CONNECT_MS, allowHalfOpen = false } = options;
  const queue = interleave(target.addresses);
  const attempts = new Set<Socket>();
  const faults: NetFault[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<Socket>();
  using cleanup = new DisposableStack();
  cleanup.defer(() => {
    for (const socket of attempts) socket.destroy();
    attempts.clear();
  });
  let attemptDelay: Disposable | undefined;

  const tryNext = (): void => {
    attemptDelay?.[Symbol.dispose]();
    const pinned = queue.shift();
    if (!pinned) {
      if (attempts.size === 0) reject(mostSpecific(faults));
      return;
    }
    const { address: host, family } = pinned;
    const socket = connect({ host, port: target.port, family, allowHalfOpen, noDelay: true });
    attempts.add(socket);
    socket.once('connect', () => {
      if (canonicalIp(socket.remoteAddress ?? '') !== canonicalIp(host)) {
        return reject(new NetFault('guard-blocked', 'the connection reached another address than the one checked'));
      }
      resolve(socket);
    });
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (!attempts.delete(socket)) return;
      faults.push(new NetFault(faultOf(error.code), `${host}: ${error.code ?? error.message}`));
      tryNext();
    });
    attemptDelay = cleanup.use(clock.after(ATTEMPT_DELAY_MS, tryNext));
  };

  signal.throwIfAborted();
  cleanup.use(addAbortListener(signal, () => reject(signal.reason)));
  cleanup.use(clock.after(budgetMs, () => {
    reject(new NetFault('connect-timeout', `no connection within ${budgetMs} ms`));
  }));
  tryNext();
  const socket = await promise;
  attempts.delete(socket);
  return socket;
}

/** Interleaves IPv6 and IPv4 (RFC 8305 § 4), each family in its resolved order. */
function interleave(addresses: readonly PinnedAddress[]): PinnedAddress[] {
  const six = addresses.filter(({ family }) => family === 6);
  const four = addresses.filter(({ family }) => family === 4);
  return Array.from({ length: Math.max(six.length, four.length) }, (_, index) => [six[index], four[index]])
    .flat()
    .filter((pinned) => pinned !== undefined);
}

/** Maps a socket's system error code to a fault. */
export function faultOf(code: string | undefined): FetchFault {
  switch (code) {
    case 'ECONNREFUSED': return 'refused';
    case 'ECONNRESET':
    case 'ECONNABORTED':
    case 'EPIPE': return 'reset';
    case 'ETIMEDOUT': return 'connect-timeout';
    case 'ENETUNREACH':
    case 'EHOSTUNREACH':
    case 'ENETDOWN':
    case 'EHOSTDOWN':
    case 'EADDRNOTAVAIL':
    case 'EAFNOSUPPORT':
    case 'EACCES':
    case 'EPERM': return 'no-route';
    default: return 'failed';
  }
}

// A missing IPv6 route here must not hide that the store refused over IPv4.
function mostSpecific(faults: readonly NetFault[]): NetFault {
  const rank: FetchFault[] = ['refused', 'reset', 'connect-timeout', 'failed', 'no-route'];
  return faults.toSorted((a, b) => rank.indexOf(a.code) - rank.indexOf(b.code))[0]
    ?? new NetFault('no-route', 'there was no address to connect to');
}
